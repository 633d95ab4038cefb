"""Cards side by side on one picture, as `/rules` shows them."""

from collections.abc import Sequence

from bot.render.artist import Drawing
from bot.ui.pictures import drawing
from bot.ui.speaker import Speaker
from games.core.scene import WIDTH, Box, Group, Picture, Placed, Scene

MARGIN = 24


def sheet(faces: Sequence[Group], say: Speaker, alt: str) -> Drawing:
    """The cards in rows, as large as they are drawn; `alt` says what they are."""
    cards = tuple(faces)
    return drawing("cards", Picture(cards, lambda: laid_out(cards)), say, alt)


def laid_out(cards: tuple[Group, ...]) -> Scene:
    """Rows that are filled from the left and centred, each as high as its highest card."""
    rows: list[list[Group]] = [[]]
    for card in cards:
        if rows[-1] and _width([*rows[-1], card]) > WIDTH - 2 * MARGIN:
            rows.append([])
        rows[-1].append(card)
    y, placed = MARGIN, []
    for row in rows:
        x = (WIDTH - _width(row)) // 2
        for card in row:
            placed.append(Placed(x, y, card))
            x += card.width + MARGIN
        y += max((card.height for card in row), default=0) + MARGIN
    return Group(WIDTH, y, (Box(0, 0, WIDTH, y, "felt"), *placed))


def _width(row: Sequence[Group]) -> int:
    return sum(card.width for card in row) + MARGIN * (len(row) - 1)
