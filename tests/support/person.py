"""A person on a local Discord, acting and seeing over HTTP like the page does."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeVar

import aiohttp

from tests.support.patience import PATIENCE
from tests.support.reading import Json, control_by_label, is_ephemeral, text_of, walk

T = TypeVar("T")
SEEN_HEADER = "X-Sandbox-Seen"


class RefusedError(Exception):
    """The local Discord refused an act, as a client would have. `status` and `body` say why."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {json.dumps(body)}")
        self.status = status
        self.body = body


class Person:
    """One person's client. Use as `async with Person(url, "ann") as ann`.

    Acts return when the application has answered and everything published until then has been seen here.
    """

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._session: aiohttp.ClientSession | None = None
        self._stream: aiohttp.ClientResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()
        self._seen = 0
        self._messages: dict[str, Json] = {}
        self.me: Json = {}
        self.world: Json = {}
        self.modal: Json | None = None
        self.failures: list[Json] = []
        self.mentions: list[Json] = []
        self.events: list[Json] = []

    async def __aenter__(self) -> "Person":
        try:
            await self._connect()
        except BaseException:
            await self.close()
            raise
        return self

    async def _connect(self) -> None:
        self._session = aiohttp.ClientSession(
            self._url, timeout=aiohttp.ClientTimeout(total=None), read_bufsize=1 << 20
        )
        self._stream = stream = await self._session.get("/sandbox/events", params={"as": self._name})
        assert stream.status == 200, await stream.text()
        await stream.content.readline()  # the stream is open: nothing published from here on is missed
        self._reader = asyncio.create_task(self._read(stream))
        await self.refresh()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End the stream and the connection."""
        if self._reader:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._stream:
            self._stream.close()
        if self._session:
            await self._session.close()

    @property
    def id(self) -> str:
        """This person's user id."""
        return str(self.me["id"])

    async def _read(self, stream: aiohttp.ClientResponse) -> None:
        number = 0
        async for raw in stream.content:
            line = raw.decode().rstrip("\n")
            if line.startswith("id: "):
                number = int(line.removeprefix("id: "))
            elif line.startswith("data: "):
                async with self._changed:
                    self._take(json.loads(line.removeprefix("data: ")))
                    self._seen = number
                    self._changed.notify_all()

    def _take(self, event: Json) -> None:
        self.events.append(event)
        match event["type"]:
            case "message":
                self._messages[event["message"]["id"]] = event["message"]
            case "delete":
                self._messages.pop(event["id"], None)
            case "modal":
                self.modal = event["modal"]
            case "failed":
                self.failures.append(event)
            case "mention":
                self.mentions.append(event)

    async def refresh(self) -> None:
        """Fetch the world anew; ephemerals seen so far stay."""
        self.world = await self._get("/sandbox/world", {"as": self._name})
        self.me = self.world["me"]
        listed = {m["id"]: m for messages in self.world["messages"].values() for m in messages}
        ephemerals = {i: m for i, m in self._messages.items() if is_ephemeral(m)}
        self._messages = dict(sorted({**listed, **ephemerals}.items(), key=lambda item: int(item[0])))

    async def _get(self, path: str, params: dict[str, str]) -> Any:
        assert self._session
        async with self._session.get(path, params=params) as response:
            body = await response.json()
            if response.status != 200:
                raise RefusedError(response.status, body)
            return body

    async def _post(self, path: str, body: Json) -> Any:
        assert self._session
        async with self._session.post(f"/sandbox/{path}", json=body) as response:
            answer = await response.json()
            published = int(response.headers.get(SEEN_HEADER, 0))
            if response.status != 200:
                raise RefusedError(response.status, answer)
        await self.see(published)
        return answer

    async def see(self, published: int) -> None:
        """Wait until the events up to this number have been seen here."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self._seen >= published)

    def channel_id(self, channel: str) -> str:
        """The id of a channel by its name or id; "dm" is the direct messages with the application."""
        if channel == "dm":
            return str(self.world["dm"]["id"])
        listed = [c for guild in self.world["guilds"] for c in guild["channels"] if channel in (c["name"], c["id"])]
        assert len(listed) == 1 or channel == self.world["dm"]["id"], f"{len(listed)} channels are called {channel!r}"
        return str(listed[0]["id"]) if listed else channel

    async def slash(self, command: str, *, channel: str = "tables", **options: Any) -> Json:
        """Type a command, e.g. `slash("deal new", channel="tables", preset="classic")`. Raises RefusedError."""
        body = {"as": self._name, "channel_id": self.channel_id(channel), "name": command, "options": options}
        result: Json = await self._post("slash", body)
        return result

    async def autocomplete(self, command: str, focused: str, typed: str = "", *, channel: str = "tables") -> list[Json]:
        """Suggestions for an option while typing."""
        body = {"as": self._name, "channel_id": self.channel_id(channel), "name": command, "focused": focused}
        answer = await self._post("autocomplete", {**body, "options": {focused: typed}})
        return list(answer["choices"])

    async def press(
        self, message: Json, *, label: str | None = None, custom_id: str | None = None, values: list[str] | None = None
    ) -> Json:
        """Press the button with a label, choose the option with a label, or use a component by custom id."""
        if label is not None:
            component, chosen = control_by_label(message, label)
            custom_id, values = component["custom_id"], values if values is not None else chosen
        body: Json = {"as": self._name, "message_id": message["id"], "custom_id": custom_id}
        result: Json = await self._post("press", body if values is None else {**body, "values": values})
        return result

    async def submit(self, values: dict[str, str | list[str]], modal: Json | None = None) -> Json:
        """Send off the open modal; values by custom id or by the label above a field."""
        modal = modal or self.modal
        assert modal, "no modal is open"
        by_label = {c["label"]: c["component"]["custom_id"] for c in modal["components"] if c["type"] == 18}
        named = {by_label.get(name, name): value for name, value in values.items()}
        result: Json = await self._post("submit", {"as": self._name, "modal_id": modal["id"], "values": named})
        if result["callback_type"] is not None and self.modal is modal:
            self.modal = None
        return result

    async def dismiss(self, message: Json) -> None:
        """Drop an ephemeral from view."""
        await self._post("dismiss", {"as": self._name, "message_id": message["id"]})

    async def delete(self, message: Json) -> None:
        """Delete a message as a moderator."""
        await self._post("delete", {"as": self._name, "message_id": message["id"]})

    async def configure(self, **settings: Any) -> None:
        """Change one's `locale`, `dms_open` or `permissions`."""
        await self._post("person", {"id": self.id, **settings})

    def seen(self) -> list[Json]:
        """Everything this person sees anywhere, oldest first."""
        return list(self._messages.values())

    def messages(self, channel: str = "tables") -> list[Json]:
        """What this person sees in a channel, ephemerals included, oldest first."""
        channel_id = self.channel_id(channel)
        return [m for m in self._messages.values() if m["channel_id"] == channel_id]

    def dm_messages(self) -> list[Json]:
        """The direct messages with the application."""
        return self.messages("dm")

    def ephemerals(self) -> list[Json]:
        """Messages only this person sees, oldest first."""
        return [m for m in self._messages.values() if is_ephemeral(m)]

    def message(self, message_id: str) -> Json:
        """The newest state of a message. Raises KeyError if it is not seen any more."""
        return self._messages[message_id]

    async def wait_for(self, predicate: Callable[["Person"], T | None], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109 - the caller's patience
        """Wait until `predicate(self)` is truthy, looking again after each event. Raises AssertionError."""
        try:
            async with asyncio.timeout(timeout), self._changed:
                while not (found := predicate(self)):
                    await self._changed.wait()
                return found
        except TimeoutError:
            raise AssertionError(f"{self._name} waited {timeout} s in vain.\n{self.describe()}") from None

    def describe(self) -> str:
        """Everything seen, for error messages."""
        lines = [f"{self._name} sees {len(self._messages)} messages, failures {self.failures}, modal {self.modal}"]
        for message in self._messages.values():
            labels = [c.get("label") or c.get("custom_id") for c in walk(message["components"]) if "custom_id" in c]
            lines.append(f"- {message['id']} in {message['channel_id']}: {text_of(message)!r} controls {labels}")
        return "\n".join(lines)
