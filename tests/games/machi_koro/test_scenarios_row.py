"""Scenarios T41–T85 of section C: Millionaire's Row, market, end, clock."""

from collections import Counter
from math import sqrt

import pytest
from msgspec.structs import fields

from games.core.chance import Chance
from games.machi_koro.commands import (
    COMMANDS,
    BuildNothing,
    Decline,
    Demolish,
    Exhibit,
    GiveCard,
    Invest,
    Renovate,
    RollOne,
    RollTwo,
)
from games.machi_koro.events import MatchEnded
from games.machi_koro.options import BaseOptions, HarborOptions, RowOptions
from tests.games.machi_koro.positions import EVERYTHING, GAME, A, B, C, position

ROW = RowOptions(harbor=True)
NINE = "ranch forest mine vineyard winery pizza_joint flower_shop tv_station park"


def test_t41_a_loan_office_at_zero_coins() -> None:
    assert position("0:", "0:").roll(1).build("loan_office").coins()[A] == 5
    assert position("0: +city_hall", "0:").roll(1).build("loan_office").coins()[A] == 6


def test_t43_a_loan_office_received_brings_nothing() -> None:
    match = position("0: moving_company loan_office +train_station", "0:").roll(4, 5)
    assert match.do(GiveCard(A, "loan_office", B)).coins() == (4, 0)


def test_t44_the_loan_comes_before_the_forest() -> None:
    match = position("0: forest loan_office", "0:").roll(5)
    assert (match.money(), match.coins()[A]) == (["loan_office a>$ 0/2", "forest $>a 1/1"], 1)


def test_t46_city_hall_is_not_demolished() -> None:
    match = position("3: +city_hall demolition_company", "0:").roll(4)
    assert (match.landmarks(A), match.coins()[A], match.asked()) == ({"city_hall"}, 3, "a build")


def test_t47_a_demolished_harbor_stops_its_cards_at_once() -> None:
    match = position("0: demolition_company mackerel_boat +harbor +train_station", "9: ", "0:").roll(1, 3)
    match.do(Demolish(A, "harbor"))
    assert match.coins()[A] == 8
    match.build("").settle(4, 4)
    assert match.coins()[A] == 8
    match.build("").settle(6).build("").roll(4, 6)
    assert match.asked() == "a build"
    assert match.build("harbor").coins()[A] == 6


def test_t49_the_corn_field_comes_before_the_demolition() -> None:
    match = position("0: corn_field demolition_company +harbor +train_station", "0:").roll(4)
    match.do(Demolish(A, "harbor"))
    assert match.coins()[A] == 8


def test_t50_city_hall_does_not_count_for_the_french_restaurant() -> None:
    assert position("9: +city_hall +harbor", "0: french_restaurant").roll(5).coins() == (9, 0)


def test_t52_the_club_takes_everything_on_thirteen() -> None:
    roller = "17: +harbor +train_station +airport"
    match = position(roller, "0: members_only_club").roll(5, 6)
    match.do(match.asks(A)[0].forms[0].build(A, ()))
    assert (match.state.total, match.coins()) == (13, (0, 17))


def test_t53_the_club_needs_three_landmarks() -> None:
    assert position("17: +airport +train_station", "0: members_only_club").roll(6, 6).coins() == (17, 0)


def test_t55_renovation_of_five_cheese_factories() -> None:
    match = position("0: renovation_company +train_station", "9: cheese_factory*3", "9: cheese_factory*2").roll(4, 4)
    match.do(Renovate(A, "cheese_factory"))
    assert match.coins() == (5, 6, 7)
    assert (match.closed(B), match.closed(C)) == ({"cheese_factory": 3}, {"cheese_factory": 2})


def test_t56_who_has_less_pays_less_and_closes_all_the_same() -> None:
    match = position("0: renovation_company +train_station", "1: cheese_factory*3", "9: cheese_factory*2").roll(4, 4)
    match.do(Renovate(A, "cheese_factory"))
    assert match.coins() == (3, 0, 7)
    assert match.closed(B) == {"cheese_factory": 3}


def test_t58_a_closed_copy_is_not_paid_for() -> None:
    city = "9: cheese_factory*2 ~cheese_factory"
    match = position("0: renovation_company +train_station", city).roll(4, 4).do(Renovate(A, "cheese_factory"))
    assert match.coins() == (2, 7)


