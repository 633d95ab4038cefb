"""Names of commands and options: Discord's pattern, lower case, and per-locale forms."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from bot.sandbox.validation.fields import Check, mapping
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.wire import Json

_LOCALE_LIST = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja "
    "zh-TW ko"
)
LOCALES = frozenset(_LOCALE_LIST.split())


def _allowed(character: str) -> bool:
    # Discord: ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$
    devanagari_or_thai = "\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f"
    return character in "-_'" or unicodedata.category(character)[0] in "LN" or devanagari_or_thai


def is_command_name(name: str) -> bool:
    """True if `name` fits the pattern and is lower case wherever a lower case exists."""
    return all(map(_allowed, name)) and name == name.lower()


def localizations(item: Check) -> Check:
    """A dictionary from known locales to texts."""
    texts = mapping(item, 34)

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        texts(value, path, errors)
        for locale in value if isinstance(value, dict) else ():
            if locale not in LOCALES:
                errors.add((*path, locale), "BASE_TYPE_CHOICES", f"Unknown locale {locale!r}.")

    return check


def names_of(entry: Json, path: Path) -> Iterator[tuple[Path, str]]:
    """The default and localised names of a command, option or choice, with their paths."""
    yield (*path, "name"), entry["name"]
    for locale, name in (entry.get("name_localizations") or {}).items():
        yield (*path, "name_localizations", locale), name


def check_names(entry: Json, path: Path, errors: FormErrors) -> None:
    """Every name of a chat command or option fits the pattern."""
    for where, name in names_of(entry, path):
        if not is_command_name(name):
            errors.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def longest(entry: Json, field: str) -> int:
    """Characters of a field in its longest form, localised ones included."""
    forms = [entry.get(field), *(entry.get(f"{field}_localizations") or {}).values()]
    return max(len(form) if isinstance(form, str) else 0 for form in forms)
