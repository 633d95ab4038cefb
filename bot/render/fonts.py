"""The one typeface of every picture: Pretendard (OFL 1.1), for Vietnamese, Greek, Hangul and Latin."""

from functools import lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont

LEAST = 2 / 3
"""How much smaller words may become before they are cut."""
ELLIPSIS = "…"


@lru_cache(64)
def font(size: int, *, bold: bool) -> ImageFont.FreeTypeFont:
    """A weight in a size, in pixels."""
    name = "Pretendard-Bold.otf" if bold else "Pretendard-Medium.otf"
    with as_file(files("bot.render") / "fonts" / name) as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def drawable(words: str) -> str:
    """The words without what the typeface has no glyph for, which are the signs that stand before names."""
    return " ".join("".join(char for char in words if char.isascii() or _has(char)).split())


@lru_cache(8192)
def fitted(words: str, width: int, height: int, size: int, lines: int, *, bold: bool) -> tuple[int, tuple[str, ...]]:
    """The size and the lines in which words fit: as asked, else smaller, else cut."""
    least = max(1, round(size * LEAST))
    for tried in range(size, least - 1, -1):
        broken = _broken(words, width, tried, bold=bold)
        if (
            len(broken) <= lines
            and len(broken) * leading(tried) <= height + tried // 2
            and _fit(broken, width, tried, bold=bold)
        ):
            return tried, broken
    room = max(1, min(lines, (height + least // 2) // leading(least)))
    broken = _broken(words, width, least, bold=bold)
    if len(broken) > room:
        broken = (*broken[: room - 1], " ".join(broken[room - 1 :]))
    return least, tuple(_cut(line, width, least, bold=bold) for line in broken)


def leading(size: int) -> int:
    """From one line to the next."""
    return round(size * 1.18)


@lru_cache(4096)
def _has(char: str) -> bool:
    return bytes(font(32, bold=False).getmask(char)) != _missing()


@lru_cache(1)
def _missing() -> bytes:
    """What is drawn for every glyph that the typeface lacks."""
    return bytes(font(32, bold=False).getmask("\U0001f004"))


def _broken(words: str, width: int, size: int, *, bold: bool) -> tuple[str, ...]:
    """Filled lines, broken at spaces; a word that is wider than a line stays whole."""
    face, lines = font(size, bold=bold), [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if not lines[-1] or face.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _fit(lines: tuple[str, ...], width: int, size: int, *, bold: bool) -> bool:
    return all(font(size, bold=bold).getlength(line) <= width for line in lines)


def _cut(line: str, width: int, size: int, *, bold: bool) -> str:
    face = font(size, bold=bold)
    if face.getlength(line) <= width:
        return line
    while line and face.getlength(line + ELLIPSIS) > width:
        line = line[:-1]
    return line.rstrip() + ELLIPSIS
