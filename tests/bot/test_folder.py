"""A data folder belongs to one process."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.folder import FolderInUseError, locked

HOLD = """
import sys
from pathlib import Path
from bot.__main__ import main
from bot.folder import locked
with locked(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_folder_is_free_again_after_its_use(tmp_path: Path) -> None:
    for _ in range(2):
        with locked(tmp_path):
            with pytest.raises(FolderInUseError), locked(tmp_path):
                pytest.fail("two at once")
            assert not list(tmp_path.iterdir()), "nothing is left behind that a later start could trip over"


def test_the_lock_of_another_process_names_the_folder_and_dies_with_it(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(FolderInUseError) as refusal, locked(tmp_path):
            pytest.fail("two at once")
        assert str(tmp_path) in str(refusal.value)
        assert "PARLOUR_DATA_FOLDER" in str(refusal.value)
        other.kill()
        other.wait()
        with locked(tmp_path):
            pass


def test_a_migration_beside_a_running_bot_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with locked(tmp_path):
        assert main(["migrate"]) == 2
    said = capsys.readouterr().err
    assert str(tmp_path) in said
    assert "Traceback" not in said
    assert main(["migrate"]) == 0
    assert (tmp_path / "parlour.sqlite3").exists()
