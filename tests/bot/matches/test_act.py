"""A press: judged, stored once, and answered whatever else happened meanwhile."""

import asyncio
from random import Random

import pytest

from bot.matches.errors import AskGone, BadAnswer, MatchOver, NoSuchMatch, NotSeated
from bot.matches.model import LastPress, MatchInfo, Press, Snapshot, User
from bot.matches.seats import find_form
from bot.store.records import Tail
from games.core.asks import Ask
from games.core.errors import IllegalMove
from games.monopoly_deal.state import DealState
from tests.bot.matches.kit import ANN, BO, CY, World, any_press, press_of, user_at


def _lay(snapshot: Snapshot) -> tuple[User, Press]:
    """The first card of the hand into the stall."""
    seat = snapshot.asks[0].seat
    assert snapshot.state is not None
    return press_of(snapshot, "play", "lay", snapshot.state.players[seat].hand[0])


def _other(info: MatchInfo, user: User) -> User:
    return next(sitter.user for sitter in info.sitters if sitter.user and sitter.user != user)


async def test_a_press_is_stored_and_then_shown(world: World) -> None:
    info = await world.match(ANN, BO)
    before = await world.service.snapshot(info.id)
    user, press = _lay(before)
    world.changes.seen.clear()
    acted = await world.press(info.id, user, press)
    after = await world.service.snapshot(info.id)
    assert (acted.repeated, acted.info.version) == (False, 1)
    assert acted.info == after.info == await world.service.info(info.id)
    assert world.changes.seen == [info.id]
    seat = before.asks[0].seat
    assert before.state is not None
    assert after.state is not None
    assert after.state.players[seat].stall == (press.filled[0],)
    assert after.last_by == {**before.last_by, seat: LastPress(after.info.version, world.clock.at)}
    assert [(line.step, line.seat) for line in after.log][-1] == (1, seat)
    assert after.info.changes == before.info.changes + 1


async def test_a_press_on_an_old_message_is_refused(world: World) -> None:
    info = await world.match(ANN, BO)
    user, press = _lay(await world.service.snapshot(info.id))
    await world.press(info.id, user, press)
    await world.press(info.id, *_lay(await world.service.snapshot(info.id)))
    with pytest.raises(AskGone):
        await world.press(info.id, user, press)
    assert (await world.service.info(info.id)).version == 2


async def test_a_press_on_somebody_elses_question_is_refused(world: World) -> None:
    info = await world.match(ANN, BO)
    user, press = _lay(await world.service.snapshot(info.id))
    with pytest.raises(AskGone):
        await world.press(info.id, _other(info, user), press)
    with pytest.raises(NotSeated):
        await world.press(info.id, CY, press)
    with pytest.raises(NoSuchMatch):
        await world.press("nomatch1", user, press)
    assert (await world.service.info(info.id)).version == 0


@pytest.mark.parametrize(
    ("form", "filled"),
    [
        ("lay", ()),  # not finished
        ("lay", ("no-such-card",)),
        ("lay", (0,)),  # a position is no name
        ("end", ("surplus",)),  # filled beyond its end
    ],
)
async def test_what_the_form_does_not_offer_is_refused(world: World, form: str, filled: tuple[str | int, ...]) -> None:
    info = await world.match(ANN, BO)
    snapshot = await world.service.snapshot(info.id)
    ask = snapshot.asks[0]
    user = user_at(info, ask.seat)
    assert user is not None
    with pytest.raises(BadAnswer):
        await world.press(info.id, user, Press("play", ask.since, form, filled))
    with pytest.raises(AskGone):
        await world.press(info.id, user, Press("play", ask.since, "no_such_form"))
    assert (await world.service.info(info.id)).version == 0


async def test_another_seats_card_is_refused(world: World) -> None:
    info = await world.match(ANN, BO)
    snapshot = await world.service.snapshot(info.id)
    ask = snapshot.asks[0]
    assert snapshot.state is not None
    theirs = snapshot.state.players[1 - ask.seat].hand[0]
    user = user_at(info, ask.seat)
    assert user is not None
    with pytest.raises(BadAnswer):
        await world.press(info.id, user, Press("play", ask.since, "lay", (theirs,)))


