"""Our own bot in the browser: two people at both widths, a computer player, a hand without direct messages."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox.server import LocalDiscord
from games.core.game import Ruleset
from games.registry import rulesets
from tests.page.windows import NARROW, WIDE, Windows, choose, command, go, message, overflow
from tests.support.discordpy import discord_at
from tests.wire.dealt import DEBT, THEN
from tests.wire.house import House
from tests.wire.rigged import rigged

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("page")]
OpenHouse = Callable[[Mapping[str, Ruleset[Any, Any]]], Awaitable[House]]


@pytest_asyncio.fixture(loop_scope="session")
async def open_house(local: LocalDiscord, tmp_path: Path) -> AsyncIterator[OpenHouse]:
    """Starts our bot with the rulesets given."""
    async with AsyncExitStack() as stack:
        stack.enter_context(discord_at(local.url))

        async def opened(games: Mapping[str, Ruleset[Any, Any]]) -> House:
            house = House(local, tmp_path, games)
            await house.open()
            stack.push_async_callback(house.close)
            return house

        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def tabs(browser: Browser, local: LocalDiscord) -> AsyncIterator[Windows]:
    """Opens browser windows; at the end, none may have logged an error."""
    async with AsyncExitStack() as stack:
        opened = Windows(browser, local.url, stack)
        yield opened
        assert opened.errors == []


@dataclass(frozen=True)
class Sitting:
    """Somebody's window, wide or narrow."""

    page: Page

    async def go(self, name: str) -> None:
        """Open a channel or the direct messages; a narrow window keeps the list behind a button."""
        opener = self.page.get_by_role("button", name="Channels")
        if await opener.is_visible():
            await opener.click()
        await go(self.page, name)

    async def press(self, *labels: str) -> None:
        """Press buttons of the newest message that has them, one after another."""
        for label in labels:
            await self.page.get_by_role("button", name=label, exact=True).last.click()

    async def put(self, card: str) -> None:
        """Choose a card that can only be banked, and see the play counted."""
        await choose(self.page, "Choose a card", card)

    async def shows(self, text: str) -> None:
        """The newest message shows a text."""
        await expect(self.page.locator("#messages > .message").last).to_contain_text(text)


async def new_table(page: Page) -> None:
    """`/deal new` as it is offered first."""
    await command(page, "/deal new")
    send = page.get_by_role("button", name="Send")
    await expect(send).to_be_visible()
    assert await lines_of(send) == 1
    await send.click()
    await expect(message(page, "opens a table")).to_be_visible()


async def lines_of(written: Locator) -> int:
    """On how many lines something is written."""
    tops = """(element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
    }"""
    return int(await written.evaluate(tops))


@pytest.mark.parametrize("narrow", ["ann", "bob"])
async def test_two_people_play_a_debt_and_its_payment(open_house: OpenHouse, tabs: Windows, narrow: str) -> None:
    house = await open_house(rigged(DEBT, THEN))
    widths = {name: NARROW if name == narrow else WIDE for name in ("ann", "bob")}
    sitting = {name: Sitting(await tabs.open(name, width=width)) for name, width in widths.items()}
    await new_table(sitting["ann"].page)
    await sitting["bob"].press("Join")
    await expect(message(sitting["ann"].page, "Bob")).to_be_visible()
    await sitting["ann"].press("Start")
    await expect(message(sitting["bob"].page, "is to play").first).to_be_visible()
    match = (await house.app.edge.service.matches_in(int(local_channel(house))))[0]
    first, second = (sitting[sitter.user.name.lower()] for sitter in match.sitters if sitter.user)

    for someone in (first, second):
        await someone.go("Parlour")
    await first.press("End turn", "Yes: End turn")
    await second.shows("Your turn")
    for card, left in (("4M Bank it · Worth 4M", "2"), ("3M Bank it · Worth 3M", "1")):
        await second.put(card)
        await second.shows(f"{left} play")
    await second.press("End turn")
    await first.shows("Your turn")
    await choose(first.page, "Choose a card", "Debt Collector")
    await first.press("Collect 5M")

    await second.shows("owe")
    await second.page.get_by_role("button", name=re.compile("^Pay Ann|^Pay Bob")).last.click()
    for card in ("4M", "3M"):
        await second.page.get_by_role("option", name=re.compile(f"^{card}")).click()
    await second.page.keyboard.press("Escape")
    await second.press("Confirm")
    await second.shows("7M")
    await first.go("tables")
    await second.press("Send")
    await expect(message(first.page, "bank 7M").first).to_be_visible()
    assert await overflow(first.page) == []
    assert await overflow(second.page) == []


async def test_a_computer_player_answers_and_a_closed_dm_does_not_matter(
    open_house: OpenHouse, tabs: Windows, local: LocalDiscord
) -> None:
    await open_house(rulesets())
    next(person for person in local.world.people.values() if person.username == "ann").dms_open = False
    ann = Sitting(await tabs.open("ann", width=NARROW))
    await new_table(ann.page)
    await ann.press("Add a computer player", "Start")
    await expect(message(ann.page, "Ann is to play")).to_be_visible()  # a click is lost while the table is redrawn
    await ann.press("My hand")
    await expect(message(ann.page, "Only you can see this")).to_contain_text("Your hand at Parlour Lounge")
    assert await overflow(ann.page) == []


def local_channel(house: House) -> str:
    """The id of #tables."""
    return next(channel.id for channel in house.local.world.channels.values() if channel.name == "tables")
