"""Who stands where in each game of a server, from the results that are kept."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.stats.ratings import NEWCOMER, Rating, rate
from bot.store.records import ResultRow

FORM = 10
"""The latest matches of which the places are shown."""
LEAST = 5
"""Matches of a game before somebody is on its leaderboard."""
TOP = 10
"""Ranks of a leaderboard."""


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody did in one game on one server. `rows`: their results, oldest first."""

    user_id: int
    rows: tuple[ResultRow, ...] = ()
    rating: Rating = NEWCOMER

    @property
    def name(self) -> str:
        """What they were called in their latest match."""
        return self.rows[-1].user_name or "" if self.rows else ""

    @property
    def matches(self) -> int:
        """How many they finished."""
        return len(self.rows)

    @property
    def wins(self) -> int:
        """In how many they came first, alone or with others."""
        return sum(row.place == 1 for row in self.rows)

    @property
    def place_tenths(self) -> int:
        """Their average place, in tenths."""
        return round(10 * sum(row.place for row in self.rows) / len(self.rows)) if self.rows else 0

    @property
    def size_tenths(self) -> int:
        """Of how many on the average, in tenths."""
        return round(10 * sum(row.size for row in self.rows) / len(self.rows)) if self.rows else 0

    @property
    def form(self) -> tuple[tuple[int, int], ...]:
        """Place and players of their latest matches, the newest last."""
        return tuple((row.place, row.size) for row in self.rows[-FORM:])


@dataclass(frozen=True, slots=True)
class Ranked:
    """A line of a leaderboard: the same points, the same rank."""

    rank: int
    record: Record


Standings: TypeAlias = Mapping[str, Mapping[int, Record]]
"""Of each ruleset that was played, what everybody did, by their id."""


@dataclass(slots=True)
class _Game:
    rows: list[ResultRow] = field(default_factory=list)
    by_person: dict[int, list[ResultRow]] = field(default_factory=dict)


def standings(rows: Iterable[ResultRow]) -> Standings:
    """From the results of a server, in the order in which its matches ended. Some 20 us a seat."""
    games: dict[str, _Game] = {}
    for row in rows:
        game = games.setdefault(row.ruleset, _Game())
        game.rows.append(row)
        if row.user_id is not None and row.user_id > 0:  # whoever had their data deleted has a number below
            game.by_person.setdefault(row.user_id, []).append(row)
    found: dict[str, dict[int, Record]] = {}
    for ruleset, game in games.items():
        ratings = rate(game.rows)
        found[ruleset] = {
            user_id: Record(user_id, tuple(theirs), ratings.get(user_id, NEWCOMER))
            for user_id, theirs in game.by_person.items()
        }
    return found


def leaderboard(records: Iterable[Record]) -> tuple[Ranked, ...]:
    """Those with enough matches, the best rating first; equal points share a rank, and the next one is left out."""
    listed = [record for record in records if record.matches >= LEAST]
    listed.sort(key=lambda record: (-record.rating.points, -record.matches, record.name.casefold(), record.user_id))
    points = [record.rating.points for record in listed]
    return tuple(Ranked(points.index(record.rating.points) + 1, record) for record in listed)


def shown_of(board: Sequence[Ranked], user_id: int) -> tuple[tuple[Ranked, ...], Ranked | None]:
    """The top of a leaderboard, all of those on its last rank among them, and somebody's line if it is further down."""
    top = tuple(line for line in board if line.rank <= TOP)
    below = next((line for line in board[len(top) :] if line.record.user_id == user_id), None)
    return top, below
