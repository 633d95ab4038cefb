from tests.bot.matches.conftest import world

__all__ = ["world"]
