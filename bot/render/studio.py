"""Draws scenes: groups are kept as sprites, finished pictures are PNGs of few colours."""

from collections import OrderedDict

from PIL import Image

from bot.render.colours import NOTHING, coloured, colours, index_of, indexed
from bot.render.drawing import Canvas, Say, Sprite
from bot.render.png import indexed_png
from games.core.scene import Group, Scene

KEPT_BYTES = 10_000_000
"""Of groups; a card or a tile has 4 to 50 kB."""
Key = tuple[Group, int, float, str]


class Studio:
    """Works in one thread at a time."""

    def __init__(self) -> None:
        self._sprites: OrderedDict[Key, Sprite] = OrderedDict()
        self._palette = bytes(part for colour in colours() for part in colour)
        self.kept_bytes = 0

    def png(self, scene: Scene, say: Say, locale: str) -> bytes:
        """The picture of a scene; `say` speaks the language of the locale."""
        return indexed_png(self._drawn(scene, index_of("felt"), say, locale), self._palette)

    def _drawn(self, group: Group, ground: int, say: Say, locale: str) -> Image.Image:
        def sprite(inner: Group, below: int, turn: float) -> Sprite:
            return self._sprite(inner, below, turn, say, locale)

        plane = Image.new("L", (group.width, group.height), ground)
        Canvas(plane, say, sprite).add(group)
        return plane

    def _sprite(self, group: Group, ground: int, turn: float, say: Say, locale: str) -> Sprite:
        key = (group, ground, turn, locale)
        found = self._sprites.get(key)
        if found is None:
            if turn:
                found = _turned(self._drawn(group, NOTHING, say, locale), ground, turn)
            else:
                found = Sprite(self._drawn(group, ground, say, locale))
            self._keep(key, found)
        self._sprites.move_to_end(key)
        return found

    def _keep(self, key: Key, sprite: Sprite) -> None:
        self._sprites[key] = sprite
        self.kept_bytes += _bytes(sprite)
        while self.kept_bytes > KEPT_BYTES and len(self._sprites) > 1:
            _, dropped = self._sprites.popitem(last=False)
            self.kept_bytes -= _bytes(dropped)


def _turned(plane: Image.Image, ground: int, turn: float) -> Sprite:
    """An image of indices turned, its edges mixed with the ground."""
    # Bicubic takes twice as long, and makes a larger file: in few colours nobody sees the difference.
    image = coloured(plane).rotate(turn, Image.Resampling.BILINEAR, expand=True)
    below = Image.new("RGBA", image.size, (*colours()[ground], 255))
    mask = image.getchannel("A").point([255 * (alpha > 0) for alpha in range(256)], "1")
    return Sprite(indexed(Image.alpha_composite(below, image)), mask)


def _bytes(sprite: Sprite) -> int:
    width, height = sprite.image.size
    return width * height * (1 if sprite.mask is None else 2)
