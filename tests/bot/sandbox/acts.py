"""Acts of people that are let through or refused, for the tests of the people's API."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from bot.sandbox import LocalDiscord
from tests.bot.sandbox.bare_application import BareApplication
from tests.bot.sandbox.bodies import Json
from tests.bot.sandbox.refusals import paths
from tests.support.patience import PATIENCE
from tests.support.person import Person, RefusedError

REPLY: Json = {"type": 4, "data": {"content": "x"}}


async def act_refused(acting: Awaitable[object]) -> tuple[int, dict[str, str]]:
    """An act that must be refused; status, and the faults' codes by path."""
    with pytest.raises(RefusedError) as caught:
        await acting
    return caught.value.status, dict(paths(caught.value.body.get("errors", {})))


async def act(application: BareApplication, acting: Awaitable[Any], answer: Json = REPLY) -> Json:
    """Let an act through and answer it; the interaction's data."""
    task = asyncio.ensure_future(acting)
    interaction = await application.interaction()
    status, body = await application.call("POST", application.callback_path(interaction), answer)
    assert status == 200, body
    await task
    return dict(interaction["data"])


async def post_message(application: BareApplication, reader: Person, body: Json) -> Json:
    """Send a message to #tables and wait until it is seen."""
    status, answer = await application.call("POST", f"/channels/{reader.channel_id('tables')}/messages", body)
    assert status == 200, answer
    return await reader.wait_for(lambda p: p.message(answer["id"]) if p.messages() else None)


async def until_offline(local: LocalDiscord) -> None:
    """Wait until the server has noticed that every gateway socket is closed."""
    person_id = next(iter(local.world.people))
    changes = local.services.events.open(person_id)
    async with asyncio.timeout(PATIENCE):
        while local.services.gateway.online:
            await changes.get()
    local.services.events.close(person_id, changes)
