"""One version, told the same everywhere."""

import re
import tomllib
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main
from bot.version import COMMIT, version

ROOT = Path(__file__).parents[2]


def test_the_commit_follows_where_it_is_known() -> None:
    assert version({}) == version({COMMIT: ""}) == __version__
    assert version({COMMIT: "4f0c2d91aa37b1f2"}) == f"{__version__}+4f0c2d91aa37"


def test_the_command_line_tells_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMMIT, "4f0c2d91aa37b1f2")
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Parlour {__version__}+4f0c2d91aa37\n"


def test_the_project_has_the_version_of_the_program() -> None:
    read = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert read["project"]["dynamic"] == ["version"]
    assert read["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "bot.__version__"}


def test_the_changelog_tells_what_it_brought() -> None:
    headings = re.findall(r"(?m)^## (.*)$", (ROOT / "CHANGELOG.md").read_text())
    assert headings[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(__version__)}\] - \d{{4}}-\d\d-\d\d", headings[1])
