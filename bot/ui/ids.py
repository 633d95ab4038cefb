"""Component ids: the whole place of a walk in at most 100 characters, in names and never in positions.

`<prefix>:<match>:<verb>[:<part>...]`, and for the verb `w` (walk) `<since>:<kind>:<form>:<draft>[:<token>...]`.
"""

from dataclasses import dataclass, replace

from bot.ui.numbers import whole_number

LONGEST = 100
"""Discord's limit for a custom_id (components reference)."""
SUBJECT = "_"
"""Stands for the form while only the first field, shared by several forms, is filled. Its name follows where an ask has
several such fields."""
WALK = "w"
ARRANGE = "r"
"""The same walk, on the lobby's rules panel."""
CONFIRMED = "!"
"""A draft: what is filled was confirmed."""
TYPE = "t"
"""Opens a modal in which the field is typed."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is in answering an ask.

    Args:
        since: the step that raised the ask.
        kind: what the ask is for.
        form: the form being filled, `SUBJECT` before it is known, "" at the start.
        draft: what is chosen but not yet sent: `CONFIRMED`, or a `Draft` of a page and a pick.
        tokens: the fields filled so far.
    """

    since: int
    kind: str
    form: str = ""
    draft: str = ""
    tokens: tuple[str, ...] = ()

    def filled(self, token: str) -> "Place":
        """One field further."""
        return replace(self, tokens=(*self.tokens, token), draft="")

    def drafted(self, draft: str) -> "Place":
        """The same field with another draft."""
        return replace(self, draft=draft)

    def write(self) -> str:
        """The place as the last part of an id."""
        return ":".join((str(self.since), self.kind, self.form, self.draft, *self.tokens))

    @classmethod
    def read(cls, text: str) -> "Place | None":
        """From `write`; None when it is empty or malformed."""
        step, *rest = text.split(":")
        since = whole_number(step)
        if since is None or len(rest) < 3:
            return None
        kind, form, draft, *tokens = rest
        return cls(since, kind, form, draft, tuple(tokens))


@dataclass(frozen=True, slots=True)
class Address:
    """A parsed id: which game, which match, what is wanted, and for a walk the place."""

    prefix: str
    match_id: str
    verb: str
    place: Place | None = None

    def __str__(self) -> str:
        parts = (self.prefix, self.match_id, self.verb, *((self.place.write(),) if self.place else ()))
        text = ":".join(parts)
        if len(text) > LONGEST:
            raise ValueError(text)
        return text


def ident_of(prefix: str, match_id: str, verb: str, seat: int | None = None) -> str:
    """The id of a button that needs no walk; seat: whom it is about."""
    return str(Address(prefix, match_id, verb, None if seat is None else Place(seat, verb)))


def parse(custom_id: str) -> Address | None:
    """The address in an id, or None when it is none of ours."""
    prefix, _, rest = custom_id.partition(":")
    match_id, _, rest = rest.partition(":")
    verb, _, place = rest.partition(":")
    return Address(prefix, match_id, verb, Place.read(place)) if match_id and verb else None
