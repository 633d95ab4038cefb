"""What an answer costs for good, in words, where it is asked once more before it is sent."""

from collections.abc import Callable

from games.core.asks import Filled, always, nothing_lost
from games.core.text import Name, SeatName, Text
from games.monopoly.board import Board, is_built
from games.monopoly.names import side
from games.monopoly.squares import STREET_GROUPS
from games.monopoly.state import BANK, Debt, Offer
from games.monopoly.stopping import places

Loss = Callable[[tuple[Filled, ...]], Text | None]

DEAR = 2
"""A bid of more than so many times the price is more often a slip than meant."""


def of_liquidating(board: Board, debt: Debt) -> Loss:
    """Buildings, if the debtor has any: half of what they cost is gone (R115)."""
    owners = (board.owners[group.squares[0]] for group in STREET_GROUPS if is_built(board, group.squares))
    return always(Text("mono-lose-buildings", amount=debt.amount)) if debt.debtor in owners else nothing_lost


def of_bankruptcy(debt: Debt) -> Loss:
    """Everything (R119, R122)."""
    creditor = Name("mono-bank") if debt.creditor == BANK else SeatName(debt.creditor)
    return always(Text("mono-lose-everything", seat=creditor))


def of_stopping(board: Board) -> Loss:
    """The rest of the match, with whoever leads by worth as its winner (R136)."""
    return always(Text("mono-lose-match", seat=SeatName(places(board).index(1))))


def of_bidding(price: int) -> Loss:
    """A sum well above the bank's price: a bid cannot be taken back."""

    def loss(filled: tuple[Filled, ...]) -> Text | None:
        amount = int(str(filled[0]))
        return Text("mono-lose-bid", amount=amount, price=price) if amount > DEAR * price else None

    return loss


def of_trading(board: Board, offer: Offer) -> Loss:
    """What the seat gives, and what it gets for it."""
    edition = board.options.edition
    give, get = side(edition, offer.take, offer.ask), side(edition, offer.give, offer.pay)
    return always(Text("mono-lose-trade", give=give, get=get))
