"""The deck as data (rules A): 106 cards worth 252M. A card is named by a string id, such as `sly_deal_2`."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Family: TypeAlias = Literal["property", "wild", "wild_any", "rent", "rent_any", "action", "money"]


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour: how many cards make a set, the rent for 1, 2, … cards (M), whether houses may stand on it."""

    size: int
    rents: tuple[int, ...]
    buildable: bool = True


COLOURS: dict[str, Colour] = {
    "brown": Colour(2, (1, 2)),
    "light_blue": Colour(3, (1, 2, 3)),
    "pink": Colour(3, (1, 2, 4)),
    "orange": Colour(3, (1, 3, 5)),
    "red": Colour(3, (2, 3, 6)),
    "yellow": Colour(3, (2, 4, 6)),
    "green": Colour(3, (2, 4, 7)),
    "dark_blue": Colour(2, (3, 8)),
    "railroad": Colour(4, (1, 2, 3, 4), buildable=False),
    "utility": Colour(2, (1, 2), buildable=False),
}
ALL_COLOURS = tuple(COLOURS)

HOUSE_RENT = 3
HOTEL_RENT = 4


@dataclass(frozen=True, slots=True)
class Card:
    """One physical card. Cards of one kind look alike; `colours` are those it may stand for or charge."""

    id: str
    kind: str
    family: Family
    value: int
    colours: tuple[str, ...] = ()

    @property
    def is_property(self) -> bool:
        """Whether it lies among the properties: a property or a wild of any sort."""
        return self.family in {"property", "wild", "wild_any"}

    @property
    def is_wild(self) -> bool:
        """Whether its owner chooses its colour."""
        return self.family in {"wild", "wild_any"}


PROPERTY_VALUES = {
    "brown": 1, "light_blue": 1, "pink": 2, "orange": 2, "red": 3,
    "yellow": 3, "green": 4, "dark_blue": 4, "railroad": 2, "utility": 2,
}  # fmt: skip

# (colours, copies, value)
WILDS = (
    (("brown", "light_blue"), 1, 1),
    (("light_blue", "railroad"), 1, 4),
    (("pink", "orange"), 2, 2),
    (("red", "yellow"), 2, 3),
    (("green", "dark_blue"), 1, 4),
    (("green", "railroad"), 1, 4),
    (("railroad", "utility"), 1, 2),
)
RENTS = (
    ("brown", "light_blue"),
    ("pink", "orange"),
    ("red", "yellow"),
    ("green", "dark_blue"),
    ("railroad", "utility"),
)

# kind: (copies, value)
ACTIONS = {
    "deal_breaker": (2, 5),
    "just_say_no": (3, 4),
    "sly_deal": (3, 3),
    "forced_deal": (3, 3),
    "debt_collector": (3, 3),
    "birthday": (3, 2),
    "pass_go": (10, 1),
    "double_the_rent": (2, 1),
    "house": (3, 3),
    "hotel": (2, 4),
}
MONEY = {1: 6, 2: 5, 3: 3, 4: 3, 5: 2, 10: 1}

MOST_DECKS = 2


def _deck(number: int) -> list[Card]:
    """The cards of one deck; the copies of the second (number 1) are numbered on from the first."""
    cards: list[Card] = []

    def add(stem: str, kind: str, copies: int, family: Family, value: int, colours: tuple[str, ...] = ()) -> None:
        first = number * copies + 1
        cards.extend(Card(f"{stem}_{copy}", kind, family, value, colours) for copy in range(first, first + copies))

    for colour, facts in COLOURS.items():
        # Every property has a name of its own: `brown_1` and, in the second deck, `brown_3` are of the kind `brown_1`.
        for name in range(1, facts.size + 1):
            card = f"{colour}_{number * facts.size + name}"
            cards.append(Card(card, f"{colour}_{name}", "property", PROPERTY_VALUES[colour], (colour,)))
    for colours, copies, value in WILDS:
        # An id with "wild_" in front would be too long: a button names two of them at once.
        add("_".join(colours), "wild_" + "_".join(colours), copies, "wild", value, colours)
    add("wild_any", "wild_any", 2, "wild_any", 0, ALL_COLOURS)
    for colours in RENTS:
        add("rent_" + "_".join(colours), "rent_" + "_".join(colours), 2, "rent", 1, colours)
    add("rent_any", "rent_any", 3, "rent_any", 3, ALL_COLOURS)
    for kind, (copies, value) in ACTIONS.items():
        add(kind, kind, copies, "action", value)
    for value, copies in MONEY.items():
        add(f"money_{value}", f"money_{value}", copies, "money", value)
    return cards


CARDS: dict[str, Card] = {card.id: card for number in range(MOST_DECKS) for card in _deck(number)}
"""Every card by id, the first deck first. A wild is named by its colours, `pink_orange_1`."""

DECK_SIZE = len(CARDS) // MOST_DECKS
VALUE: dict[str, int] = {card.id: card.value for card in CARDS.values()}
KIND: dict[str, str] = {card.id: card.kind for card in CARDS.values()}
SIZE: dict[str, int] = {name: colour.size for name, colour in COLOURS.items()}
"""How many cards make a set, by colour."""
ANY_WILDS = frozenset(card.id for card in CARDS.values() if card.family == "wild_any")
WILDCARDS = frozenset(card.id for card in CARDS.values() if card.is_wild)
PROPERTIES = frozenset(card.id for card in CARDS.values() if card.is_property)


def deck(decks: int) -> tuple[str, ...]:
    """The ids of one or two decks, in the order of the table."""
    return tuple(CARDS)[: decks * DECK_SIZE]


def decks_for(seats: int) -> int:
    """One deck for up to five seats, two for more (ruling 1)."""
    return 1 if seats <= 5 else 2
