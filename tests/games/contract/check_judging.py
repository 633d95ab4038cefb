"""The judge: what forms can build is accepted, and nothing else."""

from collections.abc import Iterable
from random import Random
from typing import Any

from games.core.asks import Command, Concede, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Step
from games.core.walk import admits
from tests.games.contract.breach import Breach, expect
from tests.games.contract.check_asks import walk
from tests.games.contract.position import Position, imprint

SAMPLES = 3000
"""So often is drawn until every form was; one drawn once in 200 times is then missed once in 3 million times."""


def finished_forms_are_accepted(position: Position, chance_seed: int, rng: Random, seat: Seat | None) -> list[Command]:
    """Every form, filled at random, passes the check; those of one seat are carried out too. Returns the commands."""
    commands = [walk(ask, form, rng) for ask in position.asks for form in ask.forms]
    for command in commands:
        expect(position.accepts(command), "every finished form is accepted", command)
        expect(position.offers(command), "every finished form is admitted by an open form", command)
        if command.seat == seat:
            carried_out(position, command, chance_seed)
    return commands


def samples_are_answers(position: Position, rng: Random) -> None:
    """What a game draws without forms is legal and is what a form could build; no form is left out for ever."""
    missing = [(ask, form) for ask in position.asks for form in ask.forms]
    for _ in range(SAMPLES):
        command = None if position.over else position.game.sample(position.state, rng)
        if command is None:
            return
        expect(position.accepts(command), "a sample is legal", command)
        expect(position.ask_for(command), "a sample answers an open ask", command)
        missing = [(ask, form) for ask, form in missing if ask.seat != command.seat or not admits(form, command)]
        if not missing:
            return
    raise Breach("samples leave no form out", [(ask.kind, form.key) for ask, form in missing])


def carried_out(position: Position, command: Command, chance_seed: int) -> Step[Any]:
    """The step of a command that the check accepts. Raises `Breach` when it is refused or crashes after all."""
    state = position.state
    try:
        return position.game.decide(state, command, Chance.from_seed(chance_seed, state.step + 1))
    except Exception as error:
        raise Breach("what the check accepts is carried out", command, error) from error


def judged_as_offered(position: Position, commands: Iterable[Command], chance_seed: int) -> None:
    """Whatever the command, the check passes exactly when it is open now; a refusal changes nothing."""
    for command in commands:
        offered = position.offers(command)
        try:
            accepted = position.accepts(command)
        except Exception as error:
            raise Breach("a wrong command is refused, not a crash", command, error) from error
        expect(accepted == offered, "legal exactly when offered", command, accepted, offered)
        if not accepted:
            refused_without_change(position, command, chance_seed)


def refused_without_change(position: Position, command: Command, chance_seed: int) -> None:
    """`decide` raises `IllegalMove` and the state stays as it was."""
    before = position.imprint
    try:
        position.game.decide(position.state, command, Chance.from_seed(chance_seed))
    except IllegalMove as refusal:
        expect(refusal.text.key, "a refusal says why", command)
    else:
        raise Breach("everything else is refused", command)
    expect(imprint(position.state) == before, "a refusal changes nothing", command)


def everybody_may_concede(position: Position) -> None:
    """`Concede` is legal for every live seat, and for nobody else."""
    seats = range(-1, len(position.state.acted) + 1)
    for seat in seats:
        may = seat in position.live and not position.over
        expect(position.accepts(Concede(seat)) == may, "every live seat may concede, nobody else", seat, position.live)


def conceded(before: Position, seat: Seat, after: Position) -> None:
    """Whoever conceded is out."""
    expect(seat in before.live, "only live seats concede", seat)
    expect(seat not in after.live or after.over, "who conceded is out", seat)
    expect(before.game.ends_without(before.state, seat) == after.over, "who may concede is told whether it ends", seat)
