"""What state and view have in common, and what can be read off it: who plays, who owns what, what things cost."""

from typing import Protocol

from games.core.asks import Seat
from games.core.seats import clockwise
from games.machi_koro.cards import PRICES, landmarks_of
from games.machi_koro.options import Agreement
from games.machi_koro.state import City, Stack


class Board(Protocol):
    """The open part of a match: a `MachiState` or a `MachiView`."""

    @property
    def options(self) -> Agreement:
        """What is agreed."""
        ...

    @property
    def cities(self) -> tuple[City, ...]:
        """Per seat."""
        ...

    @property
    def market(self) -> tuple[Stack, ...]:
        """What is for sale."""
        ...

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        ...

    @property
    def tuna(self) -> int:
        """The boats' sum, 0 before it is rolled."""
        ...

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that conceded."""
        ...


def live_seats(board: Board) -> tuple[Seat, ...]:
    """The seats that still play, in turn order from seat 0."""
    seats = range(len(board.cities))
    return tuple(seat for seat in seats if seat not in board.left) if board.left else tuple(seats)


def opponents(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """The other seats that still play, clockwise from the seat's left (R021)."""
    others = clockwise(len(board.cities), seat)
    return tuple([other for other in others if other not in board.left]) if board.left else others


def owned(board: Board, city: City, kinds: frozenset[str]) -> int:
    """How many cards of these kinds the city has; whether closed ones count is agreed (R077, R121)."""
    count = sum(card in kinds for card in city.cards)
    if city.closed and board.options.closed_cards_count:
        count += sum(card in kinds for card in city.closed)
    return count


def cost(board: Board, card: str) -> int:
    """What an establishment or landmark costs; below zero is money for its builder."""
    return PRICES[board.options.sushi_bar_cost][card]


def goal(board: Board) -> int:
    """How many built landmarks win (R141)."""
    every = len(landmarks_of(board.options.sets))
    wanted = board.options.landmarks_to_win
    return every if wanted == "all" else min(wanted, every)
