"""What a coach tells a beginner before a question: what goes on, what a good player does, and why."""

from dataclasses import dataclass
from typing import Any

from games.core.asks import Command
from games.core.text import Text


@dataclass(frozen=True, slots=True)
class Hint:
    """One thing to learn, and what the coach would do. `text` is None where it has been told often enough."""

    text: Text | None
    command: Command


@dataclass(frozen=True, slots=True)
class Lesson:
    """A short match to learn by, against one computer player, dealt the same every time.

    Args:
        options: of the ruleset's model; such that it is soon over.
        seed: what it is dealt from: the learner begins, with something to show.
        policy: who plays against the learner.
    """

    options: Any
    seed: int
    policy: str

    @property
    def secret(self) -> bytes:
        """In place of the host's secret, 32 bytes."""
        return self.seed.to_bytes(32, "big")
