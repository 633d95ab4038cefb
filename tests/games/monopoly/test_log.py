"""The log as a player reads it: what happened, and every change of cash with its reason and what is left (T70, I7)."""

from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from bot.text import Texts
from games.core.drive import play, seated
from games.core.policy import random_policy
from games.core.text import Listing, Name, SeatName, Text, Value
from games.monopoly import commands as c
from games.monopoly.events import CashDealt, DeedDealt
from games.monopoly.present.log_deals import DEALS
from games.monopoly.present.log_turns import BEGIN, FOLLOW
from games.monopoly.state import Reason
from games.registry import rulesets
from tests.games.monopoly.match import A, B, C, Loaded, Match, ids
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position, started

NAMES = {0: "Ann", 1: "Bob", 2: "Cem", 3: "Dee"}
HOUSE_RULES = {
    "speed_die": True,
    "parking_pot": True,
    "double_go": True,
    "snake_eyes_bonus": True,
    "auction_style": "sealed",
    "bid_limit": "liquidation",
}


def log(texts: Texts, match: Match) -> list[str]:
    """The lines about the last step."""
    seen = tuple(event.seen_by(None) for event in match.events)
    return [texts.say(line, "en", NAMES) for line in match.game.story(seen)]


def test_the_start_tells_everybodys_cash_who_begins_and_what_was_dealt(texts: Texts) -> None:
    match = started(2, but(CLASSIC, deal_deeds="two_paid"), chance=Loaded((1, 2), (3, 4)))
    lines = log(texts, match)
    assert lines[:3] == ["💰 Everybody begins with 1,500đ", "🎲 For the start: Ann: 3, Bob: 7", "▶️ Bob begins"]
    for line, player in zip(sorted(lines[3:]), match.state.players, strict=True):
        assert line.endswith(f"(−{1500 - player.cash}đ → {player.cash:,}đ)"), "the price of two deeds in one line"


def test_a_roll_a_salary_and_a_rent_are_one_line(texts: Texts) -> None:
    match = position("100 @37", "500 orange").roll(2, 1)
    assert log(texts, match) == ["🎲 Ann: 2 + 1 = 3 · 📍 Start · salary +200đ → 300đ"]
    match = position("100 @10", "500 orange").roll(2, 4)
    assert log(texts, match) == [
        "🎲 Ann: 2 + 4 = 6 · 📍 Vinh · rent: Ann −28đ → 72đ, Bob +28đ → 528đ",
    ]


def test_buying_building_mortgaging_and_selling_say_what_they_cost_and_leave(texts: Texts) -> None:
    match = position("1000", "500").roll(2, 4).buy()
    assert log(texts, match) == ["🏷️ Ann buys Kon Tum (−100đ → 900đ)"]
    match = position("1000 orange=3 1", "500", options=HOI_AN).build(A, 19)
    assert log(texts, match) == ["🏗️ Ann builds 🏮×1: Trần Hưng Đạo (−100đ → 900đ)"]
    match.build(A, 16, 18).build(A, 19)
    assert log(texts, match) == ["🏗️ Ann builds 🏭×1: Trần Hưng Đạo (−100đ → 600đ)"]
    match.sell(A, 19)
    assert log(texts, match) == ["🔨 Ann sells buildings: Trần Hưng Đạo 5→4 (+50đ → 650đ)"]
    match.mortgage(A, 1)
    assert log(texts, match) == ["🔒 Ann mortgages Làng gốm Thanh Hà (+30đ → 680đ)"]
    match.redeem(A, 1)
    assert log(texts, match) == ["🔓 Ann redeems Làng gốm Thanh Hà (−33đ → 647đ)"]


def test_a_card_says_what_it_does_and_what_it_brings(texts: Texts) -> None:
    match = position("1000", "500", chance="ch08").roll(3, 4)
    assert log(texts, match) == [
        "🎲 Ann: 3 + 4 = 7 · 📍 Opportunity",
        "🃏 Opportunity: Your savings have grown by 50đ · the card: Ann +50đ → 1,050đ",
    ]
    match = position("1000", "500", "300", options=HOI_AN, chance="ch15").roll(3, 4)
    assert log(texts, match)[1] == (
        "🃏 Cơ Hội (opportunity): You lost a bet on the boat race: everybody gets 50đ from you "
        "· the card: Ann −50đ → 950đ, Cem +50đ → 350đ · the card: Ann −50đ → 900đ, Bob +50đ → 550đ"
    )


