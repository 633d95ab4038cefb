"""Moderators: the turn begun again, another deal, the match ended. Nobody learns anything, nobody is seated by it."""

from random import Random

import pytest

from bot.matches.errors import AskGone, MatchOver, NothingToUndo, NotPlaying, TurnOver
from bot.matches.folding import fold
from bot.matches.model import MatchInfo, Press, Snapshot, User
from bot.matches.rewind import RESET
from bot.matches.rulebook import Rulebook
from games.core.text import Text
from tests.bot.matches.kit import ANN, BO, CY, DEE, GAMES, World, press_of, user_at

MOD = DEE
PLAYED = 12
"""Steps of a match before somebody steps in."""


async def _played(world: World, ruleset: str, seed: int = 3) -> tuple[MatchInfo, list[Snapshot]]:
    """A match in which a few things happened, and its snapshot after each step."""
    info = await world.match(ANN, BO, CY, ruleset=ruleset)
    rng = Random(seed)
    seen = [await world.service.snapshot(info.id)]
    while len(seen) < PLAYED or seen[-1].turn == seen[-1].info.version:  # something has happened in the turn
        await world.step(info.id, rng)
        seen.append(await world.service.snapshot(info.id))
    return info, seen


def _views(snapshot: Snapshot) -> list[object]:
    """What each seat and the public see."""
    game = GAMES[snapshot.info.ruleset].game
    return [game.view(snapshot.state, seat) for seat in (*range(len(snapshot.info.sitters)), None)]


async def _stored(world: World, info: MatchInfo) -> object:
    """The state as a new process reads it."""
    rows = (await world.store.tail(info.id, -1)).steps
    return fold(Rulebook(GAMES[info.ruleset]), info, rows).state


@pytest.mark.parametrize("ruleset", ["bazaar", "monopoly_deal"])
async def test_everybody_sees_what_they_saw_when_the_turn_began(world: World, ruleset: str) -> None:
    info, seen = await _played(world, ruleset)
    start, other = seen[seen[-1].turn], world.restarted()
    await other.service.snapshot(info.id)
    await world.service.moderation.begin_turn_again(info.id, MOD, seen[-1].turn, world.iid)
    now = await world.service.snapshot(info.id)
    assert _views(now) == _views(start) != _views(seen[-1])
    assert now.info.version == seen[-1].info.version + 1
    assert now.turn == seen[-1].turn
    assert now.state == await _stored(world, info)
    for reader in (other, world.restarted()):
        read = await reader.service.snapshot(info.id)
        assert (read.state, read.log, read.deadlines) == (now.state, now.log, now.deadlines)
    await world.finish(info.id, Random(5))


async def test_no_card_drawn_in_the_turn_is_known_to_come_again(world: World) -> None:
    info, seen = await _played(world, "monopoly_deal")
    start = seen[seen[-1].turn]
    piles = set()
    for _ in range(3):
        await world.service.moderation.begin_turn_again(info.id, MOD, start.turn, world.iid)
        world.clock.advance(6)
        piles.add((await world.service.snapshot(info.id)).state.draw)  # type: ignore[union-attr]
    assert start.state is not None
    assert len({*piles, start.state.draw}) == 4
    assert {tuple(sorted(pile)) for pile in piles} == {tuple(sorted(start.state.draw))}


async def test_the_log_says_who_it_was_and_the_clock_begins_anew(world: World) -> None:
    info, seen = await _played(world, "monopoly_deal")
    world.clock.advance(40)
    await world.service.moderation.begin_turn_again(info.id, MOD, seen[-1].turn, world.iid)
    now = await world.service.snapshot(info.id)
    assert Text("log-reset", moderator="Dee") in [line.text for line in now.log if line.step == now.info.version]
    assert [round((at - world.clock.at).total_seconds()) for at in now.deadlines.values()] == [90]


