"""What can change hands in a trade: deeds by id, jail cards as `jail_<deck>` (R101, R102)."""

from games.core.asks import Seat
from games.monopoly.board import Board, deeds_of, is_tradable
from games.monopoly.cards import DECKS, Deck
from games.monopoly.squares import INDEX, MORTGAGE, SQUARES
from games.monopoly.state import MORTGAGED

_CARD_ITEMS: dict[str, Deck] = {f"jail_{deck}": deck for deck in DECKS}


def card_of(item: str) -> Deck | None:
    """The deck of a jail card; None for a deed."""
    return _CARD_ITEMS.get(item)


def items_of(board: Board, seat: Seat) -> tuple[str, ...]:
    """What the seat may give: deeds whose group bears no building, and its jail cards."""
    deeds = [SQUARES[square].id for square in deeds_of(board, seat) if is_tradable(board, square)]
    return (*deeds, *(f"jail_{deck}" for deck in board.players[seat].cards))


def squares_among(items: tuple[str, ...]) -> tuple[int, ...]:
    """The squares of the deeds among them, in their order."""
    return tuple([INDEX[item] for item in items if item in INDEX])


def mortgaged_among(board: Board, items: tuple[str, ...]) -> tuple[str, ...]:
    """The mortgaged deeds among them."""
    return tuple([item for item in items if item in INDEX and board.levels[INDEX[item]] == MORTGAGED])


def raisable_of(board: Board, items: tuple[str, ...]) -> int:
    """What mortgaging the clear deeds among them would bring."""
    return sum([MORTGAGE[square] for square in squares_among(items) if board.levels[square] != MORTGAGED])
