"""Computer players: what they do in plain situations, and who beats whom."""

from random import Random

import pytest

from bot.commands.simulate import simulate, wilson
from games.core.asks import Command, Seat
from games.monopoly_deal import RULESETS
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.commands import (
    BankCard,
    Discard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlaceReceived,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayRent,
    PlaySlyDeal,
    SayNo,
)
from games.monopoly_deal.options import CLASSIC
from tests.games.monopoly_deal.positions import GAME, A, B, Match, position

(RULESET,) = RULESETS


def answer(match: Match, seat: Seat, policy: str = "steady") -> Command:
    """What the policy does, from its view and asks."""
    return GAME.policies[policy](GAME.view(match.state, seat), match.asks(seat), Random(1))


def wins(weaker: str, stronger: str, matches: int, seats: int = 2) -> int:
    """How many the stronger wins, seats swapped from match to match over the same deal."""
    result = simulate(RULESET, CLASSIC, seats, matches, 1, [weaker, stronger])
    assert result.faults == []
    return result.wins[stronger]


def test_steady_beats_random_in_95_of_100_seat_swapped_matches() -> None:
    assert wins("random", "steady", 100) >= 95


def test_greedy_beats_random_in_45_of_50_seat_swapped_matches() -> None:
    assert wins("random", "greedy", 50) >= 45


def test_steady_beats_greedy_beyond_chance() -> None:
    low, _ = wilson(wins("greedy", "steady", 100), 100)
    assert low > 0.5


def test_steady_wins_more_than_its_share_at_a_table_of_four() -> None:
    # Two seats of each, so an even match would give half.
    low, _ = wilson(wins("greedy", "steady", 50, seats=4), 50)
    assert low > 0.5


@pytest.mark.parametrize("policy", ["greedy", "steady"])
def test_the_winning_card_is_laid(policy: str) -> None:
    match = position(
        "hand: brown_2 money_10_1 pass_go_1 "
        "| brown: brown_1 | green: green_1 green_2 green_3 | utility: utility_1 utility_2",
        "",
    )
    assert answer(match, A, policy) == LayProperty(A, "brown_2", "brown", match.stack(A, "brown"))


def test_steady_wins_rather_than_collect_sixty() -> None:
    match = position(
        "hand: brown_2 rent_any_1 double_the_rent_1 double_the_rent_2 "
        "| brown: brown_1 | red: red_1 red_2 red_3 | dark_blue: dark_blue_1 dark_blue_2 +house_1 +hotel_1",
        "green: green_1 green_2 green_3 | yellow: yellow_1 yellow_2 yellow_3 | utility: utility_1",
    )
    assert answer(match, A) == LayProperty(A, "brown_2", "brown", match.stack(A, "brown"))


def test_steady_moves_a_wild_to_complete_a_set() -> None:
    match = position("hand: money_1_1 | brown: brown_1 | green: green_1 wild_any_1", "", plays=0)
    assert answer(match, A) == MoveCard(A, "wild_any_1", "brown", match.stack(A, "brown"))


def test_steady_takes_a_set_with_deal_breaker_before_anything_else() -> None:
    match = position("hand: deal_breaker_1 money_10_1 sly_deal_1", "dark_blue: dark_blue_1 dark_blue_2 | red: red_1")
    assert answer(match, A) == PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "dark_blue"))


def test_steady_takes_the_card_that_completes_its_set() -> None:
    match = position(
        "hand: sly_deal_1 | dark_blue: dark_blue_1", "dark_blue: dark_blue_2 | red: red_1 | green: green_1"
    )
    assert answer(match, A) == PlaySlyDeal(A, "sly_deal_1", B, "dark_blue_2")


@pytest.mark.parametrize("card", ["just_say_no_1", "deal_breaker_1"])
def test_steady_does_not_bank_its_best_cards(card: str) -> None:
    assert answer(position(f"hand: {card}", ""), A) == EndTurn(A)


