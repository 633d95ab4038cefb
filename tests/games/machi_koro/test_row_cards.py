"""Cards of Millionaire's Row and the promo card: R100–R113."""

import pytest

from games.core.asks import Choice, Concede
from games.machi_koro.commands import (
    Build,
    BuildNothing,
    Decline,
    Demolish,
    Exhibit,
    GiveCard,
    Invest,
    Renovate,
    RollTuna,
)
from games.machi_koro.events import CardsClosed
from tests.games.machi_koro.positions import EVERYTHING, A, B, C, position

BANK_PAYS = EVERYTHING.model_copy(update={"renovation_pays": "bank"})


def test_r100_built_landmarks_count_without_city_hall() -> None:
    for landmarks, paid in (("", 0), ("+harbor", 0), ("+harbor +train_station", 5)):
        match = position(f"9: +city_hall {landmarks}", "0: french_restaurant").settle(5)
        assert match.coins()[B] == paid
    assert position("0: general_store +city_hall +harbor", "0:").settle(2).coins()[A] == 2


def test_r101_owner_and_roller_conditions() -> None:
    rich = "9: +radio_tower +train_station +airport"
    assert position(rich, "0: corn_field").settle(3).coins()[B] == 1
    assert position("9:", "0: corn_field +harbor +airport").settle(3).coins()[B] == 0
    assert position(f"{rich} general_store", "0:").settle(2).coins()[A] == 9
    assert position(rich, "0: members_only_club").settle(6, 6).coins() == (0, 9)
    assert position("9:", "0: members_only_club +harbor +airport +train_station").settle(6, 6).coins() == (9, 0)
    assert position("9:", "0: french_restaurant +harbor +airport").settle(5).coins() == (9, 0)


def test_r102_each_copy_must_demolish_a_landmark() -> None:
    match = position("0: demolition_company*3 +harbor +train_station +airport", "0:").settle(4)
    assert match.refused(Decline(A)) == "machi-refuse-decline"
    assert match.refused(Demolish(A, "radio_tower")) == "machi-refuse-choice"
    match.do(Demolish(A, "harbor"))
    assert (match.asked(), match.coins()[A]) == ("a demolish", 8)
    match.do(Demolish(A, "airport"))
    assert (match.asked(), match.coins()[A], match.landmarks(A)) == ("a build", 24, set())
    assert match.build("train_station").coins()[A] == 20
    match = position("0: demolition_company*2 +harbor", "0:").settle(4)
    assert match.coins()[A] == 8


def test_r103_loan_office_gives_five_once_and_takes_two() -> None:
    match = position("0:", "0:").settle(6).build("loan_office")
    assert match.coins() == (5, 0)
    for coins, left in ((5, 3), (1, 0), (0, 0)):
        assert position(f"{coins}: loan_office", "0:").settle(6).coins()[A] == left
    match = position("0: loan_office moving_company", "0:").settle(4, 5).do(GiveCard(A, "loan_office", B))
    assert match.coins() == (4, 0)
    assert position("9:", "9: loan_office").settle(5).coins() == (9, 9)


def test_r104_moving_company_must_give_a_card_for_each_copy() -> None:
    match = position("0: moving_company*2 bakery ~mine stadium", "0:", "0:").settle(4, 6)
    assert match.refused(Decline(A)) == "machi-refuse-decline"
    assert match.refused(GiveCard(A, "stadium", B)) == "machi-refuse-choice"
    assert match.refused(GiveCard(A, "bakery", A)) == "machi-refuse-target"
    match.do(GiveCard(A, "moving_company", B))
    assert match.asked() == "a give"
    match.do(GiveCard(A, "mine.closed", C))
    assert (match.asked(), match.coins()[A]) == ("a build", 8)
    assert (match.cards(B), match.closed(C)) == ({"moving_company": 1}, {"mine": 1})


def test_r104_a_moved_card_does_not_act_again_on_this_roll() -> None:
    match = position("0: moving_company apple_orchard", "0:", "0:").settle(4, 6)
    match.do(GiveCard(A, "apple_orchard", B))
    assert match.coins() == (7, 0, 0)


def test_r105_everything_but_purple_cards_may_be_given() -> None:
    (form,) = position("0: moving_company mine tax_office park", "0:", "0:").settle(4, 5).asks(A)[0].forms
    field = form.next_field(())
    assert isinstance(field, Choice)
    assert {option.value for option in field.options} == {"moving_company", "mine"}


@pytest.mark.parametrize(("vineyards", "amount"), [("", 0), ("vineyard*2", 12), ("vineyard ~vineyard", 12)])
def test_r106_winery_pays_for_vineyards_and_closes(vineyards: str, amount: int) -> None:
    match = position(f"0: winery {vineyards}", "0: vineyard").settle(4, 5)
    assert (match.coins()[A], match.closed(A).get("winery")) == (amount, 1)


def test_r107_soda_counts_every_cup_at_the_table() -> None:
    match = position("0: soda_bottling_plant*2 cafe", "0: cafe*2 ~sushi_bar", "0: pizza_joint bakery").settle(5, 6)
    assert match.money() == ["soda_bottling_plant $>a 10/10"]


