"""Interaction callbacks: which answers an interaction takes, and the bodies that are not messages or modals."""

from enum import IntEnum
from typing import Any

from bot.sandbox.validation.command_options import CHOICES
from bot.sandbox.validation.fields import integer, one_of, record
from bot.sandbox.validation.form import FormErrors, refuse
from bot.sandbox.validation.messages import check_fields


class InteractionType(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackType(IntEnum):
    """How the application answers (interactions/receiving-and-responding, Interaction Callback Type)."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    AUTOCOMPLETE_RESULT = 8
    MODAL = 9


_ANSWERS = {
    InteractionType.COMMAND: (4, 5, 9),
    InteractionType.COMPONENT: (4, 5, 6, 7, 9),
    InteractionType.AUTOCOMPLETE: (8,),
    InteractionType.MODAL_SUBMIT: (4, 5, 6, 7),
}
_DEFER = record({"data": check_fields})


def check_callback_type(body: Any, kind: InteractionType, *, has_message: bool) -> CallbackType:
    """The answer's type, if this interaction may be answered so. Raises ApiError 50035.

    An update needs the message the interaction came from; modals opened by a command have none.
    """
    errors = FormErrors()
    record({"type": integer()}, ("type",))(body, (), errors)
    errors.raise_if_any()
    allowed = [t for t in _ANSWERS[kind] if t != CallbackType.UPDATE or has_message]
    one_of(*allowed)(body["type"], ("type",), errors)
    errors.raise_if_any()
    return CallbackType(body["type"])


def check_deferral(body: Any) -> None:
    """Check a callback of type 5 or 6."""
    errors = FormErrors()
    _DEFER(body, (), errors)
    errors.raise_if_any()


def check_autocomplete(body: Any, option_type: int) -> None:
    """Check the choices of an autocomplete answer against the focused option's type."""
    errors = FormErrors()
    data = body.get("data")
    if not isinstance(data, dict):
        raise refuse(("data",), "BASE_TYPE_REQUIRED", "This field is required")
    if data.get("choices") is not None:
        CHOICES[option_type](data["choices"], ("data", "choices"), errors)
    errors.raise_if_any()
