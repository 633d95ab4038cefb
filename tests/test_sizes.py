"""Files and functions stay small enough to be read at once (design 2)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST_FILE, LONGEST_FUNCTION = 400, 60
SOURCES = sorted(file for folder in ("bot", "cogs", "games") for file in (ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("folder", ["bot", "cogs", "games"])
def test_no_file_is_too_long(folder: str) -> None:
    lengths = {str(file): len(file.read_text().splitlines()) for file in SOURCES if (ROOT / folder) in file.parents}
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("folder", ["bot", "cogs", "games"])
def test_no_function_is_too_long(folder: str) -> None:
    long = {}
    for file in SOURCES:
        if (ROOT / folder) not in file.parents:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
                length = node.end_lineno - node.lineno + 1
                if length > LONGEST_FUNCTION:
                    long[f"{file}:{node.lineno} {node.name}"] = length
    assert long == {}
