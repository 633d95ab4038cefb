"""Cards: the top one is carried out and goes to the bottom (R53–R61)."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly.board import deeds_of, others, top
from games.monopoly.cards import CARDS, Card
from games.monopoly.events import CardDrawn
from games.monopoly.money import collect, owe
from games.monopoly.moving import go_back, go_to, to_jail
from games.monopoly.squares import BOARD_SIZE, GROUP
from games.monopoly.state import BANK, MonopolyState

Tx = Transaction[MonopolyState]


def draw(tx: Tx, seat: Seat, deck: int) -> Card | None:
    """Draw and do; the card itself when it led the token to another square."""
    state = tx.state
    card = CARDS[(state.unseen[deck] or state.seen[deck])[0]]
    tx.emit(CardDrawn(seat, card.id))
    match card.effect:
        case "move_to":
            go_to(tx, seat, card.amount, "card")
            return card
        case "nearest_rail" | "nearest_util":
            go_to(tx, seat, nearest(tx.state.players[seat].square, card.effect.removeprefix("nearest_")), "card")
            return card
        case "move_back":
            go_back(tx, seat, card.amount)
            return card
        case "go_to_jail":
            to_jail(tx, seat, "card")
        case "collect":
            collect(tx, seat, card.amount, "card", card.id)
        case "pay":
            owe(tx, seat, BANK, card.amount, "card", card.id)
        case "pay_each":
            for other in others(tx.state, seat):
                owe(tx, seat, other, card.amount, "card", card.id)
        case "collect_each":
            for other in others(tx.state, seat):
                owe(tx, other, seat, card.amount, "card", card.id)
        case "repairs":
            owe(tx, seat, BANK, repairs(tx.state, seat, card), "card", card.id)
        case "jail_free":
            pass
    return None


def nearest(square: int, group: str) -> int:
    """The next square of the group going forward."""
    return min(GROUP[group].squares, key=lambda other: (other - square - 1) % BOARD_SIZE)


def repairs(state: MonopolyState, seat: Seat, card: Card) -> int:
    """So much per house and per hotel, counted now (R58)."""
    hotel = top(state)
    levels = [state.levels[square] for square in deeds_of(state, seat)]
    houses = sum(level for level in levels if 0 < level < hotel)
    return houses * card.amount + levels.count(hotel) * card.hotel