def test_r108_tech_startup_takes_one_coin_a_turn_and_pays_its_sum() -> None:
    match = position("3:", "0:").settle(6).build("tech_startup")
    assert match.asked() == "a invest"
    match.do(Invest(A))
    assert (match.coins()[A], match.state.cities[A].invested, match.asked()) == (1, 1, "b roll")
    match.settle(6).build("").settle(6).build("").do(Decline(A))
    assert (match.coins()[A], match.state.cities[A].invested) == (1, 1)
    match = position("0: tech_startup $5", "1:", "4:", "10:").settle(5, 5)
    assert (match.coins(), match.state.cities[A].invested) == ((10, 0, 0, 5), 5)
    match = position("0: tech_startup", "9:").settle(5, 5)
    assert (match.money(), match.coins()) == ([], (0, 9))
    assert match.build("").asked() == "b roll"


@pytest.mark.parametrize(("remainder", "after"), [("bank", (5, 5, 5)), ("active", (6, 4, 4)), ("discard", (4, 4, 4))])
def test_r109_park_shares_all_coins_alike(remainder: str, after: tuple[int, ...]) -> None:
    options = EVERYTHING.model_copy(update={"park_remainder": remainder})
    match = position("0: park tech_startup $7", "13:", "1:", options=options).settle(5, 6)
    assert match.coins() == after
    assert match.state.cities[A].invested == 7


def test_r109_park_leaves_out_who_has_left() -> None:
    match = position("0: park", "6:", "9:")
    match.do(Concede(C)).settle(6, 6)
    assert match.coins() == (3, 3, 0)


def test_r110_the_club_takes_everything_and_the_nearest_owner_gets_it() -> None:
    roller = "17: +train_station +radio_tower +airport"
    match = position(roller, "0: members_only_club", "0: members_only_club", "0:").settle(6, 6)
    assert match.coins() == (0, 0, 17, 0)


def test_r111_renovation_closes_a_kind_everywhere() -> None:
    city = "0: renovation_company cheese_factory"
    match = position(city, "9: cheese_factory*3", "9: cheese_factory*2 bakery").settle(4, 4)
    assert match.refused(Renovate(A, "renovation_company")) == "machi-refuse-choice"
    match.do(Renovate(A, "cheese_factory"))
    assert match.coins() == (5, 6, 7)
    assert match.money() == ["renovation_company b>a 3/3", "renovation_company c>a 2/2"]
    assert [match.closed(seat) for seat in (A, B, C)] == [{"cheese_factory": n} for n in (1, 3, 2)]
    match = position(city, "9: cheese_factory*3", options=BANK_PAYS).settle(4, 4).do(Renovate(A, "cheese_factory"))
    assert match.coins() == (4, 9)


def test_r112_closed_copies_are_not_closed_or_paid_again() -> None:
    city = "0: renovation_company bakery"
    match = position(city, "9: mine ~mine*2", "9: ~cafe").settle(4, 4)
    assert match.refused(Renovate(A, "cafe")) == "machi-refuse-choice"
    match.do(Renovate(A, "mine"))
    assert match.coins() == (1, 8, 9)
    assert CardsClosed(B, "mine", 1, "renovation_company") in match.events
    match = position(city, "9: mine").settle(4, 4).do(Decline(A))
    assert (match.cards(B), match.asked()) == ({"mine": 1}, "a build")


def test_r113_exhibit_hall_lets_another_own_kind_act_and_goes_back() -> None:
    match = position("0: exhibit_hall cheese_factory*2 ranch stadium", "9: cafe").settle(5, 5)
    assert match.refused(Exhibit(A, "stadium")) == "machi-refuse-choice"
    assert match.refused(Exhibit(A, "cafe")) == "machi-refuse-choice"
    before = match.market()["exhibit_hall"]
    match.do(Exhibit(A, "cheese_factory"))
    assert match.money() == ["cheese_factory $>a 6/6"]
    assert "exhibit_hall" not in match.cards(A)
    assert match.market()["exhibit_hall"] == before + 1
    match = position("9: exhibit_hall mine", "0: mine").settle(5, 5).do(Exhibit(A, "mine"))
    assert match.coins() == (14, 0)
    assert match.offers(Build(A, "exhibit_hall"))
    match = position("0: exhibit_hall mine", "0:").settle(5, 5).do(Decline(A))
    assert "exhibit_hall" in match.cards(A)


def test_r113_conditions_and_choices_hold_in_the_hall() -> None:
    match = position("0: exhibit_hall mackerel_boat", "0:").settle(5, 5).do(Exhibit(A, "mackerel_boat"))
    assert match.coins()[A] == 0
    city = "0: exhibit_hall tuna_boat +harbor +train_station"
    match = position(city, "0: tuna_boat +harbor").roll(4, 6).do(Decline(A)).do(Exhibit(A, "tuna_boat"))
    assert match.asked() == "a tuna"
    assert match.do(RollTuna(A), dice=[(1, 2)]).coins() == (3, 0)
    assert "exhibit_hall" not in match.cards(A)
    match = position("0: exhibit_hall demolition_company*2 +harbor +airport", "0:").settle(5, 5)
    match.do(Decline(A), Exhibit(A, "demolition_company"), Demolish(A, "harbor"))
    assert (match.coins()[A], match.landmarks(A), match.asked()) == (16, set(), "a build")
    assert match.do(BuildNothing(A)).asked() == "b roll"
