"""Every question answered at random without a word: what the forms offer, drawn from the state itself."""

from itertools import islice
from random import Random

from games.core.asks import Command, Seat
from games.core.policy import OPTIONAL_SHARE
from games.core.sampling import one_of, shuffled
from games.monopoly_deal.actions import of_kind
from games.monopoly_deal.arranging import goals_for, partners_of
from games.monopoly_deal.buildings import movable, sites_for
from games.monopoly_deal.cards import CARDS, KIND, VALUE
from games.monopoly_deal.commands import (
    Discard,
    LetHappen,
    MoveBuilding,
    MoveCard,
    Pay,
    PlaceReceived,
    SayNo,
    SwapCards,
)
from games.monopoly_deal.payment import payable
from games.monopoly_deal.responses import must_pay
from games.monopoly_deal.sampling_plays import any_home, any_play
from games.monopoly_deal.state import HAND_LIMIT, DealState, Placement, Stack, Table, Target


def any_command(state: DealState, rng: Random) -> Command:
    """An answer to any of the open questions; a free move now and then."""
    if state.charge is not None or state.placements:
        return _any_response(state, rng)
    if state.phase == "discard":
        return _any_discard(state, state.turn, rng)
    if rng.random() < OPTIONAL_SHARE and (command := _any_arrangement(state, state.turn, rng)) is not None:
        return command
    return any_play(state, state.turn, rng)


def _any_discard(state: DealState, seat: Seat, rng: Random) -> Command:
    """The surplus of the hand, in any order."""
    hand = state.hands[seat]
    return Discard(seat, tuple(islice(shuffled(hand, rng), len(hand) - HAND_LIMIT)))


def _any_response(state: DealState, rng: Random) -> Command:
    """One of the wilds received laid, or an answer by a seat that has none to lay (51)."""
    targets = state.charge.targets if state.charge is not None else ()
    if not state.placements:
        return _any_answer(state, one_of(targets, rng), rng)
    placing = [placement.seat for placement in state.placements]
    free = [target for target in targets if target.asked not in placing]
    open_to: list[Placement | Target] = [*state.placements, *free]
    asked = one_of(open_to, rng)
    return _any_place(state, asked, rng) if isinstance(asked, Placement) else _any_answer(state, asked, rng)


def _any_place(state: DealState, placement: Placement, rng: Random) -> Command:
    seat, card = placement.seat, placement.card
    colour, stack = any_home(state.tables[seat], card, rng)
    return PlaceReceived(seat, card, colour, stack)


def _any_answer(state: DealState, target: Target, rng: Random) -> Command:
    """A Just Say No every other time that the seat can; else what was played takes effect."""
    seat = target.asked
    noes = of_kind(state, seat, "just_say_no")
    if noes and rng.random() < 0.5:
        return SayNo(seat, one_of(noes, rng), target.seat)
    if seat == target.seat and must_pay(state, target):
        return Pay(seat, _any_payment(state.tables[seat], target.amount, rng))
    return LetHappen(seat, target.seat)


def _any_payment(table: Table, owed: int, rng: Random) -> tuple[str, ...]:
    """Any cards until the debt is covered; after that a coin decides on each one more."""
    paid: list[str] = []
    for card in shuffled(payable(table), rng):
        if owed <= 0 and rng.random() < 0.5:
            break
        paid.append(card)
        owed -= VALUE[card]
    return tuple(paid)


def _any_arrangement(state: DealState, seat: Seat, rng: Random) -> Command | None:
    """A free move of tabled cards, of any sort that can be made; None when none can."""
    for move in shuffled((_any_move, _any_swap, _any_building_move), rng):
        if (command := move(state, seat, rng)) is not None:
            return command
    return None


def _any_move(state: DealState, seat: Seat, rng: Random) -> Command | None:
    table = state.tables[seat]
    for card, stack in shuffled(_tabled(table), rng):
        for colour in shuffled(CARDS[card].colours, rng):
            if goals := goals_for(table, stack, card, colour):
                return MoveCard(seat, card, colour, one_of(goals, rng))
    return None


def _any_swap(state: DealState, seat: Seat, rng: Random) -> Command | None:
    table = state.tables[seat]
    for card, stack in shuffled(_tabled(table), rng):
        if partners := partners_of(table, card, stack):
            return SwapCards(seat, card, one_of(partners, rng))
    return None


def _any_building_move(state: DealState, seat: Seat, rng: Random) -> Command | None:
    cards = movable(state, seat)
    if not cards:
        return None
    card = one_of(cards, rng)
    return MoveBuilding(seat, card, one_of(sites_for(state.tables[seat], KIND[card]), rng).id)


def _tabled(table: Table) -> list[tuple[str, Stack]]:
    return [(card, stack) for stack in table.stacks for card in stack.cards]
