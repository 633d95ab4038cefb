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
        await answer_on_table(edge, interaction, snapshot, held=held)


async def answer_on_table(edge: Edge, interaction: Interaction, snapshot: Snapshot, *, held: bool) -> None:
    """Show the table on the public message that was pressed. held: nobody paints it meanwhile."""
    surface = await edge.painter.surfaces.at(snapshot.info.id, "table", 0, answers.pressed_id(interaction))
    view = edge.screens.public(snapshot)
    shown = await answers.update(interaction, view, kept=surface)
    if shown is not None and surface is not None and held:  # else the change itself has the table painted
        edge.painter.painted(surface, snapshot, shown, None, view)
