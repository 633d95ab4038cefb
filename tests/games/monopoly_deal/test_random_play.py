"""Random matches: forms offer exactly what passes `check`, every state is sound, views and events keep secrets."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from games.core.asks import Command, Concede
from games.core.chance import Chance, secret_from_seed
from games.core.codec import StepCodec
from games.core.drive import play, seated
from games.core.errors import IllegalMove
from games.core.game import Step
from games.core.policy import random_policy
from games.core.walk import admits, fill, fills
from games.monopoly_deal import RULESETS
from games.monopoly_deal.cards import ALL_COLOURS
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.state import NEW_STACK, DealState
from tests.games.monopoly_deal.positions import GAME
from tests.games.monopoly_deal.soundness import assert_sound

HOUSE_RULES = DealOptions(
    broken_set_buildings="loose",
    paid_building_goes_to="properties",
    move_buildings=True,
    jsn_on_doubled_rent="double_only",
    jsn_own_turn_costs_play=True,
    reshuffle_cap=2,
    ranking_by_assets=True,
)
MATCHES = [
    (2, "classic", 1),
    (3, "modern2018", 2),
    (4, "refresh2024", 3),
    (6, "quick", 4),
    (3, "house", 5),
    (5, "house", 6),
]


def agreed_by(preset: str) -> DealOptions:
    return HOUSE_RULES if preset == "house" else RULESETS[0].presets[preset]


def match(seats: int, preset: str, seed: int) -> Iterator[Step[DealState]]:
    options = agreed_by(preset)
    chooser = seated(GAME, (random_policy,) * seats, Random(seed))
    return islice(play(RULESETS[0], seats, options, secret_from_seed(seed), chooser), 400)


def passes(state: DealState, command: Command) -> bool:
    try:
        GAME.check(state, command)
    except IllegalMove:
        return False
    return True


def offered(state: DealState, command: Command) -> bool:
    return any(admits(form, command) for ask in GAME.asks(state) if ask.seat == command.seat for form in ask.forms)


def mutated(state: DealState, command: Command, rng: Random) -> Command:
    """The command with one field changed to something of the same sort."""
    cards = [str(card) for card in GAME.census(state)]
    stacks = [stack.id for table in state.tables for stack in table.stacks]
    names = [field.name for field in msgspec.structs.fields(type(command))]
    name = rng.choice(names)
    value: Any = getattr(command, name)
    if isinstance(value, int):
        value = rng.randrange(-1, state.seats + 1)
    elif isinstance(value, tuple):
        extra = rng.choice([*value, *rng.sample(cards, 3), *state.hands[command.seat % state.seats]])
        value = rng.choice([value[1:], (*value, extra), value[::-1]])
    elif name == "colour":
        value = rng.choice(ALL_COLOURS)
    elif name == "stack":
        value = rng.choice([*stacks, NEW_STACK, "k0", ""])
    else:
        near = [*state.hands[command.seat % state.seats], *state.tables[command.seat % state.seats].bank]
        value = rng.choice([*near, *cards])
    return msgspec.structs.replace(command, **{name: value})


@pytest.mark.parametrize(("seats", "preset", "seed"), MATCHES)
def test_forms_offer_exactly_what_passes(seats: int, preset: str, seed: int) -> None:
    rng = Random(seed)
    recent: list[Command] = []
    for step in match(seats, preset, seed):
        state = step.state
        for ask in GAME.asks(state):
            assert ask.forms, ask.kind
            if ask.default is not None:
                assert passes(state, ask.default)
                assert offered(state, ask.default)
            for form in ask.forms:
                for filled in (fill(form, rng), *islice(fills(form), 30)):
                    built = form.build(ask.seat, filled)
                    assert passes(state, built), built
                recent.append(form.build(ask.seat, fill(form, rng)))
        recent = recent[-30:]
        for command in recent:
            for _ in range(3):
                other = mutated(state, command, rng)
                assert passes(state, other) == offered(state, other), other


@pytest.mark.parametrize(("seats", "preset", "seed"), MATCHES)
def test_every_state_is_sound_and_replays_from_what_is_stored(seats: int, preset: str, seed: int) -> None:
    codec = StepCodec(GAME)
    before: DealState | None = None
    for step in match(seats, preset, seed):
        assert_sound(step.state)
        command, events = codec.decode(codec.encode(step))
        start = before or GAME.blank(seats, agreed_by(preset))
        assert GAME.replay(start, command, events) == step.state
        if before is not None:
            assert GAME.census(step.state) == GAME.census(before)
        before = step.state


@pytest.mark.parametrize(("seats", "preset", "seed"), MATCHES)
def test_a_view_does_not_change_when_what_is_hidden_does(seats: int, preset: str, seed: int) -> None:
    for step in match(seats, preset, seed):
        state = step.state
        for seat in (state.step % seats, None):
            other = GAME.redeal(state, seat, Chance.from_seed(seed, state.step))
            assert GAME.census(other) == GAME.census(state)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            public = [(a.seat, a.kind, a.since, a.prompt, a.required) for a in GAME.asks(state)]
            assert public == [(a.seat, a.kind, a.since, a.prompt, a.required) for a in GAME.asks(other)]


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_conceding_is_legal_at_every_step_and_leaves_a_sound_table(seats: int) -> None:
    for step in match(seats, "classic", seats):
        if GAME.outcome(step.state) is not None:
            continue
        for seat in GAME.live(step.state):
            state = step.state
            after = GAME.decide(state, Concede(seat), Chance.from_seed(1, state.step + 1))
            assert_sound(after.state)
            assert GAME.census(after.state) == GAME.census(state)
            assert GAME.outcome(after.state) is not None or any(ask.required for ask in GAME.asks(after.state))


@pytest.mark.parametrize("preset", sorted(RULESETS[0].presets))
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_defaults_alone_end_the_match(preset: str, seats: int) -> None:
    state = GAME.start(seats, RULESETS[0].presets[preset], Chance.from_seed(9)).state
    while GAME.outcome(state) is None:
        due = GAME.due(state)
        state = GAME.decide(state, due[0].command, Chance.from_seed(9, state.step + 1)).state
        assert state.step <= 2 * 10 * seats
