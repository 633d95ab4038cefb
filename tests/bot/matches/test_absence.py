"""The ladder: a deadline passes twice, then the seat's defaults are played at once, until its owner does anything."""

from datetime import timedelta
from random import Random

import pytest

from bot.matches.attendance import Attendance, pressed
from bot.matches.errors import NotAway
from bot.matches.model import MatchInfo, Press, Snapshot, User
from bot.matches.paces import Paces
from bot.matches.presence import is_absent
from games.core.asks import Seat
from games.monopoly import RULESETS
from tests.bot.matches.kit import ANN, BO, CY, World, any_press, user_at

DEAL = "monopoly_deal"


def test_the_clocks_are_those_of_the_issue() -> None:
    paces = Paces()
    assert (paces.live.decision, paces.live.answer) == (90, 30)
    assert paces.slow.decision == 24 * 3600
    assert (paces.off.decision, paces.off.answer) == (None, None)


async def snap(world: World, info: MatchInfo) -> Snapshot:
    return await world.service.snapshot(info.id)


def away(snapshot: Snapshot) -> set[Seat]:
    return {sitter.seat for sitter in snapshot.info.sitters if is_absent(snapshot.attendance, sitter)}


async def miss(world: World, info: MatchInfo, who: User, times: int = 1) -> Snapshot:
    """Everybody else answers at once; the person lets so many deadlines pass."""
    missed, rng = 0, Random(3)
    for _ in range(400):
        snapshot = await snap(world, info)
        if missed == times:
            return snapshot
        asked = [ask for ask in snapshot.asks if ask.required]
        other = next((ask for ask in asked if user_at(snapshot.info, ask.seat) != who), None)
        if other is not None:
            user = user_at(snapshot.info, other.seat)
            assert user is not None
            await world.press(info.id, user, any_press(other, rng))
        else:
            await world.pass_deadline(snapshot)
            missed += 1
    raise AssertionError("never asked so often")


async def test_after_two_misses_the_seat_is_on_autopilot_and_not_after_one(world: World) -> None:
    info = await world.match(ANN, BO, CY, ruleset=DEAL)
    seat = info.seat_of(BO.id)
    assert away(await miss(world, info, BO)) == set()
    snapshot = await miss(world, info, BO)
    assert away(snapshot) == {seat}
    while not any(ask.required and ask.seat == seat for ask in (await snap(world, info)).asks):
        await world.step(info.id, Random(1))
    snapshot = await snap(world, info)
    own = [at for key, at in snapshot.deadlines.items() if key.startswith(f"{seat}.")]
    assert own == [world.clock.at], "its default is due at once"


