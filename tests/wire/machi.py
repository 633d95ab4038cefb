"""Acting at a table of Machi Koro: on the table itself, in the private panel it opens, in the lobby's rules."""

from tests.support.person import Person
from tests.support.reading import button, selects, text_of
from tests.wire.party import Party

NEW = "machikoro new"
ROLL, ROLL_TWO = "🎲 Roll 1 die", "🎲🎲 Roll 2 dice"


async def rule(host: Person, option: str, value: str) -> None:
    """Set one rule in the lobby's panel."""
    await host.press(host.ephemerals()[-1], label="Change a rule")
    for chosen in (option, value):
        menu = selects(host.ephemerals()[-1])[0]
        await host.press(host.ephemerals()[-1], custom_id=menu["custom_id"], values=[chosen])


async def choose(party: Party, person: Person, value: str) -> None:
    """Choose in the newest private panel."""
    panel = person.ephemerals()[-1]
    await person.press(panel, custom_id=selects(panel)[0]["custom_id"], values=[value])
    await party.settle()


async def on_table(party: Party, person: Person, label: str) -> None:
    """Press a button of the table that changes it."""
    before = text_of(party.table)
    await person.press(party.table, custom_id=button(party.table, label)["custom_id"])
    await party.host.wait_for(lambda _: text_of(party.table) != before)
    await party.settle()


async def begin_with(party: Party, ruleset: str, **rules: str) -> None:
    """From the command to the first turn, with some rules changed in the lobby."""
    await party.open(NEW, ruleset=ruleset, seats=len(party.people), clock="off")
    await party.host.press(party.table, label="Rules")
    for option, value in rules.items():
        await rule(party.host, option, value)
    await party.sit_and_start()


async def shows(party: Party, words: str) -> None:
    """Wait until the table says so."""
    await party.host.wait_for(lambda _: words in text_of(party.table))
