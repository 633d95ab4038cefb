"""How an ask may be answered, in words: each form with what it offers first, and what is done for who does not."""

import msgspec

from games.core.asks import Amount, Ask, Choice, Command, Field, Filled, Form, Pick
from games.core.text import Listing, Text
from games.core.walk import admits

LISTED = 12
"""Options named of one form; more are counted."""


def form_lines(ask: Ask) -> tuple[Text, ...]:
    """One line for each form: its button, and what to choose first."""
    return tuple(_form_line(form) for form in ask.forms)


def default_line(ask: Ask, until: str) -> Text | None:
    """What is done when they never answer; `until` says when. None: they need not answer."""
    default = ask.default
    if default is None:
        return None
    form = next((form for form in ask.forms if admits(form, default)), None)
    if form is None:
        return Text("rules-default", until=until)
    chosen = chosen_words(form, default)
    if not chosen:
        return Text("rules-default-form", until=until, form=form.label)
    return Text("rules-default-filled", until=until, form=form.label, chosen=Listing(chosen))


def _form_line(form: Form) -> Text:
    field = form.next_field(())
    match field:
        case None:
            return Text("rules-form", form=form.label)
        case Amount(least=least, most=most):
            return Text("rules-form-amount", form=form.label, least=field.shown(least), most=field.shown(most))
        case _:
            labels = tuple(dict.fromkeys(_labels(field)))
            listed = Listing(labels[:LISTED])
            if len(labels) > LISTED:
                return Text("rules-form-many", form=form.label, options=listed, more=len(labels) - LISTED)
            return Text("rules-form-options", form=form.label, options=listed)


def _labels(field: Field) -> tuple[Text, ...]:
    match field:
        case Choice(options=options):
            return tuple(option.label for option in options)
        case Pick(source=source):
            return tuple(option.label for option in source)
        case _:
            return ()


def chosen_words(form: Form, command: Command, *, subject: bool = False) -> tuple[Text, ...]:
    """What fills the form to build the command, as `filled_words` says it."""
    fields: tuple[Filled, ...] = msgspec.structs.astuple(command)[1:]
    return filled_words(form, fields[len(form.given) :], subject=subject)


def filled_words(form: Form, filled: tuple[Filled, ...], *, subject: bool) -> tuple[Text, ...]:
    """What fills a form so far; what there was no choice of is left out.

    subject: the first choice is told all the same, for it is what the form is about: a card, a deed.
    """
    chosen: list[Text] = []
    for count, value in enumerate(filled):
        match form.next_field(filled[:count]):
            case Choice(options=options) if len(options) > 1 or (subject and not count):
                chosen += [option.label for option in options if option.value == value]
            case Pick(source=source) if isinstance(value, tuple):
                chosen += [option.label for option in source if option.value in value]
            case Amount() as field:
                chosen.append(field.shown(int(str(value))))
            case None:
                break
            case _:
                pass
    return tuple(chosen)
