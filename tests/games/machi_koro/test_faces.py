"""The faces of the guide and the market's tiles: each card as the rules have it, its words whole in every language."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.render.fonts import drawable, fitted
from bot.text import Texts, load_texts
from games.core.palette import PALETTE
from games.core.scene import Box, Group, Label
from games.core.text import Text
from games.machi_koro.cards import CARDS, LANDMARKS
from games.machi_koro.options import HarborOptions, RowOptions
from games.machi_koro.present.art import ICONS, INKS, SHAPES
from games.machi_koro.present.faces import face
from games.machi_koro.present.stalls import bare_stall, compact_stall, named_stall
from games.machi_koro.present.tiles import large_tile, medium_tile, slim_tile, small_tile
from tests.games.machi_koro.positions import GAME
from tests.games.machi_koro.scenes import figures, shapes

EVERYTHING = RowOptions(harbor=True, exhibit_hall=True)
EVERY_CARD = [*CARDS, *LANDMARKS]


@cache
def texts() -> Texts:
    """The catalogues."""
    return load_texts()


def faces_of(options: RowOptions | HarborOptions) -> dict[str, Group]:
    """The faces of the guide by the card that the line beside them names."""
    found = {}
    for section in GAME.guide(5, options):
        for line, shown in zip(section.lines, section.faces, strict=False):
            if shown is not None:
                found[line.values["card"].key.removeprefix("machi-card-")] = shown  # type: ignore[union-attr]
    return found


def test_the_guide_has_a_face_for_every_card_and_landmark() -> None:
    assert faces_of(EVERYTHING).keys() == set(EVERY_CARD)


@pytest.mark.parametrize("card", CARDS)
def test_a_face_tells_when_a_card_acts_its_colour_its_icon_and_its_price(card: str) -> None:
    facts, shown = CARDS[card], faces_of(EVERYTHING)[card]
    numbers = {str(facts.least), str(facts.most)}
    assert set(figures(shown)[0].split("–")) == numbers
    assert figures(shown)[1] == (str(facts.cost) if facts.cost >= 0 else f"+{-facts.cost}")
    shape = {"blue": "diamond", "green": "circle", "red": "triangle", "purple": "square"}[facts.colour]
    assert shapes(shown)[0] == shape
    assert shapes(shown)[1] == (ICONS[card] if facts.is_major else facts.icon)


@pytest.mark.parametrize("landmark", LANDMARKS)
def test_a_face_tells_what_a_landmark_costs(landmark: str) -> None:
    assert figures(faces_of(EVERYTHING)[landmark]) == [str(LANDMARKS[landmark].cost)]


def test_no_two_cards_look_alike_without_their_names() -> None:
    """On a market that has no room for names, number, colour and icon tell cards apart."""
    for stall in (compact_stall, bare_stall):
        assert len({stall(card, 1, 6) for card in CARDS}) == len(CARDS)
    assert len({ICONS[mark] for mark in LANDMARKS}) == len(LANDMARKS)


@pytest.mark.parametrize("card", CARDS)
def test_no_tile_tells_its_colour_by_colour_alone(card: str) -> None:
    """WCAG 2.2, 1.4.1: each has the shape of its colour, or its pattern."""
    coins = (0, 5) if card == "tech_startup" else (0,)
    owned = (
        make(card, 2, closed=closed, invested=invested)
        for make in (small_tile, slim_tile, medium_tile, large_tile)
        for closed in (False, True)
        for invested in coins
    )
    on_sale = (make(card, 1, left) for make in (named_stall, compact_stall, bare_stall) for left in (0, 6))
    colour = CARDS[card].colour
    for shown in (*owned, *on_sale):
        patterns = {part.pattern for part in shown.parts if isinstance(part, Box)}
        assert SHAPES[colour] in shapes(shown) or PALETTE[INKS[colour]].pattern in patterns


def test_each_colour_has_an_ink_of_its_own() -> None:
    assert len(set(INKS.values())) == 4


def test_a_sushi_bar_costs_what_was_agreed() -> None:
    """A5: 4 in the first edition, 2 in later ones."""
    prices = [figures(faces_of(HarborOptions(sushi_bar_cost=cost))["sushi_bar"])[1] for cost in (4, 2)]
    assert prices == ["4", "2"]


@pytest.mark.parametrize("locale", ["en", "vi", "ko", "el"])
def test_words_on_cards_are_whole(locale: str) -> None:
    """Neither made smaller, nor cut, nor with signs in them for which there is no glyph."""
    groups = [face(card, 4) for card in EVERY_CARD] + [named_stall(card, 4, 6) for card in CARDS]
    for label, words in (found for group in groups for found in words_of(group)):
        said = texts().say(words, locale, plain=True)
        assert drawable(said) == said
        size, lines = fitted(said, label.width, label.height, label.size, label.lines, bold=label.bold)
        assert (size, " ".join(lines)) == (label.size, said)


def words_of(group: Group) -> Iterator[tuple[Label, Text]]:
    for part in group.parts:
        if isinstance(part, Label) and isinstance(part.words, Text):
            yield part, part.words
