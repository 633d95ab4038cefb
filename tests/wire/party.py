"""People around one table, of Monopoly Deal unless told otherwise: opening it, sitting down, playing on."""

from random import Random
from typing import Any

from tests.support.person import Person
from tests.support.reading import Json, text_of
from tests.wire.house import House
from tests.wire.player import Player, asked, control

LONGEST = 6000
"""Presses after which a match of random people is taken for endless."""
ENDED = ("🏆", "🏁")
"""What stands on the table of a match that is over: somebody won, or what everybody owns decided."""


class Party:
    """One table in #tables and those who sit at it, the host first."""

    def __init__(self, house: House, *people: Person) -> None:
        self.house = house
        self.people = people
        self.table_id = ""

    @property
    def host(self) -> Person:
        """Who opened the table."""
        return self.people[0]

    @property
    def table(self) -> Json:
        """The table's message as the host sees it."""
        return self.host.message(self.table_id)

    @property
    def match_id(self) -> str:
        """As in the ids of the table's buttons."""
        row = next(c for c in self.table["components"][0]["components"] if c["type"] == 1)
        return str(row["components"][0]["custom_id"]).split(":")[1]

    async def open(self, command: str = "deal new", **options: Any) -> None:
        """The host types the command."""
        answer = await self.host.slash(command, **options)
        assert answer["callback_type"] == 4, self.host.describe()
        self.table_id = self.host.messages()[-1]["id"]

    async def sit_and_start(self) -> None:
        """The others join, the host starts, every hand arrives."""
        for person in self.people[1:]:
            await person.refresh()
            table = person.message(self.table_id)
            await person.press(table, custom_id=control(table, "join"))
            await self.settle()
        await self.host.press(self.table, custom_id=control(self.table, "start"))
        await self.settle()

    async def settle(self) -> None:
        """Everything is painted and seen."""
        await self.house.settle(*self.people)

    async def idle(self) -> None:
        """Nobody acts until whoever is asked has been called, also whoever started a moment ago."""
        self.house.let_idle(self.match_id)
        await self.settle()

    async def begin(self, command: str = "deal new", **options: Any) -> None:
        """From the command to the first turn."""
        await self.open(command, **options)
        await self.sit_and_start()

    async def play_on(self, rng: Random, presses: int = LONGEST, kind: type[Player] = Player) -> bool:
        """Let whoever the table asks press something, so many times; whether the match is over."""
        players = {person.me["global_name"]: kind(person, rng) for person in self.people}
        for _ in range(presses):
            await self.host.wait_for(lambda _: self.over or set(asked(self.table)) & players.keys())
            if self.over:
                return True
            names = [name for name in asked(self.table) if name in players]
            await players[names[rng.randrange(len(names))]].press_something(self.table)
            await self.settle()
        return self.over

    @property
    def over(self) -> bool:
        """Whether the table says that the match has ended."""
        return any(sign in text_of(self.table) for sign in ENDED)

    async def by_seat(self) -> list[Person]:
        """The people in the order of the seats they drew."""
        info = await self.house.app.edge.service.info(self.match_id)
        people = {int(person.id): person for person in self.people}
        return [people[sitter.user.id] for sitter in info.sitters if sitter.user is not None]