async def test_a_press_from_before_the_reset_finds_its_question_gone(world: World) -> None:
    info, seen = await _played(world, "bazaar")
    asks = {(ask.seat, ask.kind, ask.since) for snapshot in seen for ask in snapshot.asks}
    await world.service.moderation.begin_turn_again(info.id, MOD, seen[-1].turn, world.iid)
    world.clock.advance(6)
    for seat, kind, since in sorted(asks):
        user = user_at(info, seat)
        assert user is not None
        with pytest.raises(AskGone):
            await world.press(info.id, user, Press(kind, since, "end"))


async def test_r016_undo_never_passes_a_reset(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    first = user_at(info, 0)
    assert first is not None

    async def mark(colour: str) -> None:
        snapshot = await world.service.snapshot(info.id)
        since = next(ask.since for ask in snapshot.asks if ask.seat == 0)
        await world.press(info.id, first, Press("mark", since, "mark", (colour,)))

    await mark("red")
    await world.service.moderation.begin_turn_again(info.id, MOD, 0, world.iid)
    world.clock.advance(6)
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid)
    await mark("green")
    await world.service.undo(info.id, first, world.iid)
    world.clock.advance(6)
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid)
    state = (await world.service.snapshot(info.id)).state
    assert state is not None
    assert state.markers == ()


async def test_another_deal_keeps_seats_and_options_and_grows_the_same_log(world: World) -> None:
    info, seen = await _played(world, "monopoly_deal")
    await world.service.moderation.deal_again(info.id, MOD, world.iid)
    now = await world.service.snapshot(info.id)
    assert (now.info.sitters, now.info.options) == (info.sitters, info.options)
    assert now.info.version == now.turn == seen[-1].info.version + 1
    assert now.state is not None
    assert seen[0].state is not None
    assert [len(hand) for hand in now.state.hands] == [7 if seat == now.state.turn else 5 for seat in range(3)]
    assert now.state.hands != seen[0].state.hands
    assert now.state == await _stored(world, info)
    assert now.log[0].text == Text("log-dealt-again", moderator="Dee")
    await world.press(info.id, *press_of(now, "play", "bank"))
    await world.service.moderation.begin_turn_again(info.id, MOD, now.turn, world.iid)
    again = await world.service.snapshot(info.id)
    assert _views(again) == _views(now)
    assert again.state == await _stored(world, info)
    await world.finish(info.id, Random(2))


async def test_in_a_game_without_turns_a_second_deal_is_what_a_reset_goes_back_to(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="dice")
    await world.step(info.id, Random(1))
    await world.service.moderation.deal_again(info.id, MOD, world.iid)
    dealt = await world.service.snapshot(info.id)
    await world.step(info.id, Random(1))
    await world.service.moderation.begin_turn_again(info.id, MOD, dealt.turn, world.iid)
    now = await world.service.snapshot(info.id)
    assert now.state is not None
    assert dealt.state is not None
    assert (dealt.turn, now.state.totals) == (2, dealt.state.totals)


@pytest.mark.parametrize("deal", [False, True])
async def test_whoever_left_is_not_seated_again(world: World, deal: bool) -> None:
    info = await world.match(ANN, BO, CY, ruleset="monopoly_deal")
    turn = (await world.service.snapshot(info.id)).turn
    state = (await world.service.snapshot(info.id)).state
    assert state is not None
    gone = (state.turn + 1) % 3
    user = user_at(info, gone)
    assert user is not None
    await world.service.leave(info.id, user, world.iid)
    if deal:
        await world.service.moderation.deal_again(info.id, MOD, world.iid)
    else:
        await world.service.moderation.begin_turn_again(info.id, MOD, turn, world.iid)
    snapshot = await world.service.snapshot(info.id)
    assert snapshot.state is not None
    assert snapshot.state.left == (gone,)
    assert gone not in {ask.seat for ask in snapshot.asks}
    assert await world.service.matches_of(user.id) == ()
    assert snapshot.state == await _stored(world, info)


async def test_a_turn_that_has_ended_meanwhile_is_not_begun_again(world: World) -> None:
    info, seen = await _played(world, "monopoly_deal")
    for turn in {snapshot.turn for snapshot in seen} - {seen[-1].turn} | {99}:
        with pytest.raises(TurnOver):
            await world.service.moderation.begin_turn_again(info.id, MOD, turn, world.iid)
    assert (await world.service.info(info.id)).version == seen[-1].info.version


