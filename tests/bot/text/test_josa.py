"""Particles of Korean: the form follows the sound the word ends in (Korean orthography, rules for 조사)."""

import pytest

from bot.text.josa import particle


@pytest.mark.parametrize(
    ("word", "forms", "expected"),
    [
        ("집", "이/가", "이"),
        ("카드", "이/가", "가"),
        ("집", "을/를", "을"),
        ("카드", "을/를", "를"),
        ("집", "은/는", "은"),
        ("카드", "과/와", "와"),
        # ㄹ takes the short form of 으로, and counts as a consonant elsewhere
        ("호텔", "으로/로", "로"),
        ("호텔", "을/를", "을"),
        ("집", "으로/로", "으로"),
        ("카드", "으로/로", "로"),
        # digits as they are read
        ("1", "으로/로", "로"),
        ("3", "이/가", "이"),
        ("10", "을/를", "을"),
        ("2", "이/가", "가"),
        ("15", "은/는", "는"),
        ("6", "으로/로", "으로"),
        ("7", "으로/로", "로"),
        # units and letters by their names: em, el, bi
        ("5M", "을/를", "을"),
        ("B", "은/는", "는"),
        ("URL", "이/가", "이"),
        # names in Latin letters, roughly as Koreans say them
        ("Ann", "이/가", "이"),
        ("Bob", "이/가", "이"),
        ("Jack", "을/를", "을"),
        ("Kate", "은/는", "는"),
        ("Mike", "이/가", "가"),
        ("Paul", "으로/로", "로"),
        ("Young", "이/가", "이"),
        ("Peter", "은/는", "는"),
        ("Scott", "이/가", "이"),
        # Vietnamese and Greek letters
        ("Minh", "이/가", "가"),
        ("Tuấn", "이/가", "이"),
        ("Ελένη", "은/는", "는"),
        ("Στέλιος", "이/가", "가"),
        ("Ιάσων", "이/가", "이"),
        # brackets, marks and emoji are not read
        ("딜 브레이커(Deal Breaker)", "을/를", "를"),
        ("호텔 (4M)", "을/를", "을"),
        ("**집**", "이/가", "이"),
        ("`카드`", "이/가", "가"),
        ("‘집’", "을/를", "을"),
        ("집 🏠", "을/를", "을"),
        ("카드 🏷️", "을/를", "를"),
        ("\u2068집\u2069", "을/를", "을"),
        ("집\\_", "이/가", "이"),
        ("(집)", "이/가", "이"),
        # nobody knows: both
        ("🔥", "이/가", "이(가)"),
        ("", "을/를", "을(를)"),
        ("李", "은/는", "은(는)"),
        ("<@123456>", "으로/로", "(으)로"),
        ("דנה", "과/와", "와(과)"),
    ],
)
def test_particle(word: str, forms: str, expected: str) -> None:
    assert particle(word, forms) == expected
