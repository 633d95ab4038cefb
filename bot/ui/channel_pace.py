"""Tables that share a channel take turns: Discord counts the edits of all messages of a channel together."""

import asyncio
from weakref import WeakValueDictionary


class ChannelPace:
    """Lets one edit through per channel and `seconds`. Five edits in five seconds is Discord's usual limit."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._free: dict[int, float] = {}

    async def turn(self, channel_id: int) -> None:
        """Wait until the channel may be edited. Whoever came first goes first."""
        if self._seconds <= 0:
            return
        lock = self._turns.get(channel_id)
        if lock is None:
            lock = self._turns[channel_id] = asyncio.Lock()
        async with lock:
            now = asyncio.get_running_loop().time()
            await asyncio.sleep(self._free.get(channel_id, now) - now)
            self._forget_free(now)
            self._free[channel_id] = asyncio.get_running_loop().time() + self._seconds

    def _forget_free(self, now: float) -> None:
        """Channels that have been free for long need not be remembered."""
        self._free = {channel: at for channel, at in self._free.items() if at > now}
