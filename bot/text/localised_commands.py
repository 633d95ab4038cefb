"""Names and descriptions of slash commands in the languages Discord shows them in."""

import re

import structlog

from bot.text.locales import supported_locale
from bot.text.texts import Texts
from games.core.text import Text

NAME_LIMIT, DESCRIPTION_LIMIT = 32, 100
_NAME = re.compile(rf"[-'\w]{{1,{NAME_LIMIT}}}")
_log = structlog.get_logger(__name__)


def command_text(texts: Texts, key: str, locale: str) -> str | None:
    """What Discord shows for a command, option or choice to people with this Discord locale; None: its default.

    Keys: `cmd-deal-new` and `cmd-deal-new-seats` are names, `cmd-….desc` their descriptions, any other key a choice.
    """
    language = supported_locale(locale)
    if language is None or not texts.has(key, language):
        return None
    said = texts.say(Text(key), language, plain=True)
    fault = command_fault(key, said)
    if fault is None:
        return said
    _log.error("command text unfit for Discord", key=key, locale=language, fault=fault)
    return None


def command_fault(key: str, said: str) -> str | None:
    """Why Discord would refuse the text (application commands: naming), or None."""
    if key.startswith("cmd-") and "." not in key:
        if not _NAME.fullmatch(said):
            return f"a name has 1 to {NAME_LIMIT} letters, digits, '-', '_' and no spaces"
        return None if said == said.lower() else "a name has no capitals"
    if 1 <= len(said) <= DESCRIPTION_LIMIT:
        return None
    return f"a description has 1 to {DESCRIPTION_LIMIT} characters"
