"""Who a message mentions, as far as its allowed mentions let it (resources/message, Allowed Mentions Object)."""

import re
from dataclasses import dataclass

from bot.sandbox.components import walk
from bot.sandbox.wire import Json

_USER = re.compile(r"<@!?(\d{15,20})>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
_TEXT_DISPLAY = 10


@dataclass(frozen=True)
class Mentions:
    """Ids of mentioned users, in order of appearance, and whether everyone is."""

    users: tuple[str, ...]
    everyone: bool


def message_text(message: Json) -> str:
    """Content and Text Displays: the texts in which mentions count."""
    displays = (c["content"] for c in walk(message.get("components")) if c["type"] == _TEXT_DISPLAY)
    return "\n".join([message.get("content") or "", *displays])


def find_mentions(message: Json, allowed: Json | None, *, may_mention_everyone: bool) -> Mentions:
    """Mentions in a message. Without `allowed`, everything counts that the author may mention."""
    text = message_text(message)
    found = tuple(dict.fromkeys(_USER.findall(text)))
    everyone = may_mention_everyone and bool(_EVERYONE.search(text))
    if allowed is None:
        return Mentions(found, everyone)
    parse = allowed.get("parse") or []
    listed = {str(user_id) for user_id in allowed.get("users") or ()}
    users = found if "users" in parse else tuple(user_id for user_id in found if user_id in listed)
    return Mentions(users, everyone and "everyone" in parse)
