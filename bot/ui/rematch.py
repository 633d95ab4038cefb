"""The rematch: a press on the table of a match that is over opens the next lobby, later presses lead there."""

from bot.matches.model import MatchInfo
from bot.ui import answers
from bot.ui.access import lacking
from bot.ui.answers import Interaction
from bot.ui.edge import Edge, user_of
from bot.ui.ids import Address
from bot.ui.layout import Words, message
from bot.ui.links import table_link
from bot.ui.placing import check_channel, server_of
from bot.ui.speaker import match_name
from bot.ui.table_answers import show_on_table

REMATCH = "rematch"
"""The verb of its button."""


class Again:
    """Answers the button."""

    def __init__(self, edge: Edge) -> None:
        self._edge = edge

    async def press(self, interaction: Interaction, address: Address) -> None:
        """Open the rematch and post its lobby, or show the way to it."""
        edge, say = self._edge, self._edge.speaker(interaction)
        if missing := lacking(interaction, say):
            await answers.refuse(interaction, say.say("ui-permissions-missing", permissions=missing))
            return
        server = server_of(edge, interaction)
        check_channel(server, interaction)
        opening = edge.service.rematch(
            address.match_id, user_of(interaction), interaction.id, alone=server.one_a_channel
        )
        rematch = await answers.worked(interaction, opening)
        if rematch.opened:
            await show_on_table(edge, interaction, address.match_id)
            await self._post(rematch.info)
        else:
            link = await self._post(rematch.info)
            words = say.say("ui-rematch-there", match=match_name(say, rematch.info), link=link)
            await answers.private(interaction, message([Words(words)]))

    async def _post(self, info: MatchInfo) -> str:
        """Where the rematch is; posted now if whoever opened it could not."""
        edge = self._edge
        table = await edge.painter.post_table(info.id)
        if table is not None:
            await edge.service.set_table_message(info.id, table.message_id)
        return table_link(info.place, table)
