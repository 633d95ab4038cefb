"""Whoever asks for it is taken out of everything but their matches in play."""

from dataclasses import replace

from bot.matches.logfile import log_of, write
from bot.matches.model import User
from bot.matches.verifying import verify
from bot.store.records import ANONYMOUS, NAMELESS, ServerPreferences, Surface
from tests.bot.matches.kit import ANN, BO, CY, GAMES, PLACE
from tests.bot.privacy.kit import ZOE, Archive

TRACES = (str(ZOE.id), ZOE.name)


def threaded(before: ServerPreferences) -> ServerPreferences:
    return replace(before, threads=True)


async def put_hand(archive: Archive, match_id: str, user: User) -> None:
    surface = Surface(match_id, "hand", user.id, 70, 700, 0, "d", archive.world.clock.now())
    await archive.store.put_surface(surface)


async def test_nothing_names_them_any_more(archive: Archive) -> None:
    world, service = archive.world, archive.world.service
    played = [await archive.finished(ZOE, ANN), await archive.finished(BO, ZOE, ruleset="monopoly_deal")]
    await put_hand(archive, played[0].id, ZOE)
    moderated = await archive.moderated(ZOE)
    closed = await world.lobby(ZOE, BO)
    await service.cancel(closed.id, ZOE, world.iid)
    ended = await world.lobby(ANN, BO)
    await service.moderation.end(ended.id, ZOE, world.iid)
    await archive.preferences.set_locale(ZOE.id, "ko")
    for guild, person in ((7, ZOE), (8, ANN)):
        await archive.preferences.set_server(guild, threaded, person.id, world.clock.now())
    archive.preferences.met(ZOE.id, "el")
    assert set(await archive.mentions(*TRACES)) == {
        "matches",
        "results",
        "server_preferences",
        "sitters",
        "steps",
        "surfaces",
        "user_preferences",
    }
    erased = await archive.keeper.erase(ZOE.id)
    assert await archive.mentions(*TRACES) == {}
    assert erased.running == 0
    assert set(erased.finished) == {played[0].id, played[1].id, moderated.id, closed.id}
    assert archive.preferences.user(ZOE.id).locale is None
    assert archive.preferences.locale_of(ZOE) == ZOE.locale, "met by nobody"
    kept = {7: ServerPreferences(threads=True, changed_at=world.clock.now())}
    kept[8] = replace(kept[7], changed_by=ANN.id)
    assert {guild: archive.preferences.server(guild) for guild in kept} == kept
    assert await archive.store.server_preferences() == kept
    for info in played:
        snapshot = await service.snapshot(info.id)
        names = [sitter.user.name if sitter.user else None for sitter in snapshot.info.sitters]
        assert sorted(map(str, names)) == sorted([NAMELESS, "Ann" if info is played[0] else "Bo"])
        assert snapshot.info.status == "over"


async def test_a_nameless_match_is_still_verified(archive: Archive) -> None:
    info = await archive.moderated(ZOE)
    archive_of = archive.world.service.archive
    before = await archive_of.log(info.id, ANN.id)
    await archive.keeper.erase(ZOE.id)
    log = await archive_of.log(info.id, ANN.id)
    assert ZOE.name in write(before).decode()
    assert ZOE.name not in write(log).decode()
    assert verify(log, GAMES).judged
    assert log.steps != before.steps
    assert [step["kind"] for step in log.steps] == [step["kind"] for step in before.steps]
    assert log_of(info, await archive.store.secret(info.id), (), None).commitment == log.commitment


async def test_the_others_keep_their_names_and_what_they_chose(archive: Archive) -> None:
    info = await archive.finished(ZOE, ANN)
    by_another = await archive.moderated(CY)
    await put_hand(archive, info.id, ANN)
    await archive.preferences.set_pings(ANN.id, wanted=False)
    others = await archive.mentions("Ann", "Cy")
    await archive.keeper.erase(ZOE.id)
    assert await archive.mentions("Ann", "Cy") == others
    assert (await archive.world.service.info(by_another.id)).ended_by == "Cy"
    assert [surface.owner_id for surface in await archive.store.surfaces(info.id)] == [ANN.id]
    assert not archive.preferences.user(ANN.id).pings


async def test_matches_in_play_and_lobbies_are_left(archive: Archive) -> None:
    world = archive.world
    running, lobby = await world.match(ZOE, ANN), await world.lobby(BO, ZOE)
    reset = await world.match(ANN, BO)
    await world.service.moderation.deal_again(reset.id, ZOE, world.iid)
    await put_hand(archive, running.id, ZOE)
    before = await archive.mentions(*TRACES)
    erased = await archive.keeper.erase(ZOE.id)
    assert (erased.finished, erased.running) == ((), 2)
    assert await archive.mentions(*TRACES) == before
    for match_id in (running.id, lobby.id):
        assert (await world.service.info(match_id)).seat_of(ZOE.id) is not None
    await world.service.leave(running.id, ZOE, world.iid)
    assert (await archive.keeper.erase(ZOE.id)).finished == (running.id,)


async def test_two_of_one_match_may_both_go(archive: Archive) -> None:
    info = await archive.finished(ZOE, CY)
    for person in (ZOE, CY):
        await archive.keeper.erase(person.id)
    record = await archive.store.match(info.id)
    assert record is not None
    assert [(sitter.user_id, sitter.user_name) for sitter in record.sitters] == [(ANONYMOUS, NAMELESS)] * 2
    assert record.host_id == ANONYMOUS
    assert record.guild_name == PLACE.guild_name


async def test_in_statistics_a_number_takes_their_place_another_one_for_each_game(archive: Archive) -> None:
    for ruleset in ("bazaar", "bazaar", "monopoly_deal"):
        await archive.finished(ZOE, ANN, ruleset=ruleset)
    before = await archive.store.results(7)
    await archive.keeper.erase(ZOE.id)
    after = await archive.store.results(7)
    hers = [(old, new) for old, new in zip(before, after, strict=True) if old.user_id == ZOE.id]
    assert len(hers) == 3
    assert [new for old, new in zip(before, after, strict=True) if old.user_id != ZOE.id] == [
        row for row in before if row.user_id != ZOE.id
    ]
    for old, new in hers:
        assert new == replace(old, user_id=new.user_id, user_name=None)
    numbers = {new.ruleset: {row.user_id for _, row in hers if row.ruleset == new.ruleset} for _, new in hers}
    assert [len(found) for found in numbers.values()] == [1, 1]
    assert len({number for found in numbers.values() for number in found}) == 2
    assert all((new.user_id or 0) < 0 for _, new in hers)


async def test_a_match_that_somebody_left_in_the_middle_is_theirs_until_it_ends(archive: Archive) -> None:
    world, service = archive.world, archive.world.service
    info = await world.lobby(ANN, BO, ZOE, ruleset="monopoly_deal")
    await service.set_leaving(info.id, ANN, "computer", world.iid)
    await service.start(info.id, ANN, world.iid)
    await service.leave(info.id, ZOE, world.iid)
    assert await archive.keeper.open_matches_of(ZOE.id) == 1
    assert (await archive.keeper.erase(ZOE.id)).running == 1, "its result will be hers"
    for person in (ANN, BO):
        await world.replace_seat(info.id, ANN, info.seat_of(person.id) or 0, "concede")
    assert set(await archive.mentions(*TRACES)) == {"results", "steps"}
    assert (await archive.keeper.erase(ZOE.id)).running == 0
    assert await archive.mentions(*TRACES) == {}
