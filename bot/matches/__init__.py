"""Matches: lobby, play, deadlines, computer seats. Knows the rules by `games.core` and no Discord."""
