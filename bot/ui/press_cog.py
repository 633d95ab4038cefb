"""What every cog with messages of its own shares: its component ids begin with its `words`."""

from collections.abc import Awaitable, Callable, Mapping
from typing import ClassVar, TypeAlias

from discord.ext import commands

from bot.matches.errors import AskGone
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.ids import Address
from games.core.text import Text

Handler: TypeAlias = Callable[[Interaction, Address], Awaitable[None]]
"""Answers a press."""


class PressCog(commands.Cog):
    """Gets the presses on its messages from the client's one listener. Subclasses say `words` and `verbs`."""

    words: ClassVar[str]
    """Begins the component ids."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """What answers a press, by the verb of its id."""
        raise NotImplementedError

    async def press(self, interaction: Interaction, address: Address) -> None:
        """Every press of a component or modal whose id begins with `words`."""

        async def work() -> None:
            handler = self.verbs.get(address.verb)
            if handler is None or not await self.is_own(address):
                raise AskGone
            await self.before_press(interaction, address)
            await handler(interaction, address)
            await self.after_press(interaction, address)

        async def refused(text: Text) -> None:
            await self.refused(interaction, address, text)

        await answers.guarded(interaction, self.edge.speaker(interaction), work, refused)

    async def is_own(self, address: Address) -> bool:
        """Whether an id that begins as this cog's do means something of its own. Raises refusals."""
        del address
        return True

    async def refused(self, interaction: Interaction, address: Address, text: Text) -> None:
        """Say why not."""
        del address
        await answers.refuse(interaction, self.edge.speaker(interaction).say(text))

    async def before_press(self, interaction: Interaction, address: Address) -> None:
        """The press means something of this cog's own, and is not answered yet. Raises refusals."""

    async def after_press(self, interaction: Interaction, address: Address) -> None:
        """The press was answered and not refused."""
