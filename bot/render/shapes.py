"""The outlines of every shape, our own, in a unit square: filled pieces in order, some of which are holes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TypeAlias

from games.core.scene import Shape

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Polygon:
    """Straight edges between points."""

    points: tuple[Point, ...]
    hole: bool = False


@dataclass(frozen=True, slots=True)
class Oval:
    """An ellipse in a box: left, top, right, bottom."""

    box: tuple[float, float, float, float]
    hole: bool = False


@dataclass(frozen=True, slots=True)
class Slab:
    """A rectangle with round corners in a box: left, top, right, bottom."""

    box: tuple[float, float, float, float]
    radius: float = 0.0
    hole: bool = False


@dataclass(frozen=True, slots=True)
class Arc:
    """A part of a ring: the ellipse's box, angles in degrees clockwise from the right, and how thick it is."""

    box: tuple[float, float, float, float]
    start: float
    end: float
    thick: float
    hole: bool = False


Piece: TypeAlias = Polygon | Oval | Slab | Arc


def _around(count: int, radius: float, turn: float = -90.0, inner: float | None = None) -> tuple[Point, ...]:
    """A regular polygon, or a star with an inner radius, around the middle."""
    radii = (radius,) if inner is None else (radius, inner)
    corners = count * len(radii)
    angles = ((turn + 360 * index / corners) * pi / 180 for index in range(corners))
    return tuple(
        (0.5 + radii[index % len(radii)] * cos(angle), 0.5 + radii[index % len(radii)] * sin(angle))
        for index, angle in enumerate(angles)
    )


def _die(*pips: tuple[int, int]) -> tuple[Piece, ...]:
    """A die with pips at columns and rows 0, 1, 2."""
    spots = ((0.26 + 0.24 * column, 0.26 + 0.24 * row) for column, row in pips)
    return (
        Slab((0.06, 0.06, 0.94, 0.94), 0.16),
        *(Oval((x - 0.085, y - 0.085, x + 0.085, y + 0.085), hole=True) for x, y in spots),
    )


def _gear() -> Iterable[Piece]:
    for index in range(8):
        angle = index * pi / 4
        across, along = (-sin(angle), cos(angle)), (cos(angle), sin(angle))
        yield Polygon(
            tuple(
                (0.5 + along[0] * far + across[0] * side, 0.5 + along[1] * far + across[1] * side)
                for far, side in ((0.25, -0.11), (0.46, -0.075), (0.46, 0.075), (0.25, 0.11))
            )
        )
    yield Oval((0.17, 0.17, 0.83, 0.83))
    yield Oval((0.37, 0.37, 0.63, 0.63), hole=True)


_HEART = (
    Oval((0.05, 0.12, 0.53, 0.6)),
    Oval((0.47, 0.12, 0.95, 0.6)),
    Polygon(((0.09, 0.47), (0.91, 0.47), (0.5, 0.94))),
)
_CARD = (Slab((0.2, 0.06, 0.8, 0.94), 0.09), Slab((0.27, 0.13, 0.73, 0.87), 0.05, hole=True))

