"""Embeds (resources/message, section Embed Limits)."""

import datetime as dt
from typing import Any

from bot.sandbox.validation.fields import Check, array, boolean, integer, number, record, text, url
from bot.sandbox.validation.form import FormErrors, Path

TOTAL_TEXT = 6000
MAX_EMBEDS = 10
_LINK = url("http", "https")
_PICTURE_LINK = url("http", "https", "attachment")
_ANY_TEXT = text()


def _timestamp(value: Any, path: Path, errors: FormErrors) -> None:
    try:
        dt.datetime.fromisoformat(value)
    except (TypeError, ValueError):
        errors.add(path, "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.")


def _picture() -> Check:
    sizes: dict[str, Check] = {"width": number(), "height": number(), "placeholder": text(0, 64)}
    version: dict[str, Check] = {"placeholder_version": integer(0, 2**31 - 1), "is_animated": boolean}
    return record({"url": _PICTURE_LINK, "description": text(0, 4096), **sizes, **version})


EMBED = record(
    {
        "type": _ANY_TEXT,
        "title": text(0, 256),
        "description": text(0, 4096),
        "url": _LINK,
        "color": integer(0, 0xFFFFFF),
        "timestamp": _timestamp,
        "footer": record({"text": text(0, 2048), "icon_url": _PICTURE_LINK}),
        "author": record({"name": text(0, 256), "url": _LINK, "icon_url": _PICTURE_LINK}),
        "image": _picture(),
        "thumbnail": _picture(),
        "video": _picture(),
        "provider": record({"name": text(0, 256), "url": _LINK}),
        "fields": array(
            record({"name": text(1, 256), "value": text(1, 1024), "inline": boolean}, ("name", "value")), 0, 25
        ),
    }
)
EMBEDS = array(EMBED, 0, MAX_EMBEDS)


def embed_text_length(embed: dict[str, Any]) -> int:
    """Characters of one embed that count towards the total of 6,000."""
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or ():
        parts += [field["name"], field["value"]]
    return sum(len(part or "") for part in parts)


def check_embed_total(embeds: list[dict[str, Any]], errors: FormErrors) -> None:
    """The sum over all embeds of a message is limited."""
    if sum(map(embed_text_length, embeds)) > TOTAL_TEXT:
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {TOTAL_TEXT}")
