"""The state after events that move cash, deeds and buildings."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from games.core.piles import replaced
from games.monopoly import events as e
from games.monopoly.board import top
from games.monopoly.state import BANK, MORTGAGED, POT, Debt, MonopolyState, Player


def with_cash(players: tuple[Player, ...], seat: Seat, amount: int) -> tuple[Player, ...]:
    """The players with so much more, or less, for one of them."""
    changed = list(players)
    player = changed[seat]
    changed[seat] = replace(player, cash=player.cash + amount)
    return tuple(changed)


def from_bank(state: MonopolyState, seat: Seat, amount: int) -> MonopolyState:
    """The bank paid the seat, or for a sum below zero the seat the bank."""
    return replace(state, players=with_cash(state.players, seat, amount), bank=state.bank - amount)


def stock_of(state: MonopolyState, before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, int]:
    """Houses and hotels in stock after lots went from these levels to those."""
    hotel = top(state)
    houses, hotels = state.houses, state.hotels
    for old, new in zip(before, after, strict=True):
        if old == new:
            continue
        hotels += (old == hotel) - (new == hotel)
        houses += (old if 0 < old < hotel else 0) - (new if 0 < new < hotel else 0)
    return houses, hotels


def at_levels(
    state: MonopolyState, squares: tuple[int, ...], levels: tuple[int, ...]
) -> tuple[tuple[int, ...], int, int]:
    """All levels, and houses and hotels in stock, once these squares have those levels."""
    changed = list(state.levels)
    for square, level in zip(squares, levels, strict=True):
        changed[square] = level
    before = tuple(state.levels[square] for square in squares)
    return (tuple(changed), *stock_of(state, before, levels))


def _cash_dealt(state: MonopolyState, event: e.CashDealt) -> MonopolyState:
    players = tuple(replace(player, cash=event.amount) for player in state.players)
    return replace(state, players=players, bank=state.bank - event.amount * len(players))


def _deed_dealt(state: MonopolyState, event: e.DeedDealt) -> MonopolyState:
    return replace(from_bank(state, event.seat, -event.price), owners=replaced(state.owners, event.square, event.seat))


def _deed_bought(state: MonopolyState, event: e.DeedBought) -> MonopolyState:
    return replace(
        state,
        players=with_cash(state.players, event.seat, -event.price),
        bank=state.bank + event.price,
        owners=replaced(state.owners, event.square, event.seat),
        phase="moving",
    )


def _paid(state: MonopolyState, event: e.Paid) -> MonopolyState:
    payer, payee, amount = event.payer, event.payee, event.amount
    players = list(state.players)
    if payer >= 0:
        player = players[payer]
        players[payer] = replace(player, cash=player.cash - amount)
    if payee >= 0:
        player = players[payee]
        players[payee] = replace(player, cash=player.cash + amount)
        if payer >= 0:
            return replace(state, players=tuple(players))
        return replace(state, players=tuple(players), bank=state.bank - amount)
    if payee == POT:
        return replace(state, players=tuple(players), pot=state.pot + amount)
    return replace(state, players=tuple(players), bank=state.bank + amount)


def _debt_opened(state: MonopolyState, event: e.DebtOpened) -> MonopolyState:
    debt = Debt(event.debtor, event.creditor, event.amount, event.reason, event.subject)
    debts = (debt, *state.debts) if event.front else (*state.debts, debt)
    raised = state.step if event.front or not state.debts else state.raised
    return replace(state, debts=debts, raised=raised, window=-1)


def _debt_paid(state: MonopolyState, event: e.DebtPaid) -> MonopolyState:
    players = with_cash(state.players, event.debtor, -event.amount)
    bank, pot = state.bank, state.pot
    if event.creditor >= 0:
        players = with_cash(players, event.creditor, event.amount)
    elif event.creditor == BANK:
        bank += event.amount
    else:
        pot += event.amount
    return replace(state, players=players, bank=bank, pot=pot, debts=state.debts[1:], raised=state.step)


def _built(state: MonopolyState, event: e.Built) -> MonopolyState:
    levels = list(state.levels)
    for square in event.squares:
        levels[square] += 1
    return replace(
        state,
        players=with_cash(state.players, event.seat, -event.price),
        bank=state.bank + event.price,
        levels=tuple(levels),
        houses=state.houses + event.hotels * top(state) - len(event.squares),
        hotels=state.hotels - event.hotels,
    )


def _buildings_sold(state: MonopolyState, event: e.BuildingsSold) -> MonopolyState:
    levels, houses, hotels = at_levels(state, event.squares, event.levels)
    return replace(
        state,
        players=with_cash(state.players, event.seat, event.amount),
        bank=state.bank - event.amount,
        levels=levels,
        houses=houses,
        hotels=hotels,
    )


def _mortgaged(state: MonopolyState, event: e.Mortgaged) -> MonopolyState:
    players = with_cash(state.players, event.seat, event.amount)
    levels = replaced(state.levels, event.square, MORTGAGED)
    return replace(state, players=players, bank=state.bank - event.amount, levels=levels)


def _redeemed(state: MonopolyState, event: e.Redeemed) -> MonopolyState:
    players = with_cash(state.players, event.seat, -event.amount)
    levels = replaced(state.levels, event.square, 0)
    return replace(state, players=players, bank=state.bank + event.amount, levels=levels)


def _pot_taken(state: MonopolyState, event: e.PotTaken) -> MonopolyState:
    return replace(state, players=with_cash(state.players, event.seat, event.amount), pot=state.pot - event.amount)


def _bonus_paid(state: MonopolyState, event: e.BonusPaid) -> MonopolyState:
    return from_bank(state, event.seat, event.amount)


CASH: dict[type[Event], Callable[[MonopolyState, Any], MonopolyState]] = {
    e.CashDealt: _cash_dealt,
    e.DeedDealt: _deed_dealt,
    e.DeedBought: _deed_bought,
    e.Paid: _paid,
    e.DebtOpened: _debt_opened,
    e.DebtPaid: _debt_paid,
    e.Built: _built,
    e.BuildingsSold: _buildings_sold,
    e.Mortgaged: _mortgaged,
    e.Redeemed: _redeemed,
    e.PotTaken: _pot_taken,
    e.BonusPaid: _bonus_paid,
}
