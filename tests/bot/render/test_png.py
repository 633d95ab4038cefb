"""PNG files of few colours, as other software reads them."""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.render.png import SIGNATURE, indexed_png


def noise(width: int, height: int, colours: int) -> tuple[Image.Image, bytes]:
    """An image of indices at random of so many random colours."""
    random = Random(1)
    plane = Image.frombytes("L", (width, height), bytes(random.choices(range(colours), k=width * height)))
    return plane, random.randbytes(3 * colours)


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
def test_a_file_is_read_as_the_colours_that_it_was_made_from(width: int, height: int, colours: int) -> None:
    plane, palette = noise(width, height, colours)
    read = Image.open(BytesIO(indexed_png(plane, palette)))
    assert (read.format, read.mode, read.size) == ("PNG", "P", (width, height))
    read.load()
    wanted = b"".join(palette[3 * index : 3 * index + 3] for index in plane.tobytes())
    assert read.convert("RGB").tobytes() == wanted


def test_a_file_has_what_the_specification_asks_for_and_nothing_else() -> None:
    plane, palette = noise(20, 10, 3)
    file = indexed_png(plane, palette)
    assert file.startswith(SIGNATURE)
    found = dict(chunks(file))
    assert [kind for kind, _ in chunks(file)] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert found[b"IHDR"] == bytes((0, 0, 0, 20, 0, 0, 0, 10, 8, 3, 0, 0, 0))
    assert found[b"PLTE"] == palette
    assert len(zlib.decompress(found[b"IDAT"])) == (1 + 20) * 10
    assert found[b"IEND"] == b""
