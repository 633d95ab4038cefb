"""What placeholders stand for, and the functions that catalogues may call on them."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from babel import Locale as BabelLocale
from babel.lists import format_list
from fluent.runtime.types import FluentType

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
LONGEST = 500  # longer than any name on Discord; Fluent refuses strings from 2,500 characters on
_RIGHT_TO_LEFT = {"R", "AL", "AN"}
_BIDI_CONTROLS = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
_COMMAS = {"ko"}
"""Where the "and" of CLDR's lists (및) is that of forms and laws; people at a table name one after another."""
ListStyle = Literal["standard", "or", "commas"]


@dataclass(frozen=True, slots=True)
class Shown(FluentType):
    """A thing with a name: `write` gives it in a grammatical form ("acc"); `""` is the plain one."""

    write: Callable[[str], str]

    def format(self, locale: BabelLocale) -> str:
        """The plain form (Fluent calls this)."""
        del locale
        return self.write("")


@dataclass(frozen=True, slots=True)
class ShownList(FluentType):
    """Several things, joined as their language joins them."""

    items: tuple[Shown, ...]
    language: str

    def join(self, case: str = "", style: ListStyle = "standard") -> str:
        """All of them in one grammatical form."""
        texts = [item.write(case) for item in self.items]
        if style == "commas" or (style == "standard" and self.language in _COMMAS):
            return ", ".join(texts)
        return format_list(texts, style, self.language)

    def format(self, locale: BabelLocale) -> str:
        """The plain forms, joined (Fluent calls this)."""
        del locale
        return self.join()


def outside_words(words: str, *, isolate: bool) -> str:
    """Words from outside, on one line, not endless and unable to turn the text around them.

    Isolation marks are put around right-to-left words only; elsewhere they do nothing but use up Discord's limits.
    """
    kept = "".join(char for char in words if unicodedata.bidirectional(char) not in _BIDI_CONTROLS)
    kept = " ".join(kept.split())[:LONGEST]
    if isolate and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in kept):
        kept = f"{FIRST_STRONG_ISOLATE}{kept}{POP_ISOLATE}"
    return kept


def NAME(value: Any, case: str = "") -> str:  # noqa: N802 - Fluent's functions are upper case
    """`NAME($card, case: "acc")`: the form of a name, or of all names of a list, from the attribute of that name."""
    match value:
        case Shown():
            return value.write(case)
        case ShownList():
            return value.join(case)
        case _:
            return str(value)


def LIST(value: Any, style: ListStyle = "standard", case: str = "") -> str:  # noqa: N802
    """`LIST($cards, style: "or")`: "a, b or c"; "commas" has no last "and"."""
    return value.join(case, style) if isinstance(value, ShownList) else NAME(value, case)
