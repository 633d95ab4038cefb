"""What the square asks of whoever stops there, to the last consequence of a card (R9, R42–R64)."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly.board import wealth
from games.monopoly.buying import offer_deed
from games.monopoly.cards import DECKS, Card
from games.monopoly.commands import PayFlatTax, PayTenth
from games.monopoly.drawing import draw
from games.monopoly.events import PotTaken, TaxAsked, TaxChosen, ThrownAnew
from games.monopoly.guards import asked_for
from games.monopoly.money import owe
from games.monopoly.moving import to_jail
from games.monopoly.rents import rent
from games.monopoly.squares import FLAT_TAX, PRICE, SQUARES, tenth
from games.monopoly.state import BANK, MORTGAGED, MonopolyState

Tx = Transaction[MonopolyState]

CARD_UTIL_FACTOR, CARD_RAIL_FACTOR = 10, 2


def land(tx: Tx, seat: Seat) -> None:
    """Settle the square, and the ones that cards lead to (R56, R57)."""
    card: Card | None = None
    while True:
        square = tx.state.players[seat].square
        if PRICE[square]:
            _on_deed(tx, seat, square, card)
            return
        card = _on_other(tx, seat, square)
        if card is None:
            return


def _on_deed(tx: Tx, seat: Seat, square: int, card: Card | None) -> None:
    state = tx.state
    owner = state.owners[square]
    if owner == BANK:
        offer_deed(tx, seat, square)
        return
    if owner == seat or state.levels[square] == MORTGAGED:
        return
    if state.players[owner].jailed and state.options.no_rent_in_jail:
        return
    if card is not None and card.effect == "nearest_util":
        dice = tx.chance.roll(2)
        tx.emit(ThrownAnew(seat, dice))
        amount = CARD_UTIL_FACTOR * sum(dice)
    else:
        amount = rent(state, square, state.throw.total)
        if card is not None and card.effect == "nearest_rail":
            amount *= CARD_RAIL_FACTOR
    owe(tx, seat, owner, amount, "rent", SQUARES[square].id)


def _on_other(tx: Tx, seat: Seat, square: int) -> Card | None:
    """Settle a square that cannot be owned; the card that led on from it, if one did."""
    state = tx.state
    match SQUARES[square].kind:
        case "chance" | "chest" as deck:
            return draw(tx, seat, DECKS.index(deck))
        case "income_tax":
            if state.options.income_tax == "choice":
                tx.emit(TaxAsked(seat))
            else:
                owe(tx, seat, BANK, FLAT_TAX, "income_tax", SQUARES[square].id)
        case "luxury_tax":
            owe(tx, seat, BANK, state.options.luxury_tax, "luxury_tax", SQUARES[square].id)
        case "go_to_jail":
            to_jail(tx, seat, "square")
        case "parking" if state.pot:
            tx.emit(PotTaken(seat, state.pot, state.players[seat].cash + state.pot))
        case _:
            pass
    return None


check_tax = asked_for("tax")
"""Where the choice is agreed (R62)."""


def pay_tax(tx: Tx, command: PayFlatTax | PayTenth) -> None:
    """200, or a tenth of everything, rounded up; the tenth is told only now (R62)."""
    seat, by_tenth = command.seat, isinstance(command, PayTenth)
    total = wealth(tx.state, seat)
    square = SQUARES[tx.state.players[seat].square].id
    tx.emit(TaxChosen(seat, by_tenth, total if by_tenth else 0))
    owe(tx, seat, BANK, tenth(total) if by_tenth else FLAT_TAX, "income_tax", square)
