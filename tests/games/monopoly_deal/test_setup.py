"""Rulings 1–5: the deck, the deal, who begins."""

import pytest

from games.core.chance import Chance
from games.core.game import Step
from games.monopoly_deal import RULESETS
from games.monopoly_deal.cards import CARDS, deck
from games.monopoly_deal.options import CLASSIC
from games.monopoly_deal.state import DealState
from tests.games.monopoly_deal.positions import GAME, LETTERS


def start(seats: int, seed: int = 1) -> Step[DealState]:
    return GAME.start(seats, CLASSIC, Chance.from_seed(seed))


@pytest.mark.parametrize(("seats", "cards"), [(2, 106), (5, 106), (6, 212), (8, 212)])
def test_r001_one_deck_for_two_to_five_seats_two_for_more(seats: int, cards: int) -> None:
    state = start(seats).state
    assert len(GAME.census(state)) == cards
    assert len(set(GAME.census(state))) == cards
    assert RULESETS[0].seats == range(2, 9)


def test_r002_reference_cards_never_enter_the_pile() -> None:
    assert len(deck(1)) == 106
    assert not any("reference" in card or "quick" in card for card in CARDS)


def test_r003_five_cards_each_the_rest_is_a_hidden_pile() -> None:
    state = start(4).state
    assert [len(hand) for seat, hand in enumerate(state.hands) if seat != state.turn] == [5, 5, 5]
    seen = GAME.view(state, 0)
    assert seen.hand == state.hands[0]
    assert seen.hands == tuple(len(hand) for hand in state.hands)
    assert seen.draw == len(state.draw)
    assert GAME.view(state, None).hand == ()


def test_r003_the_deck_is_shuffled_by_chance() -> None:
    piles = {start(3, seed).state.draw for seed in range(4)}
    assert len(piles) == 4
    assert start(3, 2).state == start(3, 2).state


def test_r004_chance_chooses_who_begins_and_play_goes_clockwise() -> None:
    assert {start(3, seed).state.turn for seed in range(20)} == {0, 1, 2}
    state = start(3).state
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        (ask,) = (ask for ask in GAME.asks(state) if ask.required)
        while state.turn == turns[-1]:
            (ask,) = (ask for ask in GAME.asks(state) if ask.required)
            assert ask.default is not None
            state = GAME.decide(state, ask.default, Chance.from_seed(1, state.step + 1)).state
    first = turns[0]
    assert turns == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_r005_nothing_on_the_tables_and_the_first_player_has_drawn_two() -> None:
    state = start(2).state
    assert all(not table.bank and not table.stacks for table in state.tables)
    assert len(state.hands[state.turn]) == 7
    assert state.plays == 3
    assert len(LETTERS) == RULESETS[0].seats[-1]


@pytest.mark.parametrize(
    ("preset", "flags"),
    [
        ("classic", ("draw_bottom", "own_turn", False, "bank")),
        ("modern2018", ("discard_pile", "instant", False, "bank")),
        ("refresh2024", ("discard_pile", "instant", True, "discard")),
    ],
)
def test_presets_are_the_editions(preset: str, flags: tuple[object, ...]) -> None:
    options = RULESETS[0].presets[preset]
    differing = (
        options.discard_to,
        options.win_timing,
        options.jsn_own_turn_costs_play,
        options.broken_set_buildings,
    )
    assert differing == flags
    assert (options.sets_to_win, options.paid_building_goes_to, options.jsn_on_doubled_rent) == (3, "bank", "whole")
    assert not options.move_buildings


def test_presets_begin_with_classic_and_quick_is_one_set_with_a_ranking() -> None:
    presets = RULESETS[0].presets
    assert next(iter(presets)) == "classic"
    assert presets["classic"] == CLASSIC
    assert (presets["quick"].sets_to_win, presets["quick"].ranking_by_assets) == (1, True)
