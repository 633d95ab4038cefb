"""Pictures for the event loop: drawn in a thread, kept by name, each drawn once however many ask for it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import structlog

from bot.render.drawing import Say
from bot.render.studio import Studio
from games.core.scene import WIDTH, Box, Group, Scene

KEPT_BYTES = 3_000_000
"""Of finished pictures, some 40 kB each."""

BLANK = Group(WIDTH, 40, (Box(0, 0, WIDTH, 40, "felt"),))
"""What is shown in place of a picture that cannot be drawn."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture that somebody is to see.

    Args:
        filename: equal for equal pictures, and unequal for others; says nothing that the viewer may not know.
        alt: the picture in words, 1 to 1,024 characters.
        scene: builds what is drawn.
        say: puts its words into a language.
        locale: that language.
    """

    filename: str
    alt: str
    scene: Callable[[], Scene]
    say: Say
    locale: str


class Artist:
    """Draws one picture at a time, off the event loop."""

    def __init__(self) -> None:
        self._studio = Studio()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="artist")
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._drawn: dict[str, asyncio.Task[bytes]] = {}

    async def png(self, drawing: Drawing) -> bytes:
        """The picture as a file. One that cannot be drawn is blank, and logged."""
        name = drawing.filename
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._drawn:
            task = self._drawn[name] = asyncio.create_task(self._draw(drawing), name="drawing")
            task.add_done_callback(lambda _: self._drawn.pop(name, None))
        return await asyncio.shield(self._drawn[name])

    def close(self) -> None:
        """Draw nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _draw(self, drawing: Drawing) -> bytes:
        def work() -> bytes:
            return self._studio.png(drawing.scene(), drawing.say, drawing.locale)

        try:
            png = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a picture, the words beside it are right
            # Not by its name: that of a hand is a digest of what it holds, which could be tried out.
            _log.error("picture not drawn", kind=drawing.filename.partition("-")[0], exc_info=error)
            return self._studio.png(BLANK, drawing.say, drawing.locale)
        self._kept[drawing.filename] = png
        self._bytes += len(png)
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped)
        return png
