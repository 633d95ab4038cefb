"""The statements of the second rule sheet, V1–V25: Millionaire's Row."""

from collections import Counter

from games.machi_koro.cards import CARDS, MAJORS, ORDER, supply
from games.machi_koro.commands import Build, Decline, GiveCard, Invest, Renovate
from games.machi_koro.events import CardsTurnedUp, DecksShuffled
from games.machi_koro.options import RowOptions
from tests.games.machi_koro.positions import A, B, C, Match, position, started

ROW = RowOptions()
ALL = RowOptions(market="all")
NINE = "wheat_field ranch bakery forest mine vineyard winery park stadium"


def row(*seats: str) -> Match:
    return position(*seats, options=ALL)


def test_v01_sixty_plain_and_fifteen_purple_cards() -> None:
    new = supply(frozenset({"millionaires_row"}), 4)
    assert sum(count for card, count in new.items() if card not in MAJORS) == 60
    assert sum(count for card, count in new.items() if card in MAJORS) == 15


def test_v02_the_rules_of_the_base_game_hold() -> None:
    match = row("1: winery loan_office", "0: cafe", "0:").settle(3)
    assert match.coins() == (0, 1, 0)
    match = position("22: +train_station +shopping_mall +amusement_park", "0:", options=ROW).settle(3)
    assert match.build("radio_tower").winner() == A


def test_v03_all_cards_are_shuffled_together() -> None:
    (shuffled,) = (event for event in started(4, ROW).events if isinstance(event, DecksShuffled))
    assert Counter(shuffled.decks[0]) == supply(frozenset({"base", "millionaires_row"}), 4)


def test_v04_the_row_runs_from_low_to_high() -> None:
    for seed in range(5):
        numbers = [CARDS[stack.card].least for stack in started(3, ROW, seed).state.market]
        assert numbers == sorted(numbers)
        assert len(numbers) == 10
    match = position("9:", "0:", market=NINE + " cafe", decks=("corn_field",), options=ROW).settle(1).build("cafe")
    assert [stack.card for stack in match.state.market] == sorted(match.market(), key=ORDER.__getitem__)


def test_v05_duplicates_are_stacked() -> None:
    for seed in range(5):
        match = started(3, ROW, seed)
        turned = [card for event in match.events if isinstance(event, CardsTurnedUp) for card in event.cards]
        assert match.market() == Counter(turned)


def test_v06_exactly_ten_kinds() -> None:
    assert {len(started(3, ROW, seed).market()) for seed in range(20)} == {10}


def test_v07_fewer_than_ten_are_refilled_at_once() -> None:
    match = position("9:", "0:", market=NINE + " cafe", decks=("corn_field winery",), options=ROW).settle(1)
    match.build("cafe")
    assert (len(match.market()), match.asked()) == (10, "b roll")
    assert match.market()["corn_field"] == 1


def test_v08_refilling_stops_at_exactly_ten() -> None:
    deck = "winery winery corn_field tech_startup"
    match = position("9:", "0:", market=NINE + " cafe", decks=(deck,), options=ROW).settle(1).build("cafe")
    assert (len(match.market()), match.market()["winery"], match.state.decks) == (10, 3, (("tech_startup",),))


def test_v09_an_empty_deck_is_not_renewed() -> None:
    match = position("9:", "0:", market=NINE, decks=("",), options=ROW).settle(1).build("ranch")
    assert len(match.market()) == 8


def test_v10_purple_cards_nobody_can_buy_are_removed_when_drawn_too() -> None:
    deck = "park tech_startup"
    match = position("9:", "0: park", market=NINE + " park*2", decks=(deck,), options=ROW).settle(1).build("park")
    assert match.state.removed == ("park", "park", "park")
    assert "park" not in match.market()
    assert match.market()["tech_startup"] == 1


def test_v11_a_closed_card_is_marked() -> None:
    match = row("0: winery", "0:").settle(4, 5)
    assert (match.cards(A), match.closed(A)) == ({}, {"winery": 1})


def test_v12_marks_do_not_run_out() -> None:
    match = row("0: renovation_company mine*29", "0:").settle(4, 4).do(Renovate(A, "mine"))
    assert match.closed(A) == {"mine": 29}