SHAPES: Mapping[Shape, tuple[Piece, ...]] = {
    "circle": (Oval((0.04, 0.04, 0.96, 0.96)),),
    "square": (Slab((0.07, 0.07, 0.93, 0.93), 0.1),),
    "triangle": (Polygon(((0.5, 0.03), (0.99, 0.95), (0.01, 0.95))),),
    "diamond": (Polygon(((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))),),
    "star": (Polygon(_around(5, 0.54, inner=0.3)),),
    "wedge": (Polygon(((0.01, 0.05), (0.99, 0.05), (0.5, 0.97))),),
    "plus": (Slab((0.27, 0.03, 0.73, 0.97), 0.06), Slab((0.03, 0.27, 0.97, 0.73), 0.06)),
    "heart": _HEART,
    "coin": (
        Oval((0.04, 0.04, 0.96, 0.96)),
        Oval((0.13, 0.13, 0.87, 0.87), hole=True),
        Oval((0.18, 0.18, 0.82, 0.82)),
        Slab((0.44, 0.3, 0.56, 0.7), 0.02, hole=True),
    ),
    "die1": _die((1, 1)),
    "die2": _die((0, 0), (2, 2)),
    "die3": _die((0, 0), (1, 1), (2, 2)),
    "die4": _die((0, 0), (2, 0), (0, 2), (2, 2)),
    "die5": _die((0, 0), (2, 0), (1, 1), (0, 2), (2, 2)),
    "die6": _die((0, 0), (2, 0), (0, 1), (2, 1), (0, 2), (2, 2)),
    "house": (
        Polygon(((0.5, 0.06), (0.98, 0.5), (0.02, 0.5))),
        Slab((0.14, 0.46, 0.86, 0.93)),
        Slab((0.41, 0.62, 0.59, 0.93), hole=True),
    ),
    "hotel": (
        Slab((0.12, 0.05, 0.88, 0.95), 0.03),
        *(Slab((x, y, x + 0.13, y + 0.13), hole=True) for x in (0.22, 0.435, 0.65) for y in (0.16, 0.38)),
        Slab((0.41, 0.66, 0.59, 0.95), hole=True),
    ),
    "bars": (
        Slab((0.06, 0.06, 0.94, 0.18)),
        Slab((0.06, 0.82, 0.94, 0.94)),
        *(Slab((x, 0.1, x + 0.1, 0.9)) for x in (0.1, 0.335, 0.565, 0.8)),
    ),
    "lock": (
        Arc((0.24, 0.06, 0.76, 0.66), 180, 360, 0.11),
        Slab((0.24, 0.34, 0.35, 0.5)),
        Slab((0.65, 0.34, 0.76, 0.5)),
        Slab((0.14, 0.46, 0.86, 0.94), 0.08),
        Oval((0.43, 0.59, 0.57, 0.73), hole=True),
        Slab((0.465, 0.68, 0.535, 0.84), hole=True),
    ),
    "card": _CARD,
    "cards": (Slab((0.05, 0.14, 0.55, 0.86), 0.08), Slab((0.4, 0.02, 1.0, 0.98), 0.1, hole=True),
              Slab((0.45, 0.07, 0.95, 0.93), 0.08), Slab((0.53, 0.15, 0.87, 0.85), 0.05, hole=True)),
    "crown": (
        Polygon(((0.05, 0.25), (0.3, 0.52), (0.5, 0.12), (0.7, 0.52), (0.95, 0.25), (0.86, 0.76), (0.14, 0.76))),
        Slab((0.14, 0.8, 0.86, 0.92), 0.02),
    ),
    "check": (Polygon(((0.06, 0.52), (0.2, 0.38), (0.4, 0.58), (0.8, 0.12), (0.95, 0.25), (0.41, 0.88))),),
    "cross": (
        Polygon(((0.1, 0.24), (0.24, 0.1), (0.9, 0.76), (0.76, 0.9))),
        Polygon(((0.76, 0.1), (0.9, 0.24), (0.24, 0.9), (0.1, 0.76))),
    ),
    "arrow": (Slab((0.04, 0.4, 0.6, 0.6)), Polygon(((0.5, 0.14), (0.97, 0.5), (0.5, 0.86)))),
    "question": (
        Arc((0.22, 0.04, 0.78, 0.6), 180, 450, 0.15),
        Slab((0.425, 0.45, 0.575, 0.68)),
        Oval((0.4, 0.76, 0.6, 0.96)),
    ),
    "exclamation": (Polygon(((0.38, 0.04), (0.62, 0.04), (0.56, 0.68), (0.44, 0.68))), Oval((0.4, 0.76, 0.6, 0.96))),
    "hand": (
        Slab((0.26, 0.42, 0.82, 0.94), 0.14),
        *(Slab((x, top, x + 0.115, 0.7), 0.05) for x, top in ((0.27, 0.16), (0.41, 0.06), (0.55, 0.1), (0.69, 0.22))),
        Polygon(((0.06, 0.5), (0.16, 0.44), (0.34, 0.62), (0.34, 0.84), (0.26, 0.8))),
    ),
    "shield": (
        Polygon(((0.5, 0.03), (0.92, 0.16), (0.88, 0.56), (0.5, 0.97), (0.12, 0.56), (0.08, 0.16))),
        Polygon(((0.28, 0.46), (0.38, 0.38), (0.47, 0.5), (0.67, 0.26), (0.77, 0.34), (0.48, 0.68)), hole=True),
    ),
    "cake": (
        Slab((0.1, 0.5, 0.9, 0.92), 0.06),
        Slab((0.1, 0.64, 0.9, 0.7), hole=True),
        *(Slab((x, 0.28, x + 0.08, 0.5)) for x in (0.26, 0.46, 0.66)),
        *(Oval((x - 0.01, 0.1, x + 0.09, 0.25)) for x in (0.26, 0.46, 0.66)),
    ),
    "swap": (
        Slab((0.06, 0.24, 0.66, 0.38)), Polygon(((0.6, 0.08), (0.96, 0.31), (0.6, 0.54))),
        Slab((0.34, 0.62, 0.94, 0.76)), Polygon(((0.4, 0.46), (0.04, 0.69), (0.4, 0.92))),
    ),
    "house_key": (
        Oval((0.04, 0.28, 0.48, 0.72)), Oval((0.16, 0.4, 0.36, 0.6), hole=True),
        Slab((0.44, 0.44, 0.96, 0.56)), Slab((0.74, 0.5, 0.82, 0.7)), Slab((0.88, 0.5, 0.96, 0.7)),
    ),
    "banknote": (
        Slab((0.02, 0.22, 0.98, 0.78), 0.05), Slab((0.08, 0.28, 0.92, 0.72), 0.03, hole=True),
        Slab((0.12, 0.32, 0.88, 0.68), 0.02), Oval((0.37, 0.36, 0.63, 0.64), hole=True),
    ),
    "wheat": (
        Slab((0.47, 0.3, 0.53, 0.97)),
        *(Polygon(((0.5, y), (0.8, y - 0.2), (0.74, y - 0.02), (0.5, y + 0.14))) for y in (0.3, 0.48, 0.66)),
        *(Polygon(((0.5, y), (0.2, y - 0.2), (0.26, y - 0.02), (0.5, y + 0.14))) for y in (0.3, 0.48, 0.66)),
        Oval((0.41, 0.02, 0.59, 0.3)),
    ),
    "cow": (
        Oval((0.2, 0.12, 0.8, 0.7)), Oval((0.24, 0.5, 0.76, 0.92)),
        Polygon(((0.02, 0.26), (0.26, 0.22), (0.26, 0.42))), Polygon(((0.98, 0.26), (0.74, 0.22), (0.74, 0.42))),
        Polygon(((0.22, 0.02), (0.34, 0.16), (0.24, 0.22))), Polygon(((0.78, 0.02), (0.66, 0.16), (0.76, 0.22))),
        Oval((0.33, 0.32, 0.43, 0.44), hole=True), Oval((0.57, 0.32, 0.67, 0.44), hole=True),
        Oval((0.36, 0.66, 0.45, 0.78), hole=True), Oval((0.55, 0.66, 0.64, 0.78), hole=True),
    ),
    "gear": tuple(_gear()),
    "bread": (
        Oval((0.04, 0.16, 0.56, 0.62)), Oval((0.44, 0.16, 0.96, 0.62)), Slab((0.28, 0.16, 0.72, 0.6)),
        Slab((0.12, 0.44, 0.88, 0.9), 0.07),
        *(
            Polygon(((x, 0.34), (x + 0.08, 0.3), (x + 0.1, 0.56), (x + 0.02, 0.6)), hole=True)
            for x in (0.26, 0.45, 0.64)
        ),
    ),
    "cup": (
        Arc((0.58, 0.38, 0.98, 0.74), 270, 450, 0.09), Slab((0.62, 0.38, 0.78, 0.47)), Slab((0.62, 0.65, 0.78, 0.74)),
        Slab((0.12, 0.32, 0.74, 0.84), 0.14), Slab((0.12, 0.32, 0.74, 0.5)), Slab((0.04, 0.88, 0.84, 0.96), 0.03),
        Slab((0.28, 0.06, 0.34, 0.24), 0.03), Slab((0.5, 0.06, 0.56, 0.24), 0.03),
    ),
    "factory": (
        Polygon(((0.04, 0.94), (0.04, 0.5), (0.32, 0.32), (0.32, 0.5), (0.6, 0.32), (0.6, 0.5), (0.96, 0.5),
                 (0.96, 0.94))),
        Slab((0.72, 0.08, 0.88, 0.56)), *(Slab((x, 0.64, x + 0.13, 0.78), hole=True) for x in (0.17, 0.42, 0.67)),
    ),
    "fruit": (
        Oval((0.08, 0.28, 0.58, 0.94)), Oval((0.42, 0.28, 0.92, 0.94)), Slab((0.47, 0.12, 0.53, 0.4)),
        Polygon(((0.53, 0.2), (0.66, 0.04), (0.88, 0.06), (0.76, 0.22))),
    ),
    "boat": (
        Polygon(((0.04, 0.64), (0.96, 0.64), (0.8, 0.92), (0.2, 0.92))), Slab((0.47, 0.05, 0.53, 0.64)),
        Polygon(((0.56, 0.08), (0.92, 0.56), (0.56, 0.56))), Polygon(((0.44, 0.18), (0.44, 0.56), (0.12, 0.56))),
    ),
    "suitcase": (
        Slab((0.04, 0.3, 0.96, 0.88), 0.09), Slab((0.32, 0.12, 0.68, 0.34), 0.06),
        Slab((0.4, 0.2, 0.6, 0.3), hole=True), Slab((0.04, 0.54, 0.96, 0.59), hole=True), Slab((0.44, 0.5, 0.56, 0.66)),
    ),
    "tower": (
        Polygon(((0.5, 0.02), (0.56, 0.3), (0.64, 0.6), (0.84, 0.96), (0.62, 0.96), (0.5, 0.74), (0.38, 0.96),
                 (0.16, 0.96), (0.36, 0.6), (0.44, 0.3))),
        Slab((0.28, 0.56, 0.72, 0.64)),
    ),
    "train": (
        Slab((0.18, 0.06, 0.82, 0.78), 0.14), Slab((0.26, 0.18, 0.74, 0.44), 0.04, hole=True),
        Oval((0.27, 0.54, 0.39, 0.66), hole=True), Oval((0.61, 0.54, 0.73, 0.66), hole=True),
        Polygon(((0.28, 0.78), (0.4, 0.78), (0.24, 0.97), (0.12, 0.97))),
        Polygon(((0.72, 0.78), (0.6, 0.78), (0.76, 0.97), (0.88, 0.97))),
    ),
    "bolt": (Polygon(((0.6, 0.02), (0.16, 0.56), (0.46, 0.56), (0.36, 0.98), (0.84, 0.4), (0.53, 0.4))),),
    "tap": (
        Slab((0.06, 0.28, 0.7, 0.5), 0.03), Slab((0.3, 0.08, 0.4, 0.3)), Slab((0.16, 0.06, 0.54, 0.15), 0.03),
        Arc((0.44, 0.28, 0.88, 0.8), 270, 360, 0.21), Slab((0.67, 0.52, 0.88, 0.62)),
        Polygon(((0.775, 0.66), (0.87, 0.86), (0.68, 0.86))), Oval((0.68, 0.76, 0.87, 0.97)),
    ),
    "parking": (
        Slab((0.05, 0.05, 0.95, 0.95), 0.14), Slab((0.32, 0.2, 0.45, 0.82), hole=True),
        Arc((0.3, 0.2, 0.74, 0.58), 270, 450, 0.12, hole=True), Slab((0.4, 0.2, 0.54, 0.32), hole=True),
        Slab((0.4, 0.46, 0.54, 0.58), hole=True),
    ),
    "gavel": (
        Polygon(((0.28, 0.2), (0.5, 0.04), (0.76, 0.44), (0.54, 0.6))),
        Polygon(((0.42, 0.44), (0.5, 0.56), (0.1, 0.86), (0.02, 0.74))), Slab((0.46, 0.82, 0.96, 0.94), 0.03),
    ),
    "chest": (
        Slab((0.06, 0.2, 0.94, 0.88), 0.12), Slab((0.06, 0.47, 0.94, 0.53), hole=True),
        Slab((0.4, 0.4, 0.6, 0.68), 0.03), Oval((0.45, 0.48, 0.55, 0.6), hole=True),
    ),
    "police": (Polygon(_around(6, 0.5, inner=0.3)), Oval((0.34, 0.34, 0.66, 0.66), hole=True)),
    "go": (Polygon(((0.03, 0.5), (0.42, 0.12), (0.42, 0.36), (0.97, 0.36), (0.97, 0.64), (0.42, 0.64), (0.42, 0.88))),),
    "ship": (
        Polygon(((0.02, 0.6), (0.98, 0.6), (0.84, 0.92), (0.16, 0.92))), Slab((0.22, 0.38, 0.7, 0.6)),
        Slab((0.36, 0.12, 0.48, 0.4)), *(Oval((x, 0.44, x + 0.1, 0.54), hole=True) for x in (0.28, 0.42, 0.56)),
    ),
    "museum": (
        Polygon(((0.5, 0.05), (0.97, 0.34), (0.03, 0.34))), Slab((0.03, 0.86, 0.97, 0.96)),
        *(Slab((x, 0.4, x + 0.11, 0.82)) for x in (0.1, 0.32, 0.57, 0.79)),
    ),
    "bridge": (
        Polygon(((0.08, 0.36), (0.5, 0.06), (0.92, 0.36))), Slab((0.16, 0.34, 0.84, 0.56)),
        Slab((0.02, 0.52, 0.98, 0.68)),
        *(Slab((x, 0.42, x + 0.1, 0.54), hole=True) for x in (0.26, 0.45, 0.64)),
        Slab((0.06, 0.66, 0.2, 0.96)), Slab((0.8, 0.66, 0.94, 0.96)), Slab((0.43, 0.66, 0.57, 0.96)),
    ),
    "lantern": (
        Oval((0.12, 0.2, 0.88, 0.76)), Slab((0.36, 0.12, 0.64, 0.24), 0.02), Slab((0.36, 0.72, 0.64, 0.82), 0.02),
        Slab((0.48, 0.0, 0.52, 0.14)), Slab((0.485, 0.8, 0.515, 0.99)),
        Arc((0.34, 0.2, 0.66, 0.76), 90, 270, 0.03, hole=True), Arc((0.34, 0.2, 0.66, 0.76), 270, 450, 0.03, hole=True),
    ),
    "crane": (
        Slab((0.22, 0.1, 0.34, 0.94)), Slab((0.06, 0.14, 0.96, 0.25)), Slab((0.1, 0.86, 0.46, 0.96)),
        Slab((0.8, 0.2, 0.84, 0.52)), Slab((0.7, 0.5, 0.94, 0.68), 0.03),
    ),
    "hourglass": (
        Slab((0.14, 0.03, 0.86, 0.13), 0.03), Slab((0.14, 0.87, 0.86, 0.97), 0.03),
        Polygon(((0.22, 0.16), (0.78, 0.16), (0.54, 0.5), (0.46, 0.5))),
        Polygon(((0.46, 0.5), (0.54, 0.5), (0.78, 0.84), (0.22, 0.84))),
    ),
    "flag": (
        Slab((0.12, 0.03, 0.22, 0.97), 0.03),
        Polygon(((0.22, 0.08), (0.94, 0.08), (0.76, 0.32), (0.94, 0.56), (0.22, 0.56))),
    ),
    "bus": (
        Slab((0.03, 0.16, 0.97, 0.78), 0.1), *(Slab((x, 0.26, x + 0.19, 0.48), hole=True) for x in (0.11, 0.38, 0.66)),
        Oval((0.14, 0.64, 0.38, 0.92)), Oval((0.62, 0.64, 0.86, 0.92)),
    ),
}  # fmt: skip
