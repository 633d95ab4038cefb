"""Colours that everybody can read and tell apart (WCAG 2.2, 1.4.1, 1.4.3)."""

from itertools import combinations, product
from math import dist
from typing import get_args

import pytest

from bot.render.colours import GROUNDS, colours, index_of, mixes, rgb, shade
from bot.render.patterns import DRAWERS, pattern
from bot.render.shapes import SHAPES
from bot.render.sprites import shape as shape_of
from games.core.palette import PALETTE, SEAT_INKS, Ink, Pattern, ink_on
from games.core.scene import SIGNS, Shape
from games.core.signs import LETTERS, MARKS
from tests.support.scenes import CONTRAST, contrast, contrast_of

SETS: tuple[Ink, ...] = ("brown", "sky", "pink", "orange", "red", "yellow", "green", "navy", "black", "lime")
"""The colours of the groups of streets and of Monopoly Deal's sets."""
APART = 8.0
"""The least CIE76 difference of two colours that are next to each other; 2.3 can just be noticed."""
DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
"""In linear light, whole loss of the middle cones (Machado, Oliveira and Fernandes 2009)."""


@pytest.mark.parametrize("fill", PALETTE)
def test_writing_reads_on_every_colour_and_on_its_pattern(fill: Ink) -> None:
    assert contrast(fill, ink_on(fill)) >= CONTRAST
    assert contrast_of(shade(fill), PALETTE[ink_on(fill)].rgb) >= CONTRAST


def test_sets_are_told_apart_without_red_and_green() -> None:
    """Each pair differs in what a deuteranope sees of the colour, and in pattern."""
    for one, other in combinations(SETS, 2):
        assert difference(deuteranope(one), deuteranope(other)) >= APART, (one, other)
        assert PALETTE[one].pattern != PALETTE[other].pattern, (one, other)


def test_seats_have_signs_of_their_own() -> None:
    assert len(set(SEAT_INKS)) == len(set(SIGNS)) == len(set(LETTERS)) == len(set(MARKS)) == 8


@pytest.mark.parametrize("shape", get_args(Shape))
def test_every_shape_is_drawn_and_unlike_the_others(shape: Shape) -> None:
    drawn = covered(shape)
    assert any(any(step) for step in drawn)
    assert all(drawn != covered(other) for other in SHAPES if other != shape)


@pytest.mark.parametrize("kind", sorted(set(DRAWERS) - {"plain"}))
def test_every_pattern_leaves_most_of_the_colour(kind: Pattern) -> None:
    lines = pattern(kind, 60, 30).convert("L").tobytes()
    assert 0.05 < sum(lines) / 255 / len(lines) < 0.62


def test_edges_are_close_to_a_third_and_two_thirds_of_a_colour() -> None:
    for over, under in product(PALETTE, GROUNDS):
        for step in (1, 2):
            wanted = [(a * step + b * (3 - step)) / 3 for a, b in zip(rgb(over), rgb(under), strict=True)]
            found = colours()[mixes(index_of(over), step)[index_of(under)]]
            assert dist(found, wanted) < 20, (over, under, step)


def covered(shape: Shape) -> list[bytes]:
    return [step.tobytes() for step in shape_of(shape, 32).steps]


Rgb = tuple[float, float, float]


def deuteranope(ink: Ink) -> Rgb:
    """A colour in linear light as it looks to them."""
    light = [linear(part) for part in PALETTE[ink].rgb]
    red, green, blue = (sum(a * b for a, b in zip(row, light, strict=True)) for row in DEUTERANOPIA)
    return red, green, blue


def linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def difference(one: Rgb, other: Rgb) -> float:
    """CIE76: the distance in L*a*b*."""
    return float(sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5)


def lab(light: Rgb) -> Rgb:
    red, green, blue = (min(max(part, 0.0), 1.0) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
