"""The table and the hand as a player reads them, in English."""

import unicodedata

import pytest

from bot.text import LOCALES, Texts
from games.core.asks import Concede
from games.core.panel import Panel
from games.core.text import Text
from games.monopoly_deal import commands as c
from games.monopoly_deal.cards import ALL_COLOURS, CARDS, COLOURS, deck
from games.monopoly_deal.options import PRESETS
from games.monopoly_deal.present import hand, table
from games.monopoly_deal.state import Stack, Table
from games.monopoly_deal.view import DealView
from tests.games.monopoly_deal.positions import GAME, A, B, Match, position

NAMES = {0: "Ann", 1: "Bob", 2: "Cem", 3: "Dee"}


def read(texts: Texts, panel: Panel, locale: str = "en") -> list[str]:
    lines = []
    for section in panel.sections:
        if section.heading is not None:
            lines.append(texts.say(section.heading, locale, NAMES))
        lines += [texts.say(line, locale, NAMES) for line in section.lines]
    return lines


def table_of(texts: Texts, match: Match) -> list[str]:
    return read(texts, table(GAME.view(match.state, None)))


def hand_of(texts: Texts, match: Match, seat: int) -> list[str]:
    return read(texts, hand(GAME.view(match.state, seat), match.asks(seat)))


def test_the_table_shows_turn_piles_banks_and_every_stack(texts: Texts) -> None:
    match = position(
        "hand: sly_deal_1 money_1_1 | bank: money_5_1 money_5_2 deal_breaker_1 money_1_2"
        "| green: green_1 green_2 wild_any_1 +house_1 +hotel_1 | brown: brown_1",
        "hand: pass_go_1 | railroad: railroad_1 green_railroad_1",
        plays=2,
        draw="money_2_1 money_2_2",
        used="pass_go_2 birthday_1",
        options=PRESETS["classic"].model_copy(update={"sets_to_win": 2}),
    )
    assert table_of(texts, match) == [
        "▶️ Ann · 2 plays left",
        "🎴 Draw pile 2 · used 2, on top: It’s My Birthday",
        "Ann · 2 cards · sets 1/2",
        "💰 16M: 3×5M, 1M",
        "✔ 🟩 Green 3/3 · rent 14M · 1 wild · House · Hotel",
        "🟫 Brown 1/2 · rent 1M",
        "Bob · 1 card · sets 0/2",
        "💰 0M",
        "🚂 Railroad 2/4 · rent 2M · 1 wild",
    ]


def test_r027_a_wild_of_any_colour_alone_shows_no_rent(texts: Texts) -> None:
    match = position("brown: wild_any_1 wild_any_2", "hand: money_1_1")
    assert "🟫 Brown 2/2 · rent 0M · 2 wilds" in table_of(texts, match)


def test_r051_the_table_shows_who_owes_and_who_said_no(texts: Texts) -> None:
    match = position(
        "hand: birthday_1 money_1_1",
        "hand: just_say_no_1 money_1_2 | bank: money_2_1",
        "hand: money_1_3 | bank: money_2_2",
    )
    match.do(c.PlayBirthday(A, "birthday_1"), c.SayNo(B, "just_say_no_1", B))
    assert table_of(texts, match)[2:5] == [
        "⚡ Ann played It’s My Birthday",
        "• Bob said no · Ann may answer that",
        "• Cem owes 2M",
    ]


def test_a_theft_shows_whose_answer_is_awaited(texts: Texts) -> None:
    match = position("hand: sly_deal_1 money_1_1", "hand: money_1_2 | red: red_1")
    match.do(c.PlaySlyDeal(A, "sly_deal_1", B, "red_1"))
    assert "• Bob has yet to answer" in table_of(texts, match)


def test_a_received_wild_shows_who_places_it(texts: Texts) -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: money_1_2 | red: red_yellow_1 red_1")
    match.do(c.PlayDebtCollector(A, "debt_collector_1", B), c.Pay(B, ("red_yellow_1", "red_1")))
    assert "📥 Ann is placing Wild (🟥 Red / 🟨 Yellow)" in table_of(texts, match)


