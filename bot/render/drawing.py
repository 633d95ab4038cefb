"""From a scene to pixels."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.render.colours import index_of, most, only, shade_of
from bot.render.fonts import drawable, fitted, font, leading
from bot.render.patterns import pattern
from bot.render.sprites import FINER, Coverage, corner, coverage, inked, rimmed, shape, writing
from games.core.palette import Ink
from games.core.scene import Box, Group, Icon, Label, Line, Placed, Words
from games.core.text import Text

Say = Callable[[Text], str]
"""Puts a text into the words of a language."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A group as it was drawn: indices of colours, and which of them are of the group if not all are."""

    image: Image.Image
    mask: Image.Image | None = None


GroupSprite = Callable[[Group, int, float], Sprite]
"""A group drawn on a ground of this index, and turned by so many degrees."""


class Canvas:
    """An image of indices of colours that parts are drawn on, smooth edges mixed with what is there.

    Args:
        plane: the image.
        say: the words of labels.
        sprite: the groups that are placed on it.
    """

    def __init__(self, plane: Image.Image, say: Say, sprite: GroupSprite) -> None:
        self._plane = plane
        self._draw = ImageDraw.Draw(plane)
        self._say = say
        self._sprite = sprite

    def add(self, group: Group) -> None:
        """Draw every part."""
        for part in group.parts:
            match part:
                case Box():
                    self._box(part)
                case Label():
                    self._label(part)
                case Icon():
                    self._icon(part)
                case Line():
                    self._line(part)
                case Placed(turn=0):
                    self._upright(part)
                case Placed():
                    self._slanted(part)

    def _ink(self, cover: Coverage, over: int, x: int, y: int) -> None:
        """Put a colour on what is there."""
        box = cover.at(x, y)
        below = self._plane.crop(box)
        ground = only(below)
        self._plane.paste(inked(cover, over, below.tobytes() if ground is None else ground), box)

    def _upright(self, part: Placed) -> None:
        group = part.group
        box = (part.x, part.y, part.x + group.width, part.y + group.height)
        below = self._plane.crop(box)
        ground = only(below)
        if ground is None:
            Canvas(below, self._say, self._sprite).add(group)
        else:
            below = self._sprite(group, ground, 0).image
        self._plane.paste(below, box)

    def _slanted(self, part: Placed) -> None:
        group = part.group
        below = self._plane.crop((part.x, part.y, part.x + group.width, part.y + group.height))
        sprite = self._sprite(group, most(below), part.turn)
        width, height = sprite.image.size
        x, y = part.x + (group.width - width) // 2, part.y + (group.height - height) // 2
        self._plane.paste(sprite.image, (x, y, x + width, y + height), sprite.mask)

    def _icon(self, part: Icon) -> None:
        if part.edge is None:
            self._ink(shape(part.shape, part.size), index_of(part.ink), part.x, part.y)
            return
        outer, inner = rimmed(part.shape, part.size)
        self._ink(outer, index_of(part.edge), part.x, part.y)
        self._ink(inner, index_of(part.ink), part.x, part.y)

    def _box(self, box: Box) -> None:
        x, y, inset = box.x, box.y, 0
        if box.edge is not None:
            inset = box.stroke
            self._slab(x, y, box.width, box.height, box.radius, box.edge)
        width, height = box.width - 2 * inset, box.height - 2 * inset
        self._slab(x + inset, y + inset, width, height, max(box.radius - inset, 0), box.fill)
        if box.pattern != "plain":
            inset = max(inset, box.radius // 3)
            lines = pattern(box.pattern, box.width - 2 * inset, box.height - 2 * inset)
            self._plane.paste(shade_of(box.fill), (x + inset, y + inset), lines)

    def _slab(self, x: int, y: int, width: int, height: int, radius: int, ink: Ink) -> None:
        radius, fill = min(radius, width // 2, height // 2), index_of(ink)
        right, bottom = x + width, y + height
        if width > 2 * radius:
            self._draw.rectangle((x + radius, y, right - radius - 1, bottom - 1), fill=fill)
        if radius == 0:
            return
        if height > 2 * radius:
            self._draw.rectangle((x, y + radius, right - 1, bottom - radius - 1), fill=fill)
        for lower, top in ((False, y), (True, bottom - radius)):
            self._ink(corner(radius, right=False, lower=lower), fill, x, top)
            self._ink(corner(radius, right=True, lower=lower), fill, right - radius, top)

    def _label(self, label: Label) -> None:
        words = drawable(said(label.words, self._say))
        if not words:
            return
        size, lines = fitted(words, label.width, label.height, label.size, label.lines, bold=label.bold)
        face, step = font(size, bold=label.bold), leading(size)
        share = {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align]
        y = label.y + (label.height - (len(lines) - 1) * step) // 2
        for line in lines:
            # At whole pixels the same letters look the same everywhere, which makes a smaller file.
            x = label.x + round(share * (label.width - face.getlength(line)))
            self._ink(writing(line, size, bold=label.bold), index_of(label.ink), x - size, y - size)
            y += step

    def _line(self, line: Line) -> None:
        """Drawn finer, for slanted lines, in the part of the image that they cover."""
        left = min(x for x, _ in line.points) - line.width
        top = min(y for _, y in line.points) - line.width
        right = max(x for x, _ in line.points) + line.width
        bottom = max(y for _, y in line.points) + line.width
        mask = Image.new("L", ((right - left) * FINER, (bottom - top) * FINER))
        draw = ImageDraw.Draw(mask)
        for piece in _dashed(line):
            points = [((x - left) * FINER, (y - top) * FINER) for x, y in piece]
            draw.line(points, fill=255, width=line.width * FINER, joint="curve")
        size = (right - left, bottom - top)
        cover = coverage(mask.resize(size, Image.Resampling.BOX))
        box = cover.at(left, top)
        below = self._plane.crop(box)
        cover.ink(below, index_of(line.ink))  # not kept: no two lines are alike, and they may be large
        self._plane.paste(below, box)


def said(words: Words, say: Say) -> str:
    """The words of a label."""
    match words:
        case str():
            return words
        case Text():
            return say(words)
        case _:
            return say(Text(words.key))


def _dashed(line: Line) -> list[list[tuple[float, float]]]:
    """The pieces of a line that are drawn."""
    if not line.dash:
        return [list(line.points)]
    pieces: list[list[tuple[float, float]]] = []
    stage, left = 0, float(line.dash[0])
    for (x, y), (to_x, to_y) in zip(line.points, line.points[1:], strict=False):
        length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        gone = 0.0
        while length - gone > 0:
            step = min(left, length - gone)
            if stage % 2 == 0:
                ends = (gone / length, (gone + step) / length)
                pieces.append([(x + (to_x - x) * end, y + (to_y - y) * end) for end in ends])
            gone += step
            left -= step
            if left <= 0:
                stage += 1
                left = float(line.dash[stage % len(line.dash)])
    return pieces
