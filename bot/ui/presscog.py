"""What every cog with messages of its own shares: its component ids begin with its `words`."""

from typing import ClassVar

from discord.ext import commands

from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.ids import Address


class PressCog(commands.Cog):
    """Gets the presses on its messages from the client's one listener. Subclasses say `words` and `press`."""

    words: ClassVar[str]
    """Begins the component ids."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge

    async def press(self, interaction: Interaction, address: Address) -> None:
        """Every press of a component or modal whose id begins with `words`."""
        raise NotImplementedError
