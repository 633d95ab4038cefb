"""What people do: each act becomes an interaction, is sent to the application, and waits for the answer."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox.command_input import CommandCall, follow_path, option_values
from bot.sandbox.component_input import modal_data, press_data
from bot.sandbox.errors import ApiError, missing_access, unknown
from bot.sandbox.interaction_payloads import interaction_object, resolved_objects
from bot.sandbox.interactions import Answer, Interaction
from bot.sandbox.messages import StoredMessage
from bot.sandbox.permissions import has
from bot.sandbox.services import Services
from bot.sandbox.validation.callbacks import InteractionType
from bot.sandbox.wire import Json
from bot.sandbox.world import Channel, Person

_FAILURES = {
    InteractionType.COMMAND: "The application did not respond",
    InteractionType.COMPONENT: "This interaction failed",
    InteractionType.AUTOCOMPLETE: "Loading options failed",
    InteractionType.MODAL_SUBMIT: "Something went wrong. Try again.",
}


@dataclass
class People:
    """Acts of people on one local Discord."""

    services: Services

    def find(self, key: object) -> Person:
        """The person named by id or username. Raises 404."""
        person = self.services.world.person(str(key))
        if person is None:
            raise unknown("User")
        return person

    def channel(self, person: Person, channel_id: str) -> Channel:
        """A channel that the person sees. Raises 404 or 403."""
        world = self.services.world
        channel = world.channels.get(channel_id)
        if channel is None:
            raise unknown("Channel")
        if person.id not in world.audience(channel):
            raise missing_access()
        return channel

    async def slash(self, person: Person, channel: Channel, name: str, options: dict[str, Any]) -> Json:
        """Type a slash command, e.g. "deal new"."""
        call = self._call(person, channel, name)
        values = option_values(call, options, self.services.world, channel.guild_id)
        texts = [value["value"] for value in values if value["type"] in (6, 7, 9)]
        resolved = resolved_objects(self.services.world, channel.guild_id, texts)
        interaction = self._interaction(InteractionType.COMMAND, person, channel)
        interaction.command = " ".join(name.split())
        return self._result(interaction, await self._send(interaction, call.data(values, resolved)))

    def _call(self, person: Person, channel: Channel, name: str) -> CommandCall:
        root, *steps = name.split() or [""]
        command = self.services.commands.find(root, channel.guild_id)
        if command is None:
            raise unknown("application command")
        wanted = command["default_member_permissions"]
        if channel.guild_id and wanted is not None:
            granted = self.services.world.guilds[channel.guild_id].members[person.id]
            # Nobody but administrators may use a command whose default permissions are 0.
            if not has(granted, int(wanted) or 1 << 3):
                raise ApiError(403, 50013, "You do not have permission to use this command")
        return follow_path(command, steps)

    async def autocomplete(
        self, person: Person, channel: Channel, name: str, options: dict[str, Any], focused: str
    ) -> list[Json]:
        """Ask for suggestions for one option while typing."""
        call = self._call(person, channel, name)
        option = next((o for o in call.options if o["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise ApiError(400, 50035, f"Option {focused!r} has no autocompletion")
        values = option_values(
            call, {**options, focused: options.get(focused, "")}, self.services.world, channel.guild_id, focused=focused
        )
        interaction = self._interaction(InteractionType.AUTOCOMPLETE, person, channel)
        interaction.focused_type = option["type"]
        answer = await self._send(interaction, call.data(values, {}))
        return list(answer.data) if answer else []

    async def press(self, person: Person, message_id: str, custom_id: str, values: Any) -> Json:
        """Press a button, or choose in a select."""
        stored = self.services.messages.visible_to(person.id, message_id)
        data = press_data(stored, custom_id, values, self.services.world)
        interaction = self._interaction(InteractionType.COMPONENT, person, stored.channel, stored)
        return self._result(interaction, await self._send(interaction, data))

    async def submit(self, person: Person, modal_id: str, values: dict[str, Any]) -> Json:
        """Send a modal off. It stays open if nobody answers."""
        modal = self.services.modals.get(person.id, modal_id)
        channel = modal.opened_by.channel
        data = modal_data(modal.data, values, self.services.world, channel.guild_id)
        interaction = self._interaction(InteractionType.MODAL_SUBMIT, person, channel, modal.opened_by.source)
        answer = await self._send(interaction, data)
        if answer:
            self.services.modals.close(modal_id)
        return self._result(interaction, answer)

    async def forge(
        self, kind: InteractionType, person: Person, channel: Channel, data: Json, source: StoredMessage | None = None
    ) -> Json:
        """Send the application an interaction that no client would: nothing is checked but that it is answered."""
        interaction = self._interaction(kind, person, channel, source)
        return self._result(interaction, await self._send(interaction, data))

    def _interaction(
        self, kind: InteractionType, person: Person, channel: Channel, source: StoredMessage | None = None
    ) -> Interaction:
        services = self.services
        return Interaction(services.snowflakes.next(), kind, person, channel, services.clock.now(), source)

    async def _send(self, interaction: Interaction, data: Json) -> Answer | None:
        services = self.services
        services.interactions.add(interaction)
        payload = interaction_object(services.world, interaction, data)
        await services.gateway.dispatch("INTERACTION_CREATE", payload, guild_id=interaction.channel.guild_id)
        answer = await services.interactions.wait(interaction)
        if answer is None:
            source = interaction.source
            event = {"type": "failed", "message_id": source.id if source else None, "text": _FAILURES[interaction.kind]}
            where = {"interaction_type": int(interaction.kind), "channel_id": interaction.channel.id}
            services.events.publish([interaction.person.id], {**event, **where})
        return answer

    def _result(self, interaction: Interaction, answer: Answer | None) -> Json:
        error = None if answer else {"message": _FAILURES[interaction.kind]}
        kind = int(answer.type) if answer else None
        return {"interaction_id": interaction.id, "callback_type": kind, "error": error}
