"""A service on a store with a clock that stands still, and people who press what the asks offer."""

import asyncio
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from typing import Any

from bot.matches.model import Acted, Leaving, MatchInfo, NewMatch, Place, Press, Snapshot, User
from bot.matches.paces import PaceName, Paces
from bot.matches.seats import seat_name
from bot.matches.service import MatchService
from bot.store.store import Store
from games.core.asks import Ask, Filled, Form, Seat
from games.core.game import Ruleset
from games.core.walk import fill
from games.monopoly_deal import RULESETS
from tests.bot.matches.dice import DICE
from tests.games.toy import BAZAAR

DEAL = RULESETS[0]
GAMES: Mapping[str, Ruleset[Any, Any]] = {game.key: game for game in (BAZAAR, DEAL, DICE)}
ANN = User(1, "Ann", "en-US")
BO = User(2, "Bo", "vi")
CY = User(3, "Cy", "ko")
DEE = User(4, "Dee", "el")
PLACE = Place(7, "Guild", 70)
MESSAGE = 900


@dataclass
class FakeClock:
    """Stands still until told otherwise."""

    at: datetime = datetime(2026, 8, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    def advance(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)


@dataclass
class Changes:
    """A presenter that only remembers, and wakes whoever waits for a change."""

    seen: list[str] = field(default_factory=list)
    moved: list[str] = field(default_factory=list)
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    def postponed(self, match_id: str) -> None:
        self.moved.append(match_id)

    def changed(self, match_id: str) -> None:
        self.seen.append(match_id)
        self.heard.set()


@dataclass
class World:
    """Everything a test of the service needs."""

    store: Store
    rulesets: Mapping[str, Ruleset[Any, Any]] = field(default_factory=lambda: GAMES)
    clock: FakeClock = field(default_factory=FakeClock)
    changes: Changes = field(default_factory=Changes)
    paces: Paces = field(default_factory=Paces)
    rng: Random = field(default_factory=lambda: Random(11))
    interactions: Iterator[int] = field(default_factory=lambda: count(1_000))

    def __post_init__(self) -> None:
        self.service = MatchService(self.store, self.rulesets, self.clock, self.changes, self.paces, self.rng)

    def restarted(self, **values: Any) -> "World":
        """The program anew on the same store, at the same time."""
        return replace(self, **values)

    @property
    def iid(self) -> int:
        """An interaction that was never seen before."""
        return next(self.interactions)

    async def lobby(
        self,
        *people: User,
        ruleset: str = "bazaar",
        policies: tuple[str, ...] = (),
        pace: PaceName = "live",
        size: int = 0,
        preset: str | None = None,
    ) -> MatchInfo:
        """A lobby with these people, its table message posted."""
        host, *others = people
        seats = size or len(people) + len(policies)
        info = await self.service.open(NewMatch(ruleset, preset, seats, policies, pace, "en", host, PLACE), self.iid)
        for user in others:
            info = await self.service.join(info.id, user, self.iid)
        await self.service.set_table_message(info.id, MESSAGE)
        return info

    async def match(
        self,
        *people: User,
        ruleset: str = "bazaar",
        policies: tuple[str, ...] = (),
        pace: PaceName = "live",
        preset: str | None = None,
    ) -> MatchInfo:
        """A match of these people, begun."""
        info = await self.lobby(*people, ruleset=ruleset, policies=policies, pace=pace, preset=preset)
        return await self.service.start(info.id, people[0], self.iid)

    async def replace_seat(self, match_id: str, by: User, seat: Seat, new: Leaving) -> MatchInfo:
        """A moderator takes a seat from whoever has it now."""
        of = seat_name((await self.service.info(match_id)).sitters[seat])
        return await self.service.moderation.replace(match_id, by, of, new, self.iid)

    async def press(self, match_id: str, user: User, press: Press) -> Acted:
        """A press of its own interaction."""
        return await self.service.act(match_id, user, press, self.iid)

    async def step(self, match_id: str, rng: Random) -> Snapshot:
        """Somebody asked answers at random; if nobody is, the earliest deadline passes. Gives what was before."""
        snapshot = await self.service.snapshot(match_id)
        waiting = [ask for ask in snapshot.asks if ask.required and user_at(snapshot.info, ask.seat)]
        optional = [ask for ask in snapshot.asks if not ask.required and user_at(snapshot.info, ask.seat) and ask.forms]
        if optional and rng.random() < 0.2:
            waiting = optional
        if waiting:
            ask = waiting[rng.randrange(len(waiting))]
            user = user_at(snapshot.info, ask.seat)
            assert user is not None
            await self.press(match_id, user, any_press(ask, rng))
        else:
            await self.pass_deadline(snapshot)
        return snapshot

    async def pass_deadline(self, snapshot: Snapshot) -> str:
        """The earliest deadline passes and is played."""
        at, key = min((at, key) for key, at in snapshot.deadlines.items())
        self.clock.at = max(self.clock.at, at)
        assert await self.service.play_due(snapshot.info.id, key)
        return key

    async def finish(self, match_id: str, rng: Random, limit: int = 600) -> Snapshot:
        """Play on to the end."""
        for _ in range(limit):
            snapshot = await self.service.snapshot(match_id)
            if snapshot.outcome is not None:
                return snapshot
            await self.step(match_id, rng)
        raise AssertionError(f"not over after {limit} steps")


def user_at(info: MatchInfo, seat: Seat) -> User | None:
    """The person on a seat."""
    return info.sitters[seat].user


def any_press(ask: Ask, rng: Random) -> Press:
    """Any legal answer to an ask."""
    form = ask.forms[rng.randrange(len(ask.forms))]
    return Press(ask.kind, ask.since, form.key, fill(form, rng))


def press_of(snapshot: Snapshot, kind: str, form: str, *filled: Filled) -> tuple[User, Press]:
    """Who is asked `kind` and their press of one of its forms; fields not given are filled with the first choice."""
    ask = next(ask for ask in snapshot.asks if ask.kind == kind)
    chosen = next(one for one in ask.forms if one.key == form)
    user = user_at(snapshot.info, ask.seat)
    assert user is not None
    return user, Press(kind, ask.since, form, filled or first_fill(chosen))


def first_fill(form: Form) -> tuple[Filled, ...]:
    """The form filled in one fixed way."""
    return fill(form, Random(1))
