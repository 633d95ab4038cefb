"""Interactions that no client would send: forged ids and values, commands that one may not use."""

from typing import Any

from bot.sandbox import LocalDiscord
from bot.sandbox.people import People
from bot.sandbox.validation.callbacks import InteractionType
from tests.support.person import Person
from tests.support.reading import Json

BUTTON, STRING_SELECT, LABEL, TEXT_INPUT = 2, 3, 18, 4
KINDS = {str: 3, int: 4, bool: 5}
"""Option types by the type of their value."""


class Forger:
    """A person's client without its checks. Acts return when the answer has been seen, as a `Person`'s do."""

    def __init__(self, local: LocalDiscord, person: Person) -> None:
        self._local = local
        self._people = People(local.services)
        self.person = person

    async def press(self, message: Json, custom_id: str, values: list[str] | None = None) -> Json:
        """Press a button, or with values a select menu, that the message need not have."""
        data: Json = {"custom_id": custom_id, "component_type": BUTTON if values is None else STRING_SELECT, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._send(InteractionType.COMPONENT, message["channel_id"], data, message)

    async def submit(self, message: Json, custom_id: str, *typed: str) -> Json:
        """Submit a modal that need not have been opened."""
        inputs = [{"type": TEXT_INPUT, "id": n, "custom_id": f"f{n}", "value": v} for n, v in enumerate(typed, 1)]
        data = {"custom_id": custom_id, "components": [{"type": LABEL, "id": 9, "component": i} for i in inputs]}
        return await self._send(InteractionType.MODAL_SUBMIT, message["channel_id"], data, message)

    async def slash(self, command: str, *, channel: str = "tables", **options: Any) -> Json:
        """Type a command with options that need not be allowed or exist."""
        root, *steps = command.split()
        channel_id = self.person.channel_id(channel)
        known = self._local.services.commands.find(root, self._local.world.channels[channel_id].guild_id)
        values: list[Json] = [{"name": name, "type": KINDS[type(v)], "value": v} for name, v in options.items()]
        for step in reversed(steps):
            values = [{"name": step, "type": 1, "options": values}]
        data: Json = {"id": known["id"] if known else "1", "name": root, "type": 1, "options": values}
        return await self._send(InteractionType.COMMAND, channel_id, data)

    async def _send(self, kind: InteractionType, channel_id: str, data: Json, message: Json | None = None) -> Json:
        world, services = self._local.world, self._local.services
        person = world.people[self.person.id]
        source = services.messages.visible_to(person.id, message["id"]) if message else None
        result = await self._people.forge(kind, person, world.channels[channel_id], data, source)
        await self.person.see(services.events.last_number(person.id))
        return result
