"""What messages look like: safe markdown, both widths, dark and light, scrolling, pictures."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from tests.page.lobby_bot import LobbyBot
from tests.page.posts import channel, green_file, post_everything, with_picture
from tests.page.windows import NARROW, WIDE, Windows, command, go, message, open_table, overflow

# One group, so that parallel workers do not each start a browser.
pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.xdist_group("page")]

INJECTIONS = (
    "<script>window.hit=1</script> <img src=x onerror='window.hit=1'> [x](javascript:window.hit=1) "
    '**<b onclick="window.hit=1">bold</b>** `<i>` ||<svg onload=window.hit=1>|| https://a.example/"onmouseover="hit=1 '
    '[y](https://a.example/\'"><script>window.hit=1</script>) <@1"> <t:99999999999999999:R> <javascript:window.hit=1>'
)
SCROLLED_UP = """(element) => new Promise((done) => {
  element.addEventListener("scroll", () => done(), { once: true });
  element.scrollTo(0, 0);
})"""
# (text, the HTML Discord's rendering comes to here)
MARKDOWN = (
    ("**b** *i* _i_ __u__ ~~s~~", "<p><strong>b</strong> <em>i</em> <em>i</em> <u>u</u> <s>s</s></p>"),
    ("***both***", "<p><em><strong>both</strong></em></p>"),
    ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
    ("2 * 3 * 4 and snake_case_name", "<p>2 * 3 * 4 and snake_case_name</p>"),
    (r"\*plain\*", "<p>*plain*</p>"),
    ("`a **b**`", "<p><code>a **b**</code></p>"),
    ("# One\ntext", '<h2 class="heading-1">One</h2><p>text</p>'),
    ("-# small", '<p class="subtext">small</p>'),
    ("#nothing", "<p>#nothing</p>"),
    ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
    ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ("```py\nx = '*'\n```", '<pre class="code-block" tabindex="0"><code>x = \'*\'</code></pre>'),
    ("<#42> <@7>", '<p><a class="mention" href="#42"># tables</a> <span class="mention">@Ann</span></p>'),
    ("<:deck:123>", '<p><span class="emoji">:deck:</span></p>'),
)


async def test_markdown_cannot_bring_markup_or_script(windows: Windows) -> None:
    ann = await windows.open("ann")
    await command(ann, "/say")
    await ann.get_by_label("text").fill(INJECTIONS)
    await ann.keyboard.press("Enter")
    said = message(ann, "window.hit")
    await expect(said).to_contain_text("<script>window.hit=1</script> <img src=x onerror='window.hit=1'>")
    await said.locator(".spoiler").click()
    assert await ann.evaluate("window.hit") is None
    inside = said.locator(".content")
    assert await inside.locator("script, img, b, i, svg, [onclick], [onerror], [onmouseover]").count() == 0
    for href in await inside.locator("a").evaluate_all("links => links.map((link) => link.protocol)"):
        assert href in {"http:", "https:"}


async def test_markdown_reads_as_on_discord(windows: Windows) -> None:
    ann = await windows.open("ann")
    drawn = await ann.evaluate(
        """async (texts) => {
            const { markdown } = await import("/markdown.js");
            const names = { locale: "en-US", user: () => "Ann", channel: () => "tables" };
            return texts.map((text) => {
                const box = document.createElement("div");
                box.append(...markdown(text, names));
                return box.innerHTML;
            });
        }""",
        [text for text, _ in MARKDOWN],
    )
    assert dict(zip([text for text, _ in MARKDOWN], drawn, strict=True)) == dict(MARKDOWN)


async def test_relative_times_keep_counting(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    now = 1_800_000_000
    await ann.evaluate(f"Date.now = () => {now} * 1000")
    await channel(lobby, "tables").send(f"Ends <t:{now + 30}:R>")
    live = message(ann, "Ends").locator("time.timestamp")
    await expect(live).to_have_text("in 30 seconds")
    await ann.evaluate(f"Date.now = () => ({now} + 12) * 1000")
    await expect(live).to_have_text("in 18 seconds")


@pytest.mark.parametrize("width", [WIDE, NARROW])
async def test_nothing_is_wider_than_the_window(windows: Windows, lobby: LobbyBot, width: int) -> None:
    ann = await windows.open("ann", width=width, scheme="light" if width == NARROW else "dark")
    await post_everything(lobby)
    await open_table(ann)
    await expect(message(ann, "The table:")).to_be_visible()
    assert await overflow(ann) == []
    await command(ann, "/deal new")
    assert await overflow(ann) == []
    await ann.keyboard.press("Escape")
    await ann.keyboard.press("Escape")
    await ann.get_by_role("button", name="Rules").click()
    await expect(ann.get_by_role("dialog")).to_be_visible()
    assert await overflow(ann) == []


async def test_channels_hide_behind_a_button_on_a_phone(windows: Windows) -> None:
    minh = await windows.open("minh", width=NARROW)
    await expect(minh.get_by_role("navigation")).to_have_count(0)
    opener = minh.get_by_role("button", name="Channels")
    await opener.click()
    await expect(opener).to_have_attribute("aria-expanded", "true")
    await minh.keyboard.press("Escape")
    await expect(opener).to_be_focused()
    for _ in range(2):  # the second time one is there already
        await opener.click()
        await go(minh, "Parlour")
        await expect(minh.get_by_role("heading", level=1)).to_contain_text("@Parlour")
        await expect(minh.get_by_role("navigation")).to_have_count(0)


async def test_a_picture_opens_large_with_its_alt_text(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    await post_everything(lobby)
    await ann.get_by_role("button", name="A green square (open large)").click()
    large = ann.get_by_role("dialog", name="Picture")
    await expect(large.get_by_role("img")).to_have_attribute("alt", "A green square")
    await expect(large.locator(".zoom-alt")).to_have_text("A green square")
    await ann.keyboard.press("Escape")
    await expect(large).to_be_hidden()


async def test_a_picture_replaced_while_it_loads_is_no_error(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    asked, replaced = asyncio.Event(), asyncio.Event()

    async def slow(route: Route) -> None:
        asked.set()
        await replaced.wait()
        await route.continue_()

    await ann.route("**/cdn/**", slow)
    before = await channel(lobby, "tables").send(view=with_picture("before", "1.png"), file=green_file("1.png"))
    await asked.wait()
    async with ann.expect_response("**/1.png") as first:
        await before.edit(view=with_picture("after", "2.png"), attachments=[green_file("2.png")])
        replaced.set()
        assert (await first.value).status == 200
    await expect(message(ann, "after").locator("img")).to_have_js_property("naturalWidth", 900)


async def test_the_page_stays_at_the_end_unless_one_reads_above(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    tables = channel(lobby, "tables")
    for number in range(4):
        await tables.send("\n".join(f"line {line} of {number}" for line in range(12)))
    await expect(message(ann, "line 11 of 3")).to_be_in_viewport()
    scroller = ann.get_by_role("region", name="Messages", exact=True)
    # The page hears of a scroll a frame later: a message that comes between would still be followed.
    await scroller.evaluate(SCROLLED_UP)
    await expect(message(ann, "line 0 of 0")).to_be_in_viewport()
    await tables.send("The last word")
    pill = ann.get_by_role("button", name="New messages")
    await expect(pill).to_be_visible()
    await expect(message(ann, "The last word")).not_to_be_in_viewport()
    await pill.click()
    await expect(message(ann, "The last word")).to_be_in_viewport()
    await expect(pill).to_be_hidden()


async def test_a_link_to_a_message_stays_in_the_page(windows: Windows, lobby: LobbyBot) -> None:
    ann = await windows.open("ann")
    target = await channel(lobby, "quiet").send("The match is here")
    await channel(lobby, "tables").send(f"Go to {target.jump_url}")
    await message(ann, "Go to").get_by_role("link").click()
    await expect(message(ann, "The match is here")).to_be_focused()
