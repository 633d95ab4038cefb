"""Jail: R065–R074."""

import pytest

from games.core.asks import Command
from games.monopoly.commands import AcceptOffer, DeclareBankruptcy, OfferToBuy, PayFine, UseJailCard
from games.monopoly.options import CLASSIC_PRESETS
from tests.games.monopoly.match import A, B, ids
from tests.games.monopoly.positions import but, position


def test_r065_sent_to_jail_as_a_prisoner_and_the_turn_is_over() -> None:
    match = position("0 @20", "0").roll(4, 6)
    player = match.state.players[A]
    assert (player.square, player.jailed, player.tries, match.asked()) == (10, True, 0, "b roll")


def test_r065_stopping_there_is_a_visit() -> None:
    match = position("0", "0").roll(4, 6)
    assert (match.square(), match.jailed()) == (10, False)
    assert match.roll(4, 6).asked() == "a roll"


@pytest.mark.parametrize("out", [PayFine(A), UseJailCard(A, "chest")])
def test_r066_pay_or_a_card_and_then_an_ordinary_turn(out: Command) -> None:
    match = position("90 jail1 +chest", "0")
    assert match.forms(A, "jail") == ["roll", "fine", "card"]
    match.do(out)
    assert match.money() == (["jail a>$ 50"] if isinstance(out, PayFine) else [])
    assert (match.asked(), match.jailed(), match.square()) == ("a roll", False, 10)
    match.roll(5, 5)
    assert (match.square(), match.asked(), match.state.throw.doubles) == (20, "a roll", 1)


def test_r066_paying_takes_50_and_where_agreed_one_of_the_first_turns() -> None:
    assert position("49 jail", "0").refused(PayFine(A)) == "fine"
    two = but(jail_prepay_turns=2)
    assert position("900 jail2", "0", options=two).refused(PayFine(A)) == "fine"
    assert position("900 jail1", "0", options=two).do(PayFine(A)).asked() == "a roll"
    assert position("900 jail2", "0").do(PayFine(A)).asked() == "a roll"


def test_r067_a_double_sets_free_moves_and_ends_the_turn() -> None:
    match = position("0 jail", "0 16").roll(5, 5)
    assert (match.jailed(), match.square(), match.asked()) == (False, 20, "b roll")
    match = position("14 jail", "0 16").roll(3, 3)
    assert (match.money(), match.asked()) == (["rent a>b 14"], "b roll")


@pytest.mark.parametrize("tries", [0, 1])
def test_r068_first_and_second_miss_stay(tries: int) -> None:
    match = position(f"500 jail{tries}", "0").roll(2, 5)
    player = match.state.players[A]
    assert (player.jailed, player.tries, player.square, match.asked()) == (True, tries + 1, 10, "b roll")
    assert match.money() == []
    kept = position(f"500 jail{tries} keeps 39~", "0").roll(2, 5)
    assert kept.asked() == "a end"
    assert "redeem" in kept.forms(A, "manage")


def test_r069_the_third_miss_costs_50_and_moves_by_that_roll() -> None:
    match = position("500 jail2", "0 17 19").roll(4, 5)
    assert match.money() == ["jail a>$ 50", "rent a>b 16"]
    assert (match.jailed(), match.square(), match.asked()) == (False, 19, "b roll")
    match = position("500 jail2", "0", chest="kv03").roll(2, 5)
    assert match.money() == ["jail a>$ 50", "card a>$ 50"]


def test_r069_who_is_short_settles_the_debt_before_the_move() -> None:
    match = position("30 jail2 5", "0 19").roll(4, 5)
    assert (match.asked(), match.square(), match.cash()[A]) == ("a debt", 10, 30)
    match.mortgage(A, 5)
    assert (match.cash(), match.square(), match.asked()) == ((130 - 50 - 16, 16), 19, "b roll")


def test_r069_who_cannot_pay_is_bankrupt_to_the_bank_and_does_not_move() -> None:
    match = position("30 jail2 5~", "900 19", "900").roll(4, 5)
    match.do(DeclareBankruptcy(A))
    assert (match.square(), match.state.out, match.cash()[1:]) == (10, (A,), (900, 900))
    assert match.asked() == "b auction c auction"
    assert match.pass_by(1, 2).asked() == "b roll"


def test_r070_after_that_miss_a_jail_card_comes_too_late() -> None:
    match = position("30 jail2 5 +chest", "0").roll(4, 5)
    assert match.asked() == "a debt"
    assert match.refused(UseJailCard(A, "chest")) == "phase"


def test_r071_a_double_on_the_third_try_costs_nothing() -> None:
    match = position("0 jail2", "0").roll(5, 5)
    assert (match.money(), match.square(), match.jailed(), match.asked()) == ([], 20, False, "b roll")


def test_r072_prisoners_do_everything_but_move() -> None:
    match = position("900 jail orange brown=1 5 39~", "900 @5", chest="kv01")
    match.build(A, 16).sell(A, 1).mortgage(A, 5).redeem(A, 39)
    assert match.levels(16, 1, 5, 39) == [1, 0, -1, 0]
    match.do(OfferToBuy(B, A, ids(39), 100))
    assert match.do(AcceptOffer(A, 1)).deeds(B) == [39]
    match = position("900 jail1", "900 @0", turn=B).roll(1, 2).decline().bid(A, 10).pass_by(B)
    assert match.deeds(A) == [3]
    assert position("0 jail1 39", "900 @36", turn=B).roll(1, 2).money() == ["rent b>a 50"]


SHORT = CLASSIC_PRESETS["short"]


def test_r073_short_out_on_the_next_turn_in_any_case() -> None:
    match = position("500 jail", "0", options=SHORT)
    assert match.forms(A, "jail") == ["roll", "fine"]
    match.roll(4, 6)
    assert (match.money(), match.square(), match.jailed()) == (["jail a>$ 50"], 20, False)
    match = position("500 jail", "0", options=SHORT).roll(5, 5)
    assert (match.money(), match.square(), match.asked()) == ([], 20, "b roll")
    assert position("500 jail +chest", "0", options=SHORT).do(UseJailCard(A, "chest")).asked() == "a roll"
    assert position("500 jail", "0", options=SHORT).do(PayFine(A)).asked() == "a roll"


def test_r074_a_jail_card_bought_a_moment_ago() -> None:
    match = position("100 jail", "0 +chance")
    match.do(OfferToBuy(A, B, ("jail_chance",), 40)).do(AcceptOffer(B, 1))
    assert match.asked() == "a jail"
    match.do(UseJailCard(A, "chance"))
    assert (match.asked(), match.cash(), match.state.decks[0][-1]) == ("a roll", (60, 40), "ch09")
