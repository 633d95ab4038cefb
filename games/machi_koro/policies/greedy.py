"""A computer player that looks one building ahead: the most income for each coin spent."""

from random import Random

from games.core.asks import Ask, Command
from games.machi_koro.board import cost
from games.machi_koro.building import affordable
from games.machi_koro.cards import LANDMARKS
from games.machi_koro.commands import Build, RollOne, RollTwo
from games.machi_koro.policies.prospects import Prospects
from games.machi_koro.view import MachiView

LANDMARK = 0.12
"""What a landmark is worth a round and coin besides what it earns."""


def greedy_policy(view: MachiView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """The best rise of income per coin, and the better number of dice; anything else as the clock would."""
    (ask,) = asks
    assert ask.default is not None
    if ask.kind == "build":
        return _build(view, ask, rng)
    if ask.kind == "roll":
        return better_dice(view, ask)
    return ask.default


def better_dice(view: MachiView, ask: Ask) -> Command:
    """As many dice as bring more on average."""
    seat = ask.seat
    if not any(form.command is RollTwo for form in ask.forms):
        return RollOne(seat)
    prospects = Prospects(view, seat)
    one, two = (prospects.turn_value(prospects.city, dice) for dice in (1, 2))
    return RollTwo(seat) if two > one else RollOne(seat)


def _build(view: MachiView, ask: Ask, rng: Random) -> Command:
    assert ask.default is not None
    prospects = Prospects(view, ask.seat)
    now = prospects.income(prospects.city)

    def rate(card: str) -> float:
        city = prospects.built(card)
        if prospects.rounds(city) == 0:
            return float("inf")
        rise = (prospects.income(city) - now) / max(cost(view, card), 1)
        return rise + LANDMARK if card in LANDMARKS else rise

    scored = [(rate(card), rng.random(), card) for card in affordable(view, ask.seat)]
    best = max(scored, default=(0.0, 0.0, ""))
    return Build(ask.seat, best[-1]) if best[0] > 0 else ask.default
