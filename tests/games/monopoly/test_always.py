"""I01–I12, at every step of matches that are played at random, from the start and from rich positions."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import get_args

import msgspec
import pytest

from games.core.asks import Ask, Command, Form, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Event, Step
from games.core.walk import fill
from games.monopoly.board import is_built, owns_group
from games.monopoly.cards import CHANCE, CHEST, DECKS, JAIL_CARDS
from games.monopoly.commands import COMMANDS, AgreeToStop, DeclareBankruptcy, ProposeStop
from games.monopoly.events import CashDealt
from games.monopoly.guards import is_pending
from games.monopoly.options import CLASSIC_PRESETS, HOI_AN_PRESETS
from games.monopoly.squares import DEEDS, STREET_GROUPS
from games.monopoly.state import MORTGAGED, MonopolyState, Reason
from tests.games.monopoly.match import Match
from tests.games.monopoly.money import sums
from tests.games.monopoly.positions import HOI_AN, but, position, started

STEPS = 1000
RICH = (
    "3000 orange rail @30",
    "3000 red=2 util @10",
    "2000 pink=4 darkblue +chance",
    "1500 jail1 green 1 3~ lightblue=1",
)
BEGINNINGS: dict[str, Callable[[], Match]] = {
    "classic": lambda: started(4),
    "hoi_an quick": lambda: started(3, HOI_AN_PRESETS["quick"]),
    "classic timed": lambda: started(2, CLASSIC_PRESETS["timed"]),
    "rich": lambda: position(*RICH),
    "rich and short of houses": lambda: position(*RICH, houses=3, hotels=1, options=HOI_AN),
    "rich and slow": lambda: position(*RICH, options=but(auction_style="sealed")),
    "speed die": lambda: position(*(f"{seat} lap" for seat in RICH), options=but(speed_die=True, parking_pot=True)),
}
Move = tuple[MonopolyState, Step[MonopolyState]]


@cache
def moves(name: str) -> tuple[Move, ...]:
    """Each state with the step from it, at random until the end or for `STEPS` steps."""
    match, rng = BEGINNINGS[name](), Random(5)
    found: list[Move] = []
    game, state = match.game, match.state
    while state.ended is None and len(found) < STEPS:
        step = game.decide(state, _any_move(match, state, rng), Chance.from_seed(7, state.step + 1))
        found.append((state, step))
        state = step.state
    return tuple(found)


def _any_move(match: Match, state: MonopolyState, rng: Random) -> Command:
    """Any legal answer; many of them are free ones, and nobody gives up without need."""
    asks = match.game.asks(state)
    free = rng.random() < 0.3
    pool = [form for ask in asks if ask.required != free for form in _usual(ask)]
    pool = pool or [form for ask in asks if ask.required for form in _usual(ask)]
    seat, form = pool[rng.randrange(len(pool))]
    return form.build(seat, fill(form, rng))


def _usual(ask: Ask) -> list[tuple[Seat, Form]]:
    forms = [form for form in ask.forms if form.command not in {DeclareBankruptcy, AgreeToStop, ProposeStop}]
    return [(ask.seat, form) for form in forms or ask.forms]


everywhere = pytest.mark.parametrize("name", list(BEGINNINGS))


def states(name: str) -> list[MonopolyState]:
    return [step.state for _, step in moves(name)]


@everywhere
def test_i01_no_cash_is_negative(name: str) -> None:
    assert all(player.cash >= 0 for state in states(name) for player in state.players)


@everywhere
def test_i02_houses_and_hotels_are_all_there(name: str) -> None:
    first, _ = moves(name)[0]
    assert {_buildings(state) for state in states(name)} == {_buildings(first)}


def _buildings(state: MonopolyState) -> tuple[int, int]:
    hotel = state.options.houses_before_hotel + 1
    houses = sum(level for level in state.levels if 0 < level < hotel)
    assert min(state.houses, state.hotels) >= 0
    return state.houses + houses, state.hotels + state.levels.count(hotel)


def test_i02_they_are_32_and_12_at_the_start() -> None:
    assert _buildings(started(2).state) == _buildings(position(*RICH).state) == (32, 12)


@everywhere
def test_i03_each_deed_has_one_owner_or_the_bank(name: str) -> None:
    for state in states(name):
        assert len(state.owners) == len(state.levels) == 40
        live = {*range(len(state.players))} - {*state.out}
        assert {state.owners[square] for square in DEEDS} <= {-1, *live}
        assert {state.owners[square] for square in range(40) if square not in DEEDS} == {-1}


@everywhere
def test_i04_levels_are_even_on_whole_clear_groups(name: str) -> None:
    for state in states(name):
        for group in STREET_GROUPS:
            if not is_built(state, group.squares):
                continue
            levels = [state.levels[square] for square in group.squares]
            assert max(levels) - min(levels) <= 1
            assert MORTGAGED not in levels
            owner = state.owners[group.squares[0]]
            assert owner >= 0
            assert owns_group(state, owner, group.squares)


@everywhere
def test_i05_each_jail_card_is_in_one_place(name: str) -> None:
    for state in states(name):
        for deck, cards in zip(DECKS, state.decks, strict=True):
            held = sum(player.cards.count(deck) for player in state.players)
            assert held + cards.count(JAIL_CARDS[deck]) == 1


@everywhere
def test_i06_each_deck_has_its_sixteen_cards(name: str) -> None:
    for state in states(name):
        for deck, cards, all_cards in zip(DECKS, state.decks, (CHANCE, CHEST), strict=True):
            held = [JAIL_CARDS[deck]] * sum(deck in player.cards for player in state.players)
            assert sorted((*cards, *held)) == [card.id for card in all_cards]


@everywhere
def test_i07_cash_comes_and_goes_as_events_say_and_why(name: str) -> None:
    match = BEGINNINGS[name]()
    for before, step in moves(name):
        state = match.game.replay(before, step.command, ())
        for event in step.events:
            after = match.game.apply(state, event)
            assert _changes(state, after) == _said(event), event
            state = after


def _changes(before: MonopolyState, after: MonopolyState) -> dict[int, int]:
    pairs = enumerate(zip(before.players, after.players, strict=True))
    return {seat: new.cash - old.cash for seat, (old, new) in pairs if new.cash != old.cash}


def _said(event: Event) -> dict[int, int]:
    assert not isinstance(event, CashDealt)
    said: Counter[int] = Counter()
    for reason, payer, payee, amount in sums(event):
        assert amount >= 0
        if amount:
            assert reason in get_args(Reason)
            said[payer] -= amount
            said[payee] += amount
    return {seat: amount for seat, amount in said.items() if seat >= 0 and amount}


@everywhere
def test_i08_nobody_who_is_out_waits_in_a_queue(name: str) -> None:
    for state in states(name):
        waiting = {seat for debt in state.debts for seat in (debt.debtor, debt.creditor)}
        waiting |= {seat for offer in state.offers for seat in (offer.by, offer.to)} | {state.heir}
        if state.auction is not None:
            waiting |= {*state.auction.passed} | {bid.seat for bid in state.auction.bids}
        if state.contest is not None:
            waiting |= {*state.contest.asked} | {request.seat for request in state.contest.requests}
        if state.vote is not None:
            waiting |= {*state.vote.agreed}
        assert not waiting & {*state.out}


@everywhere
def test_i09_one_seat_is_on_turn_or_the_match_is_over(name: str) -> None:
    """Who went bankrupt on the own turn stays there until the estate is settled, and is asked nothing."""
    game = BEGINNINGS[name]().game
    for state in states(name):
        if state.turn in state.out:
            assert state.ended is not None or (is_pending(state) and state.phase == "moving")
            assert all(ask.seat != state.turn for ask in game.asks(state))


@everywhere
def test_i10_somebody_can_act_or_a_deadline_runs(name: str) -> None:
    game = BEGINNINGS[name]().game
    for state in states(name):
        assert (game.outcome(state) is None) == bool(game.asks(state) or game.due(state))


@everywhere
def test_i11_replaying_the_log_gives_the_same_state(name: str) -> None:
    game, state = BEGINNINGS[name]().game, moves(name)[0][0]
    for _, step in moves(name):
        state = game.replay(state, step.command, step.events)
    assert state == moves(name)[-1][1].state


@everywhere
def test_i12_a_refused_command_changes_nothing(name: str) -> None:
    """Every command without fields, by every seat and by the table."""
    game, refused = BEGINNINGS[name]().game, 0
    bare = [kind for kind in COMMANDS if len(kind.__struct_fields__) == 1]
    for state in states(name)[::10]:
        before = msgspec.msgpack.encode(state.players), state.owners, state.levels, state.decks, state.step
        for seat in range(-1, len(state.players)):
            for kind in bare:
                try:
                    game.decide(state, kind(seat), Chance.from_seed(1, state.step + 1))
                except IllegalMove:
                    refused += 1
        assert before == (msgspec.msgpack.encode(state.players), state.owners, state.levels, state.decks, state.step)
    assert refused
