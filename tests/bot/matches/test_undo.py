"""Taking back (ruling 16): the own last step, nothing shown, nobody acted since; versions only grow."""

import pytest

from bot.matches.errors import AskGone, MatchOver, NothingToUndo
from bot.matches.model import MatchInfo, Press, Undo, User
from bot.matches.rewind import REWOUND, Rewound, encode, kept
from bot.matches.secrets import match_secret
from bot.store.records import Commit, StepRow
from games.core.chance import Chance
from games.core.text import SeatName, Text
from tests.bot.matches.dice import DICE, DiceState, Roll
from tests.bot.matches.kit import ANN, BO, CY, World, user_at


async def _dice(world: World) -> tuple[MatchInfo, User, User]:
    """A dice match and who sits on seats 0 and 1."""
    info = await world.match(ANN, BO, ruleset="dice")
    first, second = user_at(info, 0), user_at(info, 1)
    assert first is not None
    assert second is not None
    return info, first, second


async def _since(world: World, info: MatchInfo, seat: int) -> int:
    snapshot = await world.service.snapshot(info.id)
    return next(ask.since for ask in snapshot.asks if ask.seat == seat)


async def _mark(world: World, info: MatchInfo, user: User, colour: str = "red") -> Press:
    seat = info.seat_of(user.id)
    assert seat is not None
    press = Press("mark", await _since(world, info, seat), "mark", (colour,))
    await world.press(info.id, user, press)
    return press


async def _state(world: World, info: MatchInfo) -> DiceState:
    state = (await world.service.snapshot(info.id)).state
    assert isinstance(state, DiceState)
    return state


async def test_r016_the_own_last_step_is_taken_back(world: World) -> None:
    info, first, _ = await _dice(world)
    before = await _state(world, info)
    await _mark(world, info, first)
    assert (await world.service.snapshot(info.id)).undo == Undo(0, 1)
    acted = await world.service.undo(info.id, first, world.iid)
    assert acted.info.version == 2
    snapshot = await world.service.snapshot(info.id)
    assert isinstance(snapshot.state, DiceState)
    assert (snapshot.state.markers, snapshot.state.totals) == (before.markers, before.totals)
    assert (snapshot.state.step, snapshot.state.acted) == (2, (2, 0))
    assert snapshot.undo is None
    assert (snapshot.log[-1].seat, snapshot.log[-1].text) == (0, Text("log-undone", seat=SeatName(0)))


async def test_r016_several_own_steps_are_taken_back_one_by_one(world: World) -> None:
    info, first, _ = await _dice(world)
    for colour in ("red", "green"):
        await _mark(world, info, first, colour)
    await world.service.undo(info.id, first, world.iid)
    assert (await _state(world, info)).markers == ("red",)
    await world.service.undo(info.id, first, world.iid)
    assert (await _state(world, info)).markers == ()
    world.clock.advance(6)
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid)
    assert (await world.service.info(info.id)).version == 4


async def test_r016_not_after_somebody_acted(world: World) -> None:
    info, first, second = await _dice(world)
    await _mark(world, info, first)
    await _mark(world, info, second)
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid)
    await world.service.undo(info.id, second, world.iid)
    assert (await _state(world, info)).markers == ("red",)


async def test_r016_nothing_drawn_is_taken_back_and_nothing_before_it(world: World) -> None:
    info, first, _ = await _dice(world)
    await _mark(world, info, first)
    await world.press(info.id, first, Press("roll", await _since(world, info, 0), "roll"))
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid)
    assert (await _state(world, info)).markers == ("red",)


async def test_what_a_deadline_played_is_not_taken_back(world: World) -> None:
    info, first, _ = await _dice(world)
    row = StepRow(1, "step.dice", b'{"command":{"type":"Mark","seat":0,"colour":"red"},"events":[]}', world.clock.at)
    await world.store.commit(Commit(info.id, step=row))
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid)


async def test_a_step_named_by_an_old_button_is_not_taken_back(world: World) -> None:
    info, first, _ = await _dice(world)
    await _mark(world, info, first)
    await _mark(world, info, first, "green")
    with pytest.raises(NothingToUndo):
        await world.service.undo(info.id, first, world.iid, step=1)
    await world.service.undo(info.id, first, world.iid, step=2)
    assert (await world.service.undo(info.id, first, world.iid, step=2)).repeated
    assert (await _state(world, info)).markers == ("red",)


async def test_a_press_from_before_the_undo_finds_its_question_gone(world: World) -> None:
    info, first, _ = await _dice(world)
    press = await _mark(world, info, first)
    await world.service.undo(info.id, first, world.iid)
    world.clock.advance(6)
    with pytest.raises(AskGone):
        await world.press(info.id, first, press)
    await _mark(world, info, first, "green")
    assert (await _state(world, info)).markers == ("green",)


async def test_nothing_is_taken_back_after_the_end(world: World) -> None:
    info, first, second = await _dice(world)
    await _mark(world, info, first)
    await world.service.resign(info.id, second, world.iid)
    with pytest.raises(MatchOver):
        await world.service.undo(info.id, first, world.iid)


async def test_another_process_hears_of_it(world: World) -> None:
    info, first, second = await _dice(world)
    other = world.restarted()
    await _mark(world, info, first)
    await other.service.snapshot(info.id)
    await world.service.undo(info.id, first, world.iid)
    await _mark(world, info, second, "green")
    assert await _state(other, info) == await _state(world, info) == await _state(world.restarted(), info)
    assert (await other.service.snapshot(info.id)).log == (await world.restarted().service.snapshot(info.id)).log


async def test_r016_not_after_somebody_acted_in_another_process(world: World) -> None:
    info, first, second = await _dice(world)
    other = world.restarted()
    await _mark(world, info, first)
    await _mark(other, info, second, "green")
    with pytest.raises(NothingToUndo):  # `world` has not heard of it yet
        await world.service.undo(info.id, first, world.iid)
    assert (await _state(world, info)).markers == ("red", "green")


async def test_no_die_from_before_a_reset_comes_again(world: World) -> None:
    """A moderator's reset may pass a roll: the same roll then comes from the stream of its new version."""
    info, first, _ = await _dice(world)
    await world.press(info.id, first, Press("roll", 0, "roll"))
    await world.service.moderation.begin_turn_again(info.id, CY, 0, world.iid)
    before = await _state(world, info)
    assert (before.totals[1], before.step, before.acted) == (0, 2, (2, 2))
    await world.press(info.id, first, Press("roll", 2, "roll"))
    host_secret = (await world.store.secret(info.id)).host_secret
    expected = DICE.game.decide(before, Roll(0), Chance(match_secret(host_secret, 900), 3)).state
    assert await _state(world, info) == expected


def test_rewinds_of_rewinds_leave_what_stands(world: World) -> None:
    def step(version: int) -> StepRow:
        return StepRow(version, "step", b"", world.clock.at)

    def rewound(version: int, to: int) -> StepRow:
        return StepRow(version, REWOUND, encode(Rewound(to, 0)), world.clock.at)

    rows = [step(0), step(1), step(2), rewound(3, 1), step(4), rewound(5, 3), rewound(6, 0), step(7)]
    assert [row.version for row in kept(rows)] == [0, 6, 7]
    assert [row.version for row in kept(rows[:6])] == [0, 1, 3, 5]