def test_r014_a_discard_and_a_seat_that_left_are_shown(texts: Texts) -> None:
    match = position("hand: " + " ".join(f"pass_go_{n}" for n in range(1, 9)), "hand: money_1_1", "hand: money_1_2")
    match.do(c.EndTurn(A))
    assert table_of(texts, match)[0] == "▶️ Ann is giving up cards (hand limit 7)"
    match.do(GAME.asks(match.state)[0].default or c.EndTurn(A))
    match.do(Concede(B))
    assert "Bob · left the match" in table_of(texts, match)


def test_the_hand_groups_cards_and_says_what_they_do(texts: Texts) -> None:
    match = position(
        "hand: money_5_1 money_1_1 money_1_2 red_1 red_2 wild_any_1 house_1 pass_go_1 pass_go_2 | bank: money_10_1",
        "hand: money_2_1",
        plays=1,
    )
    assert hand_of(texts, match, A) == [
        "Your turn · 1 play left · 9 in hand",
        "Properties",
        "A · Kentucky Avenue (🟥 Red) · worth 3M",
        "B · Indiana Avenue (🟥 Red) · worth 3M",
        "-# A set is 3 cards; rent 2/3/6M.",
        "C · Wild (🌈 any colour) · worth 0M",
        "-# Counts as any colour; has no value as payment.",
        "Money",
        "D · 5M, E–F · 2×1M (together 7M)",
        "Actions",
        "G · House · worth 3M",
        "-# Put it on a complete set: rent +3M. Not on railroads or utilities.",
        "H–I · 2× Pass Go · worth 1M",
        "-# Draw 2 cards.",
    ]
    assert hand_of(texts, match, B) == ["Ann’s turn · 1 in your hand", "Money", "A · 2M (together 2M)"]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_colour_is_told_by_its_sign_alone(texts: Texts, locale: str) -> None:
    said = [texts.say(Text(f"deal-colour-{colour}"), locale) for colour in ALL_COLOURS]
    signs, words = zip(*(name.split(" ", 1) for name in said), strict=True)
    assert len(set(signs)) == len(set(words)) == len(ALL_COLOURS)
    assert all(unicodedata.category(sign[0]) == "So" for sign in signs)
    assert all(any(char.isalpha() for char in word) for word in words)


@pytest.mark.parametrize("locale", LOCALES)
def test_eight_full_tables_fit_into_a_message(texts: Texts, locale: str) -> None:
    """Discord allows 4,000 characters; the log needs up to 1,500 of them."""
    names = dict.fromkeys(range(8), "W" * 24)
    panel = table(_crowded())
    texts_of = [t for s in panel.sections for t in (*((s.heading,) if s.heading else ()), *s.lines)]
    said = "\n".join(texts.say(text, locale, names) for text in texts_of)
    assert len(said) < 2200
    assert all(said.count(texts.say(Text(f"deal-colour-{colour}"), locale)) >= 2 for colour in ALL_COLOURS)


def _crowded() -> DealView:
    """Every property of two decks on the table, spread over eight seats, and well-filled banks."""
    properties = [card for card in deck(2) if CARDS[card].is_property]
    money = [card for card in deck(2) if not CARDS[card].is_property]
    tables = []
    for seat in range(8):
        piles: dict[str, list[str]] = {}
        for card in properties[seat::8]:
            piles.setdefault(CARDS[card].colours[0], []).append(card)
        stacks = [
            Stack(f"k{seat}{colour}{at}", colour, tuple(cards[at : at + COLOURS[colour].size]))
            for colour, cards in piles.items()
            for at in range(0, len(cards), COLOURS[colour].size)
        ]
        tables.append(Table(tuple(money[seat::8][:12]), tuple(stacks)))
    state = position(*["hand: "] * 8, options=PRESETS["classic"]).state
    view = GAME.view(state, None)
    return DealView(**{name: getattr(view, name) for name in view.__struct_fields__} | {"tables": tuple(tables)})
