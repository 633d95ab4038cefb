"""Emoji of buttons and options: one Unicode emoji, or a custom emoji that exists (here: none does)."""

import re
from typing import Any

from bot.sandbox.validation.fields import boolean, record, snowflake, text
from bot.sandbox.validation.form import FormErrors, Path

_PICTURE = (
    r"[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935"
    r"\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
_ONE = rf"{_PICTURE}\ufe0f?[\U0001f3fb-\U0001f3ff]?[\U000e0020-\U000e007f]*"
_FLAG = r"[\U0001f1e6-\U0001f1ff]{2}"
_KEYCAP = r"[0-9#*]\ufe0f?\u20e3"
_UNICODE_EMOJI = re.compile(rf"{_FLAG}|{_KEYCAP}|{_ONE}(?:\u200d{_ONE})*")


def is_unicode_emoji(name: str) -> bool:
    """True if `name` is exactly one emoji sequence (ranges of Unicode's emoji-data, not each code point)."""
    return bool(_UNICODE_EMOJI.fullmatch(name))


def _exists(value: Any, path: Path, errors: FormErrors) -> None:
    # The local Discord has no custom emoji, so an id can only be wrong.
    if value.get("id") is not None:
        errors.add((*path, "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif not is_unicode_emoji(value["name"]):
        errors.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


EMOJI = record({"id": snowflake, "name": text(1, 32), "animated": boolean}, ("name",), _exists)
