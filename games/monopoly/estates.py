"""A seat is out: what it had goes to its creditor or to the bank (R118–R128)."""

from games.core.asks import Concede, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.auctions import open_auction
from games.monopoly.board import deeds_of, live_seats
from games.monopoly.commands import RedeemInherited
from games.monopoly.events import Redeemed
from games.monopoly.events_deals import HeirAnswered, HeirAsked, SeatLeft, WentBankrupt
from games.monopoly.money import owe
from games.monopoly.squares import HOUSE_PRICE, INDEX, MORTGAGE, tenth
from games.monopoly.state import BANK, MORTGAGED, MonopolyState
from games.monopoly.stopping import end_match, is_bankrupt_end

Tx = Transaction[MonopolyState]


def check_concede(state: MonopolyState, command: Concede) -> None:
    """Always, for every seat that still plays."""


def concede(tx: Tx, command: Concede) -> None:
    """Owing a seat, bankruptcy to it; else everything goes back to the bank without an auction (R118)."""
    seat = command.seat
    tx.emit(SeatLeft(seat))
    owed = [debt.creditor for debt in tx.state.debts if debt.debtor == seat]
    creditor = owed[0] if owed else BANK
    go_bankrupt(tx, seat, creditor, auctions=False, counts=bool(owed))


def go_bankrupt(tx: Tx, seat: Seat, creditor: Seat, *, auctions: bool, counts: bool = True) -> None:
    """Hand everything over; the last seat left wins, and a creditor pays its tenths at once (R119–R122, R126)."""
    state, player = tx.state, tx.state.players[seat]
    deeds = tuple(deeds_of(state, seat))
    sold = sum(max(state.levels[square], 0) * HOUSE_PRICE[square] // 2 for square in deeds)
    mortgaged = tuple(square for square in deeds if state.levels[square] == MORTGAGED)
    goes_on = len(live_seats(state)) > 2 and not is_bankrupt_end(state, state.bankrupts + counts)
    estate = deeds if creditor < 0 and auctions and goes_on else ()
    cash = player.cash + sold
    creditor = max(creditor, BANK)
    balance = state.players[creditor].cash + cash if creditor >= 0 else 0
    tx.emit(WentBankrupt(seat, creditor, sold, cash, deeds, player.cards, estate, counts, balance))
    if len(live_seats(tx.state)) == 1:
        end_match(tx, "last_seat")
    elif creditor >= 0 and mortgaged:
        owe(tx, creditor, BANK, sum(tenth(MORTGAGE[square]) for square in mortgaged), "transfer_fee")
        if goes_on:
            tx.emit(HeirAsked(creditor, mortgaged))


def open_estate(tx: Tx) -> None:
    """The next deed of an estate, in board order (R41)."""
    open_auction(tx, min(tx.state.estate))


def check_redeem(state: MonopolyState, command: RedeemInherited) -> None:
    """Deeds that came with the estate, each once (R120)."""
    if state.heir != command.seat or heir_owes(state):
        raise IllegalMove("mono-refuse-heir")
    squares = [INDEX.get(deed, -1) for deed in command.deeds]
    if len(set(squares)) < len(squares) or not set(squares) <= set(redeemable(state)):
        raise IllegalMove("mono-refuse-deed")


def heir_owes(state: MonopolyState) -> bool:
    """Whether the heir has a debt to settle first (R121)."""
    return bool(state.debts) and state.debts[0].debtor == state.heir


def redeemable(state: MonopolyState) -> tuple[int, ...]:
    """The deeds that the heir still has mortgaged."""
    return tuple(
        square for square in state.inherited if state.owners[square] == state.heir and state.levels[square] == MORTGAGED
    )


def redeem_inherited(tx: Tx, command: RedeemInherited) -> None:
    """For the mortgage alone, in board order, as far as cash goes."""
    for square in sorted(INDEX[deed] for deed in command.deeds):
        cash = tx.state.players[command.seat].cash
        if cash >= MORTGAGE[square]:
            tx.emit(Redeemed(command.seat, square, MORTGAGE[square], 0, cash - MORTGAGE[square]))
    tx.emit(HeirAnswered(command.seat))
