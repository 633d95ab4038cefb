"""Nobody is enrolled without a press of their own: no command that changes anything can even name somebody else."""

from collections.abc import Iterator
from typing import Any

from bot.sandbox import LocalDiscord
from tests.support.person import Person
from tests.support.reading import text_of
from tests.wire.house import House
from tests.wire.party import Party

USER, ROLE, MENTIONABLE = 6, 8, 9
"""Types of options with which a command can name people."""
ONLY_TELLING = {"stats"}
"""Commands that show something and change nothing."""


def _options(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for command in commands:
        yield from command.get("options", ())
        yield from _options(command.get("options", []))


async def test_no_command_names_a_person(house: House, local: LocalDiscord) -> None:
    assert house.app.client.is_ready()
    commands = local.services.commands.scope(None)
    options = list(_options([command for command in commands if command["name"] not in ONLY_TELLING]))
    assert len(options) > 10
    assert [option["name"] for option in options if option["type"] in {USER, ROLE, MENTIONABLE}] == []


async def test_whoever_pressed_nothing_sits_nowhere(house: House, ann: Person, bob: Person, minh: Person) -> None:
    """Everything that the others can do to a table is done; Minh only watches and types."""
    party = Party(house, ann, bob)
    await party.open(seats=3, computers=1, clock="off")
    await party.sit_and_start()
    match_id = party.match_id
    await ann.slash("match reset")
    for label in ("Deal again", "Yes: Deal again"):
        await ann.press(ann.ephemerals()[-1], label=label)
    await party.settle()
    await minh.slash("table")
    await minh.slash("hand")
    assert "không ngồi ở bàn nào" in text_of(minh.ephemerals()[-1])
    assert await house.app.edge.service.matches_of(int(minh.id)) == ()
    info = await house.app.edge.service.info(match_id)
    assert {sitter.user.id for sitter in info.sitters if sitter.user} == {int(ann.id), int(bob.id)}
