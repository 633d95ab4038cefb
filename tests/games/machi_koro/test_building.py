"""Building, winning, and rulings of our own: R140–R150."""

import pytest

from games.core.asks import Concede
from games.core.text import Text
from games.machi_koro.building import why_not
from games.machi_koro.commands import (
    AddTwo,
    Build,
    BuildNothing,
    Decline,
    Demolish,
    Exhibit,
    FireNext,
    GiveCard,
    KeepRoll,
    Renovate,
    RollOne,
    RollTuna,
    RollTwo,
    TakeFrom,
)
from games.machi_koro.events import CardRemoved, NothingBuilt, PaidSeat
from games.machi_koro.options import BaseOptions, HarborOptions
from games.machi_koro.turns import IDLE_ROUNDS
from tests.games.machi_koro.positions import EVERYTHING, GAME, A, B, C, D, position, started

BASE = BaseOptions()
FINITE = EVERYTHING.model_copy(update={"bank": "finite"})


def test_r140_one_building_a_turn_paid_in_full() -> None:
    match = position("5:", "0:").settle(6)
    assert match.refused(Build(A, "mine")) == "machi-refuse-coins"
    assert match.refused(Build(A, "nonsense")) == "machi-refuse-market"
    assert match.build("cheese_factory").coins()[A] == 0
    assert match.refused(Build(A, "general_store")) == "machi-refuse-turn"
    match = position("30:", "0:").settle(6).build("radio_tower")
    assert (match.coins()[A], match.landmarks(A)) == (8, {"radio_tower"})
    assert position("5:", "0:").settle(6).build("").cards(A) == {}


def test_r140_why_not_says_what_is_missing() -> None:
    state = position("5: stadium +harbor", "0:").settle(6).state
    assert why_not(state, A, "mine") == Text("machi-refuse-coins", cost=6, coins=5, missing=1)
    assert why_not(state, A, "stadium") == Text("machi-refuse-owned")
    assert why_not(state, A, "harbor") == Text("machi-refuse-built")
    assert why_not(state, A, "cheese_factory") is None
    assert why_not(GAME.view(state, B), B, "cafe") == Text("machi-refuse-coins", cost=2, coins=0, missing=2)


def test_r140_landmarks_of_sets_that_are_not_used_cannot_be_built() -> None:
    assert position("99:", "0:", options=BASE).settle(6).refused(Build(A, "harbor")) == "machi-refuse-market"


@pytest.mark.parametrize(
    ("options", "others"),
    [
        (BASE, "+train_station +shopping_mall +amusement_park"),
        (HarborOptions(), "+city_hall +train_station +shopping_mall +amusement_park +harbor +airport"),
        (BaseOptions(landmarks_to_win=2), "+train_station"),
    ],
)
def test_r141_the_last_landmark_wins_at_once(options: BaseOptions, others: str) -> None:
    match = position(f"22: {others}", "0:", options=options).settle(6).build("radio_tower")
    assert (match.winner(), match.asked()) == (A, "")
    fewer = others.replace(" +train_station", "").replace("+train_station", "")
    match = position(f"22: {fewer}", "0:", options=options).settle(6).build("radio_tower")
    assert (match.winner(), match.asked()) == (None, "b roll")


def test_r141_no_further_turn_after_the_win() -> None:
    city = "22: +train_station +shopping_mall +amusement_park"
    match = position(city, "0:", options=BASE).roll(3, 3).build("radio_tower")
    assert GAME.outcome(match.state) is not None


def test_r142_a_demolished_landmark_must_be_built_again() -> None:
    city = "99: demolition_company +train_station +shopping_mall +amusement_park +harbor +airport"
    match = position(city, "0:").settle(4).do(Demolish(A, "harbor")).build("radio_tower")
    assert match.winner() is None
    assert match.settle(6).build("").settle(6).build("harbor").winner() == A


def test_r143_facts_name_what_was_paid() -> None:
    match = position("1:", "0: family_restaurant +shopping_mall").settle(4, 5)
    assert PaidSeat("family_restaurant", 1, A, B, 1, 3) in match.events


