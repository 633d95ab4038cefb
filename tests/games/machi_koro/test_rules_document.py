"""RULES.md and the tests name the same rulings and statements."""

import re
from pathlib import Path

import games.machi_koro

RULES = Path(games.machi_koro.__file__).parent / "RULES.md"
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 44,
    46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74, 76, 77, 79, 80, 82, 83, 85,
}  # fmt: skip
"""Those of section C."""
RULINGS = {
    *range(1, 12), 20, 21, *range(30, 41), *range(50, 61), *range(70, 78), *range(80, 90), *range(100, 114),
    *range(120, 128), *range(140, 151),
}  # fmt: skip
"""Those of section B; R149 and R150 are ours."""


def _ruled(letter: str) -> list[int]:
    found = re.findall(rf"^- {letter}(\d+)\. ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return [int(number) for number in found]


def _tested(pattern: str) -> set[int]:
    texts = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return {int(number) for text in texts for number in re.findall(pattern, text, re.MULTILINE)}


def test_every_ruling_is_written_down_once() -> None:
    assert sorted(_ruled("R")) == sorted(RULINGS)


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    assert _tested(r"^def test_r(\d{3})_") == set(_ruled("R"))


def test_every_statement_of_the_sheets_is_written_down_and_tested() -> None:
    assert _ruled("K") == list(range(1, 34))
    assert _ruled("V") == list(range(1, 26))
    assert _tested(r"^def test_k(\d{2})_") == set(_ruled("K"))
    assert _tested(r"^def test_v(\d{2})_") == set(_ruled("V"))


def test_every_scenario_has_a_test() -> None:
    assert _tested(r"^def test_t(\d{2})_") == SCENARIOS
