"""The typeface has every letter of our four languages, and words are made to fit."""

from importlib.resources import files

import pytest

from bot.render.fonts import ELLIPSIS, drawable, fitted, font, leading
from bot.text.bundles import catalogue_files
from bot.text.locales import LOCALES, Locale


@pytest.mark.parametrize("locale", LOCALES)
def test_every_letter_of_our_words_has_a_glyph(locale: Locale) -> None:
    """Only signs (emoji, arrows, rulers) may be missing: pictures have shapes of their own for them."""
    words = "".join(file.read_text(encoding="utf-8") for file in catalogue_files(locale))
    missing = {char for char in words if (char.isalnum() or char in "₫€£–—’“”„«»·…×−½¡¿;") and not drawable(char)}
    assert not missing


def test_a_missing_glyph_is_left_out_and_not_drawn_as_a_box() -> None:
    assert drawable("🟥 Red") == "Red"
    assert drawable("चाय") == ""


def test_words_that_fit_are_drawn_as_large_as_asked() -> None:
    assert fitted("Sly Deal", 400, 40, 24, 1, bold=True) == (24, ("Sly Deal",))


def test_words_become_smaller_before_they_are_cut() -> None:
    width = round(font(20, bold=False).getlength("Convenience Store"))
    assert fitted("Convenience Store", width, 40, 26, 1, bold=False) == (20, ("Convenience Store",))


def test_words_are_broken_into_lines_and_cut_at_the_last() -> None:
    words = "Take a card from every player who has more than you have now"
    size, lines = fitted(words, 160, 3 * leading(20), 20, 3, bold=False)
    assert len(lines) == 3
    assert " ".join(lines).removesuffix(ELLIPSIS) in words
    assert all(font(size, bold=False).getlength(line) <= 160 for line in lines)


def test_the_typeface_has_its_licence_beside_it() -> None:
    licence = (files("bot.render") / "fonts" / "LICENSE.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
