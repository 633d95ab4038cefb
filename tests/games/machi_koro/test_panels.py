"""The table, a city and the guide as a player reads them, in English."""

import re
import unicodedata

import pytest
from msgspec.structs import replace

from bot.text import LOCALES, Texts, load_texts
from games.core.asks import Concede
from games.core.panel import Panel, Section
from games.core.text import Text
from games.machi_koro.cards import CARDS, LANDMARKS, landmarks_of
from games.machi_koro.options import BaseOptions, HarborOptions, RowOptions, agreed
from games.machi_koro.present import guide, hand, table
from games.machi_koro.state import City
from tests.games.machi_koro.positions import EVERYTHING, GAME, A, B, Match, position

NAMES = {0: "Ann", 1: "Bob", 2: "Cem"}
BASE = BaseOptions()


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts()


def read(texts: Texts, sections: tuple[Section, ...], locale: str = "en") -> list[str]:
    lines = []
    for section in sections:
        if section.heading is not None:
            lines.append(texts.say(section.heading, locale, NAMES))
        lines += [texts.say(line, locale, NAMES) for line in section.lines]
    return lines


def table_of(texts: Texts, match: Match) -> list[str]:
    return read(texts, table(GAME.view(match.state, None)).sections)


def hand_of(texts: Texts, match: Match, seat: int) -> list[str]:
    return read(texts, hand(GAME.view(match.state, seat), match.asks(seat)).sections)


def test_the_table_shows_turn_cities_and_the_market_by_activation(texts: Texts) -> None:
    match = position(
        "12: wheat_field ranch*2 ~ranch bakery stadium mine +train_station",
        "3: wheat_field bakery cafe",
        options=BASE,
        market="ranch*2 cafe*6 cheese_factory*5 stadium*3",
    )
    assert table_of(texts, match) == [
        "▶️ Ann rolls",
        "Ann · 💰 12 · 🏛️ 1/4",
        "✔ Train Station · ▫️ 🛍️, 🎡, 📡",
        "**1** 🔷Wheat Field · **2** 🔷Ranch ×3 (🚧 1 closed) · **2–3** 🟢Bakery · **6** 🟪Stadium",
        "**9** 🔷Mine",
        "Bob · 💰 3 · 🏛️ 0/4",
        "▫️ 🚉, 🛍️, 🎡, 📡",
        "**1** 🔷Wheat Field · **2–3** 🟢Bakery · **3** 🔺Café",
        "Market",
        "**2** 🔷🐄 Ranch 1💰 ×2 · +1",
        "**3** 🔺☕ Café 2💰 ×6 · takes 1",
        "**6** 🟪🗼 Stadium 6💰 ×3 · 2 from everybody",
        "**7** 🟢🏭 Cheese Factory 5💰 ×5 · +3 per 🐄",
        "🚉 Train Station 4💰, 🛍️ Shopping Mall 10💰, 🎡 Amusement Park 16💰, 📡 Radio Tower 22💰",
        "-# ×: left · 🔷 anybody’s roll · 🟢 own roll · 🔺 others’ rolls · 🟪 own roll, one of each",
    ]


def test_the_table_shows_the_dice_and_what_a_card_asks(texts: Texts) -> None:
    match = position("0: tv_station +train_station +amusement_park", "4:", "4:", options=BASE).roll(3, 3)
    assert table_of(texts, match)[0] == ("▶️ Ann chooses who pays (TV Station) · 🎲 3 + 3 = 6 · another turn follows")


def test_r038_the_table_shows_the_two_that_the_harbor_added(texts: Texts) -> None:
    match = position("0: wheat_field +harbor +train_station", "0:").roll(5, 5)
    assert table_of(texts, match)[0] == "▶️ Ann may add 2 · 🎲 5 + 5 = 10"
    match.state = replace(match.state, total=12, phase="build")
    assert table_of(texts, match)[0] == "▶️ Ann may build · 🎲 5 + 5 + 2 = 12"


def test_the_table_shows_investments_a_finite_bank_the_deck_and_who_left(texts: Texts) -> None:
    options = HarborOptions(bank="finite")
    match = position("3: tech_startup $4", "3:", "3:", options=options, market="ranch", decks=("mine cafe",), bank=270)
    match.do(Concede(B))
    said = table_of(texts, match)
    assert "🏦 The bank has 270💰" in said
    assert "**10** 🟪Tech Startup (4💰)" in said
    assert "Bob · left the match" in said
    assert any(line.startswith("Market · ") and line.endswith(" face down") for line in said)


def test_a_hand_says_what_can_be_built_first_and_why_not_the_rest(texts: Texts) -> None:
    match = position(
        "6: wheat_field ranch*2 stadium +train_station",
        "0: cafe",
        options=BASE,
        market="ranch*2 mine*6 stadium*3 business_center",
    ).settle(4)
    assert hand_of(texts, match, A) == [
        "Your turn · 💰 6 · 🏛️ 1/4",
        "✔ Train Station · ▫️ Shopping Mall, Amusement Park, Radio Tower",
        "**1** 🔷🌾 Wheat Field · +1",
        "**2** 🔷🐄 Ranch ×2 · +1",
        "**6** 🟪🗼 Stadium · 2 from everybody",
        "You can build",
        "**2** 🔷🐄 Ranch · 1💰 · +1 · you have 2",
        "**9** 🔷⚙️ Mine · 6💰 · +5",
        "Not yet",
        "2💰 short: Business Center",
        "4💰 short: Shopping Mall",
        "10💰 short: Amusement Park",
        "16💰 short: Radio Tower",
        "Stadium: You have one already, and purple cards are one of each. Choose another.",
    ]
    assert hand_of(texts, match, B)[0] == "Ann’s turn · 💰 0 · 🏛️ 0/4"


