"""Words: four Fluent catalogues (English, Vietnamese, Korean, Greek) and the one place that turns keys into them."""

from bot.text.locales import LOCALES, Locale, closest_locale
from bot.text.localised_commands import command_text
from bot.text.texts import Texts, load_texts

__all__ = ["LOCALES", "Locale", "Texts", "closest_locale", "command_text", "load_texts"]
