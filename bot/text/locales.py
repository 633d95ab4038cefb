"""Which of our languages answers which Discord locale."""

from functools import lru_cache
from typing import Literal, TypeAlias, get_args

Locale: TypeAlias = Literal["en", "vi", "ko", "el"]
LOCALES: tuple[Locale, ...] = get_args(Locale)
"""English first: it is complete by definition and stands in for what another catalogue lacks."""
FALLBACK: Locale = "en"


@lru_cache(256)
def supported_locale(discord_locale: str) -> Locale | None:
    """The catalogue written in the language of a Discord locale ("en-GB", "ko"), or None."""
    language = discord_locale.replace("_", "-").split("-")[0].lower()
    return next((locale for locale in LOCALES if locale == language), None)


@lru_cache(256)
def closest_locale(discord_locale: str | None) -> Locale:
    """The catalogue for a reader with this Discord locale; English when there is none of their own."""
    return supported_locale(discord_locale or "") or FALLBACK
