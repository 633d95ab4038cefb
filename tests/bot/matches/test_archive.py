"""Who gets which log, and when."""

from random import Random

import pytest

from bot.matches.errors import MatchOver, NoSuchMatch, NotOver, NotPlaying, NotSeated
from bot.matches.verifying import verify
from tests.bot.matches.kit import ANN, BO, CY, GAMES, World


async def test_a_match_in_play_keeps_its_log(world: World) -> None:
    info = await world.match(ANN, BO)
    with pytest.raises(NotOver):
        await world.service.archive.log(info.id, ANN.id)
    await world.finish(info.id, Random(1))
    assert verify(await world.service.archive.log(info.id, ANN.id), GAMES).judged


async def test_only_those_who_sat_there_get_it(world: World) -> None:
    info = await world.match(ANN, BO)
    await world.service.leave(info.id, BO, world.iid)
    assert (await world.service.info(info.id)).status == "over"
    with pytest.raises(NotSeated):
        await world.service.archive.log(info.id, CY.id)
    log = await world.service.archive.log(info.id, BO.id)
    assert verify(log, GAMES).judged, "also whoever gave up"
    assert log == await world.service.archive.log(info.id, ANN.id), "everybody gets the same"


async def test_what_never_began_has_no_log(world: World) -> None:
    lobby, closed = await world.lobby(ANN, BO), await world.lobby(ANN, BO)
    await world.service.cancel(closed.id, ANN, world.iid)
    for match_id, refusal in ((lobby.id, NotPlaying), (closed.id, MatchOver), ("zzzzzzzz", NoSuchMatch)):
        with pytest.raises(refusal):
            await world.service.archive.log(match_id, ANN.id)
    assert await world.service.archive.matches_of(ANN.id, 9) == ()


async def test_the_last_finished_matches_come_first(world: World) -> None:
    ended = []
    for _ in range(3):
        world.clock.advance(60)
        info = await world.match(ANN, BO)
        ended.append(info.id)
        await world.service.leave(info.id, BO, world.iid)
    called_off = await world.match(ANN, CY)
    await world.service.cancel(called_off.id, ANN, world.iid)
    await world.match(ANN, BO)
    found = [info.id for info in await world.service.archive.matches_of(BO.id, 2)]
    assert found == ended[:0:-1]
    assert [info.status for info in await world.service.archive.matches_of(CY.id, 9)] == ["cancelled"]


async def test_a_log_is_the_same_after_a_restart(world: World) -> None:
    info = await world.match(ANN, BO)
    await world.finish(info.id, Random(1))
    log = await world.service.archive.log(info.id, ANN.id)
    assert await world.restarted().service.archive.log(info.id, ANN.id) == log
