"""Checks of single fields, and ways to combine them into objects, lists and tagged unions."""

import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from bot.sandbox.validation.form import FormErrors, Path

Check = Callable[[Any, Path, FormErrors], None]

INT32_MAX = 2**31 - 1
_SNOWFLAKE = re.compile(r"0|[1-9][0-9]{0,19}")


def required(path: Path, errors: FormErrors) -> None:
    """Record that a required field is missing or null."""
    errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")


def _length(size: int, least: int, most: int | None, path: Path, errors: FormErrors) -> None:
    if least and most is not None and not least <= size <= most:
        errors.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    elif size < least:
        errors.add(path, "BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.")
    elif most is not None and size > most:
        errors.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def text(least: int = 0, most: int | None = None) -> Check:
    """A string of `least` to `most` characters."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if not isinstance(value, str):
            errors.add(path, "STRING_TYPE_CONVERT", f"Could not interpret {value!r:.80} as string.")
        elif least and not value:
            required(path, errors)
        else:
            _length(len(value), least, most, path, errors)

    return check


def integer(least: int | None = None, most: int | None = None) -> Check:
    """A JSON integer in a closed range; a whole float counts as in JSON Schema, a boolean does not."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        if isinstance(value, bool) or not whole:
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value!r:.80}" is not int.')
        else:
            _range(value, (least, most), "int", path, errors)

    return check


def number(least: float | None = None, most: float | None = None) -> Check:
    """A JSON number in a closed range."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value!r:.80}" is not float.')
        else:
            _range(value, (least, most), "float", path, errors)

    return check


def _range(value: float, bounds: tuple[float | None, float | None], kind: str, path: Path, errors: FormErrors) -> None:
    least, most = bounds
    if least is not None and value < least:
        errors.add(path, "NUMBER_TYPE_MIN", f"{kind} value should be greater than or equal to {least}.")
    if most is not None and value > most:
        errors.add(path, "NUMBER_TYPE_MAX", f"{kind} value should be less than or equal to {most}.")


def boolean(value: Any, path: Path, errors: FormErrors) -> None:
    """True or false."""
    if not isinstance(value, bool):
        errors.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def snowflake(value: Any, path: Path, errors: FormErrors) -> None:
    """An id: digits in a string, or (as discord.py sends some) an integer."""
    if isinstance(value, bool) or not isinstance(value, (int, str)) or not _SNOWFLAKE.fullmatch(str(value)):
        errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value!r:.80}" is not snowflake.')


def one_of(*allowed: object) -> Check:
    """One value of a fixed set."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if isinstance(value, (bool, list, dict)) or value not in allowed:
            errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(repr, allowed))}}}.")

    return check


def url(*schemes: str, most: int = 2048) -> Check:
    """A URL with one of the schemes; `attachment` is a reference to an uploaded file."""
    length = text(1, most)

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        length(value, path, errors)
        if not isinstance(value, str) or not value:
            return
        parts = urlsplit(value)
        if parts.scheme not in schemes:
            wanted = ", ".join(repr(scheme) for scheme in schemes)
            errors.add(path, "URL_TYPE_INVALID_SCHEME", f"Scheme {parts.scheme!r} must be one of ({wanted}).")
        elif not parts.netloc or any(c.isspace() for c in value):
            errors.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")

    return check


def array(item: Check, least: int = 0, most: int | None = None, *, unique: bool = False) -> Check:
    """A list whose every element passes `item`."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if not isinstance(value, list):
            errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        _length(len(value), least, most, path, errors)
        for index, element in enumerate(value):
            if unique and element in value[:index]:
                errors.add((*path, index), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value.")
            item(element, (*path, index), errors)

    return check


def record(fields: Mapping[str, Check], needs: tuple[str, ...] = (), *rules: Check) -> Check:
    """An object. Fields in `needs` must be there; others may be absent or null; unknown ones are ignored.

    `rules` look at the whole object and run only when its fields are sound.
    """

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if not isinstance(value, dict):
            errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        found = FormErrors()
        for name, field in fields.items():
            if value.get(name) is not None:
                field(value[name], (*path, name), found)
            elif name in needs:
                required((*path, name), found)
        if not found:
            for rule in rules:
                rule(value, path, found)
        errors.extend(found)

    return check


def mapping(item: Check, most: int) -> Check:
    """An object used as a dictionary of at most `most` entries."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if not isinstance(value, dict):
            errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return
        _length(len(value), 0, most, path, errors)
        for key, element in value.items():
            item(element, (*path, key), errors)

    return check


def by_type(branches: Mapping[int, Check]) -> Check:
    """An object whose integer `type` picks the check, as for components, options and callbacks."""

    def check(value: Any, path: Path, errors: FormErrors) -> None:
        if not isinstance(value, dict):
            errors.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = value.get("type")
        if kind is None:
            required((*path, "type"), errors)
        elif isinstance(kind, bool) or not isinstance(kind, int) or kind not in branches:
            errors.add(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {tuple(branches)}.')
        else:
            branches[kind](value, path, errors)

    return check
