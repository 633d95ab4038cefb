"""How the cities stand: in a line, and as one number."""

from games.core.asks import Seat
from games.core.text import Text
from games.machi_koro.board import cost, goal
from games.machi_koro.state import Roll
from games.machi_koro.view import MachiView

ACTED = frozenset({"build", "invest"})
"""Phases in which everything has acted on the roll that lies there."""


def standings(view: MachiView) -> tuple[Text, ...]:
    """Coins with what the last roll brought, landmarks, cards of each seat."""
    return tuple(_standing(view, seat) for seat in range(len(view.cities)))


def wealth(view: MachiView) -> tuple[int, ...]:
    """Coins, also those on a card, and what landmarks and cards cost. A Loan Office is the debt that it is."""
    return tuple(
        city.coins + city.invested + sum(cost(view, card) for card in (*city.landmarks, *city.cards, *city.closed))
        for city in view.cities
    )


def last_roll(view: MachiView) -> Roll | None:
    """The last roll that has acted; None while another lies there that has not."""
    return view.rolled if not view.dice or view.phase in ACTED or view.ended else None


def incomes(roll: Roll) -> tuple[int, ...]:
    """What it brought each seat; nothing where it is not known."""
    return tuple(after.coins - before.coins for before, after in zip(roll.before, roll.after, strict=False))


def _standing(view: MachiView, seat: Seat) -> Text:
    if seat in view.left:
        return Text("machi-standing-left")
    city, roll = view.cities[seat], last_roll(view)
    income = dict(enumerate(incomes(roll))).get(seat, 0) if roll else 0
    coins = Text("machi-standing-coins", coins=city.coins)
    if income:
        change = f"+{income}" if income > 0 else f"−{-income}"
        coins = Text("machi-standing-change", line=coins, change=change)
    return Text(
        "machi-standing",
        coins=coins,
        built=city.built,
        goal=goal(view),
        cards=Text("machi-standing-cards", cards=len(city.cards) + len(city.closed)),
    )
