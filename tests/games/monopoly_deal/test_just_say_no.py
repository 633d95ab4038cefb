"""Rulings 74–82 and 97: Just Say No."""

from games.core.chance import Chance
from games.monopoly_deal.commands import (
    BankCard,
    LetHappen,
    Pay,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayRent,
    PlaySlyDeal,
    SayNo,
)
from games.monopoly_deal.options import PRESETS, DealOptions
from tests.games.monopoly_deal.positions import GAME, A, B, C, D, Match, position

REFRESH = PRESETS["refresh2024"]


def debt(attacker: str, defender: str, *others: str, options: DealOptions = REFRESH, plays: int = 3) -> Match:
    """B is asked for 5M."""
    match = position(attacker, defender, *others, options=options, plays=plays)
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    return match


def test_r074_only_from_the_hand_as_an_answer() -> None:
    match = position(
        "hand: just_say_no_1 debt_collector_1 money_1_1", "hand: money_1_2 | bank: just_say_no_2 money_5_1"
    )
    assert match.refused(SayNo(A, "just_say_no_1", A)) == "deal-refuse-not-asked"
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.refused(SayNo(B, "just_say_no_2", B)) == "deal-refuse-hand"
    assert match.refused(SayNo(B, "money_1_2", B)) == "deal-refuse-kind"
    match.do(Pay(B, ("money_5_1",)), BankCard(A, "just_say_no_1"))


def test_r074_it_answers_every_action_that_is_aimed_at_you() -> None:
    hand = "debt_collector_1 birthday_1 rent_any_1 sly_deal_1 forced_deal_1 deal_breaker_1"
    table = "red: red_1 | brown: brown_1 brown_2"
    for command in (
        PlayDebtCollector(A, "debt_collector_1", B),
        PlayBirthday(A, "birthday_1"),
        PlayRent(A, "rent_any_1", "k1", B),
        PlaySlyDeal(A, "sly_deal_1", B, "red_1"),
        PlayForcedDeal(A, "forced_deal_1", B, "red_1", "green_1"),
        PlayDealBreaker(A, "deal_breaker_1", B, "k3"),
    ):
        match = position(f"hand: {hand} | green: green_1", f"hand: just_say_no_1 | bank: money_10_1 | {table}")
        match.do(command, SayNo(B, "just_say_no_1", B), LetHappen(A, B))
        assert match.stacks(B) == ["red: red_1", "brown: brown_1 brown_2"]
        assert match.bank(B) == "money_10_1"
        assert match.asked() == ["a play"]


def test_r075_odd_cancels_even_goes_through() -> None:
    hands = ("hand: debt_collector_1 just_say_no_1 money_1_1", "hand: just_say_no_2 just_say_no_3 | bank: money_5_1")
    match = debt(*hands)
    match.do(SayNo(B, "just_say_no_2", B))
    assert match.asked() == ["a counter_1"]
    assert match.refused(Pay(B, ("money_5_1",))) == "deal-refuse-not-asked"
    match.do(SayNo(A, "just_say_no_1", B))
    assert match.asked() == ["b charge"]
    match.do(SayNo(B, "just_say_no_3", B))
    assert match.asked() == ["a counter_1"]
    match.do(LetHappen(A, B))
    assert match.bank(B) == "money_5_1"
    match = debt(*hands)
    match.do(SayNo(B, "just_say_no_2", B), SayNo(A, "just_say_no_1", B), Pay(B, ("money_5_1",)))
    assert match.bank(A) == "money_5_1"


def test_r076_nobody_else_joins_a_chain() -> None:
    match = debt("hand: debt_collector_1 money_1_1", "hand: just_say_no_1 | bank: money_5_1", "hand: just_say_no_2")
    assert match.refused(SayNo(C, "just_say_no_2", B)) == "deal-refuse-not-asked"
    assert match.refused(LetHappen(C, B)) == "deal-refuse-not-asked"
    match.do(SayNo(B, "just_say_no_1", B))
    assert match.refused(SayNo(C, "just_say_no_2", B)) == "deal-refuse-not-asked"


