"""PNG files of few colours, as other software reads them."""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.render.png import SIGNATURE, indexed_png


def noise(width: int, height: int, colours: int) -> Image.Image:
    """An image that has each of so many colours at random places."""
    random = Random(1)
    image = Image.new("P", (width, height))
    image.putpalette(random.randbytes(3 * colours))
    image.putdata(random.choices(range(colours), k=width * height))
    return image


def chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and content of each; the checksums are right."""
    at = len(SIGNATURE)
    while at < len(file):
        length, kind = struct.unpack_from(">I4s", file, at)
        content = file[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", file, at + 8 + length) == (zlib.crc32(kind + content),)
        yield kind, content
        at += 12 + length


@pytest.mark.parametrize(("width", "height", "colours"), [(1, 1, 1), (7, 3, 5), (800, 40, 256)])
def test_a_file_is_read_as_the_image_that_it_was_made_from(width: int, height: int, colours: int) -> None:
    image = noise(width, height, colours)
    read = Image.open(BytesIO(indexed_png(image)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", (width, height))
    read.load()
    assert read.convert("RGB").tobytes() == image.convert("RGB").tobytes()


def test_a_file_has_what_the_specification_asks_for_and_nothing_else() -> None:
    file = indexed_png(noise(20, 10, 3))
    assert file.startswith(SIGNATURE)
    found = dict(chunks(file))
    assert [kind for kind, _ in chunks(file)] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert found[b"IHDR"] == bytes((0, 0, 0, 20, 0, 0, 0, 10, 8, 3, 0, 0, 0))
    assert len(found[b"PLTE"]) == 3 * 3
    assert len(zlib.decompress(found[b"IDAT"])) == (1 + 20) * 10
    assert found[b"IEND"] == b""
