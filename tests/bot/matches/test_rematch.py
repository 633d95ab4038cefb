"""A match that is over is followed by one more at the same table, opened once, by whoever sat there and presses."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.matches.errors import AskGone, ChannelBusy, NotSeated, RulesRevised
from bot.matches.model import MatchInfo, Sitter
from bot.matches.new_commands import new_command
from bot.matches.quiet import Night
from bot.privacy.purging import drop_matches
from bot.store.records import LOBBY_KEY
from bot.store.sql import SqlStore
from tests.bot.matches.kit import ANN, BO, CY, DEE, GAMES, World

DEAL = "monopoly_deal"


async def over(world: World, *, policies: tuple[str, ...] = ()) -> MatchInfo:
    """A match of Ann, Bo and Cy with settings of its own that is over: Ann and Bo gave up."""
    info = await world.lobby(ANN, BO, CY, ruleset=DEAL, policies=policies, size=5)
    service = world.service
    await service.set_option(info.id, ANN, "win_timing", "instant", world.iid)
    await service.set_pace(info.id, ANN, "slow", world.iid)
    await service.set_night(info.id, ANN, Night("23-07", "Asia/Seoul"), world.iid)
    await service.set_leaving(info.id, ANN, "computer", world.iid)
    await service.set_locale(info.id, ANN, "el", world.iid)
    await service.start(info.id, ANN, world.iid)
    return await conceded(world, info)


async def conceded(world: World, info: MatchInfo) -> MatchInfo:
    """Everybody but one gives up."""
    info = await world.service.info(info.id)
    for sitter in info.sitters[1:]:
        await world.replace_seat(info.id, CY, sitter.seat, "concede")
    info = await world.service.info(info.id)
    assert info.status == "over"
    return info


async def test_the_table_is_the_same_but_for_who_sits_there_already(world: World) -> None:
    former = await over(world, policies=("random", "steady"))
    rematch = await world.service.rematch(former.id, BO, world.iid, alone=False)
    info = await world.service.info(rematch.info.id)
    assert rematch.opened
    policies = [sitter.policy for sitter in former.sitters if sitter.policy]
    assert info == replace(
        former,
        id=info.id,
        name=info.name,
        status="lobby",
        host_id=BO.id,
        sitters=(Sitter(0, BO), *(Sitter(seat, policy=policy) for seat, policy in enumerate(policies, start=1))),
        version=-1,
        lobby_version=0,
        commitment=info.commitment,
        created_at=world.clock.at,
        rematch_of=former.id,
    )
    assert sorted(policies) == ["random", "steady"]
    assert info.commitment != former.commitment
    snapshot = await world.service.snapshot(info.id)
    assert set(snapshot.invited) == {ANN.id, CY.id}
    assert LOBBY_KEY in snapshot.deadlines, "it closes like any other"
    await world.service.join(info.id, ANN, world.iid)
    assert (await world.service.snapshot(info.id)).invited == (CY.id,)
    await world.service.remove_sitter(info.id, BO, str(ANN.id), world.iid)
    assert (await world.service.snapshot(info.id)).invited == (CY.id,), "nobody asks whom the host removed"
    assert (await world.service.info(former.id)).rematch == info.id
    await world.service.set_table_message(info.id, 901)
    await world.service.start(info.id, BO, world.iid)
    assert (await world.service.snapshot(info.id)).state is not None


async def test_of_presses_at_once_and_after_a_restart_one_opens_a_lobby(world: World) -> None:
    former = await over(world)
    again = world.restarted()
    presses = [
        one.service.rematch(former.id, user, world.iid, alone=False)
        for one, user in ((world, ANN), (again, BO), (world, CY))
    ]
    rematches = await asyncio.gather(*presses)
    later = await world.restarted().service.rematch(former.id, ANN, world.iid, alone=False)
    assert sorted(rematch.opened for rematch in rematches) == [False, False, True]
    assert not later.opened
    assert {rematch.info.id for rematch in (*rematches, later)} == {rematches[0].info.id}
    assert len(await world.service.matches_in(former.place.channel_id)) == 1
    for one in (world, again):
        assert (await one.service.snapshot(former.id)).info.rematch == later.info.id


async def test_a_press_delivered_twice_opens_one_lobby(world: World) -> None:
    former, press = await over(world), world.iid
    first = await world.service.rematch(former.id, ANN, press, alone=False)
    await world.service.cancel(first.info.id, ANN, world.iid)
    assert (await world.service.rematch(former.id, ANN, press, alone=False)).info.id == first.info.id
    assert len(await world.service.matches_in(former.place.channel_id)) == 0


async def test_a_lobby_that_closed_without_a_match_makes_room_for_another(world: World) -> None:
    former = await over(world)
    first = await world.service.rematch(former.id, ANN, world.iid, alone=False)
    await world.service.leave(first.info.id, ANN, world.iid)
    second = await world.service.rematch(former.id, BO, world.iid, alone=False)
    assert second.opened
    assert second.info.id != first.info.id
    world.clock.at = (await world.service.snapshot(second.info.id)).deadlines[LOBBY_KEY]
    assert await world.service.play_due(second.info.id, LOBBY_KEY)
    assert (await world.service.rematch(former.id, BO, world.iid, alone=False)).opened


async def test_a_rematch_that_was_played_leads_to_itself_and_to_a_rematch_of_its_own(world: World) -> None:
    former = await over(world)
    first = await world.service.rematch(former.id, ANN, world.iid, alone=False)
    await world.service.join(first.info.id, BO, world.iid)
    await world.service.set_table_message(first.info.id, 901)
    played = await conceded(world, await world.service.start(first.info.id, ANN, world.iid))
    assert (await world.service.rematch(former.id, CY, world.iid, alone=False)).info.id == played.id
    third = await world.service.rematch(played.id, BO, world.iid, alone=False)
    assert third.opened
    assert (await world.service.snapshot(third.info.id)).invited == (ANN.id,)


async def test_a_computer_that_stepped_in_leaves_the_chair_to_people(world: World) -> None:
    info = await world.lobby(ANN, BO, CY, ruleset=DEAL, policies=("random",), size=4)
    await world.service.set_leaving(info.id, ANN, "computer", world.iid)
    await world.service.start(info.id, ANN, world.iid)
    await world.service.leave(info.id, BO, world.iid)
    former = await conceded(world, info)
    lobby = (await world.service.rematch(former.id, ANN, world.iid, alone=False)).info
    assert [sitter.policy for sitter in lobby.sitters] == [None, "random"]
    assert lobby.size == 4
    assert (await world.service.snapshot(lobby.id)).invited == (CY.id,), "Bo left, so nobody asks him"


async def test_who_did_not_sit_there_opens_none_but_is_led_to_one(world: World) -> None:
    former = await over(world)
    with pytest.raises(NotSeated):
        await world.service.rematch(former.id, DEE, world.iid, alone=False)
    opened = await world.service.rematch(former.id, ANN, world.iid, alone=False)
    assert (await world.service.rematch(former.id, DEE, world.iid, alone=False)).info.id == opened.info.id


async def test_what_is_not_over_has_none(world: World) -> None:
    playing, lobby = await world.match(ANN, BO), await world.lobby(ANN, BO)
    cancelled = await world.match(ANN, BO)
    await world.service.cancel(cancelled.id, ANN, world.iid)
    for info in (playing, lobby, cancelled):
        with pytest.raises(AskGone):
            await world.service.rematch(info.id, ANN, world.iid, alone=False)


async def test_where_one_match_a_channel_is_wanted_an_open_one_is_in_the_way(world: World) -> None:
    former = await over(world)
    other = await world.lobby(DEE, CY)
    with pytest.raises(ChannelBusy):
        await world.service.rematch(former.id, ANN, world.iid, alone=True)
    await world.service.cancel(other.id, DEE, world.iid)
    opened = await world.service.rematch(former.id, ANN, world.iid, alone=True)
    assert (await world.service.rematch(former.id, BO, world.iid, alone=True)).info.id == opened.info.id


async def test_revised_rules_are_not_those_that_were_agreed_on(world: World) -> None:
    former = await over(world)
    revised = {key: replace(ruleset, revision=ruleset.revision + 1) for key, ruleset in GAMES.items()}
    with pytest.raises(RulesRevised) as refused:
        await world.restarted(rulesets=revised).service.rematch(former.id, ANN, world.iid, alone=False)
    assert refused.value.text.values["command"] == new_command("deal")
    assert (await world.service.info(former.id)).rematch is None


async def test_the_former_match_stays_readable_and_the_lobby_outlives_it(world: World) -> None:
    former = await over(world)
    lobby = (await world.service.rematch(former.id, ANN, world.iid, alone=False)).info
    for person in (ANN, BO, CY):
        await world.service.substitutes.show_hands(former.id, person, world.iid)
    again = world.restarted()
    assert (await again.service.info(former.id)).rematch == lobby.id
    assert (await again.service.archive.log(former.id, ANN.id)).steps
    assert (await again.finish(former.id, Random(1))).outcome is not None
    assert isinstance(world.store, SqlStore)
    await drop_matches(world.store, [former.id])
    again.service.forget([former.id])
    assert (await again.service.snapshot(lobby.id)).invited == ()
    await again.service.join(lobby.id, BO, world.iid)
