"""Polls (resources/poll)."""

from bot.sandbox.validation.fields import array, boolean, integer, one_of, record, snowflake, text

_EMOJI = record({"id": snowflake, "name": text(0, 32), "animated": boolean})
_ANSWER = record({"poll_media": record({"text": text(1, 55), "emoji": _EMOJI})}, ("poll_media",))
POLL = record(
    {
        "question": record({"text": text(1, 300), "emoji": _EMOJI}, ("text",)),
        "answers": array(_ANSWER, 1, 10),
        "duration": integer(1, 768),
        "allow_multiselect": boolean,
        "layout_type": one_of(1),
    },
    ("question", "answers"),
)
