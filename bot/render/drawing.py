"""From a scene to pixels."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from bot.render.fonts import drawable, fitted, font, leading
from bot.render.patterns import pattern
from bot.render.sprites import FINER, disc, filled, icon, rgb
from games.core.palette import Ink
from games.core.scene import Box, Group, Icon, Label, Line, Placed, Words
from games.core.text import Text

Say = Callable[[Text], str]
"""Puts a text into the words of a language."""
GroupSprite = Callable[[Group, float], Image.Image]
"""A group drawn, and turned by so many degrees."""


class Canvas:
    """An image that parts are drawn on.

    Args:
        image: RGB for a whole picture, RGBA for a group that is put on others.
        say: the words of labels.
        sprite: the groups that are placed on it.
    """

    def __init__(self, image: Image.Image, say: Say, sprite: GroupSprite) -> None:
        self.image = image
        self._draw = ImageDraw.Draw(image)
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
                    self._put(icon(part.shape, part.size, part.ink, part.edge), part.x, part.y)
                case Line():
                    self._line(part)
                case Placed():
                    sprite = self._sprite(part.group, part.turn)
                    left = part.x + (part.group.width - sprite.width) // 2
                    self._put(sprite, left, part.y + (part.group.height - sprite.height) // 2)

    def _put(self, sprite: Image.Image, x: int, y: int) -> None:
        if self.image.mode == "RGB":
            self.image.paste(sprite, (x, y), sprite)
        else:
            self.image.alpha_composite(sprite, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))

    def _box(self, box: Box) -> None:
        if box.edge is None:
            self._slab(box.x, box.y, box.width, box.height, box.radius, box.fill)
            inset = 0
        else:
            inset = box.stroke
            self._slab(box.x, box.y, box.width, box.height, box.radius, box.edge)
            inner = max(box.radius - inset, 0)
            self._slab(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, inner, box.fill)
        if box.pattern != "plain":
            inset = max(inset, box.radius // 3)
            lines = pattern(box.pattern, box.width - 2 * inset, box.height - 2 * inset, box.fill)
            self._put(lines, box.x + inset, box.y + inset)

    def _slab(self, x: int, y: int, width: int, height: int, radius: int, ink: Ink) -> None:
        radius = min(radius, width // 2, height // 2)
        right, bottom = x + width, y + height
        if radius == 0:
            self._draw.rectangle((x, y, right - 1, bottom - 1), fill=rgb(ink))
            return
        if width > 2 * radius:
            self._draw.rectangle((x + radius, y, right - radius - 1, bottom - 1), fill=rgb(ink))
        if height > 2 * radius:
            self._draw.rectangle((x, y + radius, right - 1, bottom - radius - 1), fill=rgb(ink))
        spot = disc(radius, ink)
        for dx, left in ((0, x), (radius, right - radius)):
            for dy, top in ((0, y), (radius, bottom - radius)):
                self._put(spot.crop((dx, dy, dx + radius, dy + radius)), left, top)

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
            self._draw.text((x, y), line, fill=rgb(label.ink), font=face, anchor="lm")
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
        self._put(filled(mask.resize(size, Image.Resampling.BOX), line.ink), left, top)


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
