"""Names that people gave themselves can neither format nor ping nor turn the text."""

import pytest

from bot.ui.speaker import NAME_LENGTH, escaped, unescaped


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("**bold**", r"\*\*bold\*\*"),
        ("[click](https://example.org)", r"\[click](https:\/\/example.org)"),
        ("https://example.org", r"https:\/\/example.org"),
        ("<#42> <t:0:R> </hand:1>", r"\<#42> \<t:0:R> \</hand:1>"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("two\n\nlines", "two lines"),
        ("\u200b\u200d", "?"),
        ("x" * 40, "x" * NAME_LENGTH),
    ],
)
def test_a_name_is_only_a_name(name: str, shown: str) -> None:
    assert escaped(name) == shown


@pytest.mark.parametrize("ping", ["@everyone", "@here", "<@123456789012345678>", "<@&123456789012345678>"])
def test_a_name_does_not_ping(ping: str) -> None:
    assert ping not in escaped(ping)


def test_labels_show_the_name_without_backslashes() -> None:
    for name in ("snake_case *star* ~x~", "<#42> https://x.y"):
        assert unescaped(escaped(name)) == name
