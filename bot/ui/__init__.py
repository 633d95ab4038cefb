"""The Discord edge: the only place besides `cogs/` that imports discord."""
