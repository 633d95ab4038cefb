"""A change by a press on the public table, shown there at once."""

from collections.abc import Awaitable

from bot.matches.model import Snapshot
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.edge import Edge


async def show_on_table(
    edge: Edge, interaction: Interaction, match_id: str, change: Awaitable[object] | None = None
) -> None:
    """Make the change, if it is not made yet, and show it on the public message that was pressed."""

    async def changed() -> Snapshot:
        if change is not None:
            await change
        return await edge.service.snapshot(match_id)

    async with edge.painter.hold(match_id, "table", 0) as held:
        snapshot = await answers.worked(interaction, changed())
        view = edge.screens.public(snapshot)
        if not await answers.update(interaction, view) or not held:
            return  # the change itself has the table painted
        surface = await edge.painter.surfaces.get(match_id, "table", 0)
        if surface is not None and interaction.message is not None and surface.message_id == interaction.message.id:
            edge.painter.painted(surface, snapshot, view, None)