def test_r144_no_flowers_no_money_and_gifts_do_not_lessen_the_gifts() -> None:
    assert position("0: flower_shop +shopping_mall", "0:").settle(6).money() == []
    match = position("0: moving_company*2 bakery", "0:", "0:").settle(4, 5).do(GiveCard(A, "moving_company", B))
    assert match.asked() == "a give"
    match.do(GiveCard(A, "moving_company", B))
    assert (match.coins()[A], match.cards(B)) == (8, {"moving_company": 2})


def test_r145_a_seat_that_leaves_takes_everything_out_of_play() -> None:
    match = position("0: stadium", "0: stadium", "7: mine ~cafe tech_startup $2").do(Concede(C))
    assert (match.cards(C), match.closed(C), match.coins()[C]) == ({}, {}, 0)
    assert match.state.lost == 9
    assert set(match.state.removed) >= {"mine", "cafe", "tech_startup"}
    assert CardRemoved("stadium", 4) in match.events
    match.do(Concede(A))
    assert match.winner() == B


def test_r145_the_turn_of_a_seat_that_leaves_goes_on_to_the_next() -> None:
    match = position("0: tv_station", "9:", "9:").settle(6)
    assert match.asked() == "a victim"
    assert match.do(Concede(A)).asked() == "b roll"


def test_r146_ranking_by_landmarks_their_cost_and_wealth() -> None:
    rich = "22: +train_station +shopping_mall +amusement_park"
    seats = (rich, "0: +radio_tower", "9: mine +train_station", "15: +train_station")
    match = position(*seats, options=BASE).settle(6).build("radio_tower")
    assert GAME.outcome(match.state).places == (1, 2, 3, 3)  # type: ignore[union-attr]
    match = position(rich, "0: ~mine", "7:", "0: +train_station", options=BASE).do(Concede(D)).settle(6)
    match.build("radio_tower")
    assert GAME.outcome(match.state).places == (1, 3, 2, 4)  # type: ignore[union-attr]
    match = position(rich, "0:", "0:", "0:", options=BASE).do(Concede(B), Concede(C)).settle(6).build("radio_tower")
    assert GAME.outcome(match.state).places == (1, 4, 3, 2)  # type: ignore[union-attr]


def test_r147_closed_copies_rest_in_the_hall() -> None:
    match = position("0: exhibit_hall mine ~mine", "0:").settle(5, 5).do(Exhibit(A, "mine"))
    assert (match.coins()[A], match.closed(A)) == (5, {"mine": 1})
    match = position("0: exhibit_hall ~mine", "0:").settle(5, 5).do(Exhibit(A, "mine"))
    assert (match.coins()[A], match.closed(A), match.cards(A)) == (0, {"mine": 1}, {})


def test_r147_a_finite_bank_pays_in_order_what_it_has() -> None:
    match = position("0: mine", "0: mine", "0: mine", options=FINITE, bank=7).settle(4, 5)
    assert match.money() == ["mine $>a 5/5", "mine $>b 2/5", "mine $>c 0/5"]
    assert match.state.bank == 0
    match.build("")
    match = position("2:", "0:", options=FINITE, bank=0).settle(6).build("ranch")
    assert match.state.bank == 1
    assert started(4, BaseOptions(bank="finite")).state.bank == 282 - 12
    assert GAME.view(started(4, BaseOptions(bank="finite")).state, None).bank == 270
    assert GAME.view(started(4, BASE).state, None).bank is None
    match = position("0: park", "1:", "3:", options=FINITE, bank=1).settle(6, 6)
    assert match.coins() == (2, 2, 1)


def test_r147_further_turns_count_for_the_startup() -> None:
    match = position("9: tech_startup +train_station +amusement_park", "0:").roll(1, 1).build("")
    (invest, _) = match.asks(A)[0].forms
    match.do(invest.build(A, ())).roll(1, 2).build("").do(invest.build(A, ()))
    assert match.state.cities[A].invested == 2


