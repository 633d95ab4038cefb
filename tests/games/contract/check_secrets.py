"""Hidden information: worlds that a seat cannot tell apart must look the same to it, at every step."""

from dataclasses import dataclass, field
from itertools import zip_longest
from random import Random
from typing import Any

from games.core.asks import Ask, Command, Filled, Form, Seat
from games.core.chance import Chance
from games.core.game import Step, View
from tests.games.contract.breach import Breach, expect
from tests.games.contract.check_asks import any_value
from tests.games.contract.position import Position

WALKS = 2


@dataclass
class Tally:
    """What was seen over many matches, to know that the checks had something to check.

    hidden: (viewer, owner) pairs with an event that the owner saw and the viewer did not;
    redealt: (viewer, owner) pairs where a redeal for the viewer changed what the owner sees;
    unknown: something of the setup is hidden from every seat; reshuffled: a reset drew something anew.
    """

    hidden: set[tuple[Seat | None, Seat]] = field(default_factory=set)
    redealt: set[tuple[Seat | None, Seat]] = field(default_factory=set)
    unknown: bool = False
    reshuffled: bool = False


def looks_the_same(position: Position, other: Position, viewer: Seat | None, rng: Random) -> None:
    """Whatever the viewer cannot know is different in the other world: nothing that it sees may be."""
    game, here, there = position.game, position.state, other.state
    for seat in {viewer, None}:
        now, then = game.view(here, seat), game.view(there, seat)
        expect(now == then, "the view hides what the seat cannot know", seat, now, then)
    expect(position.census == other.census, "a redeal loses nothing", viewer)
    expect(game.outcome(here) == game.outcome(there), "the outcome is public", viewer)
    expect(position.live == other.live, "who lives is public", viewer)
    expect(_asked(position) == _asked(other), "who is asked is public", viewer, _asked(position), _asked(other))
    expect(_due(position) == _due(other), "what is due is public", viewer, _due(position), _due(other))
    for mine, theirs in zip(position.asks, other.asks, strict=True):
        if mine.seat == viewer or mine.public:
            _asks_the_same(mine, theirs, rng)
        if mine.seat == viewer:
            expect(mine.default == theirs.default, "a default hides what the seat cannot know", mine.kind)
    if viewer is not None:
        hands = [game.hand(game.view(p.state, viewer), p.of(viewer)) for p in (position, other)]
        expect(hands[0] == hands[1], "a hand shows no other's secret", viewer)


def _asked(position: Position) -> list[tuple[object, ...]]:
    return [(ask.seat, ask.kind, ask.since, ask.required, ask.pace, ask.public) for ask in position.asks]


def _due(position: Position) -> list[tuple[object, ...]]:
    """Keys and paces are public, and so is what the table does."""
    commands = (due.command for due in position.due)
    return [
        (due.key, due.pace, command.seat, command if command.seat < 0 else None)
        for due, command in zip(position.due, commands, strict=True)
    ]


def _asks_the_same(mine: Ask, theirs: Ask, rng: Random) -> None:
    name = (mine.seat, mine.kind)
    expect(mine.prompt == theirs.prompt, "a prompt hides what the seat cannot know", name, mine.prompt, theirs.prompt)
    expect(_buttons(mine) == _buttons(theirs), "forms hide what the seat cannot know", name)
    for form, twin in zip(mine.forms, theirs.forms, strict=True):
        for _ in range(WALKS):
            _walks_the_same(form, twin, rng)


def _buttons(ask: Ask) -> list[tuple[object, ...]]:
    return [(form.key, form.label, form.command, form.style) for form in ask.forms]


def _walks_the_same(form: Form, twin: Form, rng: Random) -> None:
    filled: tuple[Filled, ...] = ()
    while (field := form.next_field(filled)) is not None:
        other = twin.next_field(filled)
        expect(field == other, "options hide what the seat cannot know", form.key, filled, field, other)
        filled = (*filled, any_value(form, field, rng))
    expect(twin.next_field(filled) is None, "options hide what the seat cannot know", form.key, filled)
    losses = form.confirm(filled), twin.confirm(filled)
    expect(losses[0] == losses[1], "what a form costs hides what the seat cannot know", form.key, filled, *losses)


