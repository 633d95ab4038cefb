"""Whatever single value of a log is changed, verifying does not pass: every value follows from others, or is sealed."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches.logfile import LogFile, Unreadable, read, write
from bot.matches.verifying import Differs, verify
from bot.store.sql import open_store
from tests.bot.matches.kit import GAMES, World
from tests.bot.matches.logs import Path, altered, called_off, eventful, flip, leaves, rolled

FREE = ("at", "by")
"""Of a step: when it was and what a moderator is called. Nothing in the log follows from them."""


async def _built(made: Callable[[World], Awaitable[LogFile]]) -> LogFile:
    async with await open_store("sqlite+aiosqlite://") as store:
        return await made(World(store))


@pytest.fixture(scope="module")
def logs() -> Mapping[str, LogFile]:
    return {made.__name__: asyncio.run(_built(made)) for made in (eventful, called_off, rolled)}


def _passes(file: LogFile, path: Path, seal: bool) -> bool:
    """Whether the file with the value at the path flipped is called verified."""
    try:
        changed = altered(file, lambda raw: flip(raw, path), seal)
        return verify(read(write(changed)), GAMES).judged
    except (Differs, Unreadable, msgspec.ValidationError):  # the last: what `read` would have called unreadable
        return False


def _is_free(file: LogFile, path: Path) -> bool:
    """Names, times, who called the match off; and options, which show only where they matter."""
    match path:
        case ("match" | "checksum",) | ("seats" | "options", *_):
            return True
        case ("steps", int(version), str(name)):
            return name in FREE or (name == "seat" and file.steps[version]["kind"] == "cancelled")
        case ("steps", int(version), "command", "seat"):
            return str(file.steps[version]["command"]["type"]) == "Mark"  # by either seat: another story as true
    return False


def _leaves(file: LogFile) -> list[Path]:
    return list(leaves(msgspec.to_builtins(file)))


@pytest.mark.parametrize("log", ["called_off", "rolled"])
def test_every_value_of_a_short_log_is_checked(logs: Mapping[str, LogFile], log: str) -> None:
    file = logs[log]
    assert verify(file, GAMES).judged
    for path in _leaves(file):
        assert not _passes(file, path, seal=False), path
        assert _is_free(file, path) or not _passes(file, path, seal=True), path


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_value_of_a_long_log_is_checked(logs: Mapping[str, LogFile], data: st.DataObject) -> None:
    file = logs["eventful"]
    path = data.draw(st.sampled_from(_leaves(file)))
    assert not _passes(file, path, seal=False)
    assert _is_free(file, path) or not _passes(file, path, seal=True)
