"""The picture of the table: what it shows, what it does not, when it is drawn anew."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.text import LOCALES, Texts
from games.core.scene import Box, Group, Icon, Line
from games.core.text import Text
from games.monopoly_deal.cards import COLOURS
from games.monopoly_deal.commands import (
    BankCard,
    EndTurn,
    LayProperty,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayPassGo,
    SayNo,
)
from games.monopoly_deal.options import PRESETS
from games.monopoly_deal.present.colours import INKS, code
from games.monopoly_deal.present.seat_styles import STYLES, Style
from games.monopoly_deal.present.stack_looks import look
from games.monopoly_deal.present.stack_tiles import LARGE, large, small
from games.monopoly_deal.state import Stack
from tests.games.monopoly_deal.positions import GAME, A, B, C, Match, position
from tests.games.monopoly_deal.scenes import (
    charged,
    fullest,
    groups,
    icons,
    labels,
    overlaps,
    public,
    rectangles,
    spoilt,
    table_scene,
)
from tests.support.golden import assert_golden
from tests.support.scenes import described, faults

GOLDEN = Path(__file__).parent / "golden"
BUILT = Stack("k1", "green", ("green_1", "green_2", "wild_any_1"), "house_1", "hotel_1")


def mark(match: Match) -> object:
    return GAME.table_picture(public(match.state)).mark


def duel() -> Match:
    """Two seats in the middle of a match."""
    return position(
        "hand: sly_deal_1 pass_go_1 red_1 | bank: money_5_1 money_1_1 money_1_2 | dark_blue: dark_blue_1 dark_blue_2 "
        "+house_1 | railroad: railroad_1 light_blue_railroad_1 | utility: wild_any_1",
        "hand: just_say_no_1 money_3_1 | bank: money_10_1 rent_any_1 | pink: pink_1 pink_orange_1 | brown: brown_1",
        used="pass_go_2 birthday_1",
    )


def theft() -> Match:
    """Three seats; a Forced Deal that was refused."""
    match = position(
        "hand: forced_deal_1 just_say_no_2 | red: red_1 | brown: brown_1 brown_2",
        "hand: just_say_no_1 | yellow: yellow_1 red_yellow_1",
        "bank: money_2_1",
        used="money_1_1",
    )
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "red_yellow_1", "red_1"))
    match.do(SayNo(B, "just_say_no_1", B))
    return match


def birthday() -> Match:
    """Eight seats who are all charged."""
    return charged(position("bank: money_10_1 | pink: pink_1", "hand: pass_go_1", *ROWS))


ROWS = (
    "red: red_1",
    "green: green_1 green_2 green_3",
    "bank: money_2_1",
    "loose: house_1",
    "hand: house_2",
    "brown: brown_1",
)
TABLES = {"duel": duel, "theft": theft, "birthday": birthday, "fullest": fullest}


@pytest.mark.parametrize("name", ["duel", "theft", "birthday"])
def test_tables_look_as_they_were_found_good(name: str) -> None:
    assert_golden(GOLDEN / f"table-{name}.txt", described(table_scene(TABLES[name]())))


def test_the_fullest_table_can_be_read() -> None:
    scene = table_scene(fullest())
    assert not faults(scene)
    assert scene.height <= 1_200


def test_nothing_lies_on_anything_else() -> None:
    for build in TABLES.values():
        scene = table_scene(build())
        assert len(rectangles(scene)) > 5
        assert not overlaps(rectangles(scene))
        assert all(not overlaps(rectangles(group)) for group in groups(scene))


def test_a_table_of_ten_colours_each_is_not_too_high() -> None:
    """No more tiles than colours are shown of a seat where there is no room."""
    spread = tuple(Stack(f"k{at}", colour, ("wild_any_1",)) for at, colour in enumerate((*COLOURS, *COLOURS)))
    match = fullest()
    tables = tuple(replace(table, stacks=spread, loose=("house_1",)) for table in match.state.tables)
    match.state = replace(match.state, tables=tables)
    scene = table_scene(match)
    assert scene.height <= 1_200
    assert labels(scene).count("+1") == 8 * len(COLOURS)
    assert not faults(scene)


@pytest.mark.parametrize("locale", LOCALES)
def test_words_on_tables_are_whole_and_hardly_smaller(locale: str, texts: Texts) -> None:
    for build in TABLES.values():
        assert spoilt(table_scene(build()), texts, locale) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_standings_of_the_fullest_table_fit_an_alt_text(locale: str, texts: Texts) -> None:
    lines = [texts.say(line, locale, plain=True) for line in GAME.standings(public(fullest().state))]
    assert max(map(len, lines)) <= 90
    assert len(" ".join(lines)) < 900


@pytest.mark.parametrize("locale", LOCALES)
def test_codes_of_colours_are_unique(locale: str, texts: Texts) -> None:
    said = [texts.say(Text(code(colour).key), locale, plain=True) for colour in INKS]
    assert len(set(said)) == len(COLOURS)
    assert all(1 <= len(word) <= 2 for word in said)
    assert not {word for word in said if len(word) == 1 and word.isascii()}, "letters of seats and hands"


def tile(stack: Stack, style: Style) -> Group:
    return large(look(stack)) if style.tile == LARGE else small(look(stack), *style.tile)


@pytest.mark.parametrize("style", STYLES)
def test_a_complete_set_shows_a_crown_its_buildings_and_its_rent(style: Style) -> None:
    """Seven for three green cards, 3 for the house, 4 for the hotel (38); the tightest tiles show the hotel only."""
    full, broken = tile(BUILT, style), tile(replace(BUILT, cards=BUILT.cards[:2], house=None, hotel=None), style)
    assert {"crown", "hotel"} <= set(icons(full))
    assert ("house" in icons(full)) is (style.tile[1] > 70)
    assert {"14", "14M"} & set(labels(full))
    assert icons(broken) == []
    assert "2/3" in labels(broken)
    assert {"4", "4M"} & set(labels(broken))


def test_a_large_stack_shows_its_cards_and_its_rents() -> None:
    """Three places with two cards, one of which is a wild that may be a railroad too; the rent for two stands out."""
    shown = large(look(Stack("k1", "green", ("green_railroad_1", "green_1"))))
    boxes = [part for part in shown.parts if isinstance(part, Box)]
    assert [box.fill for box in boxes if box.pattern != "plain"] == ["green", "black", "green"]
    assert [label for label in labels(shown) if label in {"2", "4", "7"}] == ["2", "4", "7"]
    assert [box.fill for box in boxes[-3:]] == ["panel", "ink", "panel"]


def test_wilds_alone_make_no_set_and_earn_nothing() -> None:
    """28."""
    tile = small(look(Stack("k1", "brown", ("wild_any_1", "wild_any_2"))), 88, 104)
    assert icons(tile) == []
    assert "0M" in labels(tile)


def test_the_bar_of_a_seat_counts_its_sets_of_the_goal() -> None:
    match = position("brown: brown_1 brown_2 | red: red_1", "hand: money_1_1", options=PRESETS["quick"])
    shapes = [part.shape for part in table_scene(match).parts if isinstance(part, Icon)]
    assert (shapes.count("crown"), shapes.count("circle")) == (1, 1), "one set wins: A has it, B has yet to get it"


def test_the_bank_is_shown_by_denomination() -> None:
    assert {"5", "1", "×2", "7M"} <= set(labels(table_scene(duel())))
    assert {"10", "3", "13M"} <= set(labels(table_scene(duel()))), "a rent card of any colour is 3M in the bank"


def test_the_picture_shows_nothing_of_a_hand() -> None:
    match = duel()
    hands = ((*match.state.hands[B][::-1], "house_2"), ("rent_any_2", "deal_breaker_1"))
    other = replace(match.state, hands=hands)
    assert described(GAME.table_picture(public(other)).scene()) == described(table_scene(match))


def banner_of(match: Match) -> Group:
    """What is being charged."""
    (found,) = (group for group in groups(table_scene(match)) if is_banner(group.parts[0]))
    return found


def is_banner(part: object) -> bool:
    return isinstance(part, Box) and part.fill == "alarm" and part.width > 700


def test_a_charge_shows_who_charges_whom_how_much() -> None:
    banner = banner_of(charged(position("bank: money_1_1", "hand: pass_go_1", "hand: money_2_1")))
    assert labels(banner).count("16M") == 2
    assert {"A", "B", "C"} <= set(labels(banner))
    assert icons(banner).count("question") == 2
    assert not any(isinstance(part, Line) for part in banner.parts)


def test_what_is_refused_is_struck_out_and_the_attacker_asked() -> None:
    banner = banner_of(theft())
    assert any(isinstance(part, Line) for part in banner.parts)
    assert icons(banner).count("hand") == 1
    assert {"swap", "question"} <= set(icons(banner))


def test_drawn_anew_when_what_lies_open_changes() -> None:
    """Not for drawn cards: hands and piles are as they were when something else changed."""
    match = position(
        "hand: pass_go_1 money_1_1 red_1 debt_collector_1 money_4_1",
        "hand: just_say_no_1 | bank: money_5_1",
        options=PRESETS["classic"],
    )
    marks = [mark(match)]
    match.do(PlayPassGo(A, "pass_go_1"))
    assert mark(match) == marks[0]
    for command in (
        LayProperty(A, "red_1", "red", "new"),
        PlayDebtCollector(A, "debt_collector_1", B),
        SayNo(B, "just_say_no_1", B),
    ):
        match.do(command)
        assert mark(match) not in marks
        marks.append(mark(match))


def test_drawn_anew_when_money_is_banked_and_when_the_turn_passes() -> None:
    match = position("hand: money_1_1 money_4_1", "bank: money_5_1")
    before = mark(match)
    match.do(BankCard(A, "money_1_1"))
    banked = mark(match)
    match.do(EndTurn(A))
    assert len({repr(before), repr(banked), repr(mark(match))}) == 3


def test_the_end_shows_the_winner() -> None:
    match = position(
        "hand: red_3 | brown: brown_1 brown_2 | utility: utility_1 utility_2 | red: red_1 red_2", "bank: money_5_1"
    )
    assert "deal-picture-turn" in labels(table_scene(match))
    match.do(LayProperty(A, "red_3", "red", match.stack(A, "red")))
    assert match.winner() == A
    scene = table_scene(match)
    assert "deal-picture-turn" not in labels(scene)
    assert any(isinstance(part, Icon) and (part.shape, part.size) == ("crown", 48) for part in scene.parts)


def test_who_left_has_a_bare_bar() -> None:
    match = position("hand: money_1_1", "hand: money_2_1 | bank: money_5_1", "hand: money_3_1")
    before = table_scene(match)
    match.state = replace(match.state, left=(C,))
    assert icons(table_scene(match)).count("cross") == icons(before).count("cross") + 1


def test_standings_say_sets_bank_properties_and_hand(texts: Texts) -> None:
    match = duel()
    match.state = replace(match.state, left=(B,))
    said = [texts.say(line, "en", plain=True) for line in GAME.standings(public(match.state))]
    assert said == ["1/3 sets · bank 7M · 5 properties · 3 cards in hand", "left the match"]


def test_wealth_counts_what_lies_on_the_table_and_ten_for_a_set() -> None:
    """Seven in the bank; deeds of 4 + 4, a house of 3, a set for 10; railroads of 2 + 4; a wild of any colour is 0."""
    assert GAME.wealth(public(duel().state)) == (7 + 11 + 10 + 6, 13 + 2 + 2 + 1)