def test_r077_it_protects_only_who_plays_it() -> None:
    match = position("hand: birthday_1 money_1_1", "hand: just_say_no_1 | bank: money_2_1", "bank: money_2_2")
    match.do(PlayBirthday(A, "birthday_1"), SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert match.owes(C) == 2
    match.do(Pay(C, ("money_2_2",)))
    assert match.bank(A) == "money_2_2"


def test_r078_it_costs_no_play() -> None:
    match = debt(
        "hand: debt_collector_1 just_say_no_1", "hand: just_say_no_2 | bank: money_5_1", options=DealOptions(), plays=1
    )
    match.do(SayNo(B, "just_say_no_2", B), SayNo(A, "just_say_no_1", B))
    assert match.state.plays == 0


def test_r078_in_refresh2024_a_counter_on_the_own_turn_is_a_play() -> None:
    hands = ("hand: debt_collector_1 just_say_no_1", "hand: just_say_no_2 | bank: money_5_1")
    match = debt(*hands, plays=2)
    match.do(SayNo(B, "just_say_no_2", B))
    assert match.state.plays == 1  # the answer of B cost nothing
    match.do(SayNo(A, "just_say_no_1", B))
    assert match.state.plays == 0


def rented(options: DealOptions, doublers: str = "double_the_rent_1", defender: str = "hand: just_say_no_1") -> Match:
    """B and C owe A a doubled rent of a dark blue property."""
    match = position(
        f"hand: rent_green_dark_blue_1 {doublers} money_1_1 | dark_blue: dark_blue_1",
        f"{defender} | bank: money_3_1",
        "bank: money_10_1 money_2_1",
        options=options,
    )
    match.do(PlayRent(A, "rent_green_dark_blue_1", "k1", doublers=tuple(doublers.split())))
    return match


def test_r079_it_cancels_the_whole_doubled_rent_for_that_seat() -> None:
    match = rented(DealOptions())
    match.do(SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert match.owes(B) is None
    assert match.owes(C) == 6


def test_r079_or_only_the_doubling_where_agreed() -> None:
    match = rented(DealOptions(jsn_on_doubled_rent="double_only"))
    match.do(SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert match.owes(B) == 3
    assert match.owes(C) == 6
    match.do(Pay(B, ("money_3_1",)))
    assert match.owes(B) is None


def test_r079_the_single_rent_may_be_refused_too() -> None:
    match = rented(DealOptions(jsn_on_doubled_rent="double_only"), defender="hand: just_say_no_1 just_say_no_2")
    match.do(SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    match.do(SayNo(B, "just_say_no_2", B), LetHappen(A, B))
    assert match.owes(B) is None
    assert match.bank(B) == "money_3_1"


def test_r080_a_cancelled_card_and_its_play_are_spent() -> None:
    match = debt("hand: debt_collector_1 money_1_1", "hand: just_say_no_1 | bank: money_5_1")
    match.do(SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert set(match.state.used) == {"debt_collector_1", "just_say_no_1"}
    assert match.state.plays == 2


def test_r081_it_may_be_used_when_nothing_would_be_lost() -> None:
    match = debt("hand: debt_collector_1 money_1_1", "hand: just_say_no_1")
    match.do(SayNo(B, "just_say_no_1", B), LetHappen(A, B))
    assert match.hand(B) == ""


def test_r082_every_target_is_asked_alike_holding_one_or_not() -> None:
    match = debt(
        "hand: debt_collector_1 money_1_1", "hand: just_say_no_1 money_1_2 | bank: money_5_1", "hand: money_1_3"
    )
    shown = [(a.seat, a.kind, a.since, a.prompt, a.pace, a.required, a.public) for a in GAME.asks(match.state)]
    for seed in range(20):
        other = GAME.redeal(match.state, C, Chance.from_seed(seed))
        assert shown == [(a.seat, a.kind, a.since, a.prompt, a.pace, a.required, a.public) for a in GAME.asks(other)]
    assert not match.asks(B)[0].public


def test_r097_every_step_asks_unless_public_facts_leave_no_answer() -> None:
    match = debt("hand: debt_collector_1 money_1_1", "hand: just_say_no_1 money_1_2 | bank: money_5_1")
    match.do(SayNo(B, "just_say_no_1", B))
    assert match.asked() == ["a counter_1"]  # A holds none, but only A knows
    match = debt("hand: debt_collector_1", "hand: just_say_no_1 money_1_2 | bank: money_5_1")
    match.do(SayNo(B, "just_say_no_1", B))
    assert match.asked() == ["a play"]  # A's hand is empty
    match = debt("hand: debt_collector_1 just_say_no_2", "hand: just_say_no_1 | bank: money_5_1", plays=1)
    match.do(SayNo(B, "just_say_no_1", B))
    assert match.asked() == ["a play"]  # refresh2024, no play left


def test_r097_an_empty_hand_is_not_asked_about_a_theft_but_is_about_a_payment() -> None:
    match = position("hand: sly_deal_1 debt_collector_1", "red: red_1 | bank: money_1_1 money_5_1")
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "red_1"))
    assert match.stacks(A) == ["red: red_1"]
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.asked() == ["b charge"]
    assert D not in {ask.seat for ask in GAME.asks(match.state)}
