"""Options of application commands: fields per type, and rules between neighbours."""

from collections.abc import Iterator
from typing import Any

from bot.sandbox.validation.command_names import check_names, localizations, longest
from bot.sandbox.validation.fields import Check, array, boolean, by_type, integer, number, one_of, record, text
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.validation.interactive import CHANNEL_TYPES
from bot.sandbox.wire import Json

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
MAX_OPTIONS = MAX_CHOICES = 25
_INT53 = integer(-(2**53) + 1, 2**53 - 1)


def choices_of(value: Check) -> Check:
    """Up to 25 choices with values of one kind, as in options and autocomplete answers."""
    fields: dict[str, Check] = {
        "name": text(1, 100),
        "name_localizations": localizations(text(1, 100)),
        "value": value,
    }
    return array(record(fields, ("name", "value")), 0, MAX_CHOICES)


CHOICES: dict[int, Check] = {
    STRING: choices_of(text(0, 100)),
    INTEGER: choices_of(_INT53),
    NUMBER: choices_of(number(-(2**53), 2**53)),
}
_COMMON: dict[str, Check] = {
    "name": text(1, 32),
    "name_localizations": localizations(text(1, 32)),
    "description": text(1, 100),
    "description_localizations": localizations(text(1, 100)),
    "required": boolean,
}
_NEEDS = ("name", "description")


def _pairs(value: Any, path: Path, errors: FormErrors) -> None:
    for low, high in (("min_value", "max_value"), ("min_length", "max_length")):
        if value.get(low) is not None and value.get(high) is not None and value[low] > value[high]:
            errors.add((*path, low), "APPLICATION_COMMAND_OPTION_RANGE", f"{low} cannot exceed {high}.")
    if value.get("autocomplete") and value.get("choices"):
        where = (*path, "autocomplete")
        errors.add(where, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", "Autocomplete excludes choices.")
    for field in ("name", "value"):
        seen: set[object] = set()
        for index, choice in enumerate(value.get("choices") or ()):
            if choice[field] in seen:
                code = f"APPLICATION_COMMAND_OPTIONS_CHOICE_{field.upper()}_ALREADY_EXISTS"
                errors.add((*path, "choices", index, field), code, f"Option choice {field} already exists")
            seen.add(choice[field])


def _plain(extra: dict[str, Check]) -> Check:
    return record({**_COMMON, **extra}, _NEEDS, _pairs)


def _limits(kind: int) -> dict[str, Check]:
    limits: dict[str, Check] = {"autocomplete": boolean, "choices": CHOICES[kind]}
    if kind == STRING:
        return {**limits, "min_length": integer(0, 6000), "max_length": integer(1, 6000)}
    bound = _INT53 if kind == INTEGER else number(-(2**53), 2**53)
    return {**limits, "min_value": bound, "max_value": bound}


_LEAVES: dict[int, Check] = {
    **{kind: _plain(_limits(kind)) for kind in (STRING, INTEGER, NUMBER)},
    **{kind: _plain({}) for kind in (BOOLEAN, USER, ROLE, MENTIONABLE, ATTACHMENT)},
    CHANNEL: _plain({"channel_types": array(one_of(*CHANNEL_TYPES), unique=True)}),
}
_SUBCOMMAND_CHECK = record({**_COMMON, "options": array(by_type(_LEAVES), 0, MAX_OPTIONS)}, _NEEDS)
_GROUP_CHECK = record({**_COMMON, "options": array(by_type({SUBCOMMAND: _SUBCOMMAND_CHECK}), 0, MAX_OPTIONS)}, _NEEDS)
OPTIONS = array(by_type({SUBCOMMAND: _SUBCOMMAND_CHECK, GROUP: _GROUP_CHECK, **_LEAVES}), 0, MAX_OPTIONS)


def check_option_rules(options: list[Json], path: Path, errors: FormErrors) -> None:
    """Names, their uniqueness, required before optional, and no mix of subcommands with other options."""
    seen: set[str] = set()
    optional_seen = False
    nested = [option["type"] in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        where = (*path, nested.index(not nested[0]), "type")
        errors.add(where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and other options cannot be mixed")
    for index, option in enumerate(options):
        here = (*path, index)
        check_names(option, here, errors)
        if option["name"] in seen:
            errors.add((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        seen.add(option["name"])
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            errors.add((*here, "required"), code, "Required options must be placed before non-required options")
        optional_seen = optional_seen or not option.get("required")
        check_option_rules(option.get("options") or [], (*here, "options"), errors)


def entries(command: Json) -> Iterator[Json]:
    """A command (or option) and all options below it."""
    yield command
    for option in command.get("options") or ():
        yield from entries(option)


def command_text_length(command: Json) -> int:
    """Characters that count towards the 8,000 of a command; of localised texts the longest counts."""
    total = 0
    for entry in entries(command):
        total += longest(entry, "name") + longest(entry, "description")
        for choice in entry.get("choices") or ():
            total += longest(choice, "name") + longest(choice, "value")
    return total
