"""Threads that are put away and brought back (topics/threads)."""

from bot.sandbox.payloads import channel_object
from bot.sandbox.services import Services
from bot.sandbox.world import Channel


async def put_away(services: Services, thread: Channel, *, locked: bool = False) -> None:
    """Archive a thread as somebody does who closes it, or as a moderator does who locks it as well."""
    await _change(services, thread, archived=True, locked=locked)


async def bring_back(services: Services, thread: Channel) -> None:
    """Let a thread be used again."""
    await _change(services, thread, archived=False, locked=False)


async def _change(services: Services, thread: Channel, *, archived: bool, locked: bool) -> None:
    assert thread.parent_id is not None, "only threads are archived"
    thread.archived, thread.locked = archived, locked
    payload = channel_object(services.world, thread)
    await services.gateway.dispatch("THREAD_UPDATE", payload, guild_id=thread.guild_id, intent=1)
