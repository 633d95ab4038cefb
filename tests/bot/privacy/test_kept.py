"""The file somebody gets holds everything kept of them, and nothing of others."""

from dataclasses import replace
from random import Random

import msgspec
import pytest

from bot.matches.model import User
from bot.privacy import kept
from bot.privacy.kept import MatchEntry, Move, PersonalData, written
from bot.store.records import ANONYMOUS, NAMELESS, Commit, ServerPreferences, StepRow, Surface
from bot.store.schema import user_preferences
from tests.bot.matches.kit import ANN, BO, CY, PLACE, World, any_press, user_at
from tests.bot.privacy.kit import ZOE, Archive


def single(before: ServerPreferences) -> ServerPreferences:
    return replace(before, one_a_channel=True)


async def test_a_stranger_has_nothing(archive: Archive) -> None:
    await archive.finished(ANN, BO)
    data = await archive.keeper.kept_of(ZOE.id)
    assert (data.settings, data.matches, data.facts, data.messages) == (None, (), (), ())
    assert data.user == str(ZOE.id)


async def test_everything_kept_is_in_the_file(archive: Archive) -> None:
    over = await archive.finished(ZOE, ANN, ruleset="monopoly_deal")
    archive.world.clock.advance(60)
    running = await archive.world.match(BO, ZOE)
    moderated = await archive.moderated(ZOE)
    await archive.preferences.set_locale(ZOE.id, "ko")
    for guild, person in ((7, ZOE), (8, ANN)):
        await archive.preferences.set_server(guild, single, person.id, archive.world.clock.now())
    surface = Surface(running.id, "hand", ZOE.id, 71, 701, 0, "d", archive.world.clock.now(), walk="a:1")
    await archive.store.put_surface(surface)
    data = msgspec.json.decode(written(await archive.keeper.kept_of(ZOE.id)), type=PersonalData)
    assert data.settings == kept.Settings("ko", pings=True, in_stats=True)
    assert data.servers == (kept.ServerEntry("7", archive.world.clock.now()),)
    assert [match.id for match in data.matches] == [running.id, over.id], "the newest first"
    first, second = data.matches
    assert (second.status, second.opened_it, second.server, second.channel) == (
        "over",
        True,
        "7",
        str(PLACE.channel_id),
    )
    assert (first.status, first.opened_it) == ("playing", False)
    assert second.chair == kept.Seat(over.seat_of(ZOE.id) or 0, ZOE.name, ZOE.locale)
    assert [(fact.match, fact.kind) for fact in data.facts] == [
        (moderated.id, "reset.bazaar"),
        (moderated.id, "cancelled"),
    ]
    assert [(result.match, result.game, result.server, result.of) for result in data.results] == [
        (over.id, "monopoly_deal", "7", 2)
    ]
    assert data.results[0].name == ZOE.name
    assert [(message.match, message.message, message.walk) for message in data.messages] == [(running.id, "701", "a:1")]


async def test_a_lobby_that_they_were_removed_from_is_in_the_file_and_theirs_until_it_begins(archive: Archive) -> None:
    world, namesake = archive.world, User(ZOE.id // 10, "Zo", "el")
    info = await world.lobby(ANN, ZOE, BO)
    await world.service.remove_sitter(info.id, ANN, str(ZOE.id), world.iid)
    (entry,) = (await archive.keeper.kept_of(ZOE.id)).matches
    assert (entry.id, entry.removed, entry.opened_it, entry.chair) == (info.id, True, False, None)
    assert await archive.keeper.open_matches_of(ZOE.id) == 1
    assert (await archive.keeper.kept_of(namesake.id)).matches == (), "whose id is part of hers"
    await world.service.start(info.id, ANN, world.iid)
    assert await archive.mentions(str(ZOE.id)) == {}


async def test_the_moves_are_their_own(archive: Archive) -> None:
    info = await archive.world.match(ZOE, ANN, ruleset="monopoly_deal")
    pressed = await moves_of(archive.world, info.id)
    (entry,) = (await archive.keeper.kept_of(ZOE.id)).matches
    assert pressed
    assert versions(entry) == pressed
    seats = {move.command["seat"] for move in entry.moves or ()}
    assert seats == {info.seat_of(ZOE.id)}
    assert ANN.name not in written(await archive.keeper.kept_of(ZOE.id)).decode()


async def moves_of(world: World, match_id: str) -> list[int]:
    """Let everybody play a while; the versions that Zoë's presses made."""
    rng, pressed = Random(2), []
    for _ in range(20):
        snapshot = await world.service.snapshot(match_id)
        ask = next(ask for ask in snapshot.asks if ask.required)
        user = user_at(snapshot.info, ask.seat)
        assert user is not None
        acted = await world.press(match_id, user, any_press(ask, rng))
        if user == ZOE:
            pressed.append(acted.info.version)
    while not await ran_out(world, match_id):  # what is played for her when she does not answer is no move of hers
        pass
    return pressed


async def ran_out(world: World, match_id: str) -> bool:
    """Let a deadline pass; whether it was Zoë's."""
    snapshot = await world.service.snapshot(match_id)
    asked = next(ask for ask in snapshot.asks if ask.required)
    await world.pass_deadline(snapshot)
    return user_at(snapshot.info, asked.seat) == ZOE


def versions(entry: MatchEntry) -> list[int]:
    moves: tuple[Move, ...] = entry.moves or ()
    return [move.version for move in moves]


async def test_a_file_too_large_for_discord_says_what_is_left_out(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        await archive.finished(ZOE, ANN)
        archive.world.clock.advance(60)
    whole = await archive.keeper.kept_of(ZOE.id)
    sizes = [len(msgspec.json.encode(match.moves)) for match in whole.matches]
    monkeypatch.setattr(kept, "LARGEST", sizes[0] + 1)
    short = await archive.keeper.kept_of(ZOE.id)
    assert [match.moves is None for match in short.matches] == [False, True, True]
    assert [match.id for match in short.matches] == [match.id for match in whole.matches]


async def test_of_a_fact_that_names_several_each_gets_and_loses_only_themselves(archive: Archive) -> None:
    info = await archive.finished(ANN, BO)
    both = {"seat": 0, "before": {"id": ZOE.id, "name": ZOE.name}, "by": {"id": CY.id, "name": CY.name}}
    version = info.version + 1
    row = StepRow(version, "replaced", msgspec.json.encode(both), archive.world.clock.now())
    await archive.store.commit(Commit(info.id, step=row))
    nobody = {"id": ANONYMOUS, "name": NAMELESS}
    (fact,) = (await archive.keeper.kept_of(ZOE.id)).facts
    assert fact.body == {**both, "by": nobody}
    await archive.keeper.erase(CY.id)
    (stored,) = (await archive.store.tail(info.id, version - 1)).steps
    assert msgspec.json.decode(stored.body) == {**both, "by": nobody}


def test_every_choice_of_a_person_is_in_the_file() -> None:
    stored = {column.name for column in user_preferences.columns} - {"user_id"}
    assert set(kept.Settings.__struct_fields__) == stored
