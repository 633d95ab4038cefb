"""Two people at one table: commands, buttons, direct messages, selects, forms, privacy."""

import pytest
from playwright.async_api import expect

from bot.sandbox.server import LocalDiscord
from tests.page.lobby_bot import LobbyBot, hand_view
from tests.page.posts import channel, post_user_select
from tests.page.windows import Windows, choose, go, message, open_table, ready
from tests.support.patience import give_up_waiting

# One group, so that parallel workers do not each start a browser.
pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("page")]


async def test_what_one_does_the_other_sees(windows: Windows) -> None:
    ann, minh = await windows.open("ann"), await windows.open("minh")
    await open_table(ann)
    await expect(message(minh, "Seated: nobody")).to_be_visible()
    await expect(message(minh, "Seated: nobody").locator(".reply-line")).to_have_text("Ann used /danh-bai moi")
    await minh.get_by_role("button", name="Join").click()
    await expect(message(ann, "Seated: minh")).to_be_visible()
    await expect(message(ann, "Seated: minh").locator(".edited")).to_be_visible()


async def test_a_card_is_played_from_a_direct_message(windows: Windows) -> None:
    minh = await windows.open("minh")
    await open_table(minh)
    await minh.get_by_role("button", name="Join").click()
    await expect(minh.get_by_role("link", name="Parlour 1 mention, online")).to_be_visible()
    await expect(minh).to_have_title("(1) #tables · Minh")
    await go(minh, "Parlour")
    await choose(minh, "Play a card", "Rent")
    await expect(message(minh, "You played Rent")).to_be_visible()
    await expect(minh.get_by_role("link", name="Parlour")).not_to_contain_text("mention")
    await expect(minh).to_have_title("@Parlour · Minh")


async def test_several_coins_are_paid_after_a_confirm_in_the_order_of_the_clicks(
    windows: Windows, lobby: LobbyBot
) -> None:
    minh = await windows.open("minh")
    await open_table(minh)
    await minh.get_by_role("button", name="Join").click()
    await go(minh, "Parlour")
    await choose(minh, "Pay with", "5M", "1M")
    await minh.keyboard.press("Escape")
    assert [data["custom_id"] for data in lobby.received] == ["join"]
    # An edit from outside leaves the half-made selection alone, as far as what it chose is still there.
    hand = next(iter(lobby.hands.values()))
    await hand.edit(view=hand_view("It is your turn", money=("1M", "3M", "5M")))
    await expect(message(minh, "It is your turn")).to_be_visible()
    await expect(minh.get_by_role("button", name="Pay with: 5M, 1M")).to_be_visible()
    await minh.get_by_role("button", name="Confirm").click()
    await expect(message(minh, "You paid 5M then 1M")).to_be_visible()


async def test_a_user_select_offers_the_members_of_its_server(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    await post_user_select(lobby, "games")
    await go(ann, "games")
    await ann.get_by_role("button", name="Who starts?").click()
    offered = ann.get_by_role("listbox", name="Who starts?").get_by_role("option")
    await expect(offered.locator(".option-label")).to_have_text(["Ann", "Bob"])
    await offered.filter(has_text="Bob").click()
    await expect(message(ann, "Chosen: @Bob")).to_be_visible()


async def test_a_form_shows_what_is_wrong_at_the_field_and_then_goes_through(windows: Windows) -> None:
    ann = await windows.open("ann")
    await open_table(ann)
    await ann.get_by_role("button", name="Rules").click()
    form = ann.get_by_role("dialog", name="Table rules")
    await expect(form.get_by_label("Name")).to_be_focused()
    await form.get_by_label("Name").fill("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field", has_text="Name").locator(".field-error")).to_have_text(
        "Must be at least 3 characters."
    )
    await expect(form.locator(".field", has_text="Sets").locator(".field-error")).to_have_text(
        "This field is required."
    )
    await form.get_by_label("Name").fill("Velvet Otter")
    await choose(ann, "Sets to win", "2")
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_hidden()
    await expect(message(ann, "Rules: Velvet Otter, ['2']")).to_be_visible()


