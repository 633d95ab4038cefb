"""The log names every mover, card and payer, and what was really paid."""

from bot.text import Texts
from games.core.asks import Command
from games.monopoly_deal import commands as c
from games.monopoly_deal import events as e
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.present import narrate
from games.monopoly_deal.present.log import LINES
from tests.games.monopoly_deal.positions import A, B, C, Match, position

NAMES = {0: "Ann", 1: "Bob", 2: "Cem"}
SILENT = {e.DeckShuffled, e.CardsDrawn, e.LimitExceeded, e.TurnEnded, e.ActionDone, e.MatchEnded}
"""Told by another line, by the table or by the ending."""


def log(texts: Texts, match: Match, *commands: Command, locale: str = "en") -> list[str]:
    lines = []
    for command in commands:
        seen = [event.seen_by(None) for event in match.do(command)]
        lines += [texts.say(line, locale, NAMES) for event in seen if (line := narrate(event)) is not None]
    return lines


def test_banking_and_laying(texts: Texts) -> None:
    match = position("hand: money_3_1 sly_deal_1 red_yellow_1 money_1_1", "hand: money_1_2")
    assert log(
        texts,
        match,
        c.BankCard(A, "money_3_1"),
        c.BankCard(A, "sly_deal_1"),
        c.LayProperty(A, "red_yellow_1", "red", "new"),
    ) == [
        "Ann banks 3M",
        "Ann banks Sly Deal as 3M",
        "Ann lays Wild (🟥 Red / 🟨 Yellow) as 🟥 Red",
    ]


def test_r045_rent_and_what_was_paid_for_it(texts: Texts) -> None:
    match = position(
        "hand: rent_any_1 double_the_rent_1 money_1_1 | green: green_1 green_2",
        "hand: money_1_2 | bank: money_5_1 money_4_1 | brown: brown_1",
        "hand: money_1_3 | bank: money_2_1",
    )
    assert log(
        texts,
        match,
        c.PlayRent(A, "rent_any_1", "k1", B, ("double_the_rent_1",)),
        c.Pay(B, ("money_5_1", "money_4_1", "brown_1")),
    ) == [
        "Ann charges rent for 🟩 Green, ×2: 8M from Bob",
        "Bob pays Ann 10M for 8M: 5M, 4M, and Mediterranean Avenue (🟫 Brown)",
    ]


def test_r047_paying_all_there_is(texts: Texts) -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: money_1_2 | bank: money_2_1")
    assert log(texts, match, c.PlayDebtCollector(A, "debt_collector_1", B), c.Pay(B, ("money_2_1",))) == [
        "Ann plays Debt Collector: Bob owes 5M",
        "Bob pays Ann all there is, 2M of 5M: 2M",
    ]


def test_r048_nothing_to_pay_with(texts: Texts) -> None:
    match = position(
        "hand: birthday_1 money_1_1", "hand: money_1_2 | brown: wild_any_1", "hand: money_1_3 | bank: money_2_1"
    )
    assert log(texts, match, c.PlayBirthday(A, "birthday_1"), c.LetHappen(B, B), c.Pay(C, ("money_2_1",))) == [
        "Ann plays It’s My Birthday: Bob and Cem each owe 2M",
        "Bob has nothing to pay with",
        "Cem pays Ann 2M: 2M",
    ]


def test_r075_a_chain_of_just_say_no(texts: Texts) -> None:
    match = position(
        "hand: deal_breaker_1 just_say_no_1 money_1_1",
        "hand: just_say_no_2 money_1_2 | brown: brown_1 brown_2 +house_1",
    )
    stack = match.stack(B, "brown")
    assert log(
        texts,
        match,
        c.PlayDealBreaker(A, "deal_breaker_1", B, stack),
        c.SayNo(B, "just_say_no_2", B),
        c.SayNo(A, "just_say_no_1", B),
        c.LetHappen(B, B),
    ) == [
        "Ann plays Deal Breaker on Bob: wants the 🟫 Brown set",
        "✋ Bob: Just Say No",
        "✋ Ann answers Bob with another Just Say No",
        "Ann takes the 🟫 Brown set from Bob",
    ]


def test_r078_a_just_say_no_that_costs_a_play(texts: Texts) -> None:
    options = DealOptions(jsn_own_turn_costs_play=True)
    match = position(
        "hand: debt_collector_1 just_say_no_1 money_1_1",
        "hand: just_say_no_2 money_1_2 | bank: money_5_1",
        options=options,
    )
    lines = log(
        texts,
        match,
        c.PlayDebtCollector(A, "debt_collector_1", B),
        c.SayNo(B, "just_say_no_2", B),
        c.SayNo(A, "just_say_no_1", B),
    )
    assert lines[-1] == "✋ Ann answers Bob with another Just Say No, which costs a play"


def test_r065_a_swap_names_both_cards(texts: Texts) -> None:
    match = position("hand: forced_deal_1 money_1_1 | brown: brown_1", "hand: money_1_2 | dark_blue: dark_blue_1")
    assert log(texts, match, c.PlayForcedDeal(A, "forced_deal_1", B, "dark_blue_1", "brown_1"), c.LetHappen(B, B)) == [
        "Ann plays Forced Deal on Bob: wants Park Place (🟦 Dark blue), gives Mediterranean Avenue (🟫 Brown)",
        "Ann gets Park Place (🟦 Dark blue), Bob gets Mediterranean Avenue (🟫 Brown)",
    ]


def test_greek_declines_and_korean_takes_particles(texts: Texts) -> None:
    position_of = ("hand: house_1 red_1 money_1_1 | brown: brown_1 brown_2", "hand: money_1_2")
    moves = (c.PlaceBuilding(A, "house_1", "k1"), c.LayProperty(A, "red_1", "red", "new"))
    assert log(texts, position(*position_of), *moves, locale="el") == [
        "Ann χτίζει στο σετ 🟫 Καφέ το Σπίτι (House)",
        "Ann κατεβάζει τη Λεωφόρο Κεντάκι (🟥 Κόκκινο)",
    ]
    assert log(texts, position(*position_of), *moves, locale="ko") == [
        "Ann이 🟫 갈색 세트에 집(House)을 지었습니다",
        "Ann이 켄터키 애비뉴(🟥 빨간색)를 놓았습니다",
    ]


def test_hidden_cards_stay_hidden(texts: Texts) -> None:
    match = position("hand: " + " ".join(f"pass_go_{n}" for n in range(1, 9)), "hand: money_1_1")
    match.do(c.EndTurn(A))
    assert log(texts, match, c.Discard(A, ("pass_go_1",))) == [
        "Ann puts 1 card under the draw pile",
        "▶️ Bob’s turn",
    ]


def test_every_event_is_told_or_silent_on_purpose() -> None:
    assert set(LINES) | SILENT == set(e.EVENTS)
    assert set(LINES) & SILENT == set()
