"""Buttons and selects (components/reference): field limits and rules within one component."""

from typing import Any

from bot.sandbox.validation.emoji import EMOJI
from bot.sandbox.validation.fields import (
    INT32_MAX,
    Check,
    array,
    boolean,
    integer,
    one_of,
    record,
    required,
    snowflake,
    text,
    url,
)
from bot.sandbox.validation.form import FormErrors, Path

COMPONENT_ID = integer(0, INT32_MAX)
CUSTOM_ID = text(1, 100)
LINK_STYLE, PREMIUM_STYLE = 5, 6
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15)
OPTION_LIMIT = 25
BUTTON, STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 2, 3, 5, 6, 7, 8


def _button_style(value: Any, path: Path, errors: FormErrors) -> None:
    style = value["style"]
    wanted = {LINK_STYLE: "url", PREMIUM_STYLE: "sku_id"}.get(style, "custom_id")
    if value.get(wanted) is None:
        required((*path, wanted), errors)
    for other in {"url", "sku_id", "custom_id"} - {wanted}:
        if value.get(other) is not None:
            errors.add(
                (*path, other), "BUTTON_COMPONENT_FIELD_CONFLICT", f"A button of style {style} cannot have {other}."
            )
    labelled = bool(value.get("label")) or value.get("emoji") is not None
    if style == PREMIUM_STYLE and labelled:
        errors.add((*path, "label"), "BUTTON_COMPONENT_FIELD_CONFLICT", "A premium button has no label or emoji.")
    elif style != PREMIUM_STYLE and not labelled:
        errors.add((*path, "label"), "BUTTON_COMPONENT_REQUIRED_FIELDS", "A button needs a label or an emoji.")


BUTTON_CHECK = record(
    {
        "id": COMPONENT_ID,
        "style": integer(1, 6),
        "custom_id": CUSTOM_ID,
        "label": text(0, 80),
        "emoji": EMOJI,
        "url": url("http", "https", "discord", most=512),
        "sku_id": snowflake,
        "disabled": boolean,
    },
    ("style",),
    _button_style,
)

OPTION = record(
    {
        "label": text(1, 100),
        "value": text(1, 100),
        "description": text(0, 100),
        "emoji": EMOJI,
        "default": boolean,
    },
    ("label", "value"),
)


def distinct_values(value: Any, path: Path, errors: FormErrors) -> None:
    """No two options share a value."""
    seen: set[str] = set()
    for index, option in enumerate(value["options"]):
        if option["value"] in seen:
            where = (*path, "options", index, "value")
            errors.add(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        seen.add(option["value"])


def counts_fit(value: Any, path: Path, errors: FormErrors) -> None:
    """min_values <= max_values, no more than there are options, and no more defaults than max_values."""
    least, most = value.get("min_values"), value.get("max_values")
    least, most = (1 if least is None else least), (1 if most is None else most)
    if least > most:
        errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES", "min_values cannot exceed max_values.")
    options = value.get("options")
    if options is not None:
        for name, count in (("min_values", least), ("max_values", most)):
            if count > len(options):
                errors.add((*path, name), "SELECT_COMPONENT_MAX_VALUES", f"{name} exceeds the number of options.")
        defaults = sum(bool(option.get("default")) for option in options)
    else:
        defaults = len(value.get("default_values") or [])
    if defaults > most:
        where = "options" if options is not None else "default_values"
        errors.add((*path, where), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.")


def not_disabled(value: Any, path: Path, errors: FormErrors) -> None:
    """In modals a disabled select is an error."""
    if value.get("disabled"):
        errors.add((*path, "disabled"), "SELECT_COMPONENT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled.")


def default_values(*kinds: str) -> Check:
    """Preselected users, roles or channels."""
    return array(record({"id": snowflake, "type": one_of(*kinds)}, ("id", "type")), 0, OPTION_LIMIT)


def selects(*rules: Check) -> dict[int, Check]:
    """The five select menus by component type; `rules` are added to each."""
    common: dict[str, Check] = {
        "id": COMPONENT_ID,
        "custom_id": CUSTOM_ID,
        "placeholder": text(0, 150),
        "min_values": integer(0, OPTION_LIMIT),
        "max_values": integer(1, OPTION_LIMIT),
        "disabled": boolean,
        "required": boolean,
    }

    def of(extra: dict[str, Check], needs: tuple[str, ...] = (), *more: Check) -> Check:
        return record({**common, **extra}, ("custom_id", *needs), *more, counts_fit, *rules)

    return {
        STRING_SELECT: of({"options": array(OPTION, 1, OPTION_LIMIT)}, ("options",), distinct_values),
        USER_SELECT: of({"default_values": default_values("user")}),
        ROLE_SELECT: of({"default_values": default_values("role")}),
        MENTIONABLE_SELECT: of({"default_values": default_values("user", "role")}),
        CHANNEL_SELECT: of(
            {
                "default_values": default_values("channel"),
                "channel_types": array(one_of(*CHANNEL_TYPES), unique=True),
            }
        ),
    }
