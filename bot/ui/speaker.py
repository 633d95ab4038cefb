"""Words for one reader: their language, and what the people at this table are called."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import discord

from bot.matches.model import MatchInfo, Sitter
from bot.store.records import ANONYMOUS
from bot.text import Texts, closest_locale
from games.core.asks import Option
from games.core.text import Name, Text, Value

NAME_LENGTH = 32
REMEMBERED = 512
"""Tables and names kept as they are said: a match says the same ones with every message."""
_SPACES = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says texts to one reader.

    Args:
        texts: the catalogues.
        locale: a Discord locale.
        names: what each seat is called in the reader's language.
    """

    texts: Texts
    locale: str
    names: Mapping[int, str] = field(default_factory=dict)

    def say(self, key: str | Text, /, **values: Value) -> str:
        """For message text: markdown is alive, names are escaped."""
        text = Text(key, **values) if isinstance(key, str) else key
        return self.texts.say(text, self.locale, self.names)

    def label(self, key: str | Text, /, **values: Value) -> str:
        """For buttons, options and other places without markdown."""
        text = Text(key, **values) if isinstance(key, str) else key
        return unescaped(self.texts.say(text, self.locale, self.names, plain=True))


def marked(option: Option, name: str) -> str:
    """The name of an option behind the letter by which pictures show it, if they do."""
    return f"{option.mark} · {name}" if option.mark else name


def speaker(texts: Texts, locale: str, info: MatchInfo) -> Speaker:
    """A speaker who knows the people of a match."""
    return _speaker(texts, locale, info.sitters)


@lru_cache(REMEMBERED)
def _speaker(texts: Texts, locale: str, sitters: tuple[Sitter, ...]) -> Speaker:
    plain = Speaker(texts, locale)
    return Speaker(texts, locale, {sitter.seat: _sitter_name(plain, sitter, sitters) for sitter in sitters})


def _sitter_name(say: Speaker, sitter: Sitter, sitters: tuple[Sitter, ...]) -> str:
    """What somebody is called; computer players are numbered and say what they are."""
    if sitter.user is not None:
        if sitter.user.id == ANONYMOUS:
            return say.say("ui-nameless", number=sitter.seat + 1)
        return escaped(sitter.user.name)
    if sitter.policy is None:
        return say.say("ui-vacant", number=sitter.seat + 1)
    number = sum(1 for other in sitters[: sitter.seat + 1] if other.policy is not None)
    return say.say("ui-computer", number=number, policy=Name(f"policy-{sitter.policy}"))


def match_name(say: Speaker, info: MatchInfo) -> str:
    """The two words that tell a match from another."""
    return say.label("ui-match-name", first=Name(f"word-{info.name[0]}"), second=Name(f"word-{info.name[1]}"))


def language_name(locale: str) -> Text:
    """The language that answers a Discord locale, by its own name."""
    return Text(f"language-{closest_locale(locale)}")


@lru_cache(REMEMBERED)
def escaped(name: str) -> str:
    """A name somebody gave themselves, unable to format, ping, link or turn the text around it."""
    spaced = _SPACES.sub(" ", name).strip()
    kept = "".join(char for char in spaced if unicodedata.category(char) not in {"Cc", "Cf", "Cs", "Co"})
    short = kept[:NAME_LENGTH] or "?"
    marked = discord.utils.escape_mentions(discord.utils.escape_markdown(short, ignore_links=False))
    return marked.replace("<", "\\<").replace("://", ":\\/\\/")


def inert(text: Text) -> Text:
    """The text with the words from outside in it (names people gave themselves) unable to do anything."""
    return Text(text.key, **{name: escaped(v) if isinstance(v, str) else v for name, v in text.values.items()})


@lru_cache(4 * REMEMBERED)
def unescaped(text: str) -> str:
    """The text without the backslashes of `escaped`, where markdown is not read."""
    return re.sub(r"\\([\\*_~|`<>\[#\-/])", r"\1", text)
