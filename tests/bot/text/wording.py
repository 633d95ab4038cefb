"""Looks at words as a reader of one language sees them: is anything left that is not in that language?"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from string import ascii_uppercase

from fluent.syntax import ast

from bot.matches.quiet import ZONES
from bot.text.locales import Locale
from tests.bot.text.catalogues import nodes, parts

WORD = re.compile(r"[^\W\d_]+")
MARKUP = re.compile(r"<t:\d+:\w>|<[@#]\d+>|https?://[^\s)]+|`[0-9a-f]{8,64}…?`|" + "|".join(map(re.escape, ZONES)))
"""What is the same in every language; time zones go by the names of the tz database."""
KEY = re.compile(r"[a-z][a-z0-9]*(?:[-_.][a-z0-9_]+)+")
SYNTAX = re.compile(r"[{}]|\$\w|\b(?:LIST|NAME|JOSA)\(|->|\\\\")
PARTICLE = re.compile(
    r"[이가을를은는과와로]\s?/\s?[이가을를은는과와로]|(?<=[가-힣A-Za-z0-9)])(?:\(으\)로|[이을은와과]\([가를는과와]\))"
)
"""Both forms at once, where the word before it is one that can be read aloud."""
COMPUTER = re.compile(r"(🤖 [^\W\d_]+) \d+")
"""Computer players are numbered: "Steady 1 plays" is no plural."""
LETTERS = frozenset(ascii_uppercase)
"""Cards of a hand and seats have a letter each."""
ISOLATES = re.compile("[\u2066-\u2069]")


@dataclass(frozen=True)
class Fault:
    """What is wrong with some words."""

    what: str
    words: str


def faults(shown: str, locale: Locale, names: Iterable[str] = ()) -> Iterator[Fault]:
    """Keys, syntax, words of another language, wrong plurals, undecided particles.

    Args:
        shown: what a reader sees.
        locale: their language.
        names: words of people and servers, in no catalogue.
    """
    bare = COMPUTER.sub(r"\1", MARKUP.sub(" ", ISOLATES.sub("", shown)))
    if found := SYNTAX.search(bare):
        yield Fault(f"syntax {found[0]!r}", shown)
    if keys := [key for key in KEY.findall(bare) if key not in written(locale)]:
        yield Fault(f"keys {keys}", shown)
    foreign = {word for word in WORD.findall(bare) if _is_foreign(word, locale)} - set(names) - LETTERS
    if foreign:
        yield Fault(f"words of no {locale} catalogue {sorted(foreign)}", shown)
    for one, many in counted(locale):
        for wrong in (rf"(?<![\w.])1 {many}\b", rf"(?<![\w.])(?:0|[2-9]|[1-9]\d+) {one}\b"):
            if found := re.search(wrong, bare):
                yield Fault(f"plural {found[0]!r}", shown)
    if locale == "en" and (found := re.search(r"(?<![\w.])1 [a-z]+s\b", bare)):
        yield Fault(f"no plural {found[0]!r}", shown)
    if locale == "ko" and (found := PARTICLE.search(bare)):
        yield Fault(f"particle {found[0]!r}", shown)


def _is_foreign(word: str, locale: Locale) -> bool:
    """Not a word of the catalogue; in Korean and Greek, which glue and bend words, only Latin letters tell."""
    if locale in {"ko", "el"} and not word.isascii():
        return False
    return word.casefold() not in vocabulary(locale)


@cache
def written(locale: Locale) -> str:
    """Everything a catalogue writes itself, apart from placeholders."""
    patterns = parts(locale).values()
    return "\n".join(node.value for p in patterns for node in nodes(p) if isinstance(node, ast.TextElement))


@cache
def vocabulary(locale: Locale) -> frozenset[str]:
    """The words of a catalogue."""
    return frozenset(word.casefold() for word in WORD.findall(written(locale)))


@cache
def counted(locale: Locale) -> frozenset[tuple[str, str]]:
    """Nouns that stand after a number, as one and as several: ("card", "cards")."""
    found = set()
    for pattern in parts(locale).values():
        for choice in (node for node in nodes(pattern) if isinstance(node, ast.SelectExpression)):
            variants = {v.key.name: v.value for v in choice.variants if isinstance(v.key, ast.Identifier)}
            one, many = (_noun(variants[key]) if key in variants else "" for key in ("one", "other"))
            if one and many and one != many:
                found.add((one, many))
    return frozenset(found)


def _noun(pattern: ast.Pattern) -> str:
    """The word after the number of a plural form."""
    text = "".join(node.value if isinstance(node, ast.TextElement) else "1" for node in pattern.elements)
    found = re.search(r"\b1 ([^\W\d_]+)", text)
    return found[1] if found else ""
