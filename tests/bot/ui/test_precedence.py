"""Painting lets the answers of its own match go first, but not for ever."""

import asyncio

from bot.ui.precedence import Precedence

LONG = 60.0


async def test_painting_waits_for_every_answer_of_its_match() -> None:
    precedence, order = Precedence(), list[str]()

    async def paint() -> None:
        await precedence.wait("match001", LONG)
        order.append("painted")

    with precedence.answering("match001"):
        with precedence.answering("match001"):
            painting = asyncio.create_task(paint())
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        order.append("answered")
    await painting
    assert order == ["answered", "painted"]


async def test_another_match_is_painted_meanwhile() -> None:
    precedence = Precedence()
    with precedence.answering("match001"):
        async with asyncio.timeout(LONG):
            await precedence.wait("match002", 10 * LONG)


async def test_an_answer_that_hangs_is_not_waited_for_for_ever() -> None:
    precedence = Precedence()
    with precedence.answering("match001"):
        async with asyncio.timeout(LONG):
            await precedence.wait("match001", 0.001)
