"""Browser windows onto the page, and what the tests do in them."""

from contextlib import AsyncExitStack
from typing import Literal

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, expect

from tests.support.patience import PATIENCE

NARROW, WIDE = 390, 1280


class Windows:
    """Opens windows, each in a browser profile of its own, and collects what their consoles complain about."""

    def __init__(self, browser: Browser, url: str, stack: AsyncExitStack) -> None:
        self._browser = browser
        self._url = url
        self._stack = stack
        self.errors: list[str] = []
        self.refusals_expected = False

    async def open(self, who: str, *, width: int = WIDE, scheme: Literal["dark", "light"] = "dark") -> Page:
        """A window of somebody, once their messages follow the server."""
        context = await self._browser.new_context(
            viewport={"width": width, "height": 844}, color_scheme=scheme, locale="en-US"
        )
        self._stack.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(1_000 * PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._log)
        await page.goto(f"{self._url}/?as={who}")
        await ready(page)
        return page

    def _log(self, message: ConsoleMessage) -> None:
        # The browser itself reports every HTTP 400, also those that the page shows to its user.
        refusal = self.refusals_expected and "status of 400" in message.text
        if message.type in {"error", "warning"} and not refusal:
            self.errors.append(message.text)


async def ready(page: Page) -> None:
    """Wait until the window follows the event stream."""
    await expect(page.locator("body")).to_have_attribute("data-connected", "true")


async def command(page: Page, typed: str) -> None:
    """Type a slash command and take the first suggestion, by keyboard."""
    await page.get_by_role("combobox", name="Slash command").fill(typed)
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option").first).to_be_visible()
    await page.keyboard.press("Enter")


async def open_table(page: Page) -> None:
    """`/deal new` with the first preset."""
    await command(page, "/deal new")
    await page.get_by_role("listbox", name="Values for preset").get_by_role("option").first.click()
    await page.get_by_role("button", name="Send").click()
    await expect(message(page, "Seated: nobody")).to_be_visible()


async def go(page: Page, name: str) -> None:
    """Open a channel, or the direct messages by the bot's name."""
    await page.get_by_role("navigation").get_by_role("link", name=name).click()


async def choose(page: Page, menu: str, *options: str) -> None:
    """Open a select menu and click options."""
    await page.get_by_role("button", name=menu).last.click()
    for option in options:
        await page.get_by_role("option", name=option).click()


def message(page: Page, text: str) -> Locator:
    """The messages that contain a text."""
    return page.locator("#messages > .message").filter(has_text=text)


async def overflow(page: Page) -> list[str]:
    """Elements that stick out of the window on the right, scrolled ones inside their own box aside."""
    found: list[str] = await page.evaluate(
        """() => [document.documentElement, ...document.querySelectorAll("#scroller, #main, dialog[open]")]
            .filter((element) => element.scrollWidth > element.clientWidth)
            .map((element) => `${element.tagName}#${element.id} ${element.scrollWidth} > ${element.clientWidth}`)"""
    )
    return found
