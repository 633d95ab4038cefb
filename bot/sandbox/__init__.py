"""A local Discord: REST and gateway v10 on 127.0.0.1 for an unmodified client, and a page for people.

It stands alone: nothing of this project and no Discord library is imported here.
"""

from bot.sandbox.clock import ShiftableClock
from bot.sandbox.faults import HttpFault
from bot.sandbox.server import LocalDiscord
from bot.sandbox.world import World

__all__ = ["HttpFault", "LocalDiscord", "ShiftableClock", "World"]
