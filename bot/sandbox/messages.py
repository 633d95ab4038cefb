"""All messages: creating, editing, deleting, who sees them, and telling the gateway and the people."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox.attachments import FileStore, check_references, check_sizes, resolve_references
from bot.sandbox.clock import ShiftableClock
from bot.sandbox.components import number_components
from bot.sandbox.errors import unknown
from bot.sandbox.events import EventBus
from bot.sandbox.gateway import Gateway, Intent
from bot.sandbox.mentions import find_mentions
from bot.sandbox.multipart import Body
from bot.sandbox.payloads import bot_user_object, user_object
from bot.sandbox.permissions import Permission, has
from bot.sandbox.snowflakes import Snowflakes, iso_time
from bot.sandbox.validation.messages import COMPONENTS_V2, check_message
from bot.sandbox.wire import Json, clone
from bot.sandbox.world import Channel, World

EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
_SETTABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


@dataclass
class StoredMessage:
    """A message object and what the object does not say. `viewer_id` is set on ephemerals."""

    payload: Json
    channel: Channel
    created_at: float
    viewer_id: str | None = None

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.payload["id"])

    @property
    def loading(self) -> bool:
        """True while it only says that the application is thinking."""
        return bool(self.payload["flags"] & LOADING)


class MessageStore:
    """Messages of every channel, oldest first."""

    def __init__(
        self,
        *,
        world: World,
        clock: ShiftableClock,
        snowflakes: Snowflakes,
        files: FileStore,
        gateway: Gateway,
        events: EventBus,
    ) -> None:
        self._world = world
        self._clock = clock
        self._snowflakes = snowflakes
        self._files = files
        self._gateway = gateway
        self._events = events
        self._messages: dict[str, StoredMessage] = {}

    def get(self, message_id: str) -> StoredMessage:
        """Any message, ephemeral or not. Raises 404/10008."""
        try:
            return self._messages[message_id]
        except KeyError:
            raise unknown("Message") from None

    def find(self, message_id: str) -> StoredMessage | None:
        """Any message, or None if it is gone."""
        return self._messages.get(message_id)

    def in_channel(self, channel: Channel, message_id: str) -> StoredMessage:
        """A message by the channel's route, where ephemerals do not exist. Raises 404/10008."""
        stored = self.get(message_id)
        if stored.channel is not channel or stored.viewer_id:
            raise unknown("Message")
        return stored

    def listing(self, channel: Channel) -> list[StoredMessage]:
        """The channel's messages that are not ephemeral, oldest first."""
        return [m for m in self._messages.values() if m.channel is channel and not m.viewer_id]

    def audience(self, stored: StoredMessage) -> frozenset[str]:
        """Ids of the people who see a message."""
        return frozenset({stored.viewer_id}) if stored.viewer_id else self._world.audience(stored.channel)

    def visible_to(self, person_id: str, message_id: str) -> StoredMessage:
        """A message that a person sees. Raises 404/10008."""
        stored = self.get(message_id)
        if person_id not in self.audience(stored):
            raise unknown("Message")
        return stored

    async def create(
        self,
        channel: Channel,
        body: Body,
        *,
        viewer_id: str | None = None,
        loading: bool = False,
        extra: Json | None = None,
    ) -> StoredMessage:
        """Check and store a new message. `loading` makes the placeholder of a deferred answer.

        Raises ApiError as Discord would.
        """
        check_sizes(body.uploads)
        if not loading:
            check_message(body.data, file_ids=body.file_ids)
        flags = (body.data.get("flags") or 0) & _SETTABLE_FLAGS
        payload = self._blank(channel, flags | (EPHEMERAL if viewer_id else 0) | (LOADING if loading else 0))
        payload.update(extra or {})
        stored = StoredMessage(payload, channel, self._clock.now(), viewer_id)
        self._apply(stored, body)
        self._messages[stored.id] = stored
        await self._announce(stored, "MESSAGE_CREATE")
        if not flags & SUPPRESS_NOTIFICATIONS and not viewer_id:
            self._ping(stored)
        return stored

    async def edit(self, stored: StoredMessage, body: Body) -> StoredMessage:
        """Check and apply an edit. Raises ApiError as Discord would, and then changes nothing."""
        check_sizes(body.uploads)
        check_message(body.data, before=stored.payload, file_ids=body.file_ids)
        self._apply(stored, body)
        given = body.data.get("flags")
        if given is not None:
            kept = stored.payload["flags"] & ~(SUPPRESS_EMBEDS | COMPONENTS_V2)
            stored.payload["flags"] = kept | given & (SUPPRESS_EMBEDS | COMPONENTS_V2)
        stored.payload["flags"] &= ~LOADING
        stored.payload["edited_timestamp"] = iso_time(self._clock.now())
        await self._announce(stored, "MESSAGE_UPDATE")
        return stored

    async def delete(self, stored: StoredMessage) -> None:
        """Remove a message."""
        audience = self.audience(stored)
        self._messages.pop(stored.id, None)
        for attachment in stored.payload["attachments"]:
            self._files.discard(attachment)
        self._events.publish(audience, {"type": "delete", "channel_id": stored.channel.id, "id": stored.id})
        if not stored.viewer_id:
            gone: Json = {"id": stored.id, "channel_id": stored.channel.id}
            if stored.channel.guild_id:
                gone["guild_id"] = stored.channel.guild_id
            await self._dispatch(stored.channel, "MESSAGE_DELETE", gone)

    def _blank(self, channel: Channel, flags: int) -> Json:
        return {
            "id": self._snowflakes.next(),
            "type": 0,
            "channel_id": channel.id,
            "author": bot_user_object(self._world.application),
            "content": "",
            "timestamp": iso_time(self._clock.now()),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "flags": flags,
        }

    def _apply(self, stored: StoredMessage, body: Body) -> None:
        # A new object each time: whoever was handed the old one keeps it as it was.
        message, data = dict(stored.payload), body.data
        for name, empty in (("content", ""), ("embeds", []), ("components", [])):
            if name in data:
                message[name] = clone(data[name]) if data[name] is not None else empty
        declared = {str(a["id"]): a for a in data.get("attachments") or ()}
        kept = [dict(a) for a in message["attachments"] if data.get("attachments") is None or a["id"] in declared]
        uploads = [(upload, declared.get(str(upload.index), {})) for upload in body.uploads]
        names = [meta.get("filename") or upload.filename for upload, meta in uploads]
        check_references(message, [a["filename"] for a in kept] + names)
        message["attachments"] = kept + [self._files.save(stored.channel.id, *upload) for upload in uploads]
        for attachment in kept:
            if "description" in declared.get(attachment["id"], {}):
                attachment["description"] = declared[attachment["id"]]["description"]
        for attachment in stored.payload["attachments"]:
            if attachment["id"] not in {a["id"] for a in kept}:
                self._files.discard(attachment)
        resolve_references(message)
        number_components(message["components"])
        self._set_mentions(stored.channel, message, data.get("allowed_mentions"))
        stored.payload = message

    def _set_mentions(self, channel: Channel, message: Json, allowed: Any) -> None:
        everyone = has(channel.bot_permissions, Permission.MENTION_EVERYONE)
        found = find_mentions(message, allowed, may_mention_everyone=everyone)
        people = [self._world.people[i] for i in found.users if i in self._world.people]
        message["mentions"] = [user_object(person) for person in people]
        message["mention_everyone"] = found.everyone

    async def _announce(self, stored: StoredMessage, event: str) -> None:
        self._events.publish(self.audience(stored), {"type": "message", "message": stored.payload})
        if not stored.viewer_id:
            extra = {"guild_id": stored.channel.guild_id} if stored.channel.guild_id else {}
            await self._dispatch(stored.channel, event, {**stored.payload, **extra})

    async def _dispatch(self, channel: Channel, event: str, data: Json) -> None:
        intent = Intent.GUILD_MESSAGES if channel.guild_id else Intent.DIRECT_MESSAGES
        await self._gateway.dispatch(event, data, guild_id=channel.guild_id, intent=intent)

    def _ping(self, stored: StoredMessage) -> None:
        audience = self.audience(stored)
        mentioned = {user["id"] for user in stored.payload["mentions"]}
        pinged = audience if stored.payload["mention_everyone"] else audience & mentioned
        event: Json = {"type": "mention", "channel_id": stored.channel.id, "message_id": stored.id}
        self._events.publish(sorted(pinged), event)
