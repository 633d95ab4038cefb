"""The menus that ask which match or game a command meant."""

from collections.abc import Awaitable, Callable, Mapping

from bot.matches.errors import AskGone
from bot.ui.answers import Interaction
from bot.ui.ids import Address
from bot.ui.modals import values_of
from bot.ui.press_cog import Handler, PressCog
from bot.ui.which import WORDS, asking_command


class WhichCog(PressCog):
    """A choice is the command once more, with what it lacked: it asks for permissions as if it had been typed."""

    words = WORDS

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """The options that can be asked for."""
        return {"match": self._choose, "game": self._choose}

    async def _choose(self, interaction: Interaction, address: Address) -> None:
        command = asking_command(interaction.client.tree, address.match_id, address.verb)
        values = values_of(interaction)
        if command is None or values is None or len(values) != 1:
            raise AskGone
        answer: Callable[..., Awaitable[None]] = command.callback
        await answer(command.binding, interaction, **{address.verb: values[0]})
