"""The slash picker: by keyboard alone, in the person's language, with Discord's errors where they belong."""

import pytest
from playwright.async_api import expect

from tests.page.windows import Windows, command, go, message

# One group, so that parallel workers do not each start a browser.
pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("page")]


async def test_a_command_is_typed_without_a_mouse(windows: Windows) -> None:
    ann = await windows.open("ann")
    keys = ann.keyboard
    await keys.press("/")
    suggestions = ann.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(suggestions).to_have_count(3)  # /deal find, /deal new, /say: by name
    await keys.press("ArrowDown")
    await expect(suggestions.nth(1)).to_have_attribute("aria-selected", "true")
    await keys.press("Tab")
    await expect(ann.get_by_role("combobox", name="preset")).to_be_focused()
    await keys.type("mod")
    await expect(ann.get_by_role("listbox", name="Values for preset").get_by_role("option")).to_have_text(["Modern"])
    await keys.press("Enter")
    await expect(ann.get_by_role("button", name="Send")).to_be_focused()
    await keys.press("Enter")
    table = message(ann, "modern, 4 seats")
    await expect(table).to_be_visible()
    # From the command line up to the last message's buttons: a press keeps the focus where it was.
    join = table.get_by_role("button", name="Join")
    await join.focus()
    await keys.press("Enter")
    await expect(message(ann, "Seated: ann")).to_be_visible()
    await expect(ann.get_by_role("button", name="Join")).to_be_focused()


async def test_a_wrong_option_is_refused_at_that_option(windows: Windows) -> None:
    windows.refusals_expected = True
    ann = await windows.open("ann")
    await command(ann, "/deal new")
    await ann.get_by_role("combobox", name="preset").fill("Classic")
    await ann.get_by_role("button", name="+ seats").click()
    await ann.get_by_label("seats").fill("99")
    await ann.keyboard.press("Enter")
    seats = ann.locator(".option", has_text="How many")
    await expect(seats.locator(".field-error")).to_contain_text("8")
    await expect(ann.get_by_label("seats")).to_have_attribute("aria-invalid", "true")
    await expect(ann.get_by_label("seats")).to_be_focused()
    await ann.get_by_label("seats").fill("5")
    await ann.keyboard.press("Enter")
    await expect(message(ann, "classic, 5 seats")).to_be_visible()


async def test_a_missing_option_is_asked_for(windows: Windows) -> None:
    windows.refusals_expected = True
    ann = await windows.open("ann")
    await command(ann, "/say")
    await ann.get_by_role("button", name="Send").click()
    await expect(ann.locator(".option", has_text="text").locator(".field-error")).to_have_text("This field is required")


async def test_autocompletion_offers_what_the_bot_says(windows: Windows) -> None:
    ann = await windows.open("ann")
    await command(ann, "/deal find")
    offered = ann.get_by_role("listbox", name="Values for match").get_by_role("option")
    await expect(offered).to_have_text(["Velvet Otter", "Silver Fox"])
    await ann.keyboard.type("fox")
    await expect(offered).to_have_text(["Silver Fox"])
    await ann.keyboard.press("Enter")
    await ann.keyboard.press("Enter")
    await expect(message(ann, "Found Silver Fox")).to_contain_text("Only you can see this")


async def test_commands_are_shown_in_the_persons_language(windows: Windows) -> None:
    minh = await windows.open("minh")
    await minh.get_by_role("combobox", name="Slash command").fill("/danh")
    offered = minh.get_by_role("listbox", name="Commands").get_by_role("option")
    await expect(offered.nth(1)).to_contain_text("/danh-bai moi")
    await expect(offered.nth(1)).to_contain_text("Mở bàn mới")
    await offered.nth(1).click()
    await expect(minh.get_by_role("option", name="Cổ điển")).to_be_visible()
    # Another language, another name, at once.
    await minh.keyboard.press("Escape")
    await minh.keyboard.press("Escape")
    await minh.get_by_role("button", name="People and settings").click()
    await minh.get_by_label("Language of Minh").select_option("en-US")
    await minh.get_by_role("dialog").get_by_role("button", name="Close").click()
    await minh.get_by_role("combobox", name="Slash command").fill("/deal n")
    await expect(offered).to_have_count(1)
    await expect(offered).to_contain_text("Open a table")


async def test_plain_words_are_not_sent(windows: Windows) -> None:
    ann = await windows.open("ann")
    await ann.get_by_role("combobox", name="Slash command").fill("hello")
    await ann.keyboard.press("Enter")
    await expect(ann.get_by_text("Only slash commands work here")).to_be_visible()
    await go(ann, "quiet")
    await expect(ann.get_by_role("combobox", name="Slash command")).to_have_value("")