def test_t59_the_open_cafe_earns_and_the_closed_one_opens() -> None:
    match = position("9:", "0: cafe ~cafe").roll(3)
    assert (match.coins(), match.cards(B)) == ((8, 1), {"cafe": 2})


def test_t61_two_wineries_and_three_closed_vineyards() -> None:
    match = position("0: winery*2 ~vineyard*3 +train_station", "0:").roll(4, 5)
    assert (match.coins()[A], match.closed(A)) == (36, {"winery": 2, "vineyard": 3})


def test_t62_the_next_nine_opens_them_and_the_one_after_pays() -> None:
    match = position("0: winery*2 vineyard*3 +train_station", "0:").roll(4, 5).build("").settle(1).build("")
    assert match.roll(4, 5).coins()[A] == 36
    assert match.cards(A)["winery"] == 2
    match.build("").settle(1).build("")
    assert match.roll(4, 5).coins()[A] == 72


def test_t64_two_moving_companies_give_two_cards() -> None:
    match = position("0: moving_company*2 bakery*3 +train_station", "0:", "0:").roll(4, 5)
    match.do(GiveCard(A, "bakery", B), GiveCard(A, "bakery", C))
    assert (match.cards(B), match.cards(C), match.coins()[A]) == ({"bakery": 1}, {"bakery": 1}, 8)


def test_t65_no_gift_to_oneself_no_purple_gift_no_way_around() -> None:
    match = position("0: moving_company bakery stadium +train_station", "0:").roll(4, 5)
    assert match.refused(GiveCard(A, "bakery", A)) == "machi-refuse-target"
    assert match.refused(GiveCard(A, "stadium", B)) == "machi-refuse-choice"
    assert match.refused(Decline(A)) == "machi-refuse-decline"
    assert match.refused(BuildNothing(A)) == "machi-refuse-phase"


def test_t67_one_coin_for_a_startup_built_now() -> None:
    match = position("2:", "0:").roll(1).build("tech_startup").do(Invest(A))
    assert (match.coins()[A], match.asked()) == (0, "b roll")
    assert match.refused(Invest(A)) == "machi-refuse-turn"
    assert position("1:", "0:").roll(1).build("tech_startup").asked() == "b roll"


def test_t68_five_invested() -> None:
    match = position("0: tech_startup $5 +train_station", "1:", "4:", "10:").roll(5, 5)
    assert match.money() == ["tech_startup b>a 1/5", "tech_startup c>a 4/5", "tech_startup d>a 5/5"]
    assert (match.coins()[A], match.state.cities[A].invested) == (10, 5)


def test_t70_the_last_copy_brings_ten_kinds_again() -> None:
    deck = "ranch ranch cafe mine"
    match = position("9:", "0:", market=NINE + " bakery", decks=(deck,), options=ROW).roll(1).build("bakery")
    assert (len(match.market()), match.market()["ranch"], match.market()["cafe"]) == (10, 3, 1)
    assert match.state.decks == (("mine",),)


def test_t71_tv_stations_leave_once_both_own_one() -> None:
    deck = "cafe tv_station"
    match = position("9:", "0: tv_station", market=NINE + " bakery tv_station*3", decks=(deck,), options=ROW).roll(1)
    match.build("tv_station")
    assert "tv_station" not in match.market()
    assert match.market()["cafe"] == 1
    assert match.state.removed == ("tv_station",) * 3
    match.roll(1).build("").roll(1).build("bakery")
    assert "tv_station" not in match.market()
    assert len(match.state.removed) == 4


def test_t73_the_hall_lets_both_factories_act_and_returns() -> None:
    match = position(
        "0: exhibit_hall cheese_factory*2 ranch*2 +train_station",
        "0:",
        market=NINE + " bakery",
        options=RowOptions(harbor=True, exhibit_hall=True),
    ).roll(4, 6)
    assert match.do(Exhibit(A, "cheese_factory")).coins()[A] == 12
    assert (len(match.market()), match.market()["exhibit_hall"]) == (11, 1)


def test_t74_a_cafe_in_the_hall_does_nothing() -> None:
    match = position("0: exhibit_hall cafe +train_station", "9:").roll(4, 6).do(Exhibit(A, "cafe"))
    assert (match.coins(), match.cards(A), match.money()) == ((0, 9), {"cafe": 1}, [])