def test_v13_the_next_activation_removes_the_mark_without_coins() -> None:
    match = row("0: ~mine", "0:").settle(4, 5)
    assert (match.cards(A), match.coins()[A]) == ({"mine": 1}, 0)
    assert match.build("").settle(4, 5).coins()[A] == 5


def test_v14_colours_hold_for_opening() -> None:
    for card, dice, own, other in (
        ("cheese_factory", (3, 4), True, False),
        ("cafe", (3,), False, True),
        ("mine", (4, 5), True, True),
    ):
        assert (row(f"0: ~{card}", "0:").settle(*dice).cards(A) == {card: 1}) is own
        assert (row("0:", f"0: ~{card}").settle(*dice).cards(B) == {card: 1}) is other


def test_v15_a_renovation_closes_every_copy_of_one_kind() -> None:
    match = row("0: renovation_company mine bakery", "9: mine*2 bakery", "9: mine").settle(4, 4)
    match.do(Renovate(A, "mine"))
    assert [match.closed(seat) for seat in (A, B, C)] == [{"mine": 1}, {"mine": 2}, {"mine": 1}]
    assert match.cards(B) == {"bakery": 1}


def test_v16_molly_gets_three_and_two() -> None:
    match = row("0: renovation_company", "5: cheese_factory*3", "5: cheese_factory*2").settle(4, 4)
    match.do(Renovate(A, "cheese_factory"))
    assert match.money() == ["renovation_company b>a 3/3", "renovation_company c>a 2/2"]
    assert match.coins() == (5, 2, 3)


def test_v17_a_winery_closes_right_after_it_acted() -> None:
    match = row("0: winery vineyard", "0:").settle(4, 5)
    assert (match.coins()[A], match.closed(A)) == (6, {"winery": 1})


def test_v18_a_moving_company_gives_what_and_to_whom_its_owner_likes() -> None:
    for card in ("mine", "bakery"):
        for target in (B, C):
            match = row("0: moving_company mine bakery", "0:", "0:").settle(4, 5).do(GiveCard(A, card, target))
            assert match.cards(target) == {card: 1}


def test_v19_a_loan_office_as_a_present_brings_nothing() -> None:
    match = row("0: moving_company loan_office", "0:", "0:").settle(4, 5).do(GiveCard(A, "loan_office", B))
    assert (match.cards(B), match.coins()) == ({"loan_office": 1}, (4, 0, 0))


def test_v20_the_moving_company_itself_may_be_given() -> None:
    match = row("0: moving_company bakery", "0:").settle(4, 5).do(GiveCard(A, "moving_company", B))
    assert match.cards(B) == {"moving_company": 1}


def test_v21_one_coin_at_the_end_of_each_turn() -> None:
    match = row("5:", "0:").settle(1).build("tech_startup").do(Invest(A))
    assert (match.coins()[A], match.state.cities[A].invested) == (3, 1)
    match.settle(1).build("").settle(1).build("")
    assert match.asked() == "a invest"
    assert match.do(Decline(A)).state.cities[A].invested == 1


def test_v22_all_opponents_pay_what_lies_on_it() -> None:
    assert row("0: tech_startup $3", "9:", "2:").settle(5, 5).coins() == (5, 6, 0)


def test_v23_invested_coins_serve_nothing_else_and_stay() -> None:
    match = row("0: tech_startup $5", "9:").settle(4)
    assert match.refused(Build(A, "ranch")) == "machi-refuse-coins"
    assert row("0: tech_startup $5", "9:").settle(5, 5).state.cities[A].invested == 5
    assert row("0: tech_startup $5", "9: tv_station").settle(4).build("").settle(6).coins() == (0, 9)


def test_v24_the_park_shares_alike_and_the_bank_tops_up() -> None:
    assert row("1: park", "6:", "4:").settle(6, 6).coins() == (4, 4, 4)
    assert row("2: park", "6:", "4:").settle(6, 6).coins() == (4, 4, 4)


def test_v25_winery_and_moving_company_are_green() -> None:
    assert {card for card in supply(frozenset({"millionaires_row"}), 4) if card in MAJORS} == {
        "renovation_company",
        "tech_startup",
        "park",
    }
    match = row("9: winery moving_company", "0:").settle(1)
    assert match.offers(Build(A, "winery"))
    assert match.offers(Build(A, "moving_company"))
