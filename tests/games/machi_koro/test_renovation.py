"""Closed cards: R120–R127."""

import pytest

from games.machi_koro.commands import Decline, GiveCard, RollTuna, SwapCards
from games.machi_koro.events import CardsReopened
from games.machi_koro.options import RowOptions
from tests.games.machi_koro.positions import A, B, position

NOT_COUNTED = RowOptions(harbor=True, market="all", closed_cards_count=False)


def test_r120_any_number_of_cards_may_be_closed() -> None:
    match = position("0: renovation_company", "9: wheat_field*40").settle(4, 4)
    match.do(match.asks(A)[0].forms[0].build(A, ("wheat_field",)))
    assert match.closed(B) == {"wheat_field": 40}


@pytest.mark.parametrize(
    ("city", "other", "dice", "counted", "uncounted"),
    [
        ("cheese_factory ranch ~ranch", "", (3, 4), 6, 3),
        ("fruit_vegetable_market wheat_field ~wheat_field*2", "", (6, 6), 6, 2),
        ("food_warehouse ~cafe", "", (6, 6), 2, 0),
        ("soda_bottling_plant cafe", "~cafe*3", (5, 6), 4, 1),
        ("publisher", "~cafe bakery", (3, 4), 2, 1),
        ("winery vineyard ~vineyard", "", (4, 5), 12, 6),
        ("flower_shop ~flower_orchard*2", "", (6,), 2, 0),
    ],
)
def test_r121_closed_cards_count_unless_agreed_otherwise(
    city: str, other: str, dice: tuple[int, ...], counted: int, uncounted: int
) -> None:
    assert position(f"0: {city}", f"9: {other}").settle(*dice).coins()[A] == counted
    assert position(f"0: {city}", f"9: {other}", options=NOT_COUNTED).settle(*dice).coins()[A] == uncounted


def test_r122_the_next_roll_that_would_activate_it_opens_it() -> None:
    for card, dice, opens_own, opens_others in (
        ("winery", (4, 5), True, False),
        ("cafe", (3,), False, True),
        ("mine", (4, 5), True, True),
    ):
        own = position(f"9: ~{card}", "9:").settle(*dice)
        others = position("9:", f"9: ~{card}").settle(*dice)
        assert (own.closed(A) == {}, others.closed(B) == {}) == (opens_own, opens_others)
        assert (own.money(), others.money()) == ([], [])
    assert position("0: ~mine", "0:").settle(4, 4).closed(A) == {"mine": 1}


@pytest.mark.parametrize(
    ("city", "dice"),
    [
        ("~mackerel_boat", (4, 4)),
        ("~tuna_boat +harbor", (6, 6)),
        ("~loan_office", (6,)),
        ("~moving_company bakery", (4, 5)),
        ("~demolition_company +harbor", (4,)),
        ("~general_store +harbor +airport", (2,)),
    ],
)
def test_r123_number_and_colour_are_enough_to_open(city: str, dice: tuple[int, ...]) -> None:
    before = position(f"3: {city}", "0:")
    match = position(f"3: {city}", "0:").settle(*dice)
    if match.asked() == "a harbor":
        match.do(Decline(A))
    assert match.closed(A) == {}
    assert (match.coins()[A], match.asked()) == (3, "a build")
    assert match.landmarks(A) == before.landmarks(A)


def test_r123_a_red_card_opens_without_its_condition() -> None:
    match = position("9:", "0: ~sushi_bar ~sushi_bar").settle(1)
    assert (match.cards(B), match.coins()) == ({"sushi_bar": 2}, (9, 0))


def test_r124_each_copy_for_itself() -> None:
    match = position("0: mine ~mine", "9: cafe*2 ~cafe").settle(4, 5)
    assert (match.coins()[A], match.cards(A)) == (5, {"mine": 2})
    match.build("").settle(3)
    assert match.money() == []
    match.build("").settle(3)
    assert match.cards(B) == {"cafe": 3}
    assert match.money() == ["cafe a>b 2/2"]


def test_r125_tokens_travel() -> None:
    match = position("0: moving_company ~mine", "0:", "0:").settle(4, 6).do(GiveCard(A, "mine.closed", B))
    assert match.closed(B) == {"mine": 1}
    match = position("0: business_center ranch", "0: ~mine").settle(6).do(SwapCards(A, "ranch", B, "mine.closed"))
    assert match.closed(A) == {"mine": 1}


def test_r126_what_a_roll_closed_it_does_not_open() -> None:
    match = position("0: winery vineyard", "0:").settle(4, 5)
    assert match.closed(A) == {"winery": 1}
    match = position("0: renovation_company furniture_factory forest", "9: hamburger_stand").settle(4, 4)
    match.do(match.asks(A)[0].forms[0].build(A, ("furniture_factory",)))
    assert match.closed(A) == {"furniture_factory": 1}


def test_r127_a_closed_purple_card_would_open_on_the_own_roll_only() -> None:
    match = position("9: ~stadium", "9:").settle(6)
    assert (match.cards(A), match.money()) == ({"stadium": 1}, [])
    assert CardsReopened(A, "stadium", 1) in match.events
    assert position("9:", "9: ~stadium").settle(6).closed(B) == {"stadium": 1}


def test_an_open_and_a_closed_boat() -> None:
    match = position("0: tuna_boat ~tuna_boat +harbor", "0:").settle(6, 6).do(Decline(A))
    assert match.asked() == "a tuna"
    match.do(RollTuna(A), dice=[(3, 4)])
    assert (match.coins()[A], match.cards(A)) == (7, {"tuna_boat": 2})