def test_jail_is_told_from_the_way_in_to_the_way_out(texts: Texts) -> None:
    match = position("1000 @25", "500").roll(2, 3)
    assert log(texts, match) == ["🎲 Ann: 2 + 3 = 5 · 📍 To Jail · ⛓️ to jail"]
    assert log(texts, position("1000 jail", "500").roll(1, 2)) == ["🎲 Ann: 1 + 2 = 3 · ⛓️ no double, try 1"]
    match = position("1000 jail +chest", "500").do(c.UseJailCard(A, "chest"))
    assert log(texts, match) == ["🔓 Ann leaves jail with 🎫 Fortune"]
    match = position("1000 jail", "500").do(c.PayFine(A))
    assert log(texts, match) == ["the way out of jail: Ann −50đ → 950đ · 🔓 Ann leaves jail"]
    said = log(texts, position("1000 jail2", "500").roll(1, 2))
    assert said[0].startswith("🎲 Ann: 1 + 2 = 3 · ⛓️ no double: now 50đ are due")
    assert any("the way out of jail: Ann −50đ → 950đ" in line for line in said)


def test_an_auction_is_told_bid_by_bid(texts: Texts) -> None:
    match = position("500", "400", "300").roll(2, 4).decline()
    assert log(texts, match) == ["🔨 Auction: Kon Tum, from 10đ"]
    assert log(texts, match.bid(B, 60)) == ["🔨 Bob bids 60đ"]
    assert log(texts, match.pass_by(C)) == []
    assert log(texts, match.pass_by(A))[0] == "🔨 Bob wins Kon Tum (−60đ → 340đ)"


def test_a_private_bid_is_told_without_its_sum(texts: Texts) -> None:
    match = position("500", "400", "300", options=but(CLASSIC, auction_style="sealed")).roll(2, 4).decline()
    assert log(texts, match)[-1] == "🔨 Auction by private bids: Kon Tum, from 10đ"
    assert log(texts, match.bid(B, 237)) == ["🔨 Bob has answered"]
    match.do(c.Pass(A))
    assert log(texts, match.do(c.Pass(C)))[:2] == ["🔨 Cem has answered", "🔨 Bob wins Kon Tum (−10đ → 390đ)"]


def test_a_trade_names_both_sides_and_what_each_has_then(texts: Texts) -> None:
    match = position("500 39~ +chest", "400 1 3")
    match.do(c.OfferSwap(A, B, (*ids(39), "jail_chest"), ids(1), 0, 70))
    assert log(texts, match) == ["🤝 #1: Ann gives Hanoi, 🎫 Fortune, Bob gives Ca Mau, 70đ?"]
    match.do(c.AcceptOffer(B, 1))
    done = "🤝 #1 done: Ann gives Hanoi, 🎫 Fortune, Bob gives Ca Mau, 70đ"
    assert log(texts, match) == [f"{done} (Ann → 570đ, Bob → 310đ after 20đ for mortgages)"]


def test_a_debt_and_a_bankruptcy_say_who_gets_what(texts: Texts) -> None:
    match = position("20 @10 1", "500 orange=3", "700").roll(2, 4)
    assert log(texts, match)[-1] == "⚠️ Ann owes Bob 550đ: rent for Vinh"
    match.do(c.DeclareBankruptcy(A))
    assert "💥 Ann is bankrupt. To Bob: Ca Mau; +20đ → 520đ" in log(texts, match)


def numbers(value: Value) -> Iterator[int | SeatName | Name]:
    """Every number, seat and name in a text."""
    match value:
        case Text(values=inner):
            for each in inner.values():
                yield from numbers(each)
        case Listing(items=items):
            for each in items:
                yield from numbers(each)
        case int() | SeatName() | Name():
            yield value


@pytest.mark.parametrize("preset", ["standard", "quick", "short", "timed", "house rules"])
@pytest.mark.parametrize("key", ["monopoly_classic", "monopoly_hoi_an"])
def test_t70_every_change_of_cash_stands_in_the_log_with_what_is_left(key: str, preset: str) -> None:
    """Cash before and after each fact is compared with what the log of the step says, whatever the facts are."""
    ruleset = rulesets()[key]
    options = ruleset.presets["standard"] if preset == "house rules" else ruleset.presets[preset]
    if preset == "house rules":
        options = but(options, **HOUSE_RULES)
    game, before, changes = ruleset.game, ruleset.game.blank(4, options), 0
    for step in play(ruleset, 4, options, bytes([7]) * 32, seated(game, (random_policy,) * 4, Random(7))):
        story = game.story(tuple(event.seen_by(None) for event in step.events))
        said = {each for line in story for each in numbers(line)}
        for event in step.events:
            after = game.apply(before, event)
            for seat, (had, has) in enumerate(zip(before.players, after.players, strict=True)):
                if had.cash != has.cash and seat not in after.out and not isinstance(event, CashDealt | DeedDealt):
                    changes += 1
                    assert {has.cash, SeatName(seat)} <= said, (event, story)
            before = after
        before = step.state
        if step.state.step > 400:
            break
    assert changes > 20


def test_every_reason_has_its_words(texts: Texts) -> None:
    for reason in get_args(Reason):
        assert texts.has(f"mono-reason-{reason}"), reason


def test_each_fact_is_told_once() -> None:
    assert not BEGIN.keys() & FOLLOW.keys()
    assert not DEALS.keys() & (BEGIN.keys() | FOLLOW.keys())
