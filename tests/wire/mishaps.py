"""Bad days at a table: faults of single calls, and a table of two at which the cards are known."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from bot.sandbox import LocalDiscord
from bot.sandbox.faults import HttpFault
from bot.sandbox.request_log import LoggedRequest
from tests.support.patience import PATIENCE, give_up_waiting
from tests.support.person import Person
from tests.support.reading import is_ephemeral, text_of
from tests.wire.dealt import dealt
from tests.wire.house import OpenHouse
from tests.wire.party import Party
from tests.wire.process import until

HANDS = (
    ("debt_collector_1", "money_1_1", "money_2_1", "money_3_1", "money_4_1"),
    ("money_1_2", "money_2_2", "money_3_2", "money_4_2", "debt_collector_2"),
)
THEN = ("money_5_1", "money_5_2")
CALLBACK = "/callback$"
UNKNOWN_INTERACTION = 10062
T = TypeVar("T")


async def table_of_two(open_house: OpenHouse, *people: Person) -> tuple[Party, Person, Person]:
    """A match without a clock on its first turn, and its people in seat order: nobody has a No."""
    party, (first, second) = await dealt(open_house, HANDS, *people, then=THEN)
    return party, first, second


def messages_in(person: Person, channel: str) -> str:
    """The route of a channel's messages, as a pattern for faults."""
    return f"/channels/{person.channel_id(channel)}/messages"


def fail(
    local: LocalDiscord, method: str, route: str, status: int, code: int = 0, times: int = 1, *, done: bool = False
) -> None:
    """The next calls fail; `done`: they do what they should, and only the answer is lost."""
    local.faults.add(
        HttpFault(route, method, status, times, "after" if done else "before", code=code, retry_after=0.05)
    )


@dataclass(frozen=True)
class Hold:
    """A call that hangs until it is let go."""

    fault: HttpFault
    event: asyncio.Event

    async def met(self) -> None:
        """Wait until the call has come."""
        await until(lambda: not self.fault.times)

    def let_go(self) -> None:
        """It goes on."""
        self.event.set()


def hold(local: LocalDiscord, method: str, route: str) -> Hold:
    """The next call hangs."""
    event = asyncio.Event()
    fault = HttpFault(route, method, None, until=event)
    local.faults.add(fault)
    return Hold(fault, event)


async def too_late(local: LocalDiscord, act: Awaitable[T]) -> T:
    """What an act comes to whose answer Discord does not take any more (10062)."""
    known = len(calls(local, "POST", "/callback"))
    fail(local, "POST", CALLBACK, 404, UNKNOWN_INTERACTION)
    acting = asyncio.ensure_future(act)
    await until(lambda: len(calls(local, "POST", "/callback")) > known)
    give_up_waiting(local)
    return await acting


def calls(local: LocalDiscord, method: str, path: str) -> list[LoggedRequest]:
    """What the bot has called, oldest first; `method` "" stands for all."""
    return [request for request in local.requests if method in {"", request.method} and path in request.path]


def public(person: Person, channel: str = "tables") -> list[str]:
    """The texts everybody sees in a channel, without the calls for people."""
    seen = [text_of(message) for message in person.messages(channel) if not is_ephemeral(message)]
    return [text for text in seen if " is waiting." not in text]


async def shown(people: tuple[Person, ...], seen: Callable[[], object]) -> None:
    """Wait until what one of them has been shown makes it true."""
    for person in people:
        await person.wait_for(lambda _: seen() or None)


async def come_true(person: Person, moment: Callable[[], object]) -> None:
    """Wait for something nobody is told about, looking at it again after each round trip of the person."""
    async with asyncio.timeout(PATIENCE):
        while not moment():
            await person.refresh()
