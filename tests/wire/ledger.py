"""What a data folder holds, read beside the bot: the steps, what follows from them, what the messages should show."""

import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from discord import ui

from bot.app import SystemClock
from bot.matches.errors import AskGone
from bot.matches.folding import fold
from bot.matches.model import MatchInfo, Snapshot
from bot.matches.paces import Paces
from bot.matches.position import Position
from bot.matches.rulebook import Rulebook
from bot.matches.service import MatchService
from bot.store.records import StepRow
from bot.store.sql import SqlStore, open_store
from bot.text import load_texts
from bot.ui.ids import WALK, Address, Place
from bot.ui.screens import Screens
from bot.ui.walker import Finished, answered, reach
from games.core.chance import Chance
from games.registry import rulesets
from tests.support.reading import Json, buttons, selects, text_of

Looks: TypeAlias = tuple[list[str], list[str]]
"""Lines of text, and the ids of the controls."""
Walk: TypeAlias = tuple[Place, tuple[str, ...] | None]
"""A place on a hand, and what was chosen there."""
RULESETS = rulesets()
_LINKED = re.compile(r"(/channels/(?:\d+|@me)/\d+)/\d+")
SCREENS = Screens(load_texts(), RULESETS)


class NobodyLooks:
    """A presenter that shows nothing."""

    def changed(self, match_id: str) -> None:
        """Ignored."""

    def postponed(self, match_id: str) -> None:
        """Ignored."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The store of a bot, for reading only."""

    store: SqlStore
    service: MatchService

    async def rows(self, match_id: str) -> tuple[StepRow, ...]:
        """Every step of a match."""
        return (await self.store.tail(match_id, -1)).steps


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Ledger]:
    """The ledger of a data folder. Close it before the bot is killed, or the file is never left to itself."""
    async with await open_store(f"sqlite+aiosqlite:///{folder}/parlour.sqlite3") as store:
        yield Ledger(store, MatchService(store, RULESETS, SystemClock(), NobodyLooks(), Paces()))


def position_at(info: MatchInfo, rows: tuple[StepRow, ...], version: int) -> Position:
    """The match after one of its versions, from its steps alone."""
    return fold(Rulebook(RULESETS[info.ruleset]), info, rows[: version + 1])


def asks_to_play(info: MatchInfo, state: Any, user_id: int, address: Address, values: Sequence[str] | None) -> bool:
    """Whether a press on a hand, judged at a state, asks for a step and not only for the next question."""
    seat = info.seat_of(user_id)
    if address.verb == "undo":
        return True
    if address.verb != WALK or address.place is None or seat is None:
        return False
    asks = RULESETS[info.ruleset].game.asks(state)
    mine = tuple(ask for ask in asks if ask.seat == seat)
    try:
        place = answered(mine, address.place, tuple(values)) if values is not None else address.place
        return isinstance(reach(mine, place), Finished)
    except AskGone:
        return False


def rejudged(info: MatchInfo, rows: tuple[StepRow, ...], secret: bytes) -> list[int]:
    """The versions whose step does not follow from the steps before it, judged again: none in a sound log."""
    book = Rulebook(RULESETS[info.ruleset])
    wrong = []
    for row in rows[1:]:
        if row.kind == book.kind:
            command, events = book.codec.decode(row.body)
            assert command is not None
            before = position_at(info, rows, row.version - 1)
            step = book.game.decide(before.state, command, Chance(secret, row.version))
            wrong += [row.version] if step.events != events else []
    return wrong


def looks(message: Json) -> Looks:
    """What a message says and offers, without a notice above it and whichever message of a channel it links to."""
    lines = [_LINKED.sub(r"\1", line) for line in text_of(message).split("\n") if not line.startswith("> ")]
    return lines, [component["custom_id"] for component in (*buttons(message), *selects(message))]


def table_of(snapshot: Snapshot) -> Looks:
    """What the table should look like."""
    return _drawn(SCREENS.public(snapshot))


def hands_of(snapshot: Snapshot, seat: int, locale: str, walks: Iterable[Walk]) -> list[Looks]:
    """What a hand may look like: the newest cards and questions, at the start or where one of the walks led."""
    mine = tuple(ask for ask in snapshot.asks if ask.seat == seat)
    found = [_drawn(SCREENS.hand(snapshot, seat, locale))]
    for place, values in walks:
        with suppress(AskGone):  # the question is not open any more, or the walk ended in a step
            there = place if values is None else answered(mine, place, values)
            found.append(_drawn(SCREENS.hand(snapshot, seat, locale, there)))
    return found


def _drawn(view: ui.LayoutView) -> Looks:
    components: list[Json] = view.to_components()  # type: ignore[no-untyped-call]
    return looks({"components": components})
