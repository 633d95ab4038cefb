"""Leaving in the middle: the seat is given up, goes to a computer player, or waits for whoever takes it."""

import asyncio
from random import Random

import pytest

from bot.matches.errors import AlreadySeated, GaveUp, NoSuchSeat, NotSeated, RemovedByModerator, SeatTaken
from bot.matches.logfile import read, write
from bot.matches.model import LEAVINGS, Leaving, MatchInfo, Press, Sitter, Snapshot
from bot.matches.seats import seat_name
from bot.matches.verifying import verify
from tests.bot.matches.kit import ANN, BO, CY, DEE, GAMES, World, user_at

DEAL = "monopoly_deal"


async def begun(world: World, leaving: Leaving) -> MatchInfo:
    """A match of Ann, Bo and Cy in which seats pass on like this."""
    info = await world.lobby(ANN, BO, CY, ruleset=DEAL)
    await world.service.set_leaving(info.id, ANN, leaving, world.iid)
    return await world.service.start(info.id, ANN, world.iid)


async def snap(world: World, info: MatchInfo) -> Snapshot:
    return await world.service.snapshot(info.id)


async def test_a_seat_is_given_up_unless_the_table_says_otherwise(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=DEAL)
    assert info.leaving == "concede"
    await world.service.leave(info.id, BO, world.iid)
    snapshot = await snap(world, info)
    assert info.seat_of(BO.id) not in snapshot.live
    assert await world.service.matches_of(BO.id) == ()


async def test_a_computer_player_goes_on_with_the_same_cards(world: World) -> None:
    info = await begun(world, "computer")
    seat = info.seat_of(BO.id)
    assert seat is not None
    cards = (await snap(world, info)).state.hands[seat]  # type: ignore[union-attr]
    await world.service.leave(info.id, BO, world.iid)
    for snapshot in (await snap(world, info), await snap(world.restarted(), info)):
        assert snapshot.info.sitters[seat] == Sitter(seat, policy="steady")
        assert snapshot.state is not None
        assert snapshot.state.hands[seat] == cards
        assert seat in snapshot.live
    assert [line.text.key for line in snapshot.log][-1] == "log-computer"
    assert await world.service.matches_of(BO.id) == ()
    end = await world.finish(info.id, Random(4))
    assert end.outcome is not None


async def test_a_free_seat_plays_its_defaults_at_once_until_somebody_takes_it(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id)
    assert seat is not None
    await world.service.leave(info.id, BO, world.iid)
    assert (await snap(world, info)).info.sitters[seat] == Sitter(seat)
    while not any(key.startswith(f"{seat}.") for key in (await snap(world, info)).deadlines):
        await world.step(info.id, Random(1))
    snapshot = await snap(world, info)
    assert {at for key, at in snapshot.deadlines.items() if key.startswith(f"{seat}.")} == {world.clock.at}
    await world.service.substitutes.take(info.id, DEE, seat, world.iid)
    snapshot = await snap(world, info)
    assert user_at(snapshot.info, seat) == DEE
    assert all(at > world.clock.at for at in snapshot.deadlines.values()), "all of the time is there again"
    assert [found.id for found in await world.service.matches_of(DEE.id)] == [info.id]
    assert (await snap(world.restarted(), info)).info.sitters == snapshot.info.sitters
    with pytest.raises(NotSeated):
        await world.service.leave(info.id, BO, world.iid)


async def test_of_two_who_want_the_seat_one_gets_it(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id)
    assert seat is not None
    with pytest.raises(SeatTaken):
        await world.service.substitutes.take(info.id, DEE, seat, world.iid)
    await world.service.leave(info.id, BO, world.iid)
    with pytest.raises(AlreadySeated):
        await world.service.substitutes.take(info.id, ANN, seat, world.iid)
    for wrong in (-1, 3, (seat + 1) % 3):
        with pytest.raises(SeatTaken):
            await world.service.substitutes.take(info.id, DEE, wrong, world.iid)
    other = world.restarted()
    await snap(other, info)
    taken = await asyncio.gather(
        world.service.substitutes.take(info.id, DEE, seat, world.iid),
        other.service.substitutes.take(info.id, BO, seat, world.iid),
        return_exceptions=True,
    )
    assert [type(one).__name__ for one in taken if isinstance(one, Exception)] == ["SeatTaken"]
    sitter = (await snap(world, info)).info.sitters[seat].user
    assert sitter in (DEE, BO)
    assert (await snap(other, info)).info.sitters[seat].user == sitter


async def test_the_owner_may_take_the_own_seat_again(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id)
    assert seat is not None
    await world.service.leave(info.id, BO, world.iid)
    await world.service.substitutes.take(info.id, BO, seat, world.iid)
    assert (await snap(world, info)).info.seat_of(BO.id) == seat


