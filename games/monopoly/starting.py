"""The start: cash, decks, who begins, dealt deeds (R2–R6)."""

from games.core.asks import Seat
from games.core.game import Transaction
from games.monopoly.board import direction
from games.monopoly.cards import CHANCE, CHEST
from games.monopoly.events import CashDealt, DecksShuffled, DeedDealt, FirstChosen, OpeningRolled, TurnBegan
from games.monopoly.squares import DEEDS, PRICE
from games.monopoly.state import MonopolyState

Tx = Transaction[MonopolyState]

SPEED_DIE_CASH = 1000
"""R137."""


def set_up(tx: Tx) -> None:
    """Deal, shuffle, roll for the start, begin."""
    options = tx.state.options
    tx.emit(CashDealt(options.start_cash + (SPEED_DIE_CASH if options.speed_die else 0)))
    decks = [tx.chance.shuffled([card.id for card in deck]) for deck in (CHANCE, CHEST)]
    tx.emit(DecksShuffled(tuple(decks), tuple(len(deck) for deck in decks)))
    first = _first(tx)
    tx.emit(FirstChosen(first))
    _deal_deeds(tx, first)
    tx.emit(TurnBegan(first, 1))


def _first(tx: Tx) -> Seat:
    """The highest roll; equals roll again among themselves (R5). Or as agreed."""
    wanted, seats = tx.state.options.first_player, tuple(range(len(tx.state.players)))
    if wanted == "random":
        return tx.chance.below(len(seats))
    if wanted == "host":
        return 0
    if wanted != "roll":
        return (wanted - 1) % len(seats)
    while len(seats) > 1:
        dice = tuple(tx.chance.roll(2) for _ in seats)
        tx.emit(OpeningRolled(seats, dice))
        highest = max(sum(rolled) for rolled in dice)
        seats = tuple(seat for seat, rolled in zip(seats, dice, strict=True) if sum(rolled) == highest)
    return seats[0]


def _deal_deeds(tx: Tx, first: Seat) -> None:
    """So many each, at random, from the first seat on; a group that gets whole stays so (R6)."""
    dealt = {"none": 0, "two_paid": 2, "three_free": 3}[tx.state.options.deal_deeds]
    count, step = len(tx.state.players), direction(tx.state)
    deeds = tx.chance.shuffled(DEEDS)[: dealt * count] if dealt else ()
    paid = tx.state.options.deal_deeds == "two_paid"
    for number, square in enumerate(deeds):
        seat = (first + step * number) % count
        price = PRICE[square] if paid else 0
        tx.emit(DeedDealt(seat, square, price, tx.state.players[seat].cash - price))
