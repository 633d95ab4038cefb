"""What can change hands in a trade: deeds by id, jail cards as `jail_<deck>` (R101, R102)."""

from games.core.asks import Seat
from games.monopoly.board import Board, is_built
from games.monopoly.cards import DECKS, Deck
from games.monopoly.squares import GROUPS, INDEX, MORTGAGE, SISTERS, SQUARES
from games.monopoly.state import MORTGAGED

_CARD_ITEMS: dict[str, Deck] = {f"jail_{deck}": deck for deck in DECKS}


def card_of(item: str) -> Deck | None:
    """The deck of a jail card; None for a deed."""
    return _CARD_ITEMS.get(item)


def items_of(board: Board, seat: Seat) -> tuple[str, ...]:
    """What the seat may give, group by group: deeds whose group bears no building; then its jail cards."""
    owners = board.owners
    items = [
        SQUARES[square].id
        for group in GROUPS
        if not is_built(board, group.squares)
        for square in group.squares
        if owners[square] == seat
    ]
    items += [f"jail_{deck}" for deck in board.players[seat].cards]
    return tuple(items)


def gives(board: Board, seat: Seat, items: tuple[str, ...]) -> bool:
    """Whether the seat may give all of these."""
    for item in items:
        deck = _CARD_ITEMS.get(item)
        if deck is not None:
            if deck not in board.players[seat].cards:
                return False
            continue
        square = INDEX.get(item, -1)
        if square < 0 or board.owners[square] != seat or is_built(board, SISTERS[square]):
            return False
    return True


def squares_among(items: tuple[str, ...]) -> tuple[int, ...]:
    """The squares of the deeds among them, in their order."""
    return tuple([INDEX[item] for item in items if item in INDEX])


def mortgaged_among(board: Board, items: tuple[str, ...]) -> tuple[str, ...]:
    """The mortgaged deeds among them."""
    return tuple([item for item in items if item in INDEX and board.levels[INDEX[item]] == MORTGAGED])


def raisable_of(board: Board, items: tuple[str, ...]) -> int:
    """What mortgaging the clear deeds among them would bring."""
    return sum([MORTGAGE[square] for square in squares_among(items) if board.levels[square] != MORTGAGED])
