"""What the coach of a lesson says: what a good player would do with this city, and why."""

from collections.abc import Iterator
from random import Random

from games.core.asks import Ask, Command
from games.core.coach import Hint
from games.core.text import Text, Value
from games.machi_koro.board import cost, goal
from games.machi_koro.cards import CARDS, LANDMARKS
from games.machi_koro.commands import Build, RollTwo
from games.machi_koro.forms import CARD_NAMES
from games.machi_koro.policies.steady import steady_policy
from games.machi_koro.view import MachiView

START = 2
"""Cards that everybody begins with."""


def coach(view: MachiView, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
    """The first thing to learn here comes first. One ask, which is required."""
    command = steady_policy(view, asks, Random(0))
    lessons = _LESSONS.get(asks[0].kind)
    found = () if lessons is None else lessons(view, command)
    return tuple(Hint(Text(f"machi-coach-{name}", **values), command) for name, values in found)


Lessons = Iterator[tuple[str, dict[str, Value]]]


def _roll(view: MachiView, command: Command) -> Lessons:
    city = view.cities[command.seat]
    if len(city.cards) <= START and not city.landmarks:
        yield "welcome", {"goal": goal(view)}
    if "train_station" in city.landmarks:
        yield "two-dice" if isinstance(command, RollTwo) else "one-die", {}
    yield "roll", {}
    if any(CARDS[card].colour == "red" for other in view.cities if other is not city for card in other.cards):
        yield "beware-red", {}


def _build(view: MachiView, command: Command) -> Lessons:
    city = view.cities[command.seat]
    if not isinstance(command, Build):
        yield "save" if city.coins else "broke", {}
        return
    if command.card in LANDMARKS:
        if len(city.landmarks) + 1 == goal(view):
            yield "last-landmark", {}
        yield "landmark", {"card": CARD_NAMES[command.card], "cost": cost(view, command.card)}
    elif city.owns(command.card):
        yield "same-again", {"card": CARD_NAMES[command.card]}
        yield CARDS[command.card].colour, {}
    else:
        yield CARDS[command.card].colour, {}


def _reroll(_view: MachiView, _command: Command) -> Lessons:
    yield "reroll", {}


def _victim(_view: MachiView, _command: Command) -> Lessons:
    yield "victim", {}


def _swap(_view: MachiView, _command: Command) -> Lessons:
    yield "swap", {}


_LESSONS = {"roll": _roll, "build": _build, "reroll": _reroll, "victim": _victim, "swap": _swap}
"""By what is asked. The lesson is in the base game; what its supplements ask is not taught."""