async def test_an_ephemeral_is_for_one_person_and_gone_after_a_reload(windows: Windows) -> None:
    ann, minh = await windows.open("ann"), await windows.open("minh")
    await open_table(ann)
    await minh.get_by_role("button", name="Peek").click()
    private = message(minh, "Only for minh")
    await expect(private).to_contain_text("Only you can see this")
    await ann.get_by_role("button", name="Join").click()
    await expect(message(ann, "Seated: ann")).to_be_visible()
    await expect(message(ann, "Only for minh")).to_have_count(0)
    await minh.reload()
    await ready(minh)
    await expect(message(minh, "Seated: ann")).to_be_visible()
    await expect(private).to_have_count(0)
    await minh.get_by_role("button", name="Peek").click()
    await minh.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)


async def test_closed_direct_messages_reach_their_owner_privately(windows: Windows) -> None:
    minh = await windows.open("minh")
    await minh.get_by_role("button", name="People and settings").click()
    settings = minh.get_by_role("dialog", name="People and settings")
    await expect(settings).to_contain_text("Parlour is online.")
    await settings.get_by_role("switch", name="Allows DMs to Minh").uncheck()
    await settings.get_by_role("button", name="Close").click()
    await open_table(minh)
    await minh.get_by_role("button", name="Join").click()
    await expect(message(minh, "Your DMs are closed")).to_contain_text("Only you can see this")


async def test_a_press_nobody_answers_says_so_under_its_message(windows: Windows, local: LocalDiscord) -> None:
    ann = await windows.open("ann")
    await open_table(ann)
    stuck = ann.get_by_role("button", name="Stuck")
    await stuck.click()
    await expect(stuck).to_have_attribute("aria-busy", "true")
    give_up_waiting(local)
    await expect(message(ann, "Seated").get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(stuck).not_to_have_attribute("aria-busy", "true")
    await ann.get_by_role("button", name="Join").click()
    await expect(message(ann, "Seated: ann").get_by_role("alert")).to_have_count(0)


async def test_viewing_as_somebody_else_in_the_same_window(windows: Windows) -> None:
    page = await windows.open("ann")
    await open_table(page)
    await page.get_by_label("Viewing as").select_option(label="Jisoo (ko)")
    await expect(page.get_by_role("heading", name="Second House")).to_have_count(0)
    await page.get_by_role("button", name="Join").click()
    await expect(message(page, "Seated: jisoo")).to_be_visible()
    assert page.url.split("?")[1].startswith("as=jisoo")


async def test_a_moderator_deletes_a_message(windows: Windows) -> None:
    ann, minh = await windows.open("ann"), await windows.open("minh")
    await open_table(ann)
    await expect(minh.get_by_role("button", name="Delete message")).to_have_count(0)
    ann.on("dialog", lambda dialog: dialog.accept())
    await message(ann, "Seated").hover()
    await ann.get_by_role("button", name="Delete message").click()
    await expect(message(ann, "Seated")).to_have_count(0)
    await expect(message(minh, "Seated")).to_have_count(0)


async def test_a_lost_stream_comes_back_with_what_was_missed(
    windows: Windows, local: LocalDiscord, lobby: LobbyBot
) -> None:
    ann = await windows.open("ann")
    doomed = await channel(lobby, "tables").send("Soon gone")
    await expect(message(ann, "Soon gone")).to_be_visible()
    await ann.route("**/sandbox/events*", lambda route: route.abort())
    local.services.events.close_all()
    await expect(ann.get_by_text("Connection to the local Discord lost")).to_be_visible()
    await doomed.delete()
    await channel(lobby, "tables").send("While you were away")
    await ann.unroute("**/sandbox/events*")
    await ready(ann)
    await expect(message(ann, "While you were away")).to_be_visible()
    await expect(message(ann, "Soon gone")).to_have_count(0)
    windows.errors[:] = [error for error in windows.errors if "ERR_FAILED" not in error]


async def test_unread_and_new(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    quiet = channel(lobby, "quiet")
    await quiet.send("First")
    await expect(ann.get_by_role("link", name="quiet 1 unread")).to_be_visible()
    await go(ann, "quiet")
    await go(ann, "tables")
    await expect(ann.get_by_role("link", name="quiet", exact=True)).to_be_visible()
    await quiet.send("Second")
    await go(ann, "quiet")
    await expect(ann.locator(".divider.new")).to_be_visible()
