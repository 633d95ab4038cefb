"""One match with every promise checked at every step, for one viewer in rotation."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from games.core.asks import Command, Concede, Seat
from games.core.chance import Chance
from games.core.codec import StepCodec
from games.core.game import Ruleset, Step
from tests.games.contract import check_asks, check_judging, check_resets, check_secrets, check_steps
from tests.games.contract.breach import Breach, expect
from tests.games.contract.check_secrets import Tally
from tests.games.contract.moves import Mutator, any_move, bare_kinds, patient_move
from tests.games.contract.position import Position

LONGEST_MATCH = 12_000
MUTATIONS = 6
RESETS = 7
"""At every so manieth step the turn is begun again, on the side."""
SAMPLED = 5
"""At every so manieth step answers are drawn without forms."""
WATCHED = 60
"""So many steps of a match are all checked. The rest of a long one is in stretches, some of which are."""
STRETCH, STRETCH_SHARE, STAND_SHARE = 20, 0.15, 0.25
WRONG = 24
CONCEDE_SHARES = (0.0, 0.0, 0.003, 0.02)


@dataclass(frozen=True)
class Trial:
    """What decides a match: everything else is drawn from the seed.

    prefix: one number per first move, 0 for the default, else a seed of its own; it shrinks well.
    """

    ruleset: Ruleset[Any, Any]
    seats: int
    options: Any
    seed: int
    prefix: tuple[int, ...] = ()

    def start(self) -> Step[Any]:
        """The setup."""
        return self.ruleset.game.start(self.seats, self.options, self.chance(0))

    def chance(self, step: int) -> Chance:
        """The stream of one step."""
        return Chance.from_seed(self.seed, step)


@dataclass
class _Run:
    trial: Trial
    seen: Tally | None
    bare: list[type[Command]] = field(init=False)
    rng: Random = field(init=False)
    picker: Random = field(init=False)
    mutator: Mutator = field(init=False)
    codec: StepCodec = field(init=False)
    latest: tuple[Position, Position] | None = field(init=False, default=None)
    turn: Position | None = field(init=False, default=None)
    watching: bool = field(init=False, default=True)

    def __post_init__(self) -> None:
        self.rng = Random(self.trial.seed)
        self.picker = Random(self.trial.seed + 2)
        self.mutator = Mutator(self.trial.seats, Random(self.trial.seed + 1))
        self.codec = StepCodec(self.trial.ruleset.game)
        self.bare = bare_kinds(self.trial.ruleset.game.commands)

    def begin(self) -> Position:
        """Check the setup."""
        trial, game = self.trial, self.trial.ruleset.game
        step = trial.start()
        if self.seen is not None:
            check_secrets.tally_unknown(step, self.seen)
        blank = Position(game, game.blank(trial.seats, trial.options))
        check_steps.replays(self.codec, blank, step)
        expect(step == trial.start(), "same chance, same events", step.events)
        expect(step.state.step == 0, "the setup is step 0")
        position = Position(game, step.state)
        check_asks.raised_anew(None, None, position)
        self.notes(position)
        self.stand(position)
        return position

    def go_on(self, before: Position, command: Command) -> Position:
        """Carry out a legal command; check the step and the state, or in the rest of a long match some of them."""
        step = before.state.step
        if step >= WATCHED and step % STRETCH == 0:
            self.watching = self.rng.random() < STRETCH_SHARE
        if not self.watching:
            after = Position(before.game, check_judging.carried_out(before, command, self.trial.seed).state)
            self.notes(after)
            return after
        after = self.act(before, command)
        self.notes(after)
        if after.over or step < WATCHED or self.rng.random() < STAND_SHARE:
            self.stand(after)
        return after

    def act(self, before: Position, command: Command) -> Position:
        """Carry out a legal command and check the step."""
        trial = self.trial
        step = check_judging.carried_out(before, command, trial.seed)
        after = Position(before.game, step.state)
        check_steps.replays(self.codec, before, step)
        check_steps.repeats(before, command, step, trial.chance(step.state.step))
        check_steps.counted(before, command, after)
        check_steps.nothing_is_lost(before, after)
        check_steps.secrets_stay_done(step)
        check_asks.somebody_must_act(after)
        check_asks.raised_anew(before, command, after)
        if type(command) is Concede:
            check_judging.conceded(before, command.seat, after)
        viewer, other = self.viewer(before), self.twin(before)
        check_secrets.acts_the_same(before, other, command, viewer, trial.seed)
        if self.seen is not None:
            check_secrets.tally(step, before, other, viewer, self.seen)
        self.narrated(step)
        return after

    def stand(self, position: Position) -> None:
        """Check a state."""
        trial, viewer = self.trial, self.viewer(position)
        check_asks.somebody_must_act(position)
        check_asks.asks_are_well_formed(position)
        check_judging.everybody_may_concede(position)
        offered = check_judging.finished_forms_are_accepted(position, trial.seed, self.rng, viewer)
        if position.state.step % SAMPLED == 0:
            check_judging.samples_are_answers(position, Random(trial.seed + position.state.step))
        self.mutator.learn(offered)
        bare = [kind(seat) for kind in self.bare for seat in position.live]
        wrong = [*self.picker.sample(bare, min(WRONG, len(bare))), *self.mutator.commands(MUTATIONS)]
        check_judging.judged_as_offered(position, wrong, trial.seed)
        check_secrets.looks_the_same(position, self.twin(position), viewer, self.rng)
        assert self.turn is not None
        if position.state.step % RESETS == RESETS - 1 and not position.over:
            self.reset(self.turn, position.state.step + 1)
        position.game.table(position.game.view(position.state, None))
        if viewer in position.live and not position.over and self.rng.random() < 0.25:
            assert viewer is not None
            self.act(position, Concede(viewer))

    def notes(self, position: Position) -> None:
        """Remember where the present turn began."""
        self.turn = check_resets.turn_of(self.turn, position)

    def reset(self, start: Position, at: int) -> None:
        """Check the start of the turn once more."""
        seed = self.trial.seed
        step = check_resets.begins_again(self.codec, start, at, seed)
        check_resets.leaves_again(self.codec, start, at, seed)
        if self.seen is not None:
            self.seen.reshuffled |= step.state != check_resets.begins_again(self.codec, start, at, seed + 1).state

    def viewer(self, position: Position) -> Seat | None:
        """Each seat in turn, then the public."""
        seat: Seat = position.state.step % (self.trial.seats + 1)
        return None if seat == self.trial.seats else seat

    def twin(self, position: Position) -> Position:
        """A world that the viewer of the step cannot tell from this one."""
        if self.latest is None or self.latest[0] is not position:
            seed = self.trial.seed + position.state.step
            self.latest = position, check_secrets.redealt(position, self.viewer(position), seed)
        return self.latest[1]

    def narrated(self, step: Step[Any]) -> None:
        """The log has a line, or none, for whatever the public is told."""
        for event in step.events:
            self.trial.ruleset.game.narrate(event.seen_by(None))


def keeps_contract(trial: Trial, seen: Tally | None = None) -> int:
    """Play the match to its end, checking everything. Returns its steps; raises `Breach`."""

    def play() -> int:
        run = _Run(trial, seen)
        share = CONCEDE_SHARES[trial.seed % len(CONCEDE_SHARES)]
        position = run.begin()
        while not position.over:
            expect(position.state.step < LONGEST_MATCH, "a match ends", position.state.step)
            position = run.go_on(position, _chosen(trial, position, run.rng, share))
        places = position.game.outcome(position.state).places  # type: ignore[union-attr]
        expect(len(places) == trial.seats and 1 in places, "an outcome places every seat", places)
        return int(position.state.step)

    return _noted(trial, play)


def _chosen(trial: Trial, position: Position, rng: Random, share: float) -> Command:
    step = position.state.step
    if step >= len(trial.prefix):
        return any_move(position, rng, share)
    number = trial.prefix[step]
    return any_move(position, Random(number), share) if number else patient_move(position)


def ends_by_defaults(trial: Trial, moves: int) -> int:
    """Some moves, then nobody answers any more: it ends all the same. Returns the steps; raises `Breach`."""

    def play() -> int:
        rng, game = Random(trial.seed), trial.ruleset.game
        position = Position(game, trial.start().state)
        while not position.over:
            step = position.state.step
            expect(step < moves + LONGEST_MATCH, "defaults alone end the match", step)
            command = any_move(position, rng, 0) if step < moves else patient_move(position)
            position = Position(game, check_judging.carried_out(position, command, trial.seed).state)
        return int(position.state.step)

    return _noted(trial, play)


def _noted(trial: Trial, play: Callable[[], int]) -> int:
    try:
        return play()
    except Exception as error:
        error.add_note(
            f"{trial.ruleset.key}, {trial.seats} seats, seed {trial.seed}, {trial.options!r}, {trial.prefix}"
        )
        if isinstance(error, Breach):
            raise
        raise Breach("nothing crashes", error) from error
