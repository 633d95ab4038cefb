"""Answers go before painting: whoever pressed is waiting, the others are not."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress


class Precedence:
    """Knows the matches of which a press is being answered."""

    def __init__(self) -> None:
        self._answering: Counter[str] = Counter()
        self._answered = asyncio.Event()

    @contextmanager
    def answering(self, match_id: str) -> Iterator[None]:
        """While a press of the match is answered."""
        self._answering[match_id] += 1
        try:
            yield
        finally:
            self._answering[match_id] -= 1
            if not self._answering[match_id]:
                del self._answering[match_id]
            self._answered.set()

    async def wait(self, match_id: str, patience: float) -> None:
        """Until no press of the match is being answered, at most so many seconds: an answer may hang."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while match_id in self._answering:
                    self._answered.clear()
                    await self._answered.wait()