async def test_the_host_passes_on_and_the_last_person_gives_the_seat_up(world: World) -> None:
    info = await begun(world, "substitute")
    await world.service.leave(info.id, ANN, world.iid)
    assert (await snap(world, info)).info.host_id in (BO.id, CY.id)
    await world.service.leave(info.id, BO, world.iid)
    await world.service.leave(info.id, CY, world.iid)
    snapshot = await snap(world, info)
    assert snapshot.info.seat_of(CY.id) not in snapshot.live
    assert set(snapshot.deadlines) == {"idle"}, "two free seats wait for people, not for the end"
    world.clock.advance(7 * 86_400)
    assert await world.service.play_due(info.id, "idle")
    assert (await snap(world, info)).info.status == "cancelled"


async def test_whoever_gave_up_cannot_hand_the_seat_on(world: World) -> None:
    info = await begun(world, "computer")
    await world.service.resign(info.id, BO, world.iid)
    world.clock.advance(10)  # no double press any more
    with pytest.raises(GaveUp):
        await world.service.leave(info.id, BO, world.iid)


async def test_leaving_delivered_twice_leaves_once(world: World) -> None:
    info = await begun(world, "computer")
    interaction = world.iid
    first = await world.service.leave(info.id, BO, interaction)
    assert (await world.service.leave(info.id, BO, interaction)).version == first.version


async def test_a_moderator_replaces_whom_they_meant_or_nobody(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id)
    assert seat is not None
    meant = seat_name(info.sitters[seat])
    await world.service.leave(info.id, BO, world.iid)
    await world.service.substitutes.take(info.id, DEE, seat, world.iid)
    for new in LEAVINGS:
        with pytest.raises(NoSuchSeat):
            await world.service.moderation.replace(info.id, CY, meant, new, world.iid)
    assert user_at((await snap(world, info)).info, seat) == DEE
    await world.replace_seat(info.id, CY, seat, "computer")
    assert (await snap(world, info)).info.sitters[seat].policy == "steady"


@pytest.mark.parametrize("new", ["substitute", "computer"])
async def test_whoever_a_moderator_removed_takes_no_seat_of_the_match_again(world: World, new: Leaving) -> None:
    info = await begun(world, "substitute")
    seat, other = info.seat_of(BO.id), info.seat_of(CY.id)
    assert seat is not None
    assert other is not None
    await world.replace_seat(info.id, DEE, seat, new)
    await world.service.leave(info.id, CY, world.iid)
    for turn in range(3):
        service = (world, world.restarted(), world.restarted())[turn].service
        with pytest.raises(RemovedByModerator):
            await service.substitutes.take(info.id, BO, other, world.iid)
        await service.moderation.deal_again(info.id, DEE, world.iid)  # which takes nothing of this back
    await world.service.substitutes.take(info.id, CY, other, world.iid)
    assert (await snap(world, info)).info.seat_of(CY.id) == other, "who left by themselves comes back"


async def test_a_step_of_whoever_left_cannot_be_taken_back_by_whoever_came(world: World) -> None:
    info = await world.lobby(ANN, BO, ruleset="dice")
    await world.service.set_leaving(info.id, ANN, "substitute", world.iid)
    info = await world.service.start(info.id, ANN, world.iid)
    await world.press(info.id, BO, Press("mark", 0, "mark", ("red",)))
    assert (await snap(world, info)).undo is not None
    await world.service.leave(info.id, BO, world.iid)
    assert (await snap(world, info)).undo is None


async def test_a_reset_to_before_somebody_left_brings_nobody_back(world: World) -> None:
    info = await begun(world, "computer")
    seat = info.seat_of(BO.id)
    assert seat is not None
    await world.service.leave(info.id, BO, world.iid)
    await world.service.moderation.deal_again(info.id, DEE, world.iid)
    assert (await snap(world, info)).info.sitters[seat].policy == "steady"
    assert seat in (await snap(world, info)).live


async def test_the_log_of_such_a_match_can_be_verified_and_names_nobody_by_id(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id)
    assert seat is not None
    for user in (ANN, BO, CY):
        await world.service.pauses.pause(info.id, user, world.iid)
    await world.service.pauses.resume(info.id, ANN, world.iid)
    await world.service.pauses.extend(info.id, ANN, world.iid)
    await world.service.leave(info.id, BO, world.iid)
    await world.service.substitutes.take(info.id, DEE, seat, world.iid)
    key = next(key for key in (await snap(world, info)).deadlines)
    await world.service.moderation.skip(info.id, CY, key, world.iid)
    await world.service.moderation.pause(info.id, CY, world.iid)
    await world.service.moderation.resume(info.id, CY, world.iid)
    await world.replace_seat(info.id, CY, seat, "computer")
    await world.finish(info.id, Random(3))
    file = await world.service.archive.log(info.id, ANN.id)
    verdict = verify(read(write(file)), GAMES)
    assert verdict.steps == len(file.steps)
    kinds = {str(step["kind"]) for step in file.steps}
    assert {"paused", "pause-wanted", "resumed", "extended", "vacated", "replaced", f"skip.{DEAL}"} <= kinds
    taken = next(step for step in file.steps if step["kind"] == "replaced")
    assert (taken["person"], taken["before"]) == ("Dee", None)
