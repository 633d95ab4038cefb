"""Matches of somebody whose id and name stand nowhere else, and a look at everything that is stored."""

from dataclasses import dataclass
from datetime import timedelta
from random import Random
from typing import Self

from sqlalchemy import select

from bot.matches.model import MatchInfo, User
from bot.matches.preferences import Preferences
from bot.privacy.keeper import Keeper, Memories
from bot.store.schema import metadata
from bot.store.sql import SqlStore
from tests.bot.matches.kit import ANN, BO, World

ZOE = User(900000000000000001, "Zoë Unmistakable", "el")
RETENTION = timedelta(days=30)


@dataclass
class Archive:
    """A world with a keeper."""

    world: World
    store: SqlStore
    preferences: Preferences
    keeper: Keeper

    @classmethod
    async def opened(cls, store: SqlStore, retention: timedelta | None = RETENTION) -> Self:
        world, preferences = World(store), await Preferences.load(store)
        memories = Memories(world.service.forget, preferences.forget_user, preferences.forget_server)
        return cls(world, store, preferences, Keeper(store, retention, world.clock.now, memories))

    async def finished(self, *people: User, ruleset: str = "bazaar") -> MatchInfo:
        """A match played to its end."""
        info = await self.world.match(*people, ruleset=ruleset)
        return (await self.world.finish(info.id, Random(1))).info

    async def moderated(self, moderator: User) -> MatchInfo:
        """A match of others that a moderator had dealt again, and then ended."""
        info = await self.world.match(ANN, BO)
        moderation = self.world.service.moderation
        await moderation.deal_again(info.id, moderator, self.world.iid)
        return await moderation.end(info.id, moderator, self.world.iid)

    async def mentions(self, *words: str) -> dict[str, list[str]]:
        """Of every table, the rows in which one of the words stands."""
        found = {}
        for table in metadata.sorted_tables:
            rows = [" ".join(map(_text, row)) for row in await self.store.read(select(table))]
            hits = [row for row in rows if any(word in row for word in words)]
            if hits:
                found[table.name] = hits
        return found


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)