def test_a_hand_says_what_a_roll_would_bring(texts: Texts) -> None:
    match = position("5: wheat_field bakery ranch", "0: bakery cafe", options=BASE)
    assert hand_of(texts, match, A)[-1] == "🎲 Your roll would bring **1**: +1, **2**: +2"
    match = position("5: wheat_field", "0: cafe*2", options=BASE)
    assert hand_of(texts, match, A)[-1] == "🎲 Your roll would bring **1**: +1, **3**: −2"


def test_money_for_building_is_no_price(texts: Texts) -> None:
    match = position("0: wheat_field", "0:", options=RowOptions(), market="loan_office").settle(4)
    assert "**5–6** 🟢💼 Loan Office · +5💰 · −2" in hand_of(texts, match, A)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_colour_and_no_icon_is_told_by_its_sign_alone(texts: Texts, locale: str) -> None:
    for family in (
        {f"machi-colour-{c.colour}" for c in CARDS.values()},
        {f"machi-icon-{c.icon}" for c in CARDS.values()},
    ):
        said = [texts.say(Text(key), locale) for key in sorted(family)]
        signs, words = zip(*(name.split(" ", 1) for name in said), strict=True)
        assert len(set(signs)) == len(set(words)) == len(family)
        assert all(unicodedata.category(sign[0]) == "So" for sign in signs)
        assert [texts.say(Text(f"{key}.sign"), locale) for key in sorted(family)] == list(signs)
    legend = texts.say(Text("machi-table-legend"), locale)
    colours = {card.colour for card in CARDS.values()}
    assert all(texts.say(Text(f"machi-colour-{colour}.sign"), locale) in legend for colour in colours)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_card_says_has_the_numbers_of_its_rule(texts: Texts, locale: str) -> None:
    for card in CARDS.values():
        for attribute in ("what", "short"):
            said = texts.say(Text(f"machi-card-{card.id}.{attribute}"), locale)
            numbers = set(map(int, re.findall(r"\d+", said)))
            known = {card.amount, -card.cost if card.effect == "loan" else card.amount, *_needed(card.needs)}
            assert numbers <= {*known, *({2} if card.effect == "boat_roll" else {1})}, said
            assert card.amount in numbers or card.amount == 0, said


def _needed(needs: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", needs)}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("market", "most"), [("ten_different", 3000), ("five_five_two", 3000), ("all", 3850)])
def test_five_full_cities_fit_into_a_message(texts: Texts, locale: str, market: str, most: int) -> None:
    """Discord allows 4,000 characters; the log gets what is left and loses its oldest lines first."""
    options = EVERYTHING.model_copy(update={"market": market})
    marks = landmarks_of(agreed(options).sets)
    kinds = list(CARDS)
    names = dict.fromkeys(range(5), "W" * 24)
    match = position(*["0: wheat_field"] * 5, options=options)
    cities = tuple(
        City(88, tuple(kinds[seat::3] + kinds[seat::6]), marks[: seat + 1], tuple(kinds[seat::12])) for seat in range(5)
    )
    stacks = match.state.market
    shown = {"ten_different": stacks[::4], "five_five_two": stacks[::3][:12], "all": stacks}[market]
    view = GAME.view(replace(match.state, cities=cities, market=shown, decks=((),) * (market != "all")), None)
    said = _spoken(texts, table(view), locale, names)
    assert len(said) < most
    assert all(texts.say(Text(f"machi-card-{stack.card}"), locale) in said for stack in shown)


def _spoken(texts: Texts, panel: Panel, locale: str, names: dict[int, str]) -> str:
    lines = [text for s in panel.sections for text in (*((s.heading,) if s.heading else ()), *s.lines)]
    return "\n".join(texts.say(line, locale, names) for line in lines)


def test_the_guide_lists_every_card_once_with_its_copies(texts: Texts) -> None:
    sections = guide(5, EVERYTHING)
    counts = {line.values["card"]: line.values["count"] for s in sections for line in s.lines if "count" in line.values}
    assert len(counts) == len(CARDS)
    landmarks = [line for line in sections[-1].lines if "card" in line.values]
    assert len(landmarks) == len(LANDMARKS)
    assert "**2–3** Bakery · 🍞 bread · 1💰 · ×6" in read(texts, sections)
    assert "**6** Stadium · 🗼 tower · 6💰 · ×5" in read(texts, sections)
    assert "**6** Stadium · 🗼 tower · 6💰 · ×4" in read(texts, guide(4, BASE))
    assert "✈️ Airport · 30💰" not in read(texts, guide(4, BASE))


def test_the_guide_says_what_this_match_plays_by(texts: Texts) -> None:
    assert read(texts, guide(2, BASE))[1] == "🏆 Whoever has built 4 landmarks wins at once."
    assert read(texts, guide(2, HarborOptions()))[1] == "🏆 Whoever has built 6 landmarks wins at once."
    one = read(texts, guide(2, HarborOptions(landmarks_to_win=1, sushi_bar_cost=2)))
    assert one[1] == "🏆 Whoever has built 1 landmark wins at once."
    assert "**1** Sushi Bar · ☕ cup · 2💰 · ×6" in one
