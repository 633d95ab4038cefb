"""How the seats of a table are laid out in its picture, from roomy to tight."""

from dataclasses import dataclass, replace

from games.monopoly_deal.present.stack_tiles import LARGE

GAP = 8
TILE_GAP = 6
NOTE = 32
"""The height of a note of a bank."""


@dataclass(frozen=True, slots=True)
class Style:
    """How seats are drawn: so many beside each other, with tiles of that size.

    head: the height of the piles and the turn above them. merged: stacks of one colour share a tile.
    """

    columns: int
    width: int
    tile: tuple[int, int]
    head: int = 124
    bar: int = 48
    gap: int = 12
    merged: bool = False

    @property
    def across(self) -> int:
        """How many tiles go in a row."""
        return (self.width - 2 * GAP + TILE_GAP) // (self.tile[0] + TILE_GAP)


TIGHT = Style(2, 380, (67, 66), bar=42, gap=8)
STYLES = (
    Style(1, 768, LARGE),
    Style(1, 768, (88, 104)),
    Style(2, 380, (67, 100)),
    TIGHT,
    replace(TIGHT, head=56),
    replace(TIGHT, head=56, merged=True),
)
"""From the roomiest to the tightest."""
