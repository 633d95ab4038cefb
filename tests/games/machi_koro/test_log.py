"""The log names each card, payer and owner with what was really paid, and a roll takes one line."""

import pytest

from bot.text import Texts, load_texts
from games.core.asks import Command, Concede
from games.machi_koro import commands as c
from games.machi_koro import events as e
from games.machi_koro.options import BaseOptions, HarborOptions
from games.machi_koro.present import narrate, story
from games.machi_koro.present.gains import PIECES
from games.machi_koro.present.log import DEEDS
from tests.games.machi_koro.positions import A, B, C, Match, position, started

NAMES = {0: "Ann", 1: "Bob", 2: "Cem", 3: "Dee"}
SILENT = {
    e.MarketOpened,
    e.DecksShuffled,
    e.CoinsDealt,
    e.Asked,
    e.CardPicked,
    e.BuildBegan,
    e.InvestAsked,
    e.MatchEnded,
}
"""Told by another line, by the table or by the ending."""


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts()


def log(texts: Texts, match: Match, locale: str = "en") -> list[str]:
    """What the last step of the match added to the log."""
    seen = tuple(event.seen_by(None) for event in match.events)
    return [texts.say(line, locale, NAMES) for line in story(seen)]


def log_of(texts: Texts, match: Match, *commands: Command, locale: str = "en") -> list[str]:
    return [line for command in commands for line in log(texts, match.do(command), locale)]


def test_t02_r143_a_roll_names_payers_and_what_they_really_paid(texts: Texts) -> None:
    match = position("1: mine", "0: family_restaurant +shopping_mall", "0: mine*2").settle(4, 5)
    assert log(texts, match) == [
        "🎲 Ann keeps the roll · Family Restaurant: Ann → Bob 1💰 (of 3) · Mine: Ann +5, Cem +10"
    ]


def test_a_roll_and_its_dice_stand_in_one_line(texts: Texts) -> None:
    match = position("1: wheat_field bakery +train_station", "0: cafe", "0: cafe*2").roll(1, 2)
    assert log(texts, match) == ["🎲 Ann rolls 1 + 2 = 3 · Café: Ann → Cem 1💰 (of 2), Bob 0💰 (of 1) · Bakery: Ann +1"]
    assert log(texts, position("0:", "0:").roll(4)) == ["🎲 Ann rolls 4 · no card acts"]


def test_t13_several_payers_of_one_card(texts: Texts) -> None:
    match = position("0: stadium", "0:", "1:", "5:").roll(6)
    assert log(texts, match) == ["🎲 Ann rolls 6 · Stadium: Bob 0💰 (of 2), Cem 1💰 (of 2), Dee 2💰 → Ann"]


def test_r032_r038_rolling_again_and_adding_two(texts: Texts) -> None:
    match = position("0: apple_orchard +train_station +radio_tower +harbor", "0:").roll(5, 5)
    assert log(texts, match) == ["🎲 Ann rolls 5 + 5 = 10"]
    assert log(texts, match.roll(4, 6)) == ["🎲 Ann rolls again: 4 + 6 = 10"]
    assert log_of(texts, match, c.AddTwo(A)) == ["⚓ Ann adds 2: 12 · no card acts"]


def test_a_long_roll_takes_two_lines(texts: Texts) -> None:
    match = position("9: furniture_factory forest tax_office", "20: hamburger_stand mackerel_boat +harbor").settle(3, 5)
    assert log(texts, match) == [
        "🎲 Ann keeps the roll · Hamburger Stand: Ann → Bob 1💰 · Mackerel Boat: Bob +3 · Furniture Factory: Ann +3"
        " · Tax Office: Bob → Ann 12💰"
    ]


def test_t55_renovation_tells_who_closes_and_who_pays(texts: Texts) -> None:
    match = position("0: renovation_company", "1: cheese_factory*3", "9: cheese_factory*2").settle(3, 5)
    assert log_of(texts, match, c.Renovate(A, "cheese_factory")) == [
        "🚧 Cheese Factory closes: Bob ×3, Cem ×2 · Renovation Company: Bob 1💰 (of 3), Cem 2💰 → Ann"
    ]


