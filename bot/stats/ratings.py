"""Ratings for games of any number of players (Plackett-Luce; Weng and Lin, JMLR 12, 2011), from openskill.

A rating is a fold of the results that are kept, in the order in which matches ended. It is stored nowhere, so a kill
can neither lose a match nor count one twice, and what is deleted is in no number any more.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import TypeAlias

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.store.records import ResultRow

Party: TypeAlias = int | str
"""Whoever has a rating: a person by id, or a computer player by its policy, which is one opponent on all its chairs."""

BEGINNING = 1000
"""The points of somebody who has played nothing."""
SETTLED = 25 / 4
"""Above this standard deviation a rating still settles: for some ten matches of two, fourteen of four."""
_MODEL = PlackettLuce()
_SCALE = 200 / _MODEL.sigma
"""Points for one unit of skill: what is unknown of a newcomer is 200 points, so that numbers have the size of Elo's."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What is believed of somebody's skill: a mean and a standard deviation, in the model's units."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def points(self) -> int:
        """The skill that somebody almost certainly has (mean less three deviations), from `BEGINNING` upwards."""
        return round(_openskill(self).ordinal(z=3, alpha=_SCALE, target=BEGINNING))

    @property
    def settled(self) -> bool:
        """Whether enough is known for the points to mean something."""
        return self.sigma <= SETTLED


NEWCOMER = Rating()


def rate(rows: Iterable[ResultRow]) -> dict[Party, Rating]:
    """The rating of everybody in the results of one game on one server, which come match by match as they ended."""
    ratings: dict[Party, Rating] = {}
    for _, match in groupby(rows, key=lambda row: row.match_id):
        ratings.update(_after(tuple(match), ratings))
    return ratings


def _after(match: tuple[ResultRow, ...], before: Mapping[Party, Rating]) -> dict[Party, Rating]:
    """The ratings that a match changes: nobody's when nobody can be compared."""
    if len(match) < 2:
        return {}
    parties = [row.policy if row.user_id is None else row.user_id for row in match]
    teams = [[_openskill(NEWCOMER if party is None else before.get(party, NEWCOMER))] for party in parties]
    ranks = [float(row.size + 1 if row.gone else row.place) for row in match]
    found: dict[Party, list[PlackettLuceRating]] = {}
    for party, (after,) in zip(parties, _MODEL.rate(teams, ranks=ranks), strict=True):
        if party is not None:  # of whoever is kept out nothing is known before, and nothing is kept
            found.setdefault(party, []).append(after)
    return {party: _mean(chairs) for party, chairs in found.items()}


def _mean(chairs: list[PlackettLuceRating]) -> Rating:
    """A computer player on several chairs moves as far as they do on the average."""
    return Rating(fmean(chair.mu for chair in chairs), fmean(chair.sigma for chair in chairs))


def _openskill(rating: Rating) -> PlackettLuceRating:
    return _MODEL.rating(rating.mu, rating.sigma)
