"""Computer players see their seat's view and asks, nothing more."""

from random import Random
from typing import Any

from games.core.asks import Seat
from games.core.game import Step
from tests.games.contract.breach import expect
from tests.games.contract.check_secrets import redealt
from tests.games.contract.position import Position
from tests.games.contract.trial import LONGEST_MATCH, Trial

COACHED = 3
"""At every so manieth step the coach is heard."""


def coach_advises(position: Position, other: Position, seat: Seat) -> None:
    """The coach tells of legal moves, and knows only the seat's view and asks."""
    game = position.game
    hints, twins = (game.coach(game.view(p.state, seat), p.of(seat)) for p in (position, other))
    expect(hints == twins, "a coach knows only the view and the asks", hints, twins)
    for hint in hints:
        legal = hint.command.seat == seat and position.accepts(hint.command)
        expect(legal and position.ask_for(hint.command) is not None, "a coach tells of legal moves", hint)


def policy_finishes(trial: Trial, name: str) -> int:
    """A match between computer players ends; in a world that a seat cannot tell apart it plays the same."""
    game, rng = trial.ruleset.game, Random(trial.seed)
    policy = game.policies[name]
    position = Position(game, trial.start().state)
    while not position.over:
        step = position.state.step
        expect(step < LONGEST_MATCH, "a match between policies ends", name, trial.seed)
        waiting = sorted({ask.seat for ask in position.asks if ask.required})
        if not waiting:
            command = position.due[0].command
        else:
            seat = rng.choice(waiting)
            dice = rng.random()
            command = policy(game.view(position.state, seat), position.of(seat), Random(dice))
            other = redealt(position, seat, step)
            twin = policy(game.view(other.state, seat), other.of(seat), Random(dice))
            expect(command == twin, "a policy knows only its view and asks", name, command, twin)
            expect(command.seat == seat and position.accepts(command), "a policy plays legal moves", name, command)
            if policy in game.plans:
                planned = game.plans[policy](game.view(position.state, seat), Random(dice))
                expect(planned in {None, command}, "a policy answers the same without its asks", name, command, planned)
            if step % COACHED == 0:
                coach_advises(position, other, seat)
        decided: Step[Any] = game.decide(position.state, command, trial.chance(step + 1))
        position = Position(game, decided.state)
    return int(position.state.step)
