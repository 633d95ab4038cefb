"""Every different way to answer an ask."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from random import Random

from games.core.asks import Amount, Ask, Choice, Command, Filled, Form, Option, Pick
from games.monopoly_deal.commands import SayNo


def ways(ask: Ask) -> Iterator[Command]:
    """The commands that its forms build; of cards that look alike only the first is used.

    Meant for forms whose picks are short (doublers): a payment or a discard has too many.
    """
    for form in ask.forms:
        for filled in _fills(form, ()):
            yield form.build(ask.seat, filled)


def refusal(ask: Ask) -> Command | None:
    """The Just Say No that answers the ask, if the seat can play one."""
    for form in ask.forms:
        if form.command is SayNo:
            return form.build(ask.seat, next(_fills(form, ())))
    return None


def best(commands: Iterable[Command], worth: Callable[[Command], float], rng: Random) -> Command:
    """The command worth most; ties by chance."""
    scored = [(worth(command), rng.random(), place, command) for place, command in enumerate(commands)]
    return max(scored)[-1]


def _fills(form: Form, filled: tuple[Filled, ...]) -> Iterator[tuple[Filled, ...]]:
    field = form.next_field(filled)
    match field:
        case None:
            yield filled
        case Choice(options=options):
            for option in _different(options):
                yield from _fills(form, (*filled, option.value))
        case Amount(least=least, most=most, step=step):
            for amount in range(least, most + 1, step):
                yield from _fills(form, (*filled, amount))
        case Pick(source=source, least=least, most=most):
            for count in range(least, most + 1):
                for picked in combinations(source, count):
                    yield from _fills(form, (*filled, tuple(str(option.value) for option in picked)))


def _different(options: tuple[Option, ...]) -> list[Option]:
    seen: dict[object, Option] = {}
    for option in options:
        seen.setdefault((option.label, option.detail), option)
    return list(seen.values())