def test_r104_r102_gifts_and_demolitions(texts: Texts) -> None:
    match = position("0: moving_company bakery", "0:", "0:").settle(4, 5)
    assert log_of(texts, match, c.GiveCard(A, "bakery", B)) == ["📦 Ann gives Bob Bakery · Moving Company: Ann +4"]
    match = position("0: demolition_company +harbor +airport", "0:").settle(4)
    assert log_of(texts, match, c.Demolish(A, "airport")) == ["🧨 Ann tears down Airport · Demolition Company: Ann +8"]


def test_r074_a_swap_names_both_cards(texts: Texts) -> None:
    match = position("0: business_center wheat_field", "0: mine").settle(6)
    assert log_of(texts, match, c.SwapCards(A, "wheat_field", B, "mine")) == ["🔁 Ann gives Bob Wheat Field for Mine"]
    match = position("0: business_center wheat_field", "0: mine").settle(6)
    assert log_of(texts, match, c.Decline(A)) == ["Ann swaps no card"]


def test_r084_the_boats_dice(texts: Texts) -> None:
    match = position("0: tuna_boat +harbor", "0: tuna_boat*2 +harbor", "0: tuna_boat").settle(6, 6)
    match.do(c.Decline(A)).do(c.RollTuna(A), dice=[(4, 5)])
    assert log(texts, match) == ["🎣 Ann rolls 4 + 5 = 9 for the boats · Tuna Boat: Ann +9, Bob +18"]


def test_r109_the_park_tells_every_purse(texts: Texts) -> None:
    match = position("1: park", "6:", "3:").settle(5, 6)
    assert "Park: Ann (1 → 4), Bob (6 → 4), Cem (3 → 4)" in log(texts, match)[0]


def test_building_and_what_comes_to_the_market(texts: Texts) -> None:
    match = position("9: wheat_field", "0:", options=HarborOptions(), market="mine", decks=("cafe ranch*2",)).settle(4)
    assert log(texts, match.build("mine")) == ["🏗️ Ann builds Mine (6💰) · new: Café, Ranch"]
    match = position("9: wheat_field", "0:", options=BaseOptions()).settle(4)
    assert log(texts, match.build("train_station")) == ["🏛️ Ann builds Train Station (4💰)"]
    match = position("0: wheat_field", "0:", options=BaseOptions()).settle(4)
    assert log(texts, match.build("")) == ["Ann builds nothing"]


def test_r035_r108_another_turn_and_an_investment(texts: Texts) -> None:
    match = position("3: tech_startup +amusement_park +train_station", "0:").roll(4, 4)
    assert log_of(texts, match, c.BuildNothing(A), c.Invest(A)) == [
        "Ann builds nothing",
        "💡 Ann puts a coin on Tech Startup: 1",
        "🎡 Ann has another turn",
    ]


def test_the_setup_says_who_begins_and_a_leaver_is_told(texts: Texts) -> None:
    match = started(3, BaseOptions(first_player=2))
    assert log(texts, match) == ["▶️ Bob begins"]
    assert log_of(texts, match, Concede(C)) == ["Cem leaves; their cards and coins are out of play"]


def test_greek_declines_and_korean_takes_particles(texts: Texts) -> None:
    match = position("9: bakery", "0:", options=BaseOptions()).settle(5).build("bakery")
    assert log(texts, match, "el") == ["🏗️ Ann χτίζει τον Φούρνο (1💰)"]
    assert log(texts, match, "ko") == ["🏗️ Ann이 빵집을 지었습니다 (1💰)"]
    assert log(texts, match, "vi") == ["🏗️ Ann xây Tiệm bánh (1💰)"]


def test_every_event_is_told_or_silent_on_purpose() -> None:
    assert set(DEEDS) | set(PIECES) | SILENT == set(e.EVENTS)
    assert not SILENT & (set(DEEDS) | set(PIECES))
    assert narrate(e.CoinsDealt(3)) is None
    assert narrate(e.TurnBegan(A)) is None
