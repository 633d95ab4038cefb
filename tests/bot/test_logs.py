"""What an error leaves in the log."""

import logging
from collections.abc import Iterator
from typing import Literal

import pytest
import structlog

from bot.logs import configure_logs
from bot.settings import Settings

SECRET = "token-or-hand"


@pytest.fixture
def _restored() -> Iterator[None]:
    root, discord, configured = logging.getLogger(), logging.getLogger("discord"), structlog.get_config()
    before = root.handlers[:], root.level, discord.level
    yield
    root.handlers[:], root.level, discord.level = before
    structlog.configure(**configured)


def fail(hidden: str) -> None:
    raise ValueError(len(hidden))


@pytest.mark.usefixtures("_restored")
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_traceback_shows_no_values(form: Literal["text", "json"], capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs(Settings(_env_file=None, log_format=form))
    try:
        fail(SECRET)
    except ValueError:
        structlog.get_logger("ours").exception("went wrong")
        logging.getLogger("theirs").exception("went wrong")
    logged = capsys.readouterr().err
    assert logged.count("went wrong") == 2
    assert logged.count("ValueError") >= 2
    assert SECRET not in logged