async def test_a_double_click_has_one_effect_and_no_complaint(world: World) -> None:
    info = await world.match(ANN, BO)
    user, press = _lay(await world.service.snapshot(info.id))
    first, second = await asyncio.gather(world.press(info.id, user, press), world.press(info.id, user, press))
    assert (first.repeated, second.repeated) == (False, True)
    assert (await world.service.info(info.id)).version == 1


async def test_a_double_click_is_one_for_5_seconds_also_across_a_restart(world: World) -> None:
    info = await world.match(ANN, BO)
    user, press = _lay(await world.service.snapshot(info.id))
    await world.press(info.id, user, press)
    world.clock.advance(5)
    assert (await world.restarted().press(info.id, user, press)).repeated
    world.clock.advance(0.001)
    with pytest.raises(AskGone):
        await world.press(info.id, user, press)


async def test_another_press_on_the_same_old_question_is_no_double_click(world: World) -> None:
    info = await world.match(ANN, BO)
    snapshot = await world.service.snapshot(info.id)
    user, press = _lay(snapshot)
    assert snapshot.state is not None
    other = snapshot.state.players[snapshot.asks[0].seat].hand[1]
    await world.press(info.id, user, press)
    with pytest.raises(AskGone):
        await world.press(info.id, user, Press(press.kind, press.since, press.form, (other,)))


async def test_a_delivery_repeated_after_a_minute_has_one_effect(world: World) -> None:
    info = await world.match(ANN, BO)
    user, press = _lay(await world.service.snapshot(info.id))
    interaction = world.iid
    await world.service.act(info.id, user, press, interaction)
    world.clock.advance(60)
    again = await world.restarted().service.act(info.id, user, press, interaction)
    assert again.repeated
    assert (await world.service.info(info.id)).version == 1


async def test_two_processes_answer_from_what_the_other_stored(world: World) -> None:
    """A press in a DM arrives at one shard, the table's at another: each has its own sessions."""
    info = await world.match(ANN, BO, CY, ruleset="monopoly_deal")
    other = world.restarted()
    rng = Random(5)
    for turn in range(30):
        await (world if turn % 2 else other).step(info.id, rng)
        if (await world.service.info(info.id)).status == "over":
            break
    assert (await world.service.snapshot(info.id)).state == (await other.service.snapshot(info.id)).state
    assert (await world.restarted().service.snapshot(info.id)).state == (await other.service.snapshot(info.id)).state


async def test_a_stale_session_judges_again_before_it_refuses(world: World) -> None:
    info = await world.match(ANN, BO)
    other = world.restarted()
    await other.service.snapshot(info.id)  # the other process knows version 0
    await world.press(info.id, *_lay(await world.service.snapshot(info.id)))
    user, press = _lay(await world.service.snapshot(info.id))
    acted = await other.press(info.id, user, press)  # names an ask that the other has never seen
    assert acted.info.version == 2


