"""The one walker that serves every form: from a place to what is to be shown or sent next. No Discord here."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.matches.errors import AskGone, Refusal
from bot.matches.model import Press
from bot.ui.drafts import Draft, read_pick
from bot.ui.ids import CONFIRMED, SUBJECT, Place
from bot.ui.numbers import typed_number, whole_number
from games.core.asks import Amount, Ask, Choice, Field, Filled, Form, Pick
from games.core.text import Text
from games.core.walk import fits


class BadNumber(Refusal):
    """What was typed is no number that fits. Values: least, most, step."""

    key = "refuse-bad-number"


@dataclass(frozen=True, slots=True)
class Overview:
    """Nothing begun: every open ask with its ways to answer, or one that was opened by itself.

    `at` remembers which one that is, or the page of a long menu of subjects.
    """

    asks: tuple[Ask, ...]
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class Verbs:
    """The subject is chosen, several forms accept it."""

    ask: Ask
    place: Place
    forms: tuple[Form, ...]
    subject: str | int


@dataclass(frozen=True, slots=True)
class Question:
    """The next field of a form."""

    ask: Ask
    form: Form
    place: Place
    field: Field
    filled: tuple[Filled, ...]


@dataclass(frozen=True, slots=True)
class Confirm:
    """Everything is filled; the form asks once more in view of what is lost."""

    ask: Ask
    form: Form
    place: Place
    filled: tuple[Filled, ...]
    loss: Text


@dataclass(frozen=True, slots=True)
class Finished:
    """Everything is filled: this is the press."""

    press: Press


Shown: TypeAlias = Overview | Verbs | Question | Confirm
Reached: TypeAlias = Shown | Finished


def subjects(ask: Ask) -> dict[str, tuple[Form, ...]]:
    """First fields that several forms share, with those forms: one picks the card, then what to do with it."""
    groups: dict[str, list[Form]] = {}
    for form in ask.forms:
        field = form.next_field(())
        if isinstance(field, Choice):
            groups.setdefault(field.name, []).append(form)
    return {name: tuple(forms) for name, forms in groups.items() if len(forms) > 1}


def alone(ask: Ask) -> tuple[Form, ...]:
    """The forms that share their first field with no other."""
    shared = {form.key for forms in subjects(ask).values() for form in forms}
    return tuple(form for form in ask.forms if form.key not in shared)


def opened(ask: Ask) -> Form | None:
    """The form whose first field is asked at once, together with its ask."""
    return next((form for form in alone(ask) if form.style == "primary" and form.next_field(()) is not None), None)


def reach(asks: Iterable[Ask], place: Place | None) -> Reached:
    """What comes at a place. Raises `AskGone` when its ask, its form or one of its values is not open."""
    asks = tuple(asks)
    if place is None:
        return Overview(asks)
    ask = next((ask for ask in asks if (ask.kind, ask.since) == (place.kind, place.since)), None)
    if ask is None:
        raise AskGone
    if place.form.startswith(SUBJECT):
        if not place.tokens:
            return Overview(asks, place)
        forms = _accepting(ask, place.form.removeprefix(SUBJECT), place.tokens[0])
        if len(forms) > 1:
            return Verbs(ask, place, forms, place.tokens[0])
        place = Place(place.since, place.kind, forms[0].key if forms else "", "", place.tokens)
    if not place.form and not place.tokens:
        return Overview((ask,), place)
    form = next((form for form in ask.forms if form.key == place.form), None)
    if form is None:
        raise AskGone
    return _advance(ask, form, place)


def answered(asks: Iterable[Ask], place: Place, values: tuple[str, ...]) -> Place:
    """The place after a menu or a modal there reported its values. Raises as `reach` does, and `BadNumber`."""
    shown = reach(asks, place)
    if isinstance(shown, Question) and isinstance(shown.field, Pick):
        return shown.place.drafted(_picked(shown.field, place.draft, values))
    if len(values) != 1:
        raise AskGone
    if isinstance(shown, Question):
        return shown.place.filled(_typed(shown.field, values[0]) if isinstance(shown.field, Amount) else values[0])
    if isinstance(shown, Overview):
        return place.filled(values[0])
    raise AskGone


def pressed(asks: Iterable[Ask], place: Place | None, values: tuple[str, ...] | None) -> tuple[Place | None, Reached]:
    """Where a press leads: a button to its place, a menu or a modal past it by the values it reported.

    Raises as `answered` does.
    """
    every = tuple(asks)
    if place is not None and values is not None:
        place = answered(every, place, values)
    return place, reach(every, place)


def _typed(field: Amount, text: str) -> str:
    """The token of what was typed, or chosen in a menu of numbers."""
    number = typed_number(text)
    if number is None or not fits(field, number):
        raise BadNumber(least=field.least, most=field.most, step=field.step)
    return str(number)


def _picked(field: Pick, draft: str, values: tuple[str, ...]) -> str:
    """The draft after a menu of it reported its values."""
    if not {str(option.value) for option in field.source}.issuperset(values):
        raise AskGone
    chosen = Draft.read(field, draft).within(len(field.source)).chosen(field, values)
    if len(chosen.picked) > field.most:
        raise AskGone
    return chosen.write(field)


def _accepting(ask: Ask, subject: str, token: str) -> tuple[Form, ...]:
    shared = {form.key for name, forms in subjects(ask).items() if subject in {"", name} for form in forms}
    return tuple(
        form
        for form in ask.forms
        if form.key in shared
        and isinstance(field := form.next_field(()), Choice)
        and any(str(option.value) == token for option in field.options)
    )


def _advance(ask: Ask, form: Form, place: Place) -> Reached:
    filled: tuple[Filled, ...] = ()
    while (field := form.next_field(filled)) is not None:
        if len(filled) == len(place.tokens):
            asked_at_once = not filled and form is opened(ask)
            if asked_at_once or not isinstance(field, Choice) or len(field.options) != 1:
                return Question(ask, form, place, field, filled)
            # What follows is filled after it, so the place says it too.
            place = replace(place, tokens=(*place.tokens, str(field.options[0].value)))
        filled = (*filled, read_token(field, place.tokens[len(filled)]))
    if len(filled) < len(place.tokens):
        raise AskGone
    if place.draft != CONFIRMED and (loss := form.confirm(filled)) is not None:
        return Confirm(ask, form, place, filled, loss)
    return Finished(Press(ask.kind, ask.since, form.key, filled))


def is_last(form: Form, filled: tuple[Filled, ...], field: Pick) -> bool:
    """Whether nothing is asked after a pick, however much is picked."""
    values = tuple(str(option.value) for option in field.source)
    return form.next_field((*filled, values if field.rule == "sum" else values[: field.least])) is None


def read_token(field: Field, token: str) -> Filled:
    """The value a token stands for. Raises `AskGone` when the field does not offer it."""
    value: Filled | None
    match field:
        case Choice(options=options):
            value = next((option.value for option in options if str(option.value) == token), None)
        case Amount():
            value = whole_number(token)
        case Pick():
            value = read_pick(field, token)
    if value is None or not fits(field, value):
        raise AskGone
    return value
