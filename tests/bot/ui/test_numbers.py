"""What people type into a box for a number, and what they are told of it."""

import re

import pytest

from bot.text import LOCALES, load_texts
from bot.ui.numbers import typed_number
from games.core.text import Text


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("60", 60),
        (" 60 đ ", 60),
        ("60₫", 60),
        ("1,300đ", 1300),
        ("1.300", 1300),
        ("1 300", 1300),
        ("1\u202f300", 1300),
        ("1’234’567", 1_234_567),
    ],
)
def test_it_is_read_as_tables_show_it(typed: str, number: int) -> None:
    assert typed_number(typed) == number


@pytest.mark.parametrize(
    "typed", ["", "đ", "13,00", "1,3000", "1.5", "1,,300", "5k", "-60", "²", "١٢", "1,30O", "đ60", "9" * 13]
)
def test_what_could_mean_something_else_is_no_number(typed: str) -> None:
    assert typed_number(typed) is None


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["ui-amount-bounds", "refuse-bad-number"])
def test_a_step_is_named_where_not_every_number_will_do(key: str, locale: str) -> None:
    texts = load_texts()
    for step, named in ((1, False), (7, True)):
        said = texts.say(Text(key, least=20, most=200, step=step), locale, plain=True)
        assert {"20", "200"} <= set(re.findall(r"\d+", said))
        assert (str(step) in re.findall(r"\d+", said)) is named
