"""A step: what was stored says all, nothing is lost."""

from typing import Any

from games.core.asks import Command
from games.core.chance import Chance
from games.core.codec import StepCodec
from games.core.game import Step
from tests.games.contract.breach import Breach, expect
from tests.games.contract.position import Position, imprint


def replays(codec: StepCodec, before: Position, step: Step[Any]) -> None:
    """The step, stored as JSON and read again, leads to the same state; both ways it is the same JSON."""
    stored = codec.encode(step)
    try:
        command, events = codec.decode(stored)
        state = before.game.replay(before.state, command, events)
    except Exception as error:
        raise Breach("a stored step can be replayed", stored, error) from error
    expect(command == step.command and type(command) is type(step.command), "a command survives JSON", stored)
    expect(events == step.events, "events survive JSON", stored)
    expect(codec.encode(Step(command, events, state)) == stored, "a stored step is stored alike again", stored)
    expect(state == step.state, "replay equals live", step.command)
    expect(imprint(state) == imprint(step.state), "replay equals live", step.command)


def repeats(before: Position, command: Command, step: Step[Any], chance: Chance) -> None:
    """The same command with the same chance has the same events and state."""
    again = before.game.decide(before.state, command, chance)
    expect(again == step, "same chance, same events", command, step.events, again.events)


def counted(before: Position, command: Command, after: Position) -> None:
    """The step is the next one and whoever acted is noted."""
    state, number = after.state, before.state.step + 1
    expect(state.step == number, "steps are counted", state.step)
    acted = tuple(number if seat == command.seat else step for seat, step in enumerate(before.state.acted))
    expect(state.acted == acted, "who acted is noted", state.acted)


def nothing_is_lost(before: Position, after: Position) -> None:
    """The census counts the same."""
    was, now = before.census, after.census
    if was != now:
        gone, come = [item for item in was if item not in now], [item for item in now if item not in was]
        raise Breach("the census is conserved", gone, come)


def secrets_stay_done(step: Step[Any]) -> None:
    """A step that moved something hidden cannot be taken back: who did it has learnt something, or would draw again."""
    for event in step.events:
        hidden = event.seen_by(None) != event
        expect(not (hidden and event.reversible), "what moved a secret is not taken back", event)
