"""Every text that a ruleset can show, found by playing."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

from games.core.asks import Ask, Choice, Command, Pick
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Ruleset, Step
from games.core.panel import Panel
from games.core.text import Listing, Name, Text, Value
from games.core.walk import fill
from tests.games.contract.moves import Mutator, any_move
from tests.games.contract.position import Position

WRONG = 12
COACHED = 5
"""At every so manieth step the coach is heard."""


def shown_in_a_match(ruleset: Ruleset[Any, Any], seats: int, options: Any, seed: int, limit: int) -> Iterator[Text]:
    """What a match shows: questions, panels, log, refusals, the outcome."""
    game, rng, wrong = ruleset.game, Random(seed), Mutator(seats, Random(seed))
    step = game.start(seats, options, Chance.from_seed(seed))
    while True:
        position = Position(game, step.state)
        yield from _of_step(position, step, rng)
        if position.over or step.state.step >= limit:
            return
        wrong.learn(form.build(ask.seat, fill(form, rng)) for ask in position.asks for form in ask.forms)
        yield from (refusal for command in wrong.commands(WRONG) if (refusal := _refusal(position, command)))
        step = game.decide(step.state, any_move(position, rng, 0.002), Chance.from_seed(seed, step.state.step + 1))


def shown_in_a_lobby(ruleset: Ruleset[Any, Any]) -> Iterator[Text]:
    """The names of presets, options, their values and the computer players."""
    words = ruleset.game.words
    yield from (Text(f"{words}-preset-{name}") for name in ruleset.presets)
    yield from (Text(f"policy-{name}") for name in ruleset.game.policies)
    for name, info in ruleset.options.model_fields.items():
        yield Text(f"{words}-option-{name}")
        yield Text(f"{words}-option-{name}.what")
        for value in get_args(info.annotation):
            if isinstance(value, str):
                yield Text(f"{words}-option-{name}-{value}")


def shown_in_the_guide(ruleset: Ruleset[Any, Any]) -> Iterator[Text]:
    """The guide of every preset, for the fewest and the most seats. Every group has a heading and lines."""
    for options in ruleset.presets.values():
        for seats in (ruleset.seats[0], ruleset.seats[-1]):
            sections = ruleset.game.guide(seats, options)
            assert sections
            for section in sections:
                assert section.heading is not None
                assert section.lines
                yield section.heading
                yield from section.lines


def keys_of(value: Value) -> Iterator[str]:
    """The keys of a text and of everything named in it."""
    match value:
        case Text(key=key, values=values):
            yield key
            for inner in values.values():
                yield from keys_of(inner)
        case Name(key=key):
            yield key
        case Listing(items=items):
            for item in items:
                yield from keys_of(item)
        case _:
            pass


def _of_step(position: Position, step: Step[Any], rng: Random) -> Iterator[Text]:
    game = position.game
    seen = tuple(event.seen_by(None) for event in step.events)
    yield from (line for event in seen if (line := game.narrate(event)))
    yield from game.story(seen)
    yield from _of_panel(game.table(game.view(step.state, None)))
    for seat in range(len(step.state.acted)):
        yield from _of_panel(game.hand(game.view(step.state, seat), position.of(seat)))
    for ask in position.asks:
        yield from _of_ask(ask, rng)
    if step.state.step % COACHED == 0:
        yield from _of_coach(position)
    outcome = game.outcome(step.state)
    if outcome is not None:
        yield outcome.reason


def _of_coach(position: Position) -> Iterator[Text]:
    for seat in {ask.seat for ask in position.asks if ask.required}:
        for hint in position.game.coach(position.game.view(position.state, seat), position.of(seat)):
            yield from () if hint.text is None else (hint.text,)


def _of_panel(panel: Panel) -> Iterator[Text]:
    yield panel.title
    for section in panel.sections:
        yield from section.lines
        if section.heading is not None:
            yield section.heading


def _of_ask(ask: Ask, rng: Random) -> Iterator[Text]:
    yield ask.prompt
    for form in ask.forms:
        yield form.label
        filled = fill(form, rng)
        if (loss := form.confirm(filled)) is not None:
            yield loss
        for count in range(len(filled)):
            field = form.next_field(filled[:count])
            assert field is not None
            yield field.prompt
            options = field.options if isinstance(field, Choice) else field.source if isinstance(field, Pick) else ()
            for option in options:
                yield option.label
                yield from () if option.detail is None else (option.detail,)


def _refusal(position: Position, command: Command) -> Text | None:
    try:
        position.game.check(position.state, command)
    except IllegalMove as refused:
        return refused.text
    return None
