"""`python -m bot doctor` against a local Discord: what it prints, and its status."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.folder import locked
from bot.sandbox import LocalDiscord
from bot.sandbox.faults import HttpFault
from tests.support.fixtures import local

__all__ = ["local"]


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PARLOUR_DATA_FOLDER", str(tmp_path / "data"))


@pytest.fixture
def at_local(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> LocalDiscord:
    """Settings that name the local Discord and its bot."""
    monkeypatch.setenv("PARLOUR_API", local.url)
    monkeypatch.setenv("PARLOUR_TOKEN", local.token)
    return local


async def told(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status = await asyncio.to_thread(main, ["doctor"])
    return status, capsys.readouterr().out


async def test_all_is_well(at_local: LocalDiscord, capsys: pytest.CaptureFixture[str]) -> None:
    assert await asyncio.to_thread(main, ["migrate"]) == 0
    status, said = await told(capsys)
    assert status == 0
    assert {line[:4] for line in said.splitlines()} == {"ok  "}
    for topic in ("Token: logged in as Parlour", "Intents", "Application", "Clock: agrees", "Data folder", "Schema"):
        assert topic in said
    link = f"client_id={at_local.world.application.id}&scope=bot+applications.commands&permissions=35840"
    assert link in said
    assert at_local.token not in said
    assert "*" not in said
    assert "`" not in said


async def test_before_the_first_start_and_while_a_bot_runs(
    at_local: LocalDiscord, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert at_local.url
    assert "the first start makes it" in (await told(capsys))[1]
    with locked(tmp_path / "data"):
        status, said = await told(capsys)
    assert status == 0
    assert "a bot runs on it now" in said


async def test_a_token_that_is_refused(
    at_local: LocalDiscord, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_TOKEN", at_local.token[::-1])
    status, said = await told(capsys)
    assert status == 1
    assert "BAD   Token: Discord refuses it. In the developer portal open Bot, press Reset Token" in said
    assert "Data folder" in said, "the rest is checked all the same"


async def test_no_token(capsys: pytest.CaptureFixture[str]) -> None:
    status, said = await told(capsys)
    assert status == 1
    assert "PARLOUR_TOKEN is not set" in said


async def test_a_discord_that_fails_or_is_not_there(at_local: LocalDiscord, capsys: pytest.CaptureFixture[str]) -> None:
    at_local.faults.add(HttpFault("/users/@me", status=503))
    status, said = await told(capsys)
    assert (status, "does not answer" in said, "status 503" in said) == (1, True, True)
    await at_local.stop()
    status, said = await told(capsys)
    assert (status, "does not answer" in said) == (1, True)
    assert at_local.token not in said


async def test_a_setting_that_is_wrong(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LOBBY_MINUTES", "soon")
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "loud")
    status, said = await told(capsys)
    assert status == 1
    assert "PARLOUR_LOBBY_MINUTES: " in said
    assert "PARLOUR_LOG_LEVEL: " in said
