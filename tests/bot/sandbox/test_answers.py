"""Every way to answer an interaction, by an unmodified discord.py over HTTP and WebSocket."""

import pytest

from bot.sandbox import LocalDiscord
from tests.bot.sandbox.sample_client import SampleClient, png
from tests.support.person import Person
from tests.support.reading import buttons, is_ephemeral, text_of

pytestmark = pytest.mark.usefixtures("client")
V2 = 1 << 15


async def test_reply_is_edited(ann: Person) -> None:
    result = await ann.slash("ping")
    assert result["callback_type"] == 4
    message = await ann.wait_for(lambda p: next((m for m in p.messages() if m["content"] == "pong!"), None))
    assert message["edited_timestamp"]
    assert message["type"] == 20
    assert message["interaction_metadata"]["user"]["id"] == ann.id
    assert [b["label"] for b in buttons(message)] == ["Count", "Rename", "Silent"]
    assert all(b["id"] > 0 for b in buttons(message))


async def test_first_follow_up_fills_the_deferred_message(local: LocalDiscord, ann: Person) -> None:
    result = await ann.slash("board")
    assert result["callback_type"] == 5
    message = await ann.wait_for(lambda p: next((m for m in p.messages() if m["attachments"]), None))
    assert len(ann.messages()) == 1
    assert message["flags"] == V2
    media = message["components"][0]["components"][1]["items"][0]["media"]
    assert (media["width"], media["height"]) == (4, 3)
    assert media["url"].startswith(f"{local.url}/cdn/")
    assert message["attachments"][0]["size"] == len(png())
    sent = [r for r in local.requests if r.files]
    assert [f["name"] for f in sent[0].files] == ["board.png"]


async def test_button_updates_its_message(ann: Person, bob: Person) -> None:
    await ann.slash("ping")
    message = await bob.wait_for(lambda p: next((m for m in p.messages() if m["content"] == "pong!"), None))
    result = await bob.press(message, label="Count")
    assert result["callback_type"] == 7
    assert bob.message(message["id"])["content"] == "counted"


async def test_select_delivers_the_order_of_clicks(ann: Person) -> None:
    await ann.slash("ping")
    message = await ann.wait_for(lambda p: next((m for m in p.messages() if m["content"] == "pong!"), None))
    result = await ann.press(message, custom_id="colours", values=["blue", "red"])
    assert result["callback_type"] == 6
    changed = await ann.wait_for(lambda p: next((m for m in p.messages() if "then" in m["content"]), None))
    assert changed["content"] == "blue then red"
    assert changed["components"] == []


async def test_modal_is_filled_in(ann: Person) -> None:
    await ann.slash("ping")
    message = await ann.wait_for(lambda p: next((m for m in p.messages() if m["content"] == "pong!"), None))
    assert (await ann.press(message, label="Rename"))["callback_type"] == 9
    assert ann.modal
    assert ann.modal["title"] == "Table"
    assert (await ann.submit({"Name": "Friday", "Pace": ["slow"]}))["callback_type"] == 4
    assert [m["content"] for m in ann.ephemerals()] == ["Friday is slow"]
    assert ann.modal is None


async def test_ephemeral_is_seen_by_its_addressee_only(local: LocalDiscord, ann: Person, bob: Person) -> None:
    await ann.slash("secret")
    (message,) = ann.ephemerals()
    assert is_ephemeral(message)
    await bob.refresh()
    assert bob.messages() == []
    async with Person(local.url, "ann") as later:
        assert later.messages() == []
    await ann.press(message, label="Count")
    assert text_of(ann.message(message["id"])) == "counted"
    await ann.dismiss(message)
    assert ann.ephemerals() == []


async def test_direct_message_with_a_picture(ann: Person) -> None:
    await ann.slash("whisper")
    message = await ann.wait_for(lambda p: next(iter(p.dm_messages()), None))
    assert (message["content"], message["attachments"][0]["filename"]) == ("psst", "hand.png")
    await ann.wait_for(lambda p: [m for m in p.ephemerals() if m["content"] == "sent"])


async def test_closed_direct_messages_are_refused_with_50007(ann: Person) -> None:
    await ann.configure(dms_open=False)
    await ann.slash("whisper")
    await ann.wait_for(lambda p: [m for m in p.ephemerals() if m["content"] == "refused 50007"])
    assert ann.dm_messages() == []


async def test_press_without_an_answer_fails_for_the_presser(local: LocalDiscord, ann: Person, bob: Person) -> None:
    await ann.slash("ping")
    message = await ann.wait_for(lambda p: next((m for m in p.messages() if m["content"] == "pong!"), None))
    local.services.interactions.answer_seconds = 0.05
    result = await ann.press(message, label="Silent")
    assert result["callback_type"] is None
    assert [f["text"] for f in ann.failures] == ["This interaction failed"]
    assert bob.failures == []


async def test_autocompletion(ann: Person) -> None:
    choices = await ann.autocomplete("deal show", "match", "Red")
    assert choices == [{"name": "Red Hen", "value": "red hen"}]


async def test_subcommand_with_options(client: SampleClient, ann: Person) -> None:
    await ann.slash("deal new", preset="classic", seats=3)
    assert [m["content"] for m in ann.messages()] == ["classic for 3"]
