"""Localised names and descriptions of slash commands, asked for by discord.py while it syncs."""

import discord
from discord import app_commands

from bot.text import Texts, command_text
from bot.text.locales import FALLBACK, supported_locale


def worded(key: str, english: str) -> app_commands.locale_str:
    """A command's word: the catalogue key of its translations, and what Discord falls back to."""
    return app_commands.locale_str(english, key=key)


class CommandTranslator(app_commands.Translator):
    """Looks the key of a `worded` string up in the catalogues."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The word in that language, None where we have no catalogue for it."""
        del context
        key = string.extras.get("key")
        if not key or supported_locale(locale.value) in (None, FALLBACK):
            return None
        return command_text(self._texts, key, locale.value)
