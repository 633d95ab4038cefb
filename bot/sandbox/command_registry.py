"""Application commands as synced: global ones and one set per guild. Ids stay the same for the same name."""

import copy

from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.validation.commands import CHAT_INPUT, command_type
from bot.sandbox.wire import Json
from bot.sandbox.world import Guild

BOT_DM_CONTEXT = 1


class CommandRegistry:
    """Commands by scope; the global scope is None."""

    def __init__(self, application_id: str, snowflakes: Snowflakes) -> None:
        self._application_id = application_id
        self._snowflakes = snowflakes
        self._scopes: dict[str | None, list[Json]] = {}
        self._ids: dict[tuple[str | None, int, str], str] = {}

    def overwrite(self, guild_id: str | None, commands: list[Json]) -> list[Json]:
        """Replace a scope by checked command bodies; returns the full command objects."""
        before = {command["id"]: command for command in self._scopes.get(guild_id, ())}
        self._scopes[guild_id] = [self._stored(guild_id, body, before) for body in commands]
        return self._scopes[guild_id]

    def _stored(self, guild_id: str | None, body: Json, before: dict[str, Json]) -> Json:
        key = (guild_id, command_type(body), body["name"])
        identifier = self._ids.setdefault(key, self._snowflakes.next())
        permissions = body.get("default_member_permissions")
        command: Json = {
            "name_localizations": None,
            "description_localizations": None,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            "options": [],
            "dm_permission": True,
            **{name: value for name, value in copy.deepcopy(body).items() if value is not None},
            "id": identifier,
            "application_id": self._application_id,
            "type": command_type(body),
            "description": body.get("description") or "",
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        if guild_id:
            command["guild_id"] = guild_id
        old = before.get(identifier, {})
        unchanged = {**old, "version": None} == {**command, "version": None}
        return {**command, "version": old["version"] if unchanged else self._snowflakes.next()}

    def scope(self, guild_id: str | None) -> list[Json]:
        """Commands of one scope."""
        return self._scopes.get(guild_id, [])

    def known_to(self, guilds: list[Guild]) -> list[Json]:
        """Global commands and those of the given guilds."""
        return [*self.scope(None), *(command for guild in guilds for command in self.scope(guild.id))]

    def find(self, name: str, guild_id: str | None) -> Json | None:
        """The chat command a person gets by typing its name in a guild, or (None) in the direct messages."""
        usable = [*self.scope(guild_id), *self.scope(None)] if guild_id else self.scope(None)
        for command in usable:
            if command["type"] == CHAT_INPUT and command["name"] == name and _available(command, guild_id):
                return command
        return None


def _available(command: Json, guild_id: str | None) -> bool:
    if command["contexts"] is not None:
        return (0 if guild_id else BOT_DM_CONTEXT) in command["contexts"]
    return bool(guild_id) or bool(command["dm_permission"])
