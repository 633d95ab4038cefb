"""Commands that could not be begun: what whoever typed them can do about it."""

from discord import app_commands

from bot.matches.errors import Refusal


class CommandChanged(Refusal):
    """The person's Discord still shows the command as it was before an update."""

    key = "refuse-command-changed"


class NotOffered(Refusal):
    """A value that the command does not offer."""

    key = "refuse-not-offered"


def refusal_of(error: app_commands.AppCommandError) -> Refusal | None:
    """The refusal that explains an error, or None when it is a fault of ours."""
    match error:
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return CommandChanged()
        case app_commands.TransformerError():
            return NotOffered()
        case _:
            return None
