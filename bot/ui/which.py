"""Which match or game a command means: asked by a menu, whose choice carries the command out with that option."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, TypeAlias

from discord import SelectOption, app_commands

from bot.matches.errors import Refusal
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.ids import Address
from bot.ui.layout import Menu, Words, message

WORDS = "which"
"""Begins the component ids, `which:<command>:<option>`."""
Command: TypeAlias = app_commands.Command[Any, ..., Any]


class Which(Refusal):
    """A command could mean several things.

    option: that of the command which says what is meant.
    choices: values of that option.
    """

    option: ClassVar[str]

    def __init__(self, choices: Sequence[app_commands.Choice[str]]) -> None:
        super().__init__()
        self.choices = choices


async def guarded(edge: Edge, interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work of a command as `answers.guarded` does; where several things could be meant, ask which one."""
    say = edge.speaker(interaction)

    async def asking() -> None:
        try:
            await work()
        except Which as which:
            command = interaction.command
            if not isinstance(command, app_commands.Command):
                raise
            ident = str(Address(WORDS, command.qualified_name, which.option))
            options = tuple(SelectOption(label=choice.name, value=choice.value) for choice in which.choices)
            menu = Menu(ident, say.label("ui-which"), options)
            await answers.private(interaction, message([Words(say.say(which.text)), menu]))

    await answers.guarded(interaction, say, asking)


def asking_command(tree: app_commands.CommandTree[Any], name: str, option: str) -> Command | None:
    """The command of that full name if it has an option of that name whose values are matches or games."""
    commands = (command for command in tree.walk_commands() if isinstance(command, app_commands.Command))
    command = next((command for command in commands if command.qualified_name == name), None)
    parameter = command.get_parameter(option) if command is not None else None
    return command if parameter is not None and parameter.autocomplete else None
