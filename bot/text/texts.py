"""From a key and its values to words in the reader's language."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources.abc import Traversable

import structlog
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from bot.text.bundles import load_bundles
from bot.text.locales import FALLBACK, Locale, closest_locale
from bot.text.shown import Shown, ShownList, outside_words
from games.core.text import Listing, Name, SeatName, Text, Value

SeatNames = Callable[[int], str] | Mapping[int, str]
"""What the people on the chairs are called; the edge has escaped markdown in it."""

REMEMBERED = 4096
"""Texts kept in words, some 1,000 bytes each with what they were made of."""

_log = structlog.get_logger(__name__)


def load_texts(more: Sequence[Traversable] = ()) -> "Texts":
    """Read every catalogue; `more` are further folders of `<locale>.ftl`. Raises `BrokenCatalogue`."""
    return Texts(load_bundles(more))


class Texts:
    """The four catalogues. A key may name an attribute of a message: `deal-card-house.what`."""

    def __init__(self, bundles: Mapping[Locale, FluentBundle]) -> None:
        self._bundles = bundles
        self._reported: set[tuple[Locale, str]] = set()
        # Most of a message says what it said before; putting it into words again was two thirds of drawing a hand.
        self._remembered = lru_cache(REMEMBERED)(self._say_anew)

    @cached_property
    def spoken(self) -> "Texts":
        """The same catalogues for ears: what has a sign is called by its name."""
        return _Spoken(self._bundles)

    def say(self, text: Text, locale: str, names: SeatNames | None = None, *, plain: bool = False) -> str:
        """The words for a reader with this Discord locale.

        What a catalogue lacks is said in English, what English lacks by its key; either is logged once. `plain` leaves
        out the isolation marks around right-to-left names (for alt text, labels and pictures).
        """
        if callable(names):
            return self._say(text, closest_locale(locale), names, plain=plain)
        known = tuple(names.items()) if names else ()
        return self._remembered(text, closest_locale(locale), known, plain=plain)

    def has(self, key: str, locale: Locale = FALLBACK) -> bool:
        """Whether the catalogue has the message, or the attribute if the key names one."""
        return self._pattern(key, locale) is not None

    def _say_anew(self, text: Text, locale: Locale, names: tuple[tuple[int, str], ...], *, plain: bool) -> str:
        return self._say(text, locale, dict(names), plain=plain)

    def _say(self, text: Text, locale: Locale, names: SeatNames, *, plain: bool) -> str:
        partial: str | None = None
        for language in dict.fromkeys((locale, FALLBACK)):
            said, faults = self._format(text, language, names, plain=plain)
            if not faults and said is not None:
                return said
            self._report(language, text.key, faults)
            partial = said if partial is None else partial
        return text.key if partial is None else partial

    def _format(
        self, text: Text, locale: Locale, names: SeatNames, *, plain: bool
    ) -> tuple[str | None, Sequence[Exception]]:
        pattern = self._pattern(text.key, locale)
        if pattern is None:
            return None, ()
        values = {name: self._shown(value, locale, names, plain=plain) for name, value in text.values.items()}
        said, faults = self._bundles[locale].format_pattern(pattern, values)
        return str(said), faults

    def _shown(self, value: Value, locale: Locale, names: SeatNames, *, plain: bool) -> object:
        match value:
            case Name(key=key):
                return Shown(lambda case: self._name(key, case, locale))
            case SeatName(seat=seat):
                name = outside_words(self._seat_name(seat, locale, names), isolate=not plain)
                return Shown(lambda _case: name)
            case Text():
                said = self._say(value, locale, names, plain=plain)
                return Shown(lambda _case: said)
            case Listing(items=items):
                shown = (self._shown(item, locale, names, plain=plain) for item in items)
                return ShownList(tuple(_as_shown(item) for item in shown), locale)
            case str():
                return outside_words(value, isolate=not plain)
            case _:
                return value

    def _name(self, key: str, case: str, locale: Locale) -> str:
        with_case = f"{key}.{case}"
        known = case and self.has(with_case, locale)
        return self._say(Text(with_case if known else key), locale, {}, plain=True)

    def _seat_name(self, seat: int, locale: Locale, names: SeatNames) -> str:
        if callable(names):
            return names(seat)
        return names[seat] if seat in names else self._say(Text("seat-number", number=seat + 1), locale, {}, plain=True)

    def _pattern(self, key: str, locale: Locale) -> Pattern | None:
        bundle = self._bundles[locale]
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _report(self, locale: Locale, key: str, faults: Sequence[Exception]) -> None:
        if (locale, key) not in self._reported:
            self._reported.add((locale, key))
            _log.error("text missing or broken", key=key, locale=locale, faults=[str(fault) for fault in faults])


class _Spoken(Texts):
    """A sign is said as the name that it stands for, without the sign, and apart from what follows."""

    def _name(self, key: str, case: str, locale: Locale) -> str:
        if case != "sign":
            return super()._name(key, case, locale)
        name = super()._name(key, "", locale)
        return "".join(char for char in name if char.isalnum() or char in " ’'-").strip() + " "


def _as_shown(value: object) -> Shown:
    if isinstance(value, Shown):
        return value
    words = value.join() if isinstance(value, ShownList) else str(value)
    return Shown(lambda _case: words)
