"""What the coach of a lesson says on the learner's hand: why, and which controls to press one after another."""

from collections.abc import Iterator

import msgspec

from bot.ui.controls import ON, SEND
from bot.ui.ids import SUBJECT, Place
from bot.ui.speaker import Speaker, marked
from bot.ui.walker import Verbs, is_last, opened, reach, subjects
from games.core.asks import Amount, Ask, Choice, Command, Filled, Form, Pick
from games.core.coach import Hint
from games.core.walk import admits


def hint_lines(hint: Hint, asks: tuple[Ask, ...], say: Speaker) -> str:
    """The reason, and the way to do it, each control in bold."""
    lines = [] if hint.text is None else [f"🎓 {say.say(hint.text)}"]
    if way := tuple(f"**{label}**" for label in way_to(hint.command, asks, say)):
        lines.append(f"👉 {' → '.join(way)}")
    return "\n".join(lines)


def way_to(command: Command, asks: tuple[Ask, ...], say: Speaker) -> Iterator[str]:
    """What is written on the controls that lead to the command."""
    for ask in asks:
        for form in ask.forms:
            if admits(form, command):
                yield from _presses(ask, form, command, say)
                return


def _presses(ask: Ask, form: Form, command: Command, say: Speaker) -> Iterator[str]:
    fields: tuple[Filled, ...] = msgspec.structs.astuple(command)[1:]
    filled = fields[len(form.given) :]
    subject = next((name for name, forms in subjects(ask).items() if form in forms), None)
    asked_at_once = form is opened(ask)
    if subject is None and not asked_at_once:
        yield say.say(form.label)
    for count, value in enumerate(filled):
        field = form.next_field(filled[:count])
        match field:
            case Choice(options=options):
                begins = count == 0 and (subject is not None or asked_at_once)
                if len(options) > 1 or begins:
                    yield next(marked(option, say.say(option.label)) for option in options if option.value == value)
            case Pick(source=source) as field if isinstance(value, tuple):
                for picked in value:
                    yield next(marked(option, say.say(option.label)) for option in source if option.value == picked)
                yield say.say(SEND if is_last(form, filled[:count], field) else ON)
            case Amount():
                yield say.say(field.shown(int(str(value))))
            case _:
                return
        if count == 0 and subject is not None and _is_asked_what_to_do(ask, subject, str(value)):
            yield say.say(form.label)
    if form.confirm(filled) is not None:
        yield say.say("ui-yes", action=form.label)


def _is_asked_what_to_do(ask: Ask, subject: str, token: str) -> bool:
    """Whether several forms accept it."""
    name = SUBJECT if len(subjects(ask)) == 1 else f"{SUBJECT}{subject}"
    return isinstance(reach((ask,), Place(ask.since, ask.kind, name, "", (token,))), Verbs)
