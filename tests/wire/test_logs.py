"""The log of a bot that is played on and has its troubles, at its most talkative."""

import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import structlog
from pydantic import SecretStr

from bot.folder import DATABASE
from bot.logs import OURS, configure_logs
from bot.matches.model import User
from bot.sandbox import LocalDiscord
from bot.settings import Settings
from bot.version import version
from tests.bot.text.wording import ISOLATES
from tests.support.person import Person
from tests.support.reading import Json, text_of
from tests.wire.house import House
from tests.wire.mishaps import fail
from tests.wire.party import Party

CARD = re.compile(rb'"([a-z_]+_\d(?:_\d+)?)"')
NAMED = re.compile(r"\*\*([0-9a-f]{8})\*\*")
LEAST = 12
"""Characters of a line of a message that make it one of a kind."""


@pytest.fixture
def log(local: LocalDiscord) -> Iterator[io.StringIO]:
    """Everything that is logged, in JSON."""
    loggers, configured = [logging.getLogger(name) for name in (None, *OURS)], structlog.get_config()
    before = [(logger.handlers[:], logger.level) for logger in loggers]
    configure_logs(Settings(_env_file=None, token=SecretStr(local.token), log_level="debug", log_format="json"))
    written = io.StringIO()
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written)
    yield written
    for logger, (handlers, level) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.level = handlers, level
    structlog.configure(**configured)


def private_lines(*people: Person) -> set[str]:
    """Every line of every direct message they have ever seen."""
    shown: list[Json] = [
        event["message"]
        for person in people
        for event in person.events
        if event["type"] == "message" and event["message"]["channel_id"] == person.channel_id("dm")
    ]
    lines = {line.strip() for message in shown for line in ISOLATES.sub("", text_of(message)).splitlines()}
    return {line for line in lines if len(line) >= LEAST}


async def test_nothing_private_is_in_any_line(
    log: io.StringIO, local: LocalDiscord, house: House, ann: Person, bob: Person, tmp_path: Path
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    assert not await party.play_on(Random(3), presses=10)
    fail(local, "PATCH", "/channels/.*/messages", 429)
    assert not await party.play_on(Random(4), presses=10)
    fail(local, "(PATCH|POST)", "/channels/.*/messages", 400, 50035, times=9)  # nothing can be painted
    await house.app.edge.service.moderation.deal_again(party.match_id, User(1, "Moderator", "en-US"), 1)
    await party.settle()
    with closing(sqlite3.connect(tmp_path / DATABASE)) as file:
        (dealt,) = file.execute("SELECT body FROM steps WHERE version = 0").fetchone()
        (secret,) = file.execute("SELECT host_secret FROM secrets").fetchone()
        file.execute("ALTER TABLE sitters RENAME TO lost")  # a fault that nobody foresaw, of a write with a name in it
    await ann.slash("deal new")
    named = NAMED.search(text_of(ann.ephemerals()[-1]))
    assert named, "the private answer names the code"

    said = log.getvalue()
    lines = [json.loads(line) for line in said.splitlines()]
    (failed,) = [line for line in lines if line["event"] == "press failed"]
    assert failed["reference"] == named[1]
    assert "no such table" in failed["exception"]
    assert [line["version"] for line in lines if line["event"] == "ready"] == [version()]
    assert {"ready", "work failed", "press failed"} <= {line["event"] for line in lines}
    assert all(line["reference"] for line in lines if line["level"] == "error")
    cards, private = {card.decode() for card in CARD.findall(dealt)}, private_lines(ann, bob)
    assert len(cards) > 50
    assert len(private) > 5
    assert [card for card in cards if card in said] == []
    assert [line for line in private if line in ISOLATES.sub("", said)] == []
    for hidden in (local.token, secret.hex(), str(secret), ann.me["global_name"], bob.me["global_name"]):
        assert hidden not in said
