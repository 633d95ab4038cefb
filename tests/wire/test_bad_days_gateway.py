"""The gateway goes away in the middle of a turn: a press made meanwhile is answered, or can be made again."""

import asyncio

import discord
import pytest

from bot.sandbox import LocalDiscord
from bot.sandbox.gateway_session import Session, Socket
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.support.reading import selects, text_of
from tests.wire.hands import bank, hand
from tests.wire.house import OpenHouse
from tests.wire.mishaps import come_true, table_of_two
from tests.wire.party import Party


def lose_line(local: LocalDiscord) -> tuple[Session, Socket]:
    """From now on nothing reaches the bot, and neither side has noticed."""
    (session,) = local.services.gateway.sessions.values()
    socket, session.socket = session.socket, None
    assert socket is not None
    return session, socket


async def bank_money(person: Person) -> object:
    """Play a card that can only be banked, with one press."""
    menu = next(menu for menu in selects(hand(person)))
    return await person.press(hand(person), custom_id=menu["custom_id"], values=["money_1_1"])


async def check_played(party: Party, person: Person) -> None:
    await party.settle()
    assert await bank(party, 0) == ("money_1_1",)
    assert "2 plays left" in text_of(hand(person))
    assert "2 plays left" in text_of(party.table)


async def test_a_press_made_while_the_socket_is_gone_is_answered(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    session, socket = lose_line(local)
    before = session.sequence
    pressing = asyncio.create_task(bank_money(first))
    await come_true(ann, lambda: session.sequence > before)
    await socket.websocket.close(code=4000)
    await pressing
    assert not first.failures
    await check_played(party, first)
    assert list(local.services.gateway.sessions.values()) == [session], "resumed, not identified anew"


async def test_unanswered_heartbeats_lead_to_a_new_line(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    gateway = local.services.gateway
    gateway.heartbeat_seconds = 0.1
    party.house.app.client._connection.heartbeat_timeout = 0.5
    await local.faults.drop_socket()  # the next connection has these
    await come_true(ann, lambda: gateway.online)
    session, _ = lose_line(local)
    local.faults.acknowledge_heartbeats(on=False)
    await bank_money(first)
    local.faults.acknowledge_heartbeats(on=True)
    assert not first.failures
    await check_played(party, first)
    assert list(gateway.sessions.values()) == [session]


async def test_a_reconnect_request_costs_no_press(
    local: LocalDiscord, open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party, first, _ = await table_of_two(open_house, ann, bob)
    await local.faults.reconnect()
    await bank_money(first)
    assert not first.failures
    await check_played(party, first)


@pytest.mark.parametrize("fault", ["invalid_session", "drop_socket"])
async def test_a_press_into_a_lost_session_can_be_made_again(
    local: LocalDiscord,
    open_house: OpenHouse,
    ann: Person,
    bob: Person,
    monkeypatch: pytest.MonkeyPatch,
    fault: str,
) -> None:
    again = asyncio.Event()

    async def wait(_client: object, _shard: int | None, *, initial: bool = False) -> None:
        if not initial:
            await again.wait()  # discord.py waits five seconds

    monkeypatch.setattr(discord.Client, "before_identify_hook", wait)
    party, first, _ = await table_of_two(open_house, ann, bob)
    local.services.interactions.answer_seconds = 0.2
    await getattr(local.faults, fault)(resumable=False)
    await bank_money(first)
    assert first.failures, "Discord keeps nothing for a session that is gone"
    again.set()
    await come_true(ann, lambda: local.services.gateway.online)
    local.services.interactions.answer_seconds = PATIENCE
    await bank_money(first)
    await check_played(party, first)
