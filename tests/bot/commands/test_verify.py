import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.matches.logfile import LogFile, write
from games.registry import rulesets
from tests.bot.matches.logs import Json, altered, simulated


@pytest.fixture(scope="module")
def log() -> LogFile:
    return simulated(rulesets()["monopoly_deal"], "quick", "random", 2)


def _file(tmp_path: Path, log: LogFile) -> str:
    path = tmp_path / "log.json"
    path.write_bytes(write(log))
    return str(path)


def test_a_log_as_it_was_is_verified(tmp_path: Path, log: LogFile, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", _file(tmp_path, log)]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"verified: {len(log.steps)} steps, ")
    assert log.commitment in said


def test_the_first_step_that_differs_is_named(tmp_path: Path, log: LogFile, capsys: pytest.CaptureFixture[str]) -> None:
    def change(raw: Json) -> None:
        raw["steps"][4]["command"]["seat"] += 1

    assert main(["verify", _file(tmp_path, altered(log, change))]) == 1
    assert capsys.readouterr().out.startswith("not verified: step 4: ")


def test_another_revision_is_not_judged(tmp_path: Path, log: LogFile, capsys: pytest.CaptureFixture[str]) -> None:
    def change(raw: Json) -> None:
        raw["revision"] += 1

    assert main(["verify", _file(tmp_path, altered(log, change))]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"not judged: the match was played by revision {log.revision + 1} of monopoly_deal")
    assert f"{len(log.steps)} steps" in said


def test_what_cannot_be_read_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture.json").write_bytes(b"\x89PNG")
    for name, why in (("picture.json", "not JSON"), ("gone.json", "No such file"), (".", "directory")):
        assert main(["verify", str(tmp_path / name)]) == 2
        assert why in capsys.readouterr().err


def test_neither_the_database_nor_discord_is_needed() -> None:
    code = (
        "import sys, bot.commands.verify; sys.exit(bool({'sqlalchemy', 'aiosqlite', 'discord'} & sys.modules.keys()))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
