"""What only the operator can put right is told in words and by the exit status, not by a traceback."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.__main__ import main
from bot.commands.run import explained
from bot.errors import OperatorError
from bot.sandbox import LocalDiscord
from tests.support.fixtures import local

__all__ = ["local"]

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2.Gx-secret"
CLOSED = "http://127.0.0.1:1"
"""Where nothing listens."""


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(tmp_path / "data"))


def bot(*arguments: str, **settings: str) -> tuple[int, str]:
    """Exit status and standard error of a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PARLOUR_TOKEN": TOKEN, **settings}
    command = (sys.executable, "-W", "ignore", "-m", "bot", *arguments)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert TOKEN not in done.stderr
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "command", ["run", "migrate", "health", "backup copy", "restore copy", "doctor", "play --port 0"]
)
def test_every_command_that_reads_settings_says_which_is_wrong(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PARLOUR_LOBBY_MINUTES", TOKEN)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))  # of the local Discord that "play" starts
    assert main(command.split()) in {1, 2}
    said = "".join(capsys.readouterr())
    assert "PARLOUR_LOBBY_MINUTES: Input should be a valid integer" in said
    assert TOKEN not in said
    assert not list(tmp_path.iterdir()), "nothing was begun"


@pytest.mark.parametrize("command", ["run", "migrate"])
def test_a_data_folder_that_is_none(command: str, tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    folder = {"run": "data", "migrate": "data/below"}[command]
    status, said = bot(command, PARLOUR_DATA_FOLDER=folder)
    assert (status, said.splitlines()[0].split(": ")[0]) == (2, f"The data folder {tmp_path / folder} cannot be used")
    assert "PARLOUR_DATA_FOLDER" in said


def test_a_database_that_is_none(tmp_path: Path) -> None:
    database = tmp_path / "data" / "parlour.sqlite3"
    database.mkdir(parents=True)
    assert bot("migrate") == (2, "the database cannot be opened: see who may read and write the data folder\n")
    database.rmdir()
    database.write_text("no database")
    assert bot("migrate") == (2, "the file in the data folder is no database: put a backup back\n")
    status, said = bot("backup", "copy")
    assert (status, said) == (2, f"{database} cannot be copied: file is not a database.\n")
    assert not (tmp_path / "copy").exists()


def test_no_way_to_discord() -> None:
    status, said = bot("run", PARLOUR_API=CLOSED)
    assert status == 2
    (line,) = said.splitlines()
    assert line.startswith(f"Discord cannot be reached at {CLOSED} (")


async def test_a_token_that_discord_refuses(local: LocalDiscord) -> None:
    status, said = await asyncio.to_thread(bot, "run", PARLOUR_API=local.url)
    assert (status, said.splitlines()) == (
        2,
        ["Discord refused PARLOUR_TOKEN. Copy it again from the developer portal (Bot, Reset Token)."],
    )


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord.PrivilegedIntentsRequired(0), "Privileged Gateway Intents"),
        (
            discord.GatewayNotFound(),  # type: ignore[no-untyped-call]
            "cannot be reached at https://discord.com",
        ),
        (TimeoutError(), "(TimeoutError)"),
        (aiohttp.ServerDisconnectedError(), "(Server disconnected)"),
    ],
)
def test_what_else_ends_a_login(error: Exception, words: str) -> None:
    with pytest.raises(OperatorError) as told, explained(None):
        raise error
    assert words in str(told.value)


def test_a_fault_of_ours_keeps_its_traceback() -> None:
    with pytest.raises(ZeroDivisionError), explained(None):
        raise ZeroDivisionError


async def test_a_port_that_is_taken(local: LocalDiscord) -> None:
    port = local.url.rpartition(":")[2]
    for command in ("sandbox", "play"):
        status, said = await asyncio.to_thread(bot, command, "--port", port)
        assert status == 2
        assert f"Cannot listen on 127.0.0.1:{port}" in said
