"""Modals (components/reference, interactions/receiving-and-responding)."""

from typing import Any

from bot.sandbox.validation.fields import Check, array, boolean, by_type, integer, one_of, record, required, text
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.validation.interactive import (
    COMPONENT_ID,
    CUSTOM_ID,
    counts_fit,
    distinct_values,
    not_disabled,
    selects,
)
from bot.sandbox.validation.layout import ROW, TEXT_DISPLAY, TEXT_DISPLAY_CHECK, check_whole

TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 18, 19, 21, 22, 23


def _text_lengths(value: Any, path: Path, errors: FormErrors) -> None:
    least, most = value.get("min_length") or 0, value.get("max_length") or 4000
    if least > most:
        errors.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH", "min_length cannot exceed max_length.")
    elif len(value.get("value") or "") > most:
        errors.add((*path, "value"), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")


def _label_needed(value: Any, path: Path, errors: FormErrors) -> None:
    if not value.get("label"):
        required((*path, "label"), errors)


def _text_input(*rules: Check) -> Check:
    fields: dict[str, Check] = {
        "id": COMPONENT_ID,
        "custom_id": CUSTOM_ID,
        "style": one_of(1, 2),
        "label": text(1, 45),
        "value": text(0, 4000),
        "placeholder": text(0, 100),
        "required": boolean,
        "min_length": integer(0, 4000),
        "max_length": integer(1, 4000),
    }
    return record(fields, ("custom_id", "style"), _text_lengths, *rules)


def _zero_means_optional(value: Any, path: Path, errors: FormErrors) -> None:
    if value.get("min_values") == 0 and value.get("required") is not False:
        errors.add((*path, "min_values"), "NUMBER_TYPE_MIN", "min_values of 0 needs required to be false.")


def _one_default(value: Any, path: Path, errors: FormErrors) -> None:
    if sum(bool(option.get("default")) for option in value["options"]) > 1:
        errors.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Only one option can be the default.")


_OPTION = record(
    {"label": text(1, 100), "value": text(1, 100), "description": text(0, 100), "default": boolean},
    ("label", "value"),
)
_COMMON: dict[str, Check] = {"id": COMPONENT_ID, "custom_id": CUSTOM_ID, "required": boolean}
_COUNTS: dict[str, Check] = {"min_values": integer(0, 10), "max_values": integer(1, 10)}


def _file_counts(value: Any, path: Path, errors: FormErrors) -> None:
    if (value.get("min_values") or 0) > (value.get("max_values") or 1):
        errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values cannot exceed max_values.")


_LABELLED: dict[int, Check] = {
    TEXT_INPUT: _text_input(),
    **selects(not_disabled),
    FILE_UPLOAD: record({**_COMMON, **_COUNTS}, ("custom_id",), _file_counts, _zero_means_optional),
    RADIO_GROUP: record(
        {**_COMMON, "options": array(_OPTION, 2, 10)}, ("custom_id", "options"), distinct_values, _one_default
    ),
    CHECKBOX_GROUP: record(
        {**_COMMON, **_COUNTS, "options": array(_OPTION, 1, 10)},
        ("custom_id", "options"),
        distinct_values,
        counts_fit,
        _zero_means_optional,
    ),
    CHECKBOX: record({"id": COMPONENT_ID, "custom_id": CUSTOM_ID, "default": boolean}, ("custom_id",)),
}
_LABEL_CHECK = record(
    {"id": COMPONENT_ID, "label": text(1, 45), "description": text(1, 100), "component": by_type(_LABELLED)},
    ("label", "component"),
)
_ROW_CHECK = record(
    {"id": COMPONENT_ID, "components": array(by_type({TEXT_INPUT: _text_input(_label_needed)}), 1, 1)},
    ("components",),
)
_MODAL = record(
    {
        "custom_id": CUSTOM_ID,
        "title": text(1, 45),
        "components": array(by_type({ROW: _ROW_CHECK, LABEL: _LABEL_CHECK, TEXT_DISPLAY: TEXT_DISPLAY_CHECK}), 1, 5),
    },
    ("custom_id", "title", "components"),
)


def check_modal(data: Any) -> None:
    """Check the `data` of a MODAL callback. Raises ApiError 50035 with paths below `data`."""
    errors = FormErrors()
    _MODAL(data, ("data",), errors)
    if not errors:
        check_whole(data["components"], errors, root=("data", "components"))
    errors.raise_if_any()
