"""Tables of Monopoly Deal on their first turn, with cards that are known."""

from collections.abc import Sequence

from tests.support.person import Person
from tests.wire.house import OpenHouse
from tests.wire.party import Party
from tests.wire.rigged import rigged

DEBT = (
    ("debt_collector_1", "just_say_no_1", "money_1_1", "money_1_2", "money_1_3"),
    ("just_say_no_2", "money_2_1", "money_2_2", "money_3_1", "money_4_1"),
)
BIRTHDAY = (
    ("birthday_1", "just_say_no_1", "money_1_1", "money_1_2", "money_1_3"),
    ("just_say_no_2", "money_2_1", "money_2_2", "money_3_1", "money_4_1"),
    ("money_2_3", "money_2_4", "money_2_5", "money_3_2", "money_4_2"),
)
THEN = ("money_5_1", "money_5_2")
"""What the first player draws."""


async def dealt(
    open_house: OpenHouse,
    hands: Sequence[Sequence[str]],
    *people: Person,
    then: Sequence[str] = THEN,
    clock: str = "off",
    locale: str | None = "en-US",
) -> tuple[Party, list[Person]]:
    """A table that has begun, and its people in seat order; `locale` is what they read, None their own."""
    for person in people:
        if locale is not None:
            await person.configure(locale=locale)
    party = Party(await open_house(rigged(hands, then)), *people)
    await party.begin(clock=clock, preset="classic")
    return party, await party.by_seat()
