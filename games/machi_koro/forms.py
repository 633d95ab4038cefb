"""Building blocks of the forms: fields in a row, and how cards, landmarks and seats are offered."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import TypeAlias

from games.core.asks import Choice, Field, Filled, Option, Seat
from games.core.text import Name, SeatName, Text
from games.machi_koro.board import Board, cost
from games.machi_koro.cards import CARDS, LANDMARKS
from games.machi_koro.commands import CLOSED

NextField: TypeAlias = Callable[[tuple[Filled, ...]], Field | None]

CARD_NAMES: dict[str, Name] = {card: Name(f"machi-card-{card}") for card in (*CARDS, *LANDMARKS)}
COLOUR_NAMES: dict[str, Name] = {card.colour: Name(f"machi-colour-{card.colour}") for card in CARDS.values()}
_CARD_TEXTS: dict[str, Text] = {card: Text(f"machi-card-{card}") for card in (*CARDS, *LANDMARKS)}
SHORT: dict[str, Text] = {card: Text(f"machi-card-{card}.short") for card in (*CARDS, *LANDMARKS)}
"""What each card and landmark does, in a few signs."""
RANGES: dict[str, Text] = {
    card.id: Text("machi-range-one", total=card.least)
    if card.least == card.most
    else Text("machi-range", least=card.least, most=card.most)
    for card in CARDS.values()
}


def fields(*makers: NextField) -> NextField:
    """Fields one after another, each made from those filled before."""

    def next_field(filled: tuple[Filled, ...]) -> Field | None:
        return makers[len(filled)](filled) if len(filled) < len(makers) else None

    return next_field


def seat_field(seats: Iterable[Seat], board: Board, prompt: str = "machi-prompt-target") -> Choice:
    """The field "target": one of these seats, with what it has."""
    return Choice("target", Text(prompt), tuple(_seat_option(board, seat) for seat in seats))


def _seat_option(board: Board, seat: Seat) -> Option:
    detail = Text("machi-detail-coins", coins=board.cities[seat].coins)
    return Option(seat, Text("machi-label-seat", seat=SeatName(seat)), detail)


def card_field(name: str, prompt: str, options: Iterable[Option]) -> Choice:
    """One of these cards."""
    return Choice(name, Text(prompt), tuple(options))


def owned_options(tokens: Iterable[str], cards: tuple[str, ...], closed: tuple[str, ...]) -> tuple[Option, ...]:
    """Cards of one city, closed ones marked, with how many there are of each."""
    counts = Counter(cards) + Counter(card + CLOSED for card in closed)
    return tuple(_owned_option(token, counts[token]) for token in tokens)


def _owned_option(token: str, count: int) -> Option:
    card = token.removesuffix(CLOSED)
    colour = COLOUR_NAMES[CARDS[card].colour]
    detail = Text("machi-detail-owned", range=RANGES[card], colour=colour, what=SHORT[card], count=count)
    label = _CARD_TEXTS[card] if card == token else Text("machi-label-closed", card=CARD_NAMES[card])
    return Option(token, label, detail)


def card_option(card: str, count: int) -> Option:
    """An establishment by name, with how many copies there are."""
    return _owned_option(card, count)


def plan_option(board: Board, seat: Seat, card: str) -> Option:
    """Something to build: what it costs, and for establishments when it fires and how many the seat has."""
    if card in LANDMARKS:
        return landmark_option(board, card)
    return _plan_option(card, cost(board, card), board.cities[seat].owns(card))


@cache
def _plan_option(card: str, price: int, owned: int) -> Option:
    colour = COLOUR_NAMES[CARDS[card].colour]
    if price < 0:
        detail = Text("machi-detail-loan", gain=-price, range=RANGES[card], what=SHORT[card], owned=owned)
    else:
        detail = Text(
            "machi-detail-build", cost=price, range=RANGES[card], colour=colour, what=SHORT[card], owned=owned
        )
    return Option(card, _CARD_TEXTS[card], detail)


def landmark_option(board: Board, card: str) -> Option:
    """A landmark with its cost."""
    return Option(card, _CARD_TEXTS[card], Text("machi-detail-landmark", cost=cost(board, card), what=SHORT[card]))