async def test_twice_delivered_or_pressed_twice_is_one_reset(world: World) -> None:
    info, seen = await _played(world, "bazaar")
    moderation, ident = world.service.moderation, world.iid
    for ident_again in (ident, ident, world.iid):
        after = await moderation.begin_turn_again(info.id, MOD, seen[-1].turn, ident_again)
        assert after.version == seen[-1].info.version + 1
    dealt = [(await moderation.deal_again(info.id, MOD, world.iid)).version for _ in range(2)]
    assert dealt == [after.version + 1] * 2
    other = await moderation.deal_again(info.id, User(77, "Eve", "en-US"), world.iid)
    assert other.version == dealt[0] + 1, "another moderator means it"
    kinds = [row.kind for row in (await world.store.tail(info.id, -1)).steps]
    assert sum(kind.startswith(RESET) for kind in kinds) == 3


async def test_a_lobby_is_ended_and_cannot_be_reset(world: World) -> None:
    info = await world.lobby(ANN, BO)
    for reset in (
        world.service.moderation.deal_again(info.id, MOD, world.iid),
        world.service.moderation.begin_turn_again(info.id, MOD, 0, world.iid),
    ):
        with pytest.raises(NotPlaying):
            await reset
    ended = await world.service.moderation.end(info.id, MOD, world.iid)
    assert (ended.status, ended.ended_by) == ("cancelled", "Dee")
    assert await world.service.matches_of(ANN.id) == ()
    assert await world.store.upcoming(9) == ()
    with pytest.raises(MatchOver):
        await world.service.moderation.end(info.id, MOD, world.iid)


async def test_a_match_in_play_is_ended_and_its_record_and_log_say_by_whom(world: World) -> None:
    info, _ = await _played(world, "monopoly_deal")
    ident = world.iid
    for again in (ident, ident, world.iid):
        ended = await world.service.moderation.end(info.id, MOD, again)
        assert (ended.status, ended.ended_by) == ("cancelled", "Dee")
    for reader in (world, world.restarted()):
        snapshot = await reader.service.snapshot(info.id)
        assert (snapshot.info.status, snapshot.info.ended_by) == ("cancelled", "Dee")
        assert snapshot.log[-1].text == Text("log-ended", moderator="Dee")
        assert (snapshot.asks, snapshot.deadlines, snapshot.undo) == ((), {}, None)
    with pytest.raises(MatchOver):
        await world.service.moderation.deal_again(info.id, MOD, world.iid)
    with pytest.raises(MatchOver):
        await world.service.moderation.end(info.id, CY, world.iid)


async def test_two_processes_that_reset_at_once_leave_one_story(world: World) -> None:
    info, seen = await _played(world, "monopoly_deal")
    other = world.restarted()
    await other.service.snapshot(info.id)
    await world.step(info.id, Random(8))
    turn = (await world.service.snapshot(info.id)).turn
    if turn == seen[-1].turn:
        await other.service.moderation.begin_turn_again(info.id, MOD, turn, world.iid)
    else:
        with pytest.raises(TurnOver):  # `other` had not heard that the turn is over
            await other.service.moderation.begin_turn_again(info.id, MOD, seen[-1].turn, world.iid)
    states = [(await reader.service.snapshot(info.id)).state for reader in (world, other, world.restarted())]
    assert states[0] == states[1] == states[2] == await _stored(world, info)


async def test_moderators_see_the_open_matches_of_their_server_alone(world: World) -> None:
    info, lobby = await world.match(ANN, BO), await world.lobby(CY, size=3)
    assert [match.id for match in await world.service.moderation.matches_of(7)] == [info.id, lobby.id]
    assert await world.service.moderation.matches_of(8) == ()
    await world.service.moderation.end(lobby.id, MOD, world.iid)
    assert [match.id for match in await world.service.moderation.matches_of(7)] == [info.id]