def acts_the_same(before: Position, other: Position, command: Command, viewer: Seat | None, chance_seed: int) -> None:
    """The same command, or the default of the ask it answers, in both worlds.

    A viewer that is told the same sees the same and the same seats are asked; one that is told something else sees
    something else too, for what it may know is in its view. After the same command the first difference must be what
    a fact shows ("a card was drawn: which"), never which fact it is: skipping a question because of a hand, for one,
    tells the hand.
    """
    pair = _twin_commands(before, other, command)
    if pair is None:
        return
    steps = [_step(position, played, chance_seed) for position, played in zip((before, other), pair, strict=True)]
    for seat in {viewer, None}:
        told = [tuple(event.seen_by(seat) for event in step.events) for step in steps]
        fork = next((place for place, (a, b) in enumerate(zip_longest(*told)) if a != b), None)
        if fork is None:
            views = [before.game.view(step.state, seat) for step in steps]
            expect(views[0] == views[1], "a view shows no more than the events told", seat, *views)
            asked = [_asked(Position(before.game, step.state)) for step in steps]
            expect(asked[0] == asked[1], "who is asked next is public", seat, *asked)
            continue
        if pair[0] == pair[1]:
            kinds = [type(events[fork]) if fork < len(events) else None for events in told]
            expect(kinds[0] is kinds[1], "what happens next depends on no secret", seat, *kinds)
            shown = steps[0].events[fork]
            expect(not shown.reversible, "what showed a secret is not taken back", seat, shown)
        # Right after the fact: what a card showed may be gone again at the end of the step.
        views = [_view_after(p, step, fork + 1, seat) for p, step in zip((before, other), steps, strict=True)]
        expect(views[0] != views[1], "events tell a seat nothing that it may not know", seat, *told)


def _view_after(before: Position, step: Step[Any], count: int, seat: Seat | None) -> View:
    game = before.game
    return game.view(game.replay(before.state, step.command, step.events[:count]), seat)


def _twin_commands(before: Position, other: Position, command: Command) -> tuple[Command, Command] | None:
    if other.accepts(command):
        return command, command
    ask = before.ask_for(command)
    twin = next((a for a in other.asks if ask and (a.seat, a.kind) == (ask.seat, ask.kind)), None)
    if ask is None or twin is None or ask.default is None or twin.default is None:
        return None
    return ask.default, twin.default


def _step(position: Position, command: Command, chance_seed: int) -> Step[Any]:
    chance = Chance.from_seed(chance_seed, position.state.step + 1)
    try:
        return position.game.decide(position.state, command, chance)
    except Exception as error:
        raise Breach("a redealt state can be played on", command, error) from error


def redealt(position: Position, viewer: Seat | None, seed: int) -> Position:
    """Another world that the viewer cannot tell from this one."""
    return Position(position.game, position.game.redeal(position.state, viewer, Chance.from_seed(seed)))


def tally_unknown(step: Step[Any], seen: Tally) -> None:
    """Note whether the setup hides something from every seat."""
    seats = range(len(step.state.acted))
    seen.unknown |= any(all(event.seen_by(seat) != event for seat in seats) for event in step.events)


def tally(step: Step[Any], position: Position, other: Position, viewer: Seat | None, seen: Tally) -> None:
    """Note what was hidden from the viewer and what the redeal changed."""
    for owner in range(len(position.state.acted)):
        if owner == viewer:
            continue
        if any(event.seen_by(owner) != event.seen_by(viewer) for event in step.events):
            seen.hidden.add((viewer, owner))
        if position.game.view(position.state, owner) != other.game.view(other.state, owner):
            seen.redealt.add((viewer, owner))
