"""The table as text: what signs mean is said, and other signs are left out."""

import unicodedata
from collections.abc import Iterator

import pytest
from fluent.syntax.ast import TextElement

from bot.text import LOCALES
from bot.text.locales import Locale
from bot.ui.spectating import SILENT, SPOKEN
from tests.bot.text.catalogues import nodes, parts

SPOKEN_AS_THEY_ARE = set("🤖🚧")
"""A robot and a building site mean what screen readers call them."""
TOLD = ("log-", "deal-table-", "deal-log-", "deal-colour-", "machi-table-", "machi-log-", "mono-table-", "mono-log-")


def signs(locale: Locale) -> Iterator[tuple[str, str]]:
    """Every sign of what tables and their logs say, with its message; a card's effect in short is among them."""
    for key, pattern in parts(locale).items():
        short = key.startswith("machi-card-") and key.endswith(".short")
        if short or (key.startswith(TOLD) and not key.endswith(".sign")):
            for node in nodes(pattern):
                if isinstance(node, TextElement):
                    yield from ((key, char) for char in node.value if unicodedata.category(char) == "So")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sign_on_a_table_or_in_its_log_is_said_or_left_out(locale: Locale) -> None:
    found = tuple(signs(locale))
    assert found
    known = {*SPOKEN, *SILENT, *SPOKEN_AS_THEY_ARE}
    assert {(key, sign) for key, sign in found if sign not in known} == set()
