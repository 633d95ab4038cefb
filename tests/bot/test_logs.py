"""What an error leaves in the log, and what is never there."""

import json
import logging
import re
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog
from pydantic import SecretStr

from bot.logs import OURS, configure_logs
from bot.settings import Settings

SECRET = "token-or-hand"
CODE = re.compile(r"[0-9a-f]{8}")


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    loggers, configured = [logging.getLogger(name) for name in (None, *OURS)], structlog.get_config()
    before = [(logger.handlers[:], logger.level) for logger in loggers]
    yield
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.level = handlers, level
    structlog.configure(**configured)


def fail(hidden: str) -> None:
    raise ValueError(len(hidden))


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_no_values(form: Literal["text", "json"], capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings(_env_file=None, log_format=form))
    try:
        fail(SECRET)
    except ValueError:
        structlog.get_logger("bot.ours").exception("went wrong")
        logging.getLogger("theirs").exception("went wrong")
    logged = capsys.readouterr().err
    assert logged.count("went wrong") == 2
    assert logged.count("ValueError") >= 2
    assert SECRET not in logged


def test_every_error_has_a_code_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings(_env_file=None, log_format="json"))
    ours = structlog.get_logger("bot.ours")
    ours.error("of a press", reference="0badcafe")
    ours.error("of a task")
    ours.error("of a task")
    logging.getLogger("theirs").critical("of a library")
    ours.warning("nothing to look for")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    codes = [line.get("reference") for line in lines]
    assert codes[0] == "0badcafe"
    assert all(CODE.fullmatch(code) for code in codes[1:4])
    assert len(set(codes)) == 5
    assert codes[4] is None
    assert [line["level"] for line in lines] == ["error", "error", "error", "critical", "warning"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_libraries_are_heard_from_warnings_on(
    form: Literal["text", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    """At debug level aiosqlite logs every statement with all that is stored by it."""
    configure_logs(Settings(_env_file=None, log_level="debug", log_format=form))
    for library in ("aiosqlite", "discord.http", "sqlalchemy.engine", "asyncio"):
        logging.getLogger(library).info(SECRET)
        logging.getLogger(library).warning("heard")
    structlog.get_logger("bot.ours").debug("told")
    logged = capsys.readouterr().err
    assert SECRET not in logged
    assert (logged.count("heard"), logged.count("told")) == (4, 1)


@pytest.mark.parametrize("form", ["text", "json"])
def test_no_token_is_logged_whoever_logs_it(form: Literal["text", "json"], capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings(_env_file=None, token=SecretStr(SECRET), log_format=form))
    logging.getLogger("discord.http").warning(
        "%s %s responded with 429. Retrying.",
        "PATCH",
        f"https://discord.com/api/v10/webhooks/12345/aW50Lx-{SECRET[::-1]}/messages/@original",
    )
    structlog.get_logger("bot.ours").warning("odd", address=f"/interactions/99/aW50Lx-{SECRET[::-1]}/callback")
    structlog.get_logger("bot.ours").warning("odd", header=f"Bot {SECRET}")
    logged = capsys.readouterr().err
    assert "aW50Lx" not in logged
    assert SECRET not in logged
    assert "/webhooks/12345/…/messages/@original" in logged
    assert "/interactions/99/…/callback" in logged
