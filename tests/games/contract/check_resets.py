"""A turn begun again: every seat sees what it saw then, and what nobody knew is drawn anew."""

from typing import Any

from games.core.asks import Seat
from games.core.chance import Chance
from games.core.codec import StepCodec
from games.core.game import Step, raised_anew
from tests.games.contract.breach import expect
from tests.games.contract.check_asks import somebody_must_act
from tests.games.contract.check_secrets import redealt
from tests.games.contract.check_steps import nothing_is_lost, secrets_stay_done
from tests.games.contract.position import Position


def turn_of(start: Position | None, now: Position) -> Position:
    """The position with which the present turn began, given that of the step before."""
    game, began = now.game, now.game.turn_began(now.state)
    if start is not None and began == game.turn_began(start.state):
        return start
    expect(began == now.state.step, "a turn begins at the step that it names", began)
    return now


def begins_again(codec: StepCodec, start: Position, at: int, seed: int) -> Step[Any]:
    """Reset to the start of a turn, as step `at`."""
    game, chance = start.game, Chance.from_seed(seed, at)
    step = game.reset(start.state, chance, at)
    after = Position(game, step.state)
    _replays(codec, start, step, at)
    nothing_is_lost(start, after)
    secrets_stay_done(step)
    somebody_must_act(after)
    expect(game.turn_began(step.state) == game.turn_began(start.state), "a reset stays in its turn")
    for seat in (*range(len(start.state.acted)), None):
        then, now = game.view(start.state, seat), game.view(step.state, seat)
        expect(then == now, "after a reset a seat sees what it saw at the start of the turn", seat, then, now)
        _tells_nothing(start, step, at, seed, seat)
    _asks_anew(start, after, at)
    return step


def leaves_again(codec: StepCodec, start: Position, at: int, seed: int) -> None:
    """Whoever left since the start of the turn is not brought back by a reset."""
    game, gone = start.game, start.live[-1:]
    step = game.reset(start.state, Chance.from_seed(seed, at), at, gone)
    _replays(codec, start, step, at)
    nothing_is_lost(start, Position(game, step.state))
    expect(not {*gone} & {*game.live(step.state)}, "who left stays out after a reset", gone)


def _replays(codec: StepCodec, start: Position, step: Step[Any], at: int) -> None:
    command, events = codec.decode(codec.encode(step))
    state = start.game.replay(raised_anew(start.state, at), command, events)
    expect(state == step.state, "a reset that was stored can be replayed", step.events)


def _tells_nothing(start: Position, step: Step[Any], at: int, seed: int, seat: Seat | None) -> None:
    """In a world that the seat cannot tell from this one, it is told the same."""
    other = redealt(start, seat, seed)
    twin = other.game.reset(other.state, Chance.from_seed(seed, at), at)
    told = [[event.seen_by(seat) for event in each.events] for each in (step, twin)]
    expect(told[0] == told[1], "a reset tells a seat nothing that it may not know", seat, *told)


def _asks_anew(start: Position, after: Position, at: int) -> None:
    """The questions of then; none of them has the date of a question that was answered since."""
    then = {(ask.seat, ask.kind): ask.since for ask in start.asks}
    now = {(ask.seat, ask.kind): ask.since for ask in after.asks}
    expect(now.keys() == then.keys(), "a reset asks what was asked at the start of the turn", then, now)
    stale = {ask for ask, since in now.items() if since not in {at, then[ask]}}
    expect(not stale, "a reset raises its asks anew", stale)
    required = {(ask.seat, ask.kind) for ask in after.asks if ask.required}
    expect(all(now[ask] == at for ask in required), "a reset raises its asks anew", now)
