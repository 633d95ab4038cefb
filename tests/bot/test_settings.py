"""`.env.example` and the settings name the same fields, with the same words and defaults."""

import re
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from bot.settings import Settings

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"(?P<words>(?:# (?!PARLOUR_|---).+\n)+)(?P<off># )?PARLOUR_(?P<name>[A-Z_]+)=(?P<value>.*)\n")


def documented() -> dict[str, re.Match[str]]:
    return {m["name"].lower(): m for m in LINE.finditer((ROOT / ".env.example").read_text())}


def test_every_field_is_in_the_example_and_nothing_else() -> None:
    assert list(documented()) == list(Settings.model_fields)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_the_example_says_what_the_field_says(name: str) -> None:
    field, line = Settings.model_fields[name], documented()[name]
    words = " ".join(part.removeprefix("# ") for part in line["words"].strip().split("\n"))
    assert field.description is not None
    assert words.startswith(field.description)
    assert line["value"] == ("" if field.default is None else str(field.default))
    for choice in get_args(field.annotation):
        if isinstance(choice, str):
            assert choice in words


def test_a_misspelt_setting_is_refused() -> None:
    with pytest.raises(ValidationError):
        Settings(_env_file=None, tokn="x")  # type: ignore[call-arg]


def test_a_setting_left_empty_is_one_not_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a copy of the example in which nothing but the `#` was taken away."""
    monkeypatch.chdir(tmp_path)
    empty = [f"PARLOUR_{name.upper()}=\n" for name in Settings.model_fields]
    (tmp_path / ".env").write_text("".join(empty))
    assert Settings() == Settings(_env_file=None)
    assert Settings().token is None