def test_steady_banks_money() -> None:
    assert answer(position("hand: money_5_1 just_say_no_1", ""), A) == BankCard(A, "money_5_1")


def test_steady_charges_the_dearest_rent_with_both_doublers() -> None:
    match = position(
        "hand: rent_green_dark_blue_1 double_the_rent_1 double_the_rent_2 | dark_blue: dark_blue_1 dark_blue_2",
        "bank: money_10_1 money_5_1 money_5_2 money_4_1 money_4_2 money_4_3",
    )
    rent = answer(match, A)
    assert isinstance(rent, PlayRent)
    assert len(rent.doublers) == 2


@pytest.mark.parametrize(("policy", "kept"), [("steady", True), ("greedy", False)])
def test_steady_saves_just_say_no_when_little_is_at_stake(policy: str, kept: bool) -> None:
    match = position("hand: birthday_1", "hand: just_say_no_1 | bank: money_2_1 money_5_1")
    match.do(PlayBirthday(A, "birthday_1"))
    expected = Pay(B, ("money_2_1",)) if kept else SayNo(B, "just_say_no_1", B)
    assert answer(match, B, policy) == expected


def test_steady_says_no_to_a_deal_breaker() -> None:
    match = position("hand: deal_breaker_1", "hand: just_say_no_1 | green: green_1 green_2 green_3")
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "green")))
    assert answer(match, B) == SayNo(B, "just_say_no_1", B)


def test_steady_counters_when_a_set_is_at_stake() -> None:
    match = position(
        "hand: deal_breaker_1 just_say_no_1", "hand: just_say_no_2 money_1_1 | green: green_1 green_2 green_3"
    )
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "green")), SayNo(B, "just_say_no_2", B))
    assert answer(match, A) == SayNo(A, "just_say_no_1", B)


def test_steady_lets_happen_what_it_cannot_stop() -> None:
    match = position("hand: sly_deal_1", "hand: money_1_1 | green: green_1")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "green_1"))
    assert answer(match, B) == LetHappen(B, B)


def test_steady_pays_without_breaking_a_set() -> None:
    match = position(
        "hand: debt_collector_1",
        "hand: money_1_1 | bank: money_1_2 | dark_blue: dark_blue_1 dark_blue_2 | red: red_1 | orange: orange_1",
    )
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    payment = answer(match, B)
    assert isinstance(payment, Pay)
    assert not {"dark_blue_1", "dark_blue_2"} & set(payment.cards)


def test_steady_pays_from_the_bank_what_the_bank_covers() -> None:
    match = position(
        "hand: debt_collector_1", "hand: money_1_1 | bank: money_5_1 money_10_1 | red: red_1 | brown: brown_1"
    )
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert answer(match, B) == Pay(B, ("money_5_1",))


def test_steady_pays_everything_when_it_does_not_cover_the_debt() -> None:
    match = position("hand: debt_collector_1", "hand: money_1_1 | bank: money_1_2 | brown: brown_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    payment = answer(match, B)
    assert isinstance(payment, Pay)
    assert set(payment.cards) == {"money_1_2", "brown_1"}


def test_steady_places_a_received_wild_where_it_completes_a_set() -> None:
    match = position("hand: sly_deal_1 | dark_blue: dark_blue_1 | green: green_1", "hand: money_1_1 | red: wild_any_1")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "wild_any_1"), LetHappen(B, B))
    assert answer(match, A) == PlaceReceived(A, "wild_any_1", "dark_blue", match.stack(A, "dark_blue"))


def test_steady_discards_what_serves_it_least() -> None:
    hand = "just_say_no_1 deal_breaker_1 wild_any_1 green_1 sly_deal_1 debt_collector_1 money_1_1 money_1_2 dark_blue_1"
    match = position(f"hand: {hand}", "", plays=0)
    match.do(EndTurn(A))
    discard = answer(match, A)
    assert isinstance(discard, Discard)
    assert [KIND[card] for card in discard.cards] == ["money_1", "money_1"]