def test_r148_answers_of_who_does_not_answer() -> None:
    match = position("0: +train_station +radio_tower +harbor", "0:")
    assert match.default() == RollOne(A)
    match.roll(4, 6)
    assert match.default() == KeepRoll(A)
    assert match.do(KeepRoll(A)).default() == Decline(A)
    match.do(Decline(A)).build("").roll(1).build("")
    assert match.default() == RollTwo(A)
    assert position("0: tv_station", "3:", "9:").settle(6).default() == TakeFrom(A, C)
    assert position("0: business_center ranch", "0: mine").settle(6).default() == Decline(A)
    match = position("0: moving_company mine wheat_field", "3:", "0:").settle(4, 5)
    assert match.default() == GiveCard(A, "wheat_field", C)
    match = position("0: demolition_company +radio_tower +train_station", "0:").settle(4)
    assert match.default() == Demolish(A, "train_station")
    assert position("0: renovation_company", "0: mine").settle(4, 4).default() == Decline(A)
    assert position("0: exhibit_hall mine", "0:").settle(5, 5).default() == Decline(A)
    assert position("99: tech_startup", "0:").settle(6).default() == BuildNothing(A)
    assert position("99: tech_startup", "0:").settle(6).build("").default() == Decline(A)


@pytest.mark.parametrize(
    ("roller", "other", "adds"),
    [
        ("0: food_warehouse cafe +harbor", "0:", True),
        ("0: apple_orchard +harbor", "0:", False),
        ("9: +harbor", "0: family_restaurant", True),
        ("0: tuna_boat +harbor", "0:", True),
        ("9: apple_orchard food_warehouse cafe +harbor", "0: family_restaurant", True),
        ("9: +harbor +airport +train_station", "0: members_only_club", False),
    ],
)
def test_r148_two_is_added_only_if_it_brings_more(roller: str, other: str, adds: bool) -> None:
    match = position(f"{roller} +train_station", other).roll(4, 6)
    assert match.default() == (AddTwo(A) if adds else Decline(A))


def test_r148_defaults_of_orders_boats_and_forced_swaps() -> None:
    options = EVERYTHING.model_copy(update={"simultaneous_order": "choose", "business_center_optional": False})
    match = position("0: loan_office forest", "0:", options=options).settle(5)
    assert match.default() == FireNext(A, "loan_office")
    match = position("0: business_center mine ranch", "0: cafe", "0: cheese_factory", options=options).settle(6)
    swap = match.default()
    assert (getattr(swap, "give", ""), getattr(swap, "target", 0), getattr(swap, "take", "")) == (
        "ranch",
        C,
        "cheese_factory",
    )
    assert position("0:", "0: tuna_boat +harbor").settle(6, 6).default() == RollTuna(A)


def test_r149_rounds_without_building_end_the_match() -> None:
    match = position("9:", "3:", "6:").settle(6).build("ranch")
    turns = 0
    while GAME.outcome(match.state) is None:
        match.do(match.default(), dice=[(6,)])
        turns += any(isinstance(event, NothingBuilt) for event in match.events)
    assert turns == IDLE_ROUNDS * 3
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    assert (outcome.reason, outcome.places) == (Text("machi-outcome-idle"), (1, 3, 2))


def test_r149_building_begins_the_count_anew() -> None:
    match = position("9:", "9:").settle(6)
    for _ in range(IDLE_ROUNDS):
        match.build("").settle(6)
    match.build("ranch")
    assert match.state.idle == 0
    assert GAME.outcome(match.state) is None


def test_r150_one_answer_is_no_question() -> None:
    assert position("0: tv_station", "9:").settle(6).coins() == (5, 4)
    match = position("0: demolition_company +harbor", "0:").settle(4)
    assert (match.asked(), match.landmarks(A), match.coins()[A]) == ("a build", set(), 8)
    match = position("0: moving_company", "0:").settle(4, 5)
    assert (match.asked(), match.cards(B), match.coins()[A]) == ("a build", {"moving_company": 1}, 4)


def test_renovation_and_exhibit_are_asked_again_after_a_seat_left() -> None:
    match = position("0: renovation_company", "0: mine", "0: cafe").settle(4, 4).do(Concede(B))
    assert match.asked() == "a renovate"
    assert match.refused(Renovate(A, "mine")) == "machi-refuse-choice"
