"""Draws scenes: groups are kept as sprites, finished pictures are PNGs of few colours."""

from collections import OrderedDict

from PIL import Image

from bot.render.colours import coloured, colours, index_of
from bot.render.drawing import Canvas, Say
from bot.render.png import indexed_png
from games.core.scene import Group, Scene

KEPT_BYTES = 12_000_000
"""Of groups; a card or a tile has 4 to 50 kB."""
Key = tuple[Group, int, float, str]


class Studio:
    """Works in one thread at a time."""

    def __init__(self) -> None:
        self._sprites: OrderedDict[Key, Image.Image] = OrderedDict()
        self._palette = bytes(part for colour in colours() for part in colour)
        self.kept_bytes = 0

    def png(self, scene: Scene, say: Say, locale: str) -> bytes:
        """The picture of a scene; `say` speaks the language of the locale."""
        return indexed_png(self._drawn(scene, index_of("felt"), say, locale), self._palette)

    def _drawn(self, group: Group, ground: int, say: Say, locale: str) -> Image.Image:
        def sprite(inner: Group, below: int, turn: float) -> Image.Image:
            return self._sprite(inner, below, turn, say, locale)

        plane = Image.new("L", (group.width, group.height), ground)
        Canvas(plane, say, sprite).add(group)
        return plane

    def _sprite(self, group: Group, ground: int, turn: float, say: Say, locale: str) -> Image.Image:
        key = (group, ground, turn, locale)
        found = self._sprites.get(key)
        if found is None:
            found = self._drawn(group, ground, say, locale)
            if turn:
                found = coloured(found).rotate(turn, Image.Resampling.BICUBIC, expand=True)
            self._keep(key, found)
        self._sprites.move_to_end(key)
        return found

    def _keep(self, key: Key, sprite: Image.Image) -> None:
        self._sprites[key] = sprite
        self.kept_bytes += _bytes(sprite)
        while self.kept_bytes > KEPT_BYTES and len(self._sprites) > 1:
            _, dropped = self._sprites.popitem(last=False)
            self.kept_bytes -= _bytes(dropped)


def _bytes(sprite: Image.Image) -> int:
    return sprite.width * sprite.height * len(sprite.getbands())
