"""Walking a form without a person: at random, through all its ends, or to see whether it could build a command."""

from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import msgspec

from games.core.asks import Amount, Choice, Command, Field, Filled, Form, Option, Pick


def fits(field: Field, value: object) -> bool:
    """Whether the field may hold the value."""
    match field:
        case Choice(options=options):
            return any(option.value == value and type(option.value) is type(value) for option in options)
        case Amount(least=least, most=most, step=step):
            return type(value) is int and least <= value <= most and (value - least) % step == 0
        case Pick(source=source):
            weights = {str(option.value): option.weight for option in source}
            if not isinstance(value, tuple) or len(set(value)) != len(value) or any(v not in weights for v in value):
                return False
            return enough(field, [weights[v] for v in value])


def enough(pick: Pick, weights: list[int]) -> bool:
    """Whether so many options of these weights make a finished pick."""
    return pick.least <= len(weights) <= pick.most and (pick.rule != "sum" or sum(weights) >= pick.total)


def admits(form: Form, command: Command) -> bool:
    """Whether the form can build the command."""
    if type(command) is not form.command:
        return False
    fields: tuple[Filled, ...] = msgspec.structs.astuple(command)[1:]
    given, values = fields[: len(form.given)], fields[len(form.given) :]
    if given != form.given:
        return False
    for count in range(len(values) + 1):
        field = form.next_field(values[:count])
        if field is None:
            return form.build(command.seat, values[:count]) == command
        if count == len(values) or not fits(field, values[count]):
            return False
    return False


def fill(form: Form, rng: Random) -> tuple[Filled, ...]:
    """The form filled at random."""
    filled: tuple[Filled, ...] = ()
    while (field := form.next_field(filled)) is not None:
        filled = (*filled, _any_value(field, rng))
    return filled


def _any_value(field: Field, rng: Random) -> Filled:
    match field:
        case Choice(options=options):
            return options[rng.randrange(len(options))].value
        case Amount(least=least, most=most, step=step):
            return least + step * rng.randrange((most - least) // step + 1)
        case Pick(source=source, least=least, most=most):
            order = rng.sample(source, len(source))
            count = least + rng.randrange(most - least + 1)
            while count < most and not enough(field, [option.weight for option in order[:count]]):
                count += 1
            # A client shows the source in its own order; only an ordered pick keeps the order of picking.
            picked = order[:count] if field.rule == "ordered" else [o for o in source if o in order[:count]]
            return tuple(str(option.value) for option in picked)


def fills(form: Form, filled: tuple[Filled, ...] = ()) -> Iterator[tuple[Filled, ...]]:
    """Every way to finish the form. Picks from long sources make very many: stop when you have enough."""
    field = form.next_field(filled)
    if field is None:
        yield filled
        return
    for value in _values(field):
        yield from fills(form, (*filled, value))


def _values(field: Field) -> Iterator[Filled]:
    match field:
        case Choice(options=options):
            yield from (option.value for option in options)
        case Amount(least=least, most=most, step=step):
            yield from range(least, most + 1, step)
        case Pick(source=source, least=least, most=most, rule=rule):
            ways = permutations if rule == "ordered" else combinations
            for count in range(least, most + 1):
                for picked in ways(source, count):
                    if enough(field, [option.weight for option in picked]):
                        yield _names(picked)


def _names(picked: tuple[Option, ...]) -> tuple[str, ...]:
    return tuple(str(option.value) for option in picked)
