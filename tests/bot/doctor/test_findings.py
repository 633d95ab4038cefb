"""What is found when one thing is wrong, and what is not found when it is right."""

import os
import shutil
import sqlite3
from collections import namedtuple
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.doctor.findings import (
    LARGEST_SKEW,
    LEAST_FREE,
    MEGABYTE,
    Application,
    Finding,
    check_application,
    check_clock,
    check_database,
    check_disk,
    check_folder,
)
from bot.folder import DATABASE, locked
from bot.store import migrate
from bot.store.sql import open_store

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)
Usage = namedtuple("Usage", "total used free")


def keys(*findings: Finding) -> list[tuple[str, str]]:
    return [(finding.verdict, finding.text.key) for finding in findings]


def test_an_application_that_sends_its_commands_elsewhere() -> None:
    assert keys(*check_application(Application(None, code_grant=False))) == [("good", "doctor-application-good")]
    wrong = check_application(Application("https://example.org/interactions", code_grant=True))
    assert keys(*wrong) == [("bad", "doctor-endpoint-set"), ("bad", "doctor-grant-required")]


@pytest.mark.parametrize("sign", [1, -1])
def test_a_clock_that_is_off_either_way(sign: int) -> None:
    near = check_clock(NOON + sign * timedelta(seconds=LARGEST_SKEW), NOON)
    far = check_clock(NOON + sign * timedelta(seconds=90), NOON)
    assert keys(near, far) == [("good", "doctor-clock-good"), ("bad", "doctor-clock-off")]
    assert far.text.values["seconds"] == 90


def test_a_disk_that_is_nearly_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, wanted in ((LEAST_FREE, []), (LEAST_FREE - 1, [("warning", "doctor-disk-low")])):
        monkeypatch.setattr(shutil, "disk_usage", lambda _folder, free=free: Usage(0, 0, free * MEGABYTE))
        assert keys(*check_disk(tmp_path)) == wanted


async def test_a_database_of_this_program_of_an_older_and_of_a_newer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keys(*check_database(tmp_path)) == [("good", "doctor-database-none")]
    assert not (tmp_path / DATABASE).exists(), "a look makes nothing"
    await (await open_store(f"sqlite+aiosqlite:///{tmp_path / DATABASE}")).close()
    sound = ("good", "doctor-database-good")
    assert keys(*check_database(tmp_path)) == [sound, ("good", "doctor-schema-good")]
    newest = migrate.revisions()[0]
    for revision, wanted in (("0001", ("warning", "doctor-schema-older")), ("9999", ("bad", "doctor-schema-newer"))):
        with closing(sqlite3.connect(tmp_path / DATABASE)) as file, file:
            file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        assert keys(*check_database(tmp_path)) == [sound, wanted]
    assert newest not in ("0001", "9999")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("hello " * 1000)
    (found,) = check_database(tmp_path)
    assert keys(found) == [("bad", "doctor-database-damaged")]
    assert DATABASE in found.detail
    assert not found.text.values, "a moderator is told no path"


def test_a_folder_in_use_and_one_that_is_closed(tmp_path: Path) -> None:
    assert keys(*check_folder(tmp_path / "new")) == [("good", "doctor-folder-free")]
    with locked(tmp_path):
        assert keys(*check_folder(tmp_path)) == [("good", "doctor-folder-running")]
    (tmp_path / "file").write_text("")
    (closed,) = check_folder(tmp_path / "file" / "data")
    assert keys(closed) == [("bad", "doctor-folder-closed")]
    assert "file" in closed.detail
    assert sorted(os.listdir(tmp_path)) == ["file", "new"]  # noqa: PTH208 - names are compared
