"""RULES.md and the tests name the same rulings."""

import re
from pathlib import Path

import games.monopoly_deal

RULES = Path(games.monopoly_deal.__file__).parent / "RULES.md"


def _ruled() -> list[int]:
    return [int(number) for number in re.findall(r"^(\d+)\. ", RULES.read_text(encoding="utf-8"), re.MULTILINE)]


def _tested(pattern: str) -> set[int]:
    texts = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return {int(number) for text in texts for number in re.findall(pattern, text, re.MULTILINE)}


def test_every_ruling_is_written_down_once_in_order_of_its_section() -> None:
    assert sorted(_ruled()) == list(range(1, 99))


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    assert _tested(r"^def test_r(\d{3})_") == set(_ruled())


def test_every_scenario_has_a_test() -> None:
    expected = {
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43,
        44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80, 82, 83, 85,
        86, 88, 89, 91, 92,
    }  # fmt: skip
    assert _tested(r"^def test_t(\d{2})_") == expected


def test_every_statement_of_the_seed_has_a_test() -> None:
    assert _tested(r"^def test_s(\d{2})_") == set(range(5, 35))