async def test_a_press_between_two_misses_begins_the_count_anew(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    seat = info.seat_of(BO.id)
    assert seat is not None
    world.clock.advance(90)
    assert await world.service.play_due(info.id, f"{seat}.roll.0")
    await world.press(info.id, BO, Press("roll", (await snap(world, info)).info.version, "roll"))
    assert (await snap(world, info)).attendance.misses == {seat: 0}
    world.clock.advance(90)
    await world.pass_deadline(await snap(world, info))
    assert away(await snap(world, info)) == set()


async def offered(world: World, match_id: str, by: User, to: Seat) -> None:
    """Somebody offers a seat one coin, as often as they like, and its time to answer passes."""
    snapshot = await world.service.snapshot(match_id)
    ask = next(ask for ask in snapshot.asks if ask.kind == "manage" and user_at(snapshot.info, ask.seat) == by)
    await world.press(match_id, by, Press("manage", ask.since, "offer_cash", (to, 1)))
    world.clock.advance(30)
    (key,) = (key for key in (await world.service.snapshot(match_id)).deadlines if ".offer_" in key)
    assert await world.service.play_due(match_id, key)


@pytest.mark.parametrize("own_turn", [False, True])
async def test_nobody_can_put_somebody_else_on_autopilot_by_asking_them(world: World, *, own_turn: bool) -> None:
    """An offer is answered within 30 s of whoever made it, in their own turn or in another's."""
    world = World(world.store, {ruleset.key: ruleset for ruleset in RULESETS})
    info = await world.match(ANN, BO, CY, ruleset=RULESETS[0].key)
    turn = next(ask.seat for ask in (await snap(world, info)).asks if ask.required)
    other = (turn + 1) % 3
    asked, asking = (turn, other) if own_turn else (other, turn)
    by = user_at(info, asking)
    assert by is not None
    for _ in range(2):
        await offered(world, info.id, by, asked)
    snapshot = await snap(world, info)
    assert away(snapshot) == set()
    assert snapshot.attendance.misses.get(asked, 0) == 0
    assert (await snap(world.restarted(), info)).attendance == snapshot.attendance


async def test_whoever_lets_their_own_turns_pass_is_away_whatever_others_ask(world: World) -> None:
    world = World(world.store, {ruleset.key: ruleset for ruleset in RULESETS})
    info = await world.match(ANN, BO, CY, ruleset=RULESETS[0].key)
    turn = next(ask.seat for ask in (await snap(world, info)).asks if ask.required)
    by = user_at(info, (turn + 1) % 3)
    assert by is not None
    await offered(world, info.id, by, turn)
    for _ in range(2):
        key = await world.pass_deadline(await snap(world, info))
        assert key.startswith(f"{turn}.")
    assert away(await snap(world, info)) == {turn}


async def _bo_is_away(world: World) -> tuple[MatchInfo, Seat]:
    """A match of three in which Bo is on autopilot and asked."""
    info = await world.match(ANN, BO, CY, ruleset=DEAL)
    seat = info.seat_of(BO.id)
    assert seat is not None
    await miss(world, info, BO, 2)
    while not any(ask.required and ask.seat == seat for ask in (await snap(world, info)).asks):
        await world.step(info.id, Random(1))
    return info, seat


async def test_any_act_of_the_owner_takes_the_seat_back_with_all_its_time(world: World) -> None:
    info, seat = await _bo_is_away(world)
    await world.service.pauses.wake(info.id, BO)
    snapshot = await snap(world, info)
    assert away(snapshot) == set()
    own = [at for key, at in snapshot.deadlines.items() if key.startswith(f"{seat}.")]
    assert own
    assert own[0] > world.clock.at
    assert "log-returned" in [line.text.key for line in snapshot.log]
    version = snapshot.info.version
    await world.service.pauses.wake(info.id, BO)
    assert (await snap(world, info)).info.version == version, "who is there needs no waking"


async def test_the_button_takes_it_back_and_refuses_whoever_is_there(world: World) -> None:
    info, _ = await _bo_is_away(world)
    await world.service.pauses.come_back(info.id, BO, world.iid)
    assert away(await snap(world, info)) == set()
    with pytest.raises(NotAway):
        await world.service.pauses.come_back(info.id, ANN, world.iid)


async def test_an_answer_of_the_owner_beats_the_default(world: World) -> None:
    info, seat = await _bo_is_away(world)
    ask = next(ask for ask in (await snap(world, info)).asks if ask.required and ask.seat == seat)
    await world.press(info.id, BO, any_press(ask, Random(2)))
    assert away(await snap(world, info)) == set()


async def test_absence_is_in_the_log_and_so_survives_a_kill(world: World) -> None:
    info, seat = await _bo_is_away(world)
    before = await snap(world, info)
    after = await snap(world.restarted(), info)
    assert after.attendance == before.attendance
    assert after.deadlines == before.deadlines
    assert away(after) == {seat}


async def test_what_is_taken_back_takes_nobodys_absence_back(world: World) -> None:
    info, seat = await _bo_is_away(world)
    await world.service.moderation.deal_again(info.id, CY, world.iid)
    assert away(await snap(world, info)) == {seat}
    assert away(await snap(world.restarted(), info)) == {seat}


async def test_without_anybody_there_the_match_waits_and_ends_after_a_week(world: World) -> None:
    info = await world.match(ANN, BO, ruleset=DEAL)
    while len(away(snapshot := await snap(world, info))) < 2:
        await world.pass_deadline(snapshot)
    assert snapshot.outcome is None
    assert snapshot.deadlines == {"idle": world.clock.at + timedelta(days=7)}
    version = snapshot.info.version
    world.clock.advance(7 * 86_400 - 1)
    assert not await world.service.play_due(info.id, "idle")
    await world.service.pauses.wake(info.id, ANN)
    assert set((await snap(world, info)).deadlines) != {"idle"}
    assert (await snap(world, info)).info.version == version + 1


async def test_a_match_that_nobody_touches_for_a_week_is_called_off(world: World) -> None:
    info = await world.match(ANN, BO, ruleset=DEAL, pace="off")
    world.clock.advance(7 * 86_400)
    assert await world.service.play_due(info.id, "idle")
    snapshot = await snap(world, info)
    assert snapshot.info.status == "cancelled"
    assert [line.text.key for line in snapshot.log][-1] == "log-idle"
    assert await world.store.upcoming(9) == ()
    assert await world.service.matches_of(ANN.id) == ()


async def test_a_computers_moves_are_no_misses(world: World) -> None:
    info = await world.match(ANN, ruleset="dice", policies=("noting",))
    for _ in range(2):
        await world.pass_deadline(await snap(world, info))
    assert not away(await snap(world, info)) & {sitter.seat for sitter in info.sitters if sitter.policy}


def test_attendance_of_somebody_who_presses_all_the_time_is_never_copied() -> None:
    same = Attendance()
    assert pressed(same, 0) is same
