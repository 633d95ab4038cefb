"""How rules mention words: by key, never by wording. The catalogues live beside each game in `text/*.ftl`."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Name:
    """A thing with a name of its own (a card, a colour); its message has attributes for cases and particles."""

    key: str


@dataclass(frozen=True, slots=True)
class SeatName:
    """Whoever sits on a chair; the edge knows what they are called."""

    seat: int


@dataclass(frozen=True, slots=True)
class Listing:
    """Several values in one place, joined as the reader's language joins them ("a, b and c")."""

    items: tuple["Value", ...]


class Text:
    """A message key and what its placeholders stand for."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: "Value") -> None:
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.values.items())))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Text({self.key!r}{inside})"


Value: TypeAlias = int | str | Name | SeatName | Listing | Text
