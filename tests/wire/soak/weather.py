"""Everything that goes wrong on a bad day, each begun at random and put right by `calm`."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

from bot.sandbox import LocalDiscord
from bot.sandbox.control_settings import set_bot_permissions
from bot.sandbox.faults import HttpFault
from bot.sandbox.permissions import BOT_DEFAULT, Permission
from tests.support.person import Person, RefusedError
from tests.support.reading import is_ephemeral
from tests.wire.test_storage import database_held

CHANNEL = "tables"
NO_VIEW = BOT_DEFAULT & ~int(Permission.VIEW_CHANNEL)
MESSAGES, CALLBACK = "/messages", "/callback$"
UNKNOWN_INTERACTION = 10062
HELD_SECONDS = (0.2, 2.0)
"""How long another program keeps the database; the longest waits that the bot is made for are tested elsewhere."""


@dataclass(slots=True)
class Sky:
    """Where the weather happens: the local Discord, those who play there, and the bot's data folder."""

    local: LocalDiscord
    people: list[Person]
    folder: Path
    rng: Random

    def fault(self, route: str, status: int | None, *, done: bool = False, seconds: float = 0.0, code: int = 0) -> None:
        """The next one or two calls of a route fail."""
        times = self.rng.randint(1, 2)
        when = "after" if done else "before"
        fault = HttpFault(route, ".*", status, times, when, delay=seconds, code=code, retry_after=0.2)  # type: ignore[arg-type]
        self.local.faults.add(fault)


Mishap: TypeAlias = Callable[[Sky], Awaitable[None]]


async def too_many_calls(sky: Sky) -> None:
    """429 for the messages of a channel."""
    sky.fault(MESSAGES, 429)


async def outage(sky: Sky) -> None:
    """502, and nothing was done."""
    sky.fault(MESSAGES, 502)


async def lost_answer(sky: Sky) -> None:
    """502, though the message was created or edited."""
    sky.fault(MESSAGES, 502, done=True)


async def slow_calls(sky: Sky) -> None:
    """Messages take their time."""
    sky.fault(MESSAGES, None, seconds=sky.rng.uniform(0.05, 0.5))


async def slow_answer(sky: Sky) -> None:
    """An answer to a press takes its time."""
    sky.fault(CALLBACK, None, seconds=sky.rng.uniform(0.05, 0.5))


async def deleted_message(sky: Sky) -> None:
    """A moderator deletes something the bot wrote in the channel."""
    moderator = sky.people[0]
    shown = [message for message in moderator.messages(CHANNEL) if not is_ephemeral(message)]
    if shown:
        try:
            await moderator.delete(sky.rng.choice(shown))
        except RefusedError:
            return  # gone already


async def closed_dm(sky: Sky) -> None:
    """Somebody does not take direct messages any more."""
    await sky.rng.choice(sky.people).configure(dms_open=False)


async def hidden_channel(sky: Sky) -> None:
    """The bot does not see the channel any more."""
    await set_bot_permissions(sky.local.services, sky.people[0].channel_id(CHANNEL), NO_VIEW)


async def held_database(sky: Sky) -> None:
    """Another program writes into the database and takes its time."""
    with database_held(sky.folder):
        await asyncio.sleep(sky.rng.uniform(*HELD_SECONDS))


async def dropped_gateway(sky: Sky) -> None:
    """The socket breaks; the bot resumes."""
    await sky.local.faults.drop_socket()


async def lost_session(sky: Sky) -> None:
    """The socket breaks for good; the bot identifies anew."""
    await sky.local.faults.drop_socket(resumable=False)


async def invalid_session(sky: Sky) -> None:
    """INVALID_SESSION."""
    await sky.local.faults.invalid_session(resumable=sky.rng.random() < 0.5)


async def asked_to_reconnect(sky: Sky) -> None:
    """RECONNECT."""
    await sky.local.faults.reconnect()


async def unknown_interaction(sky: Sky) -> None:
    """An answer comes too late for Discord."""
    sky.fault(CALLBACK, 404, code=UNKNOWN_INTERACTION)


async def failed_answer(sky: Sky) -> None:
    """502 for an answer to a press."""
    sky.fault(CALLBACK, 502, done=sky.rng.random() < 0.5)


HARMLESS: tuple[Mishap, ...] = (
    *(too_many_calls, outage, lost_answer, slow_calls, slow_answer),
    *(deleted_message, closed_dm, hidden_channel, held_database),
)
"""During these every press is answered."""
DEAFENING: tuple[Mishap, ...] = (
    *(dropped_gateway, lost_session, invalid_session, asked_to_reconnect),
    *(unknown_interaction, failed_answer),
)
"""During these Discord does not tell the bot of a press, or does not take the answer."""


async def calm(sky: Sky) -> None:
    """The end of all of it."""
    sky.local.faults.clear()
    await set_bot_permissions(sky.local.services, sky.people[0].channel_id(CHANNEL), BOT_DEFAULT)
    for person in sky.people:
        await person.configure(dms_open=True)
        await person.refresh()
