"""Who is still inside when the bot stops."""

import asyncio

from bot.ui.gate import Gate


async def inside(gate: Gate, until: asyncio.Event) -> str:
    with gate.passing():
        await until.wait()
    return "answered"


async def test_those_inside_are_let_through() -> None:
    gate, answer = Gate(), asyncio.Event()
    press = asyncio.create_task(inside(gate, answer))
    await asyncio.sleep(0)
    gate.close()
    leaving = asyncio.create_task(gate.empty(60))
    await asyncio.sleep(0)
    assert not gate.open
    assert not leaving.done()
    answer.set()
    await leaving
    assert press.result() == "answered"


async def test_what_hangs_is_given_up() -> None:
    gate = Gate()
    press = asyncio.create_task(inside(gate, asyncio.Event()))
    await asyncio.sleep(0)
    gate.close()
    await gate.empty(0)
    assert press.cancelled()
    await gate.empty(60)  # nobody is inside any more