async def test_a_slow_reader_does_not_set_a_session_back(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await world.match(ANN, BO)
    sessions, reading, released = world.service._sessions, asyncio.Event(), asyncio.Event()
    await sessions.get(info.id)
    other = world.restarted()
    await other.press(info.id, *_lay(await other.service.snapshot(info.id)))
    real = world.store.tail

    async def slow(match_id: str, after: int) -> Tail:
        tail = await real(match_id, after)
        if not reading.is_set():
            reading.set()
            await released.wait()
        return tail

    monkeypatch.setattr(world.store, "tail", slow)
    reader = asyncio.create_task(sessions.fresh(info.id))
    await reading.wait()
    await world.press(info.id, *_lay(await other.service.snapshot(info.id)))
    released.set()
    assert (await reader).position.version == 2


async def _charged(world: World) -> tuple[MatchInfo, Snapshot, list[Ask]]:
    """A Deal match of three in which two are asked at once (ruling 51)."""
    for seed in range(40):
        info = await world.match(ANN, BO, CY, ruleset="monopoly_deal")
        rng = Random(seed)
        for _ in range(60):
            snapshot = await world.service.snapshot(info.id)
            asked = [ask for ask in snapshot.asks if ask.kind == "charge"]
            if len(asked) == 2:
                return info, snapshot, asked
            if snapshot.outcome is not None:
                break
            await world.step(info.id, rng)
    raise AssertionError("no charge on two seats in forty matches")


@pytest.mark.parametrize("processes", [1, 2])
async def test_r051_two_players_answer_one_charge_at_the_same_moment(world: World, processes: int) -> None:
    info, snapshot, asked = await _charged(world)
    other = world if processes == 1 else world.restarted()
    await other.service.snapshot(info.id)
    users = [user_at(info, ask.seat) for ask in asked]
    presses = [any_press(ask, Random(2)) for ask in asked]
    assert users[0] is not None
    assert users[1] is not None
    results = await asyncio.gather(
        world.press(info.id, users[0], presses[0]), other.press(info.id, users[1], presses[1])
    )
    assert sorted(acted.info.version for acted in results) == [snapshot.info.version + 1, snapshot.info.version + 2]
    assert not any(acted.repeated for acted in results)
    after = await world.service.snapshot(info.id)
    assert isinstance(after.state, DealState)
    assert all(after.state.acted[ask.seat] > snapshot.info.version for ask in asked)


async def test_resigning_twice_is_one_resignation(world: World) -> None:
    info = await world.match(ANN, BO, CY)
    assert not (await world.service.resign(info.id, BO, world.iid)).repeated
    assert (await world.service.resign(info.id, BO, world.iid)).repeated
    world.clock.advance(6)
    with pytest.raises(IllegalMove):
        await world.service.resign(info.id, BO, world.iid)
    assert (await world.service.info(info.id)).version == 1


async def test_nothing_is_accepted_after_the_end(world: World) -> None:
    info = await world.match(ANN, BO)
    user, press = _lay(await world.service.snapshot(info.id))
    ended = await world.service.leave(info.id, ANN, world.iid)
    assert ended.status == "over"
    world.clock.advance(6)
    for late in (world.press(info.id, user, press), world.service.resign(info.id, BO, world.iid)):
        with pytest.raises(MatchOver):
            await late
    with pytest.raises(MatchOver):
        await world.restarted().press(info.id, user, press)
    assert await world.service.matches_of(BO.id) == ()


async def test_the_host_calls_a_match_off(world: World) -> None:
    info = await world.match(ANN, BO)
    other = world.restarted()
    user, press = _lay(await other.service.snapshot(info.id))
    called_off = await world.service.cancel(info.id, ANN, world.iid)
    assert called_off.status == "cancelled"
    assert (await world.service.cancel(info.id, ANN, world.iid)).status == "cancelled"
    with pytest.raises(MatchOver):  # also where the call-off has not been heard of
        await other.press(info.id, user, press)
    snapshot = await other.service.snapshot(info.id)
    assert (snapshot.info, snapshot.asks, snapshot.deadlines, snapshot.secret) == (called_off, (), {}, None)
    assert await world.store.upcoming(1) == ()
    assert await world.service.info(info.id) == called_off


async def test_find_form_names_the_open_question(world: World) -> None:
    info = await world.match(ANN, BO)
    snapshot = await world.service.snapshot(info.id)
    ask = snapshot.asks[0]
    found, form = find_form(snapshot.asks, ask.seat, Press("play", ask.since, "end"))
    assert (found, form.key) == (ask, "end")
    for press in (Press("play", ask.since + 1, "end"), Press("other", ask.since, "end")):
        with pytest.raises(AskGone):
            find_form(snapshot.asks, ask.seat, press)
    with pytest.raises(AskGone):
        find_form(snapshot.asks, 1 - ask.seat, Press("play", ask.since, "end"))
