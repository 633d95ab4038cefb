"""Draws scenes: groups are kept as sprites, finished pictures are PNGs of few colours."""

from collections import OrderedDict

from PIL import Image

from bot.render.drawing import Canvas, Say
from bot.render.patterns import shade
from bot.render.png import indexed_png
from games.core.palette import PALETTE
from games.core.scene import Group, Scene

KEPT_PIXELS = 6_000_000
"""Of groups, 4 bytes each."""
SHADES = 32
"""Colours of a picture beside those of the palette: what lies between them at edges. Fewer make smaller files."""
EVERY = 3
"""The shades are those of every so manieth pixel of every so manieth row, which takes a third of the time."""
INKS = [part for colour in PALETTE.values() for part in colour.rgb]
PATTERNS = [part for ink, colour in PALETTE.items() if colour.pattern != "plain" for part in shade(ink)]


class Studio:
    """Works in one thread at a time."""

    def __init__(self) -> None:
        self._sprites: OrderedDict[tuple[Group, float, str], Image.Image] = OrderedDict()
        self.kept_pixels = 0

    def png(self, scene: Scene, say: Say, locale: str) -> bytes:
        """The picture of a scene; `say` speaks the language of the locale."""
        image = Image.new("RGB", (scene.width, scene.height))
        self._draw(image, scene, say, locale)
        return indexed_png(_with_few_colours(image))

    def _draw(self, image: Image.Image, group: Group, say: Say, locale: str) -> None:
        def sprite(inner: Group, turn: float) -> Image.Image:
            return self._sprite(inner, turn, say, locale)

        Canvas(image, say, sprite).add(group)

    def _sprite(self, group: Group, turn: float, say: Say, locale: str) -> Image.Image:
        key = (group, turn, locale)
        found = self._sprites.get(key)
        if found is None:
            if turn:
                upright = self._sprite(group, 0, say, locale)
                found = upright.rotate(turn, Image.Resampling.BICUBIC, expand=True)
            else:
                found = Image.new("RGBA", (group.width, group.height))
                self._draw(found, group, say, locale)
            self._keep(key, found)
        self._sprites.move_to_end(key)
        return found

    def _keep(self, key: tuple[Group, float, str], sprite: Image.Image) -> None:
        self._sprites[key] = sprite
        self.kept_pixels += sprite.width * sprite.height
        while self.kept_pixels > KEPT_PIXELS and len(self._sprites) > 1:
            _, dropped = self._sprites.popitem(last=False)
            self.kept_pixels -= dropped.width * dropped.height


def _with_few_colours(image: Image.Image) -> Image.Image:
    """The image with each pixel in the nearest of the palette's colours and of the shades that it has most of."""
    sample = image.resize((-(-image.width // EVERY), -(-image.height // EVERY)), Image.Resampling.NEAREST)
    shades = sample.quantize(SHADES, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(INKS + PATTERNS + shades)
    return image.quantize(palette=palette, dither=Image.Dither.NONE)
