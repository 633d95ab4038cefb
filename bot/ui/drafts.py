"""A pick in an id: a subset as a bit mask over the ask's fixed source, an ordered pick as its letters."""

import re
from dataclasses import dataclass, replace

from bot.ui.numbers import whole_number
from games.core.asks import Pick

PAGE = 25
"""Options of a select menu (components reference)."""
_MASK = re.compile(r"[0-9a-f]{1,64}")
_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Draft:
    """The page shown and the indexes picked so far, in picking order when the order counts."""

    page: int = 0
    picked: tuple[int, ...] = ()

    @classmethod
    def read(cls, pick: Pick | None, text: str) -> "Draft":
        """From an id: `<page>[.<token>]`; anything else is an empty draft on the first page."""
        page, _, token = text.partition(".")
        picked = (_indexes(pick, token) if pick and token else None) or ()
        return cls(whole_number(page) or 0, picked if pick and len(picked) <= pick.most else ())

    def write(self, pick: Pick | None = None) -> str:
        """The draft as part of an id."""
        return f"{self.page}.{write_pick(pick, self.picked)}" if pick and self.picked else str(self.page)

    def turned(self, page: int) -> "Draft":
        """Another page, the same pick."""
        return replace(self, page=page)

    def within(self, count: int) -> "Draft":
        """The same, on the last page of so many options if there are fewer pages."""
        return self.turned(min(self.page, max(0, count - 1) // PAGE))

    def chosen(self, pick: Pick, values: tuple[str, ...]) -> "Draft":
        """After a menu of this page reported its values: it replaces what was picked on the page, or adds in order."""
        first = self.page * PAGE
        index = {str(option.value): place for place, option in enumerate(pick.source)}
        wanted = tuple(index[value] for value in values if value in index)
        if pick.rule == "ordered":
            return replace(self, picked=(*self.picked, *(place for place in wanted if place not in self.picked)))
        elsewhere = (place for place in self.picked if not first <= place < first + PAGE)
        return replace(self, picked=tuple(sorted((*elsewhere, *wanted))))


def write_pick(pick: Pick, picked: tuple[int, ...]) -> str:
    """The token of a pick: `x<mask>`, or `o<letters>` when the order counts (sources up to 62)."""
    if pick.rule == "ordered":
        return "o" + "".join(_LETTERS[place] for place in picked)
    return f"x{sum(1 << place for place in picked):x}"


def read_pick(pick: Pick, token: str) -> tuple[str, ...] | None:
    """The values a token names, or None when it is malformed."""
    indexes = _indexes(pick, token)
    return None if indexes is None else tuple(str(pick.source[place].value) for place in indexes)


def _indexes(pick: Pick, token: str) -> tuple[int, ...] | None:
    kind, rest = token[:1], token[1:]
    if kind == "o" and pick.rule == "ordered":
        places = tuple(_LETTERS.find(letter) for letter in rest)
    elif kind == "x" and pick.rule != "ordered":
        mask = int(rest, 16) if _MASK.fullmatch(rest) else 0
        places = tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
    else:
        return None
    known = all(0 <= place < len(pick.source) for place in places)
    return places if known and len(set(places)) == len(places) else None
