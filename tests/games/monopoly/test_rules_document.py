"""RULES.md and the tests name the same rulings and statements."""

import re
from pathlib import Path

import games.monopoly

RULES = Path(games.monopoly.__file__).parent / "RULES.md"
SCENARIOS = {
    1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40, 41, 43, 46,
    47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 68, 70,
}  # fmt: skip
"""Those of section C that a game can show; 44, 65, 67 and 71 are the bot's."""
PAPER = {"H": {1, 5, 6, 7}, "V": {2, 3, 6, 8}}
"""Statements about paper, pieces, a box and a banker."""
LAST = {"R": 142, "I": 12, "H": 68, "V": 40}


def _ruled(letter: str) -> list[int]:
    found = re.findall(rf"^- {letter}(\d+)\. ", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    return [int(number) for number in found]


def _tested(pattern: str) -> set[int]:
    texts = (path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    return {int(number) for text in texts for number in re.findall(pattern, text, re.MULTILINE)}


def test_every_ruling_and_statement_is_written_down_once() -> None:
    for letter, last in LAST.items():
        assert _ruled(letter) == [number for number in range(1, last + 1) if number not in PAPER.get(letter, ())]


def test_every_ruling_has_a_test_and_every_test_a_ruling() -> None:
    assert _tested(r"^def test_r(\d{3})_") == set(_ruled("R"))
    assert _tested(r"^def test_i(\d{2})_") == set(_ruled("I"))


def test_every_statement_of_the_sheets_has_a_test() -> None:
    assert _tested(r"^def test_h(\d{2})_") == set(_ruled("H"))
    assert _tested(r"^def test_v(\d{2})_") == set(_ruled("V"))


def test_every_scenario_has_a_test() -> None:
    assert _tested(r"^def test_t(\d{2})_") == SCENARIOS