def test_t76_four_landmarks_win_without_the_harbor_only() -> None:
    city = "22: +train_station +shopping_mall +amusement_park"
    assert position(city, "0:", options=BaseOptions()).roll(1).build("radio_tower").winner() == A
    assert position(city, "0:", options=HarborOptions()).roll(1).build("radio_tower").winner() is None


def test_t77_two_dice_make_a_triangle() -> None:
    state = position("0: +train_station", "0:").state
    rolls = 7_200
    totals = Counter(
        GAME.decide(state, RollTwo(A), Chance.from_seed(5, step)).state.total for step in range(1, rolls + 1)
    )
    for total in range(2, 13):
        share = (6 - abs(total - 7)) / 36
        assert abs(totals[total] - rolls * share) < 4 * sqrt(rolls * share * (1 - share))
    assert max(totals, key=totals.__getitem__) == 7


def test_t79_no_command_carries_dice() -> None:
    assert [field.name for field in fields(RollOne)] == ["seat"]
    assert [field.name for field in fields(RollTwo)] == ["seat"]
    assert not any("dice" in field.name or "total" in field.name for kind in COMMANDS for field in fields(kind))


@pytest.mark.parametrize(
    ("phase", "city", "dice"),
    [
        ("roll", "9:", None),
        ("reroll", "9: +radio_tower +train_station", (4, 6)),
        ("harbor", "9: +harbor +train_station", (4, 6)),
        ("order", "9: loan_office forest", (5,)),
        ("tuna", "9: tuna_boat +harbor +train_station", (6, 6)),
        ("victim", "9: tv_station", (6,)),
        ("swap", "9: business_center ranch", (6,)),
        ("demolish", "9: demolition_company +train_station +harbor", (4,)),
        ("give", "9: moving_company ranch +train_station", (4, 5)),
        ("renovate", "9: renovation_company +train_station", (4, 4)),
        ("exhibit", "9: exhibit_hall ranch +train_station", (5, 5)),
        ("build", "9:", (1,)),
        ("invest", "9: tech_startup", (1,)),
    ],
)
def test_t80_the_clock_plays_something_legal_in_each_question(
    phase: str, city: str, dice: tuple[int, ...] | None
) -> None:
    options = EVERYTHING.model_copy(update={"simultaneous_order": "choose" if phase == "order" else "auto"})
    match = position(city, "5: mine", "7: cafe", options=options)
    if dice is not None:
        match.roll(*dice)
    if phase == "tuna":
        match.do(match.asks(A)[0].forms[1].build(A, ()))
    if phase == "invest":
        match.build("")
    assert match.asked() == f"a {phase}"
    steps = 0
    while match.state.turn == A:
        default = match.default()
        match.do(default, dice=[(1, 1) if isinstance(default, RollTwo) or phase == "tuna" else (1,)])
        steps += 1
        assert steps < 10
    assert match.state.turn == B


def test_t82_an_end_reached_twice_is_one_end() -> None:
    match = position("22: +train_station +shopping_mall +amusement_park", "0:", options=BaseOptions()).roll(1)
    late = match.default()
    match.build("radio_tower")
    assert sum(isinstance(event, MatchEnded) for event in match.events) == 1
    assert match.refused(late) == "machi-refuse-over"
    assert GAME.due(match.state) == ()


def test_t83_a_seat_without_cards_has_its_turn() -> None:
    match = position("0:", "0:").roll(3).build("")
    assert match.asked() == "b roll"
    match = position("0: moving_company +train_station", "0:").roll(4, 5).build("")
    assert (match.cards(A), match.asked()) == ({}, "b roll")


def test_t85_a_mall_does_nothing_for_the_fruit_market() -> None:
    match = position("0: fruit_vegetable_market wheat_field +shopping_mall +train_station", "0:").roll(5, 6)
    assert match.money() == ["fruit_vegetable_market $>a 2/2"]


def test_every_way_to_answer_stands_on_the_table() -> None:
    """Public questions show one-press buttons and primary forms; the latter open the player's own panel."""
    cities = ("9: demolition_company +harbor +train_station", "5: mine", "7: cafe")
    for match in (position(*cities).settle(4), position("0: moving_company mine", "0:", "0:").settle(4, 5)):
        for ask in GAME.asks(match.state):
            assert ask.public
            assert all(form.style == "primary" or form.next_field(()) is None for form in ask.forms)
