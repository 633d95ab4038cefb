"""Bodies that create or edit a message: fields, and rules across fields, the files and the message as it was."""

from collections.abc import Sequence
from typing import Any

from bot.sandbox.errors import empty_message
from bot.sandbox.validation.embeds import EMBEDS, check_embed_total
from bot.sandbox.validation.fields import Check, array, boolean, integer, number, one_of, record, snowflake, text, url
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.validation.layout import LEGACY_LAYOUT, V2_LAYOUT, check_whole
from bot.sandbox.validation.polls import POLL
from bot.sandbox.wire import Json

COMPONENTS_V2 = 1 << 15
MAX_FILES = 10


def _parse_excludes_lists(value: Any, path: Path, errors: FormErrors) -> None:
    for name in ("users", "roles"):
        if value.get(name) and name in (value.get("parse") or ()):
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            errors.add((*path, "parse"), code, f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.')


ALLOWED_MENTIONS = record(
    {
        "parse": array(one_of("users", "roles", "everyone"), unique=True),
        "users": array(snowflake, 0, 100, unique=True),
        "roles": array(snowflake, 0, 100, unique=True),
        "replied_user": boolean,
    },
    (),
    _parse_excludes_lists,
)
_ATTACHMENT = record(
    {
        "id": snowflake,
        "filename": text(1, 1024),
        "description": text(0, 1024),
        "title": text(0, 1024),
        "duration_secs": number(0, 2**31 - 1),
        "waveform": text(0, 400),
        "is_spoiler": boolean,
        "is_remix": boolean,
    },
    ("id",),
)
_REFERENCE = record(
    {
        "message_id": snowflake,
        "channel_id": snowflake,
        "guild_id": snowflake,
        "fail_if_not_exists": boolean,
        "type": one_of(0),
    },
    ("message_id",),
)


def _nonce(value: Any, path: Path, errors: FormErrors) -> None:
    if isinstance(value, int):
        integer(-(2**63), 2**63 - 1)(value, path, errors)
    else:
        text(0, 25)(value, path, errors)


_COMMON: dict[str, Check] = {
    "content": text(0, 2000),
    "embeds": EMBEDS,
    "allowed_mentions": ALLOWED_MENTIONS,
    "attachments": array(_ATTACHMENT, 0, MAX_FILES),
    "flags": integer(),
    "poll": POLL,
    "tts": boolean,
    "nonce": _nonce,
    "enforce_nonce": boolean,
    "sticker_ids": array(snowflake, 0, 3),
    "message_reference": _REFERENCE,
    "username": text(1, 80),
    "avatar_url": url("http", "https"),
    "thread_name": text(0, 100),
    "applied_tags": array(snowflake, 0, 5),
}
_LEGACY_BODY = record({**_COMMON, "components": LEGACY_LAYOUT})
_V2_BODY = record({**_COMMON, "components": V2_LAYOUT})


def _is_v2(body: Json, before: Json | None) -> bool:
    flags = body.get("flags")
    asked = isinstance(flags, int) and bool(flags & COMPONENTS_V2)
    return asked or bool(before and before["flags"] & COMPONENTS_V2)


def _merged(body: Json, before: Json | None, name: str) -> Any:
    return body[name] if name in body else (before or {}).get(name)


def _check_v2(body: Json, before: Json | None, errors: FormErrors) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if _merged(body, before, name):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            errors.add((name,), code, f"The '{name}' field cannot be used with MessageFlags.IS_COMPONENTS_V2")
    flags = body.get("flags")
    if before and before["flags"] & COMPONENTS_V2 and flags is not None and not flags & COMPONENTS_V2:
        errors.add(("flags",), "MESSAGE_COMPONENTS_V2_FLAG_PERMANENT", "IS_COMPONENTS_V2 cannot be removed.")


def _check_attachments(body: Json, before: Json | None, file_ids: Sequence[int], errors: FormErrors) -> None:
    kept = {attachment["id"] for attachment in (before or {}).get("attachments", ())}
    listed = body.get("attachments") or []
    for index, attachment in enumerate(listed):
        if str(attachment["id"]) not in kept | {str(i) for i in file_ids}:
            where = ("attachments", index, "id")
            errors.add(where, "MESSAGE_ATTACHMENT_NOT_FOUND", "No file or attachment has this id.")
    staying = len(kept) if body.get("attachments") is None else sum(str(a["id"]) in kept for a in listed)
    if staying + len(file_ids) > MAX_FILES:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")


def check_fields(data: Any, path: Path, errors: FormErrors) -> None:
    """Check each field of a body by itself, as for a deferral, whose body makes no message yet."""
    (_V2_BODY if isinstance(data, dict) and _is_v2(data, None) else _LEGACY_BODY)(data, path, errors)


def check_message(body: Any, *, before: Json | None = None, file_ids: Sequence[int] = ()) -> None:
    """Check a body that creates a message, or edits `before`. `file_ids` are the n of each uploaded `files[n]`.

    Raises ApiError 50035, or 50006 if nothing would be left to see.
    """
    errors = FormErrors()
    v2 = isinstance(body, dict) and _is_v2(body, before)
    (_V2_BODY if v2 else _LEGACY_BODY)(body, (), errors)
    errors.raise_if_any()
    if v2:
        _check_v2(body, before, errors)
    check_whole(body.get("components"), errors)
    check_embed_total(_merged(body, before, "embeds") or [], errors)
    _check_attachments(body, before, file_ids, errors)
    errors.raise_if_any()
    kept = body["attachments"] if body.get("attachments") is not None else (before or {}).get("attachments")
    visible = any(_merged(body, before, name) for name in ("content", "embeds", "poll", "sticker_ids"))
    if not (visible or kept or file_ids or (v2 and _merged(body, before, "components"))):
        raise empty_message()
