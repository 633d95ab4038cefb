"""What is being asked, as data: who, for what, which commands are legal, what happens if they never answer."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from games.core.text import Text

Seat: TypeAlias = int
"""A chair at the table, 0 and up in turn order; not a user."""
TABLE: Seat = -1
"""The "seat" of commands that nobody asks for, such as closing an auction when its time is up."""
Filled: TypeAlias = str | int | tuple[str, ...]
"""What one field of a form holds: a chosen value, an amount, or the values picked."""
Pace: TypeAlias = Literal["decision", "answer", "table", "match"]
"""How long a deadline is: the clock of the table turns it into seconds. "match": a whole match played against time."""


class Command(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What a seat asks for. Subclasses are verbs (`PayDebt`); the fields after `seat` are a form's fields, in order."""

    seat: Seat


class Concede(Command, frozen=True, tag=True):
    """Give up the seat. Legal for every live seat at every step of every ruleset."""


class Option(msgspec.Struct, frozen=True):
    """One thing to choose: `value` is a name (card id, colour, seat), never a position; `weight` adds to a sum.

    mark: the letter by which pictures and panels show it, "" if they do not. It may stand for another thing later.
    """

    value: str | int
    label: Text
    detail: Text | None = None
    weight: int = 0
    mark: str = ""


class Choice(msgspec.Struct, frozen=True):
    """Exactly one of the options."""

    name: str
    prompt: Text
    options: tuple[Option, ...]


class Pick(msgspec.Struct, frozen=True):
    """`least` to `most` of the source.

    rule: "any" subset; "sum": weights add up to at least `total`; "ordered": the order of picking counts.
    """

    name: str
    prompt: Text
    source: tuple[Option, ...]
    least: int
    most: int
    rule: Literal["any", "sum", "ordered"] = "any"
    total: int = 0


class Amount(msgspec.Struct, frozen=True):
    """A whole number from least to most, least + a multiple of step.

    likely: values that are one press away where there are too many for a menu; the others are typed. Leave out what
        nobody should reach by one press.
    label: the key of the text that shows an `amount` with its unit.
    """

    name: str
    prompt: Text
    least: int
    most: int
    step: int = 1
    likely: tuple[int, ...] = ()
    label: str = "amount-plain"

    def shown(self, value: int) -> Text:
        """A value in words."""
        return Text(self.label, amount=value)


Field: TypeAlias = Choice | Pick | Amount


def no_fields(_filled: tuple[Filled, ...]) -> None:
    """The fields of a form that needs none: a plain button."""
    return


def nothing_lost(_filled: tuple[Filled, ...]) -> None:
    """What a form costs that is sent without being asked once more."""
    return


def always(loss: Text) -> Callable[[tuple[Filled, ...]], Text]:
    """What a form costs that is asked once more whatever fills it."""
    return lambda _filled: loss


class Form(msgspec.Struct, frozen=True):
    """A command type whose fields are filled left to right; the next field may depend on those filled.

    Args:
        key: short name, unique in its ask, fit for an id (a-z, 0-9, "_").
        label: the words on its button.
        command: the type built; its fields after `seat` are the fields in order, missing last ones keep their defaults.
        next_field: the field after those filled, or None when the form is finished.
        confirm: what is lost for good by sending it so filled: then it is asked once more; None: it is sent at once.
        style: how prominent its button is.
        given: the first fields, where the question itself answers them; `next_field` begins after them.
    """

    key: str
    label: Text
    command: type[Command]
    next_field: Callable[[tuple[Filled, ...]], Field | None] = no_fields
    confirm: Callable[[tuple[Filled, ...]], Text | None] = nothing_lost
    style: Literal["primary", "plain", "danger"] = "plain"
    given: tuple[Filled, ...] = ()

    def build(self, seat: Seat, filled: tuple[Filled, ...]) -> Command:
        """The finished command. Only sensible when `next_field(filled)` is None."""
        return self.command(seat, *self.given, *filled)


class Ask(msgspec.Struct, frozen=True, dict=True):
    """One question to one seat. Several may be open at once, also for one seat.

    Args:
        seat: who is asked.
        kind: what for ("play", "charge"), unique among the open asks of the seat, fit for an id.
        since: the step that raised it; every accepted command of a seat raises that seat's own asks anew.
        question: in words, or what puts it into words when somebody looks.
        offer: builds the forms when somebody looks.
        fallback: builds the command that is played if they never answer; None means they may, need not:
            such an ask never blocks, times out or pings.
        pace: how long they have.
        public: nothing in its forms is secret, so they may stand on the table's message.
    """

    seat: Seat
    kind: str
    since: int
    question: Text | Callable[[], Text]
    offer: Callable[[], Iterable[Form]]
    fallback: Callable[[], Command] | None = None
    pace: Pace = "decision"
    public: bool = False

    @property
    def required(self) -> bool:
        """Whether the match waits for the answer."""
        return self.fallback is not None

    @cached_property
    def prompt(self) -> Text:
        """The question in words."""
        return self.question if isinstance(self.question, Text) else self.question()

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        """The ways to answer, each legal now."""
        return tuple(self.offer())

    def form(self, key: str) -> Form | None:
        """The form of that key, if it is on offer; those after it are not built."""
        return next((form for form in self.offer() if form.key == key), None)

    @cached_property
    def default(self) -> Command | None:
        """The command that is played if they never answer."""
        return self.fallback() if self.fallback else None


class Due(msgspec.Struct, frozen=True, dict=True):
    """A deadline: when its time is up the command is played, for a seat that did not answer or for the table.

    `key` stays the same as long as it is the same deadline.
    """

    key: str
    pace: Pace
    play: Callable[[], Command]

    @cached_property
    def command(self) -> Command:
        """What is played."""
        return self.play()
