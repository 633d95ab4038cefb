"""What is asked: well formed, fit for ids, raised anew when it must be."""

import re
from random import Random

from games.core.asks import Amount, Ask, Choice, Command, Field, Filled, Form, Pick
from games.core.walk import enough, fits
from tests.games.contract.breach import expect
from tests.games.contract.position import Position

NAME = re.compile(r"[a-z0-9_.-]+")
LONGEST_ID = 100
ID_HEAD = "lobby:12345678:w:"  # a prefix of up to five letters, a match id of eight, the verb "walk"


def somebody_must_act(position: Position) -> None:
    """Unless it is over, somebody is asked with a default or something is due; when it is over, nothing is open."""
    if position.over:
        expect(not position.asks and not position.due, "nothing is asked when it is over", position.asks, position.due)
        return
    waited = any(ask.required for ask in position.asks)
    expect(waited or position.due, "somebody is asked or something is due unless over", position.state)
    keys = [due.key for due in position.due]
    expect(len(set(keys)) == len(keys), "keys of deadlines are unique", keys)
    for due in position.due:
        expect(position.accepts(due.command), "what is due is legal", due.key, due.command)


def asks_are_well_formed(position: Position) -> None:
    """Unique names, live seats, a legal default that one of the forms can build, and a deadline for each default."""
    names = [(ask.seat, ask.kind) for ask in position.asks]
    expect(len(set(names)) == len(names), "a seat is asked each kind once", names)
    commands = [due.command for due in position.due]
    _short_cuts_agree(position)
    for ask in position.asks:
        expect(ask.seat in position.live, "only live seats are asked", ask.seat, ask.kind)
        expect(NAME.fullmatch(ask.kind), "kinds are fit for ids", ask.kind)
        expect(0 <= ask.since <= position.state.step, "asks are raised by a step that was", ask.kind, ask.since)
        keys = [form.key for form in ask.forms]
        expect(len(set(keys)) == len(keys), "keys of forms are unique in their ask", ask.kind, keys)
        if ask.default is not None:
            default = ask.default
            expect(default.seat == ask.seat, "a default is the asked seat's own", ask.kind, default)
            answered = position.ask_for(default)
            expect(answered and answered.kind == ask.kind, "a default answers its own ask", ask.kind, default)
            expect(default in commands, "every default has a deadline", ask.kind, default)


def _short_cuts_agree(position: Position) -> None:
    """Who is asked, and one seat's questions, are the same as among all of them."""
    asked = position.game.asked(position.state)
    waiting = tuple(sorted({ask.seat for ask in position.asks if ask.required}))
    expect(asked is None or asked == waiting, "who is asked is the same without asks", asked, waiting)
    for seat in position.live:
        alone = [(ask.kind, ask.since, ask.required) for ask in position.game.asks_of(position.state, seat)]
        among = [(ask.kind, ask.since, ask.required) for ask in position.of(seat)]
        expect(alone == among, "a seat's asks are the same alone", seat, alone, among)


def raised_anew(before: Position | None, command: Command | None, after: Position) -> None:
    """An ask of whoever acted, and one that was not open before, dates from this step; others keep their date."""
    step = after.state.step
    old = {(ask.seat, ask.kind): ask.since for ask in before.asks} if before else {}
    for ask in after.asks:
        known = old.get((ask.seat, ask.kind))
        own = command is not None and command.seat == ask.seat
        fresh = ask.since == step
        expect(fresh or (known == ask.since and not own), "asks are raised anew", ask.seat, ask.kind, ask.since, known)


def walk(ask: Ask, form: Form, rng: Random) -> Command:
    """Fill a form at random and build its command; every field on the way must be sound and fit an id."""
    expect(NAME.fullmatch(form.key), "keys of forms are fit for ids", form.key)
    filled: tuple[Filled, ...] = ()
    length = len(f"{ID_HEAD}{max(ask.since, 9999)}:{ask.kind}:{form.key}:0")
    while (field := form.next_field(filled)) is not None:
        expect(field == form.next_field(filled), "the same place of a walk offers the same", form.key, filled)
        length += 1 + _longest(field)
        value = any_value(form, field, rng)
        filled = (*filled, value)
    expect(length <= LONGEST_ID, "ids have at most 100 characters", ask.kind, form.key, filled, length)
    expect(form.confirm(filled) == form.confirm(filled), "the same form costs the same", form.key, filled)
    return form.build(ask.seat, filled)


def _longest(field: Field) -> int:
    """How many characters of an id the field may take: a set is a hexadecimal mask of its source, an order letters."""
    match field:
        case Choice(options=options):
            return max((len(str(option.value)) for option in options), default=0)
        case Amount(most=most):
            return len(str(most))
        case Pick(source=source, most=most, rule="ordered"):
            return 1 + most
        case Pick(source=source):
            return 1 + -(-len(source) // 4)


def any_value(form: Form, field: Field, rng: Random) -> Filled:
    """A value that the field may hold, drawn at random. Raises `Breach` when the field is not sound."""
    match field:
        case Choice(options=options):
            _options_are_sound(form, [str(option.value) for option in options])
            expect(options, "a choice offers something", form.key, field.name)
            return rng.choice(options).value
        case Amount(least=least, most=most, step=step):
            expect(least <= most and step > 0, "an amount has a range", form.key, field)
            expect(all(fits(field, value) for value in field.likely), "what is likely can be answered", form.key, field)
            return least + step * rng.randrange((most - least) // step + 1)
        case Pick():
            return _picked(form, field, rng)


def _picked(form: Form, pick: Pick, rng: Random) -> tuple[str, ...]:
    _options_are_sound(form, [str(option.value) for option in pick.source])
    expect(0 <= pick.least <= pick.most <= len(pick.source), "a pick can be made", form.key, pick)
    heaviest = sorted((option.weight for option in pick.source), reverse=True)[: pick.most]
    expect(enough(pick, heaviest), "a pick can reach its total", form.key, pick)
    order = rng.sample(pick.source, len(pick.source))
    count = rng.randint(pick.least, pick.most)
    while not enough(pick, [option.weight for option in order[:count]]):
        if count == pick.most:
            order.sort(key=lambda option: -option.weight)
            break
        count += 1
    chosen = order[:count]
    kept = chosen if pick.rule == "ordered" else [option for option in pick.source if option in chosen]
    return tuple(str(option.value) for option in kept)


def _options_are_sound(form: Form, values: list[str]) -> None:
    expect(len(set(values)) == len(values), "options have names of their own", form.key, values)
    for value in values:
        expect(NAME.fullmatch(value), "options are fit for ids", form.key, value)
