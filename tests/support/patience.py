"""How long tests wait for what must come: long enough for any machine, short of the runner's own limit."""

from bot.sandbox import LocalDiscord

PATIENCE = 60.0
"""Seconds. Only a test that fails anyway waits so long."""


def give_up_waiting(local: LocalDiscord) -> None:
    """The time for an answer has passed for every press that has none."""
    for answer in local.services.interactions._waiting.values():
        answer.set_exception(TimeoutError())
