"""What is kept: told, given out as a file, deleted; and a server that removes the bot."""

import asyncio
import json

from structlog.testing import capture_logs

from bot.privacy.purging import drop_matches
from bot.sandbox import LocalDiscord
from bot.sandbox.departures import remove_application
from bot.store.sql import SqlStore
from tests.bot.text.wording import ISOLATES
from tests.support.forging import Forger
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, text_of
from tests.wire.files import file_of
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.player import control


async def kept(person: Person) -> Json:
    """The file somebody gets about themselves."""
    await person.slash("data export", channel="dm")
    assert is_ephemeral(person.ephemerals()[-1])
    name, data = await file_of(person.ephemerals()[-1])
    assert name == "parlour-data.json"
    found: Json = json.loads(data)
    return found


async def over(house: House, *people: Person) -> Party:
    """A match that ended because the last of the people left."""
    party = Party(house, *people)
    await party.begin(clock="off")
    leaving = people[-1]
    await leaving.slash("leave", match=party.match_id)
    await leaving.press(leaving.ephemerals()[-1], custom_id=control(leaving.ephemerals()[-1], "concede"))
    await party.settle()
    return party


async def test_everybody_is_told_what_is_kept_and_how_long(house: House, ann: Person, minh: Person) -> None:
    assert house.app.edge.keeper.retention is not None
    for person, words in ((ann, "180 days"), (minh, "180 ngày")):
        await person.slash("privacy")
        answer = person.ephemerals()[-1]
        assert words in ISOLATES.sub("", text_of(answer))
    assert not [message for message in ann.messages() if not is_ephemeral(message)]


async def test_whoever_has_their_data_deleted_is_in_no_finished_match_any_more(
    house: House, ann: Person, bob: Person
) -> None:
    await over(house, ann, bob)
    ended_id = (await kept(bob))["matches"][0]["id"]
    running = Party(house, bob, ann)
    await running.begin(clock="off")
    await bob.slash("settings me")
    await bob.press(bob.ephemerals()[-1], label="Turn pings off")
    before = await kept(bob)
    assert [match["status"] for match in before["matches"]] == ["playing", "over"]
    assert before["settings"] == {"locale": None, "pings": False, "in_stats": True}
    assert {message["match"] for message in before["messages"]} == {running.match_id, ended_id}

    await bob.slash("data delete")
    asked = bob.ephemerals()[-1]
    assert "One match of yours is still open" in text_of(asked)
    assert len((await kept(bob))["matches"]) == 2, "nothing before the button"
    await bob.press(asked, label="Delete my data")
    assert "one finished match does not name you" in text_of(bob.message(asked["id"]))
    after = await kept(bob)
    assert [match["id"] for match in after["matches"]] == [running.match_id]
    assert after["settings"] is None
    assert {message["match"] for message in after["messages"]} == {running.match_id}
    assert house.app.edge.preferences.user(int(bob.id)).pings

    await ann.slash("export", match=ended_id)
    _, log = await file_of(ann.ephemerals()[-1])
    assert "Bob" not in log.decode()
    assert "Ann" in log.decode()
    assert {match["id"] for match in (await kept(ann))["matches"]} == {ended_id, running.match_id}
    await running.settle()
    assert "Bob" in text_of(running.table), "a match in play goes on with its people"


async def test_a_forged_question_deletes_nothing(local: LocalDiscord, house: House, ann: Person, bob: Person) -> None:
    await over(house, ann, bob)
    await bob.slash("data delete")
    for forged in ("data:you:delete", f"data:{ann.id}:delete", "data:me:all"):
        await Forger(local, bob).press(bob.ephemerals()[0], forged)
    assert len((await kept(bob))["matches"]) == len((await kept(ann))["matches"]) == 1


async def test_a_server_that_removes_the_bot_is_forgotten(
    local: LocalDiscord, house: House, ann: Person, bob: Person
) -> None:
    await over(house, ann, bob)
    (ended,) = (await kept(ann))["matches"]
    running = Party(house, ann, bob)
    await running.begin(clock="off")
    assert ended["server_name"] == "Parlour Lounge"
    guild = next(guild for guild in local.world.guilds.values() if guild.name == "Parlour Lounge")
    await remove_application(local.services, guild)
    async with asyncio.timeout(PATIENCE):
        while await house.app.edge.store.match(ended["id"]) is not None:
            await ann.refresh()
    assert (await house.app.edge.service.info(running.match_id)).status == "playing", "it goes on by direct message"


async def test_a_table_whose_match_is_deleted_says_so_and_is_painted_no_more(
    local: LocalDiscord, house: House, ann: Person, bob: Person
) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    edge, match_id = house.app.edge, party.match_id
    info = await edge.service.info(match_id)
    assert info.place.guild_id is not None
    assert isinstance(edge.store, SqlStore)
    await drop_matches(edge.store, [match_id])
    edge.service.forget([match_id])
    before = len(local.requests)
    with capture_logs() as logs:
        edge.painter.changed(match_id)
        await edge.painter.idle()
    assert logs == []
    assert len(local.requests) == before
    await ann.press(party.table, custom_id=control(party.table, "hand"))
    assert "does not exist any more" in text_of(ann.ephemerals()[-1])


async def test_nobody_is_written_to_in_place_of_who_had_their_data_deleted(
    local: LocalDiscord, house: House, ann: Person, bob: Person
) -> None:
    party = await over(house, ann, bob)
    (ended,) = (await kept(bob))["matches"]
    await house.app.edge.keeper.erase(int(bob.id))
    opened = [request for request in local.requests if request.path.endswith("/users/@me/channels")]
    with capture_logs() as logs:
        house.app.edge.painter.changed(ended["id"])
        await party.settle()
    assert [entry for entry in logs if entry["log_level"] == "error"] == []
    assert [request for request in local.requests if request.path.endswith("/users/@me/channels")] == opened
    assert "Former player" in text_of(party.table)
    assert "Bob" not in text_of(party.table)
