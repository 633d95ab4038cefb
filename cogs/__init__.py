"""Commands and presses of each game, turned into calls on the match service."""
