"""A table of Monopoly Deal for two whose clock only the test moves."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.sandbox import LocalDiscord
from tests.support.clocks import HandClock
from tests.support.person import Person
from tests.support.reading import is_ephemeral, text_of
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.rigged import rigged

CLOCK = timedelta(milliseconds=1)
HANDS = (
    ("money_1_1", "money_1_2", "money_1_3", "money_1_4", "money_1_5"),
    ("money_2_2", "money_3_1", "money_4_1", "money_3_2", "money_2_1"),
)


class Clocked:
    """A table for two with a clock that only the test moves."""

    def __init__(self, house: House, clock: HandClock, *people: Person) -> None:
        self.house, self.clock = house, clock
        self.party = Party(house, *people)
        self.match_id = ""

    async def begin(self, **options: str) -> None:
        """From the command to the first turn."""
        await self.party.begin(preset="classic", **options)
        self.match_id = self.party.match_id

    async def pass_seconds(self, seconds: float) -> None:
        """Time passes; whatever is due is played, whoever is to be called is called."""
        self.clock.pass_seconds(seconds)
        app = self.house.app
        due = await app.timers.run_due()
        while due <= self.clock.at:
            due = await app.timers.run_due()
        app.edge.painter.changed(self.match_id)
        await self.find_table()

    async def find_table(self) -> None:
        """Everything is painted; the table may have been sent anew."""
        await self.party.settle()
        table = await self.house.app.edge.painter.surfaces.get(self.match_id, "table")
        assert table is not None
        self.party.table_id = str(table.message_id)

    async def by_turn(self) -> tuple[Person, Person]:
        """Whoever is asked, and the other."""
        snapshot = await self.house.app.edge.service.snapshot(self.match_id)
        asked = next(ask.seat for ask in snapshot.asks if ask.required)
        people = await self.party.by_seat()
        return people[asked], people[1 - asked]

    def calls(self) -> list[str]:
        """What was said in the channel beside the table and to nobody alone."""
        table = self.party.table_id
        shown = [m for m in self.party.host.messages() if not is_ephemeral(m) and m["id"] != table]
        return [text_of(message) for message in shown]


@pytest.fixture
async def clocked(local: LocalDiscord, tmp_path: Path, ann: Person, bob: Person) -> AsyncIterator[Clocked]:
    clock = HandClock(CLOCK)
    house = House(local, tmp_path, rigged(HANDS), clock=clock)
    await house.open()
    yield Clocked(house, clock, ann, bob)
    await house.close()
