"""`/stats`: what was played here is counted, for everybody on the server but those who keep themselves out."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.stats.ratings import BEGINNING
from bot.stats.standings import LEAST
from bot.store.records import Commit, StepRow
from bot.text import LOCALES, load_texts
from bot.text.locales import Locale
from games.core.text import Text
from tests.bot.stats.kit import match
from tests.bot.text.wording import faults
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, selects, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.party import Party
from tests.wire.player import Rover, control
from tests.wire.rigged import rigged
from tests.wire.test_languages import NAMES, choose_language
from tests.wire.test_leaving import HANDS, THEN, leave

TEXTS = load_texts()
ISOLATES = re.compile("[\u2068\u2069]")


async def stats(person: Person, **options: str) -> Json:
    """The answer to the command."""
    await person.slash("stats", **options)
    answer = person.messages()[-1]
    assert is_ephemeral(answer)
    return answer


def plain(message: Json) -> str:
    return ISOLATES.sub("", text_of(message))


async def conceded(house: House, winner: Person, loser: Person) -> None:
    """A match that the loser gives up."""
    party = Party(house, winner, loser)
    await party.begin(clock="off", preset="classic", seats=2)
    await leave(loser)
    await party.settle()
    assert party.over


async def past(house: House, winner: Person, loser: Person, count: int) -> None:
    """So many matches of the two that ended some time ago."""
    for number in range(count):
        rows = match(int(winner.id), int(loser.id), number=number, ruleset="monopoly_deal")
        names = (winner.me["global_name"], loser.me["global_name"])
        guild_id = int(winner.world["guilds"][0]["id"])
        stored = tuple(replace(row, guild_id=guild_id, user_name=name) for row, name in zip(rows, names, strict=True))
        step = StepRow(0, "step.monopoly_deal", b"{}", rows[0].ended_at)
        await house.app.edge.store.commit(Commit(rows[0].match_id, step=step, results=stored))


async def keep_out(person: Person) -> None:
    """The button in the own settings."""
    await person.slash("settings me")
    panel = person.messages()[-1]
    await person.press(panel, custom_id=control(panel, "uncounted"))
    assert "You are counted: **no**" in plain(person.message(panel["id"]))


async def test_a_match_played_to_its_end_is_counted_also_after_a_restart(
    house: House, ann: Person, bob: Person, minh: Person
) -> None:
    assert "finished no match here yet" in plain(await stats(ann))
    party = Party(house, ann, bob)
    await party.begin(preset="quick", clock="off", computers=1)
    assert await party.play_on(Random(1), kind=Rover), ann.describe()
    places = {seat: int(place) for place, seat in re.findall(r"^\**(\d)\.\** (.+)$", plain(party.table), re.MULTILINE)}
    for _ in range(2):
        for person in (ann, bob):
            name = person.me["global_name"]
            said = plain(await stats(person))
            assert f"Latest places: {places[name]}/3" in said
            assert "One match, " in said
            assert f"Average place {places[name]}.0 of 3.0" in said
            assert "still settling" in said
            assert said.count("Monopoly Deal") == 1
        assert f"{places['Ann']}/3" in plain(await stats(minh, who=ann.id))
        await house.restart()


async def test_the_board_lists_whoever_has_enough_matches_and_says_how_many_are_missing(
    open_house: OpenHouse, ann: Person, bob: Person, minh: Person
) -> None:
    house = await open_house(rigged(HANDS, THEN))
    await past(house, ann, bob, LEAST - 1)
    board = plain(await stats(bob, game="monopoly_deal"))
    assert f"Nobody has finished {LEAST} matches" in board
    assert "Finish one more match" in board
    await conceded(house, ann, bob)
    board = plain(await stats(bob, game="Monopoly Deal"))
    first, second = (next(line for line in board.split("\n") if name in line) for name in ("Ann", "Bob"))
    assert first.startswith("**1** · Ann · **1,")
    assert second.startswith("**2** · Bob · **")
    assert second.endswith("👈")
    assert not first.endswith("👈")
    await minh.configure(locale="en-US")
    assert f"Finish {LEAST} more matches" in plain(await stats(minh, game="monopoly_deal"))
    answer = await stats(ann)
    menu = selects(answer)[0]
    await ann.press(answer, custom_id=menu["custom_id"], values=["monopoly_deal"])
    turned = ann.message(answer["id"])
    assert "**2** · Bob" in plain(turned)
    await ann.press(turned, label="My results")
    assert f"{LEAST} matches, {LEAST} won" in plain(ann.message(answer["id"]))


async def test_whoever_keeps_out_is_seen_by_nobody_and_counted_no_more(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    house = await open_house(rigged(HANDS, THEN))
    await past(house, ann, bob, LEAST)
    before = plain(await stats(bob))
    await keep_out(ann)
    assert "nothing to show" in plain(await stats(bob, who=ann.id))
    board = plain(await stats(bob, game="monopoly_deal"))
    assert "Ann" not in board
    assert board.startswith("### 🏆 Monopoly Deal")
    assert "**1** · Bob" in board
    await conceded(house, ann, bob)
    await house.restart()
    mine = plain(await stats(ann))
    assert "You keep yourself out" in mine
    assert f"{LEAST} matches, {LEAST} won" in mine, "the one after that is not hers"
    after = plain(await stats(bob))
    assert f"{LEAST + 1} matches, none won" in after
    assert _rating(after) < _rating(before), "losing to somebody unknown costs what it costs"
    assert "not listed" in plain(await stats(ann, game="monopoly_deal"))


def _rating(said: str) -> int:
    found = re.search(r"Rating \*\*([\d,]+)\*\*", said)
    assert found, said
    return int(found[1].replace(",", ""))


async def test_a_deletion_takes_the_name_and_leaves_the_others_rating(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    house = await open_house(rigged(HANDS, THEN))
    await past(house, ann, bob, 2)
    await conceded(house, ann, bob)
    before = _rating(plain(await stats(bob)))
    assert before < BEGINNING
    await ann.slash("data delete")
    panel = ann.messages()[-1]
    await ann.press(panel, custom_id=control(panel, "delete"))
    assert _rating(plain(await stats(bob))) == before
    assert "nothing to show" in plain(await stats(bob, who=ann.id))
    assert "finished no match here yet" in plain(await stats(ann))


@pytest.mark.parametrize("locale", LOCALES)
async def test_everything_is_said_in_the_readers_language(
    open_house: OpenHouse, ann: Person, bob: Person, locale: Locale
) -> None:
    house = await open_house(rigged(HANDS, THEN))
    await past(house, ann, bob, LEAST)
    await choose_language(bob, locale)
    answer = await stats(bob)
    for message in (answer, await stats(bob, game="monopoly_deal"), await stats(bob, who=ann.id)):
        assert list(faults(text_of(message), locale, NAMES)) == []
    assert plain(answer).startswith(
        ISOLATES.sub("", TEXTS.say(Text("stats-title-mine", server="Parlour Lounge"), locale))
    )


@pytest.mark.usefixtures("house")
async def test_a_game_that_there_is_not_is_refused(ann: Person) -> None:
    assert plain(await stats(ann, game="chess")) == TEXTS.say(Text("refuse-no-such-ruleset"), "en-US")
    names = [choice["name"] for choice in await ann.autocomplete("stats", "game", "machi")]
    assert len(names) == 3
