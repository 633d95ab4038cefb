from tests.bot.matches.conftest import ready_tables, world

__all__ = ["ready_tables", "world"]
