"""Cards of the base game: R070–R077."""

import pytest

from games.core.asks import Choice
from games.machi_koro.commands import Decline, SwapCards, TakeFrom
from tests.games.machi_koro.positions import EVERYTHING, A, B, C, position

MUST_SWAP = EVERYTHING.model_copy(update={"business_center_optional": False})


@pytest.mark.parametrize(
    ("city", "dice", "money"),
    [
        ("bakery*2", (3,), "bakery $>a 4/4"),
        ("convenience_store", (4,), "convenience_store $>a 4/4"),
        ("flower_shop flower_orchard", (6,), "flower_shop $>a 2/2"),
        ("general_store", (2,), "general_store $>a 3/3"),
        ("ranch", (2,), "ranch $>a 1/1"),
        ("cheese_factory ranch", (3, 4), "cheese_factory $>a 3/3"),
        ("fruit_vegetable_market wheat_field", (5, 6), "fruit_vegetable_market $>a 2/2"),
    ],
)
def test_r070_a_mall_adds_one_to_each_own_bread_card(city: str, dice: tuple[int, ...], money: str) -> None:
    assert position(f"0: {city} +shopping_mall", "0:").settle(*dice).money() == [money]


@pytest.mark.parametrize(
    ("city", "dice", "paid"),
    [
        ("cafe*2", (3,), "cafe a>b 4/4"),
        ("sushi_bar +harbor", (1,), "sushi_bar a>b 4/4"),
        ("french_restaurant", (5,), "french_restaurant a>b 6/6"),
        ("pizza_joint", (3, 4), "pizza_joint a>b 2/2"),
        ("hamburger_stand", (4, 4), "hamburger_stand a>b 2/2"),
        ("family_restaurant", (5, 5), "family_restaurant a>b 3/3"),
    ],
)
def test_r070_a_mall_adds_one_to_each_own_cup_card(city: str, dice: tuple[int, ...], paid: str) -> None:
    roller = "20: +train_station +radio_tower"
    assert position(roller, f"0: {city} +shopping_mall").settle(*dice).money() == [paid]
    assert position(f"{roller} +shopping_mall", f"0: {city}").settle(*dice).money() != [paid]


@pytest.mark.parametrize(
    ("roller", "owner", "dice"),
    [
        ("9:", "0: sushi_bar +shopping_mall", (1,)),
        ("9: +train_station", "0: french_restaurant +shopping_mall", (5,)),
        ("9: general_store +shopping_mall +harbor", "0:", (2,)),
    ],
)
def test_r071_a_mall_adds_nothing_to_a_card_that_does_not_pay(roller: str, owner: str, dice: tuple[int, ...]) -> None:
    match = position(roller, owner).settle(*dice)
    assert (match.money(), match.coins()) == ([], (9, 0))


def test_r072_stadium_takes_two_from_every_opponent() -> None:
    match = position("0: stadium", "5:", "1:", "0:").settle(6)
    assert match.coins() == (3, 3, 0, 0)


def test_r073_tv_station_takes_five_from_one_who_may_have_nothing() -> None:
    match = position("0: tv_station", "9:", "0:").settle(6)
    assert match.refused(TakeFrom(A, A)) == "machi-refuse-target"
    assert match.do(TakeFrom(A, B)).coins() == (5, 4, 0)
    match = position("0: tv_station", "9:", "0:").settle(6)
    assert match.do(TakeFrom(A, C)).coins() == (0, 9, 0)


def test_r074_business_center_may_swap_what_the_roller_picks() -> None:
    match = position("0: business_center wheat_field", "0: mine stadium", "0: cafe").settle(6)
    assert match.forms() == ["swap", "decline"]
    assert match.refused(SwapCards(A, "business_center", B, "mine")) == "machi-refuse-choice"
    assert match.refused(SwapCards(A, "wheat_field", B, "stadium")) == "machi-refuse-choice"
    assert match.refused(SwapCards(A, "wheat_field", B, "cafe")) == "machi-refuse-choice"
    match.do(SwapCards(A, "wheat_field", B, "mine"))
    assert match.cards(A) == {"business_center": 1, "mine": 1}
    assert match.cards(B) == {"wheat_field": 1, "stadium": 1}
    match = position("0: business_center wheat_field", "0: mine").settle(6).do(Decline(A))
    assert match.cards(A) == {"business_center": 1, "wheat_field": 1}


def test_r074_where_agreed_it_must_swap() -> None:
    match = position("0: business_center wheat_field", "0: mine", options=MUST_SWAP).settle(6)
    assert match.forms() == ["swap"]
    assert match.refused(Decline(A)) == "machi-refuse-decline"


@pytest.mark.parametrize(
    ("own", "other"),
    [("business_center", "mine"), ("business_center stadium", "mine"), ("business_center mine", "stadium")],
)
def test_r075_without_a_legal_swap_it_is_skipped(own: str, other: str) -> None:
    for options in (EVERYTHING, MUST_SWAP):
        assert position(f"0: {own}", f"0: {other}", options=options).settle(6).asked() == "a build"


def test_r076_a_swapped_card_keeps_its_token() -> None:
    match = position("0: business_center ~winery winery", "0: mine ~mine").settle(6)
    match.do(SwapCards(A, "winery.closed", B, "mine"))
    assert (match.closed(A), match.closed(B)) == ({}, {"mine": 1, "winery": 1})
    assert match.cards(A) == {"business_center": 1, "winery": 1, "mine": 1}
    match = position("0: business_center winery", "0: ~mine").settle(6).do(SwapCards(A, "winery", B, "mine.closed"))
    assert (match.closed(A), match.cards(B)) == ({"mine": 1}, {"winery": 1})


def test_r076_open_and_closed_copies_are_offered_apart() -> None:
    (swap, _) = position("0: business_center ~winery winery*2", "0: mine").settle(6).asks(A)[0].forms
    field = swap.next_field(())
    assert isinstance(field, Choice)
    assert [option.value for option in field.options] == ["winery", "winery.closed"]


@pytest.mark.parametrize(
    ("city", "dice", "amount"),
    [
        ("cheese_factory*2 ranch*3", (3, 4), 18),
        ("furniture_factory forest*2 mine", (4, 4), 9),
        ("fruit_vegetable_market wheat_field corn_field flower_orchard vineyard apple_orchard", (6, 5), 10),
        ("fruit_vegetable_market wheat_field*3", (6, 6), 6),
        ("cheese_factory", (3, 4), 0),
    ],
)
def test_r077_factories_and_markets_count_own_icons(city: str, dice: tuple[int, ...], amount: int) -> None:
    match = position(f"0: {city}", "0: ranch*4 forest*4 wheat_field*4").settle(*dice)
    assert match.coins()[A] == amount
