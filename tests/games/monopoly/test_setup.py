"""Setup and order: R001–R007."""

import pytest

from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.monopoly import CLASSIC as RULESET
from games.monopoly import RULESETS
from games.monopoly.cards import CHANCE, CHEST
from games.monopoly.events import DecksShuffled, DeedDealt, OpeningRolled
from games.monopoly.options import CLASSIC_PRESETS, HOI_AN_PRESETS, MonopolyOptions
from games.monopoly.squares import DEEDS, PRICE
from games.monopoly.state import MonopolyState
from tests.games.monopoly.match import A, B, C, D, Match, build
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position, started


class Opening(Chance):
    """Throws for the start as told."""

    __slots__ = ("_rolls",)

    def __init__(self, *rolls: tuple[int, int]) -> None:
        super().__init__(bytes(32), 0)
        self._rolls = list(rolls)

    def roll(self, dice: int, sides: int = 6) -> tuple[int, ...]:
        del dice, sides
        return self._rolls.pop(0)


def order(match: Match) -> str:
    """Whose turns come, one round, nothing bought."""
    found = ""
    for _ in match.state.players:
        found += match.asked()[0]
        match.roll(4, 6)
    return found


def test_r001_two_to_eight_seats() -> None:
    assert all(ruleset.seats == range(2, 9) for ruleset in RULESETS)
    for seats in (2, 8):
        assert len(started(seats).state.players) == seats


def test_r002_all_begin_alike_with_whole_cash_on_square_0() -> None:
    for cash in (1500, 2000, 2500):
        match = started(3, but(start_cash=cash))
        assert match.cash() == (cash,) * 3
        assert {type(amount) for amount in match.cash()} == {int}
        assert [match.square(seat) for seat in range(3)] == [0, 0, 0]
        assert match.deeds(A) + match.deeds(B) + match.deeds(C) == []
        assert all(not player.cards and not player.jailed for player in match.state.players)


def test_r003_two_decks_shuffled_apart_whose_order_nobody_sees() -> None:
    match = started(2)
    chance, chest = match.state.decks
    assert sorted(chance) == [card.id for card in CHANCE]
    assert sorted(chest) == [card.id for card in CHEST]
    assert chance != tuple(sorted(chance))
    assert chest != tuple(sorted(chest))
    assert [name[2:] for name in chance] != [name[2:] for name in chest]
    (shuffled,) = [event for event in match.events if isinstance(event, DecksShuffled)]
    for seat in (None, A, B):
        shown = shuffled.seen_by(seat)
        assert isinstance(shown, DecksShuffled)
        assert shown.unseen == ()
        assert match.game.view(match.state, seat).cards == ((), ())


def test_r003_the_order_is_part_of_the_saved_match() -> None:
    one, other = started(2, seed=1), started(2, seed=2)
    assert one.state.decks != other.state.decks
    assert one.game.replay(one.game.blank(2, CLASSIC), None, one.events) == one.state


def test_r004_the_bank_pays_whatever_it_has_but_buildings_run_out() -> None:
    match = position("1000", "0", bank=-10_000_000, chest="kv02")
    match.roll(1, 1)
    assert match.money() == ["card $>a 200"]
    assert position("9000 orange", "0", houses=0).refused(build(A, 16)) == "stock"


@pytest.mark.parametrize(("options", "expected"), [(CLASSIC, "cdab"), (HOI_AN, "cbad")])
def test_r005_the_highest_begins_then_by_chairs(options: MonopolyOptions, expected: str) -> None:
    match = started(4, options, chance=Opening((1, 2), (3, 4), (5, 6), (2, 6)))
    assert order(match) == expected


def test_r005_equals_roll_again_among_themselves_only() -> None:
    match = started(4, chance=Opening((6, 4), (1, 2), (5, 5), (3, 1), (2, 2), (1, 4)))
    thrown = [event for event in match.events if isinstance(event, OpeningRolled)]
    assert [event.seats for event in thrown] == [(A, B, C, D), (A, C)]
    assert match.asked() == "c roll"


def test_r005_or_as_agreed() -> None:
    assert started(4, but(first_player="host")).asked() == "a roll"
    assert started(4, but(first_player=3)).asked() == "c roll"
    assert {started(4, but(first_player="random"), seed=seed).asked()[0] for seed in range(40)} == set("abcd")
    with pytest.raises(IllegalMove, match="mono-refuse-first"):
        RULESET.game.check_table(2, but(first_player=3))


def test_r006_free_deeds_are_dealt_before_the_first_roll() -> None:
    for seats in (2, 8):
        match = started(seats, CLASSIC_PRESETS["quick"])
        assert [len(match.deeds(seat)) for seat in range(seats)] == [3] * seats
        assert match.cash() == (2500,) * seats
        assert set(match.state.levels) == {0}
        assert match.asked()[2:] == "roll"
        assert isinstance(match.events[-2], DeedDealt)


def test_r006_paid_deeds_cost_their_price() -> None:
    match = started(4, CLASSIC_PRESETS["timed"])
    for seat in range(4):
        one, other = match.deeds(seat)
        assert match.cash()[seat] == 1500 - PRICE[one] - PRICE[other]


def test_r006_the_deal_is_by_chance_and_a_whole_group_stays() -> None:
    hands = {tuple(_owners(started(8, HOI_AN_PRESETS["quick"], seed=seed).state)) for seed in range(20)}
    assert len(hands) == 20
    assert any(_has_group(started(8, HOI_AN_PRESETS["quick"], seed=seed)) for seed in range(100))


def _owners(state: MonopolyState) -> list[int]:
    return [state.owners[square] for square in DEEDS]


def _has_group(match: Match) -> bool:
    return any({1, 3} <= set(match.deeds(seat)) for seat in range(8))


def test_r007_stepping_off_square_0_pays_nothing() -> None:
    match = started(2)
    match.roll(1, 2)
    assert match.money() == []
    assert match.square(match.state.turn) == 3
