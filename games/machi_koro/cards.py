"""The cards as data (rules A): one row is one card's whole rule, `effects` carries out its effect kind.

Costs and amounts are in coins. Rows stand in order of activation; purple cards of one number in the order they fire
(R057).
"""

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

CardSet: TypeAlias = Literal["base", "harbor", "millionaires_row", "promo"]
Colour: TypeAlias = Literal["blue", "green", "red", "purple"]
Effect: TypeAlias = Literal[
    "income",  # `amount` from the bank
    "per_icon",  # `amount` from the bank for each own card with the icon `per`
    "per_icon_of_all",  # the same, counting everybody's cards
    "per_card",  # `amount` from the bank for each own card `per`
    "boat_roll",  # the sum of two dice that the active player rolls once for everybody
    "loan",  # pays `amount` to the bank
    "demolition",  # must un-build a landmark, for `amount` from the bank
    "moving",  # must give a card away, for `amount` from the bank
    "take",  # `amount` from the roller
    "take_all",  # everything from the roller
    "tribute",  # `amount` from every opponent
    "tribute_per_shop",  # `amount` from every opponent for each of their cup and bread cards
    "tax",  # half the coins of every opponent who has at least `amount`
    "victim",  # `amount` from one opponent
    "swap",  # exchange a card with an opponent
    "invested",  # what lies on the card, from every opponent
    "pool",  # everybody's coins shared alike
    "renovation",  # close a kind everywhere, `amount` for each card
    "exhibit",  # let another own kind act in its place
]
Needs: TypeAlias = Literal["", "owner_harbor", "owner_below_2", "roller_2", "roller_3"]
"""What must hold for the card to pay: the owner's Harbor, or how many landmarks the owner or the roller has built."""


@dataclass(frozen=True, slots=True)
class Card:
    """An establishment. It fires on totals from `least` to `most`; `closes`: it closes itself after it fired."""

    id: str
    set: CardSet
    colour: Colour
    icon: str
    least: int
    most: int
    cost: int
    effect: Effect
    amount: int = 0
    per: str = ""
    needs: Needs = ""
    closes: bool = False

    @property
    def is_major(self) -> bool:
        """Whether a seat may own only one of it, and nothing can move or close it."""
        return self.colour == "purple"


@dataclass(frozen=True, slots=True)
class Landmark:
    """What each seat can build once. City Hall (cost 0) stands from the start and counts for nothing (R080)."""

    id: str
    set: CardSet
    cost: int


_ROWS = (
    Card("wheat_field", "base", "blue", "wheat", 1, 1, 1, "income", 1),
    Card("sushi_bar", "harbor", "red", "cup", 1, 1, 4, "take", 3, needs="owner_harbor"),
    Card("ranch", "base", "blue", "cow", 2, 2, 1, "income", 1),
    Card("general_store", "millionaires_row", "green", "bread", 2, 2, 0, "income", 2, needs="owner_below_2"),
    Card("bakery", "base", "green", "bread", 2, 3, 1, "income", 1),
    Card("cafe", "base", "red", "cup", 3, 3, 2, "take", 1),
    Card("corn_field", "millionaires_row", "blue", "wheat", 3, 4, 2, "income", 1, needs="owner_below_2"),
    Card("convenience_store", "base", "green", "bread", 4, 4, 2, "income", 3),
    Card("flower_orchard", "harbor", "blue", "wheat", 4, 4, 2, "income", 1),
    Card("demolition_company", "millionaires_row", "green", "suitcase", 4, 4, 2, "demolition", 8),
    Card("forest", "base", "blue", "gear", 5, 5, 3, "income", 1),
    Card("french_restaurant", "millionaires_row", "red", "cup", 5, 5, 3, "take", 5, needs="roller_2"),
    Card("loan_office", "millionaires_row", "green", "suitcase", 5, 6, -5, "loan", 2),
    Card("flower_shop", "harbor", "green", "bread", 6, 6, 1, "per_card", 1, "flower_orchard"),
    Card("stadium", "base", "purple", "major", 6, 6, 6, "tribute", 2),
    Card("tv_station", "base", "purple", "major", 6, 6, 7, "victim", 5),
    Card("business_center", "base", "purple", "major", 6, 6, 8, "swap"),
    Card("cheese_factory", "base", "green", "factory", 7, 7, 5, "per_icon", 3, "cow"),
    Card("pizza_joint", "harbor", "red", "cup", 7, 7, 1, "take", 1),
    Card("vineyard", "millionaires_row", "blue", "wheat", 7, 7, 3, "income", 3),
    Card("publisher", "harbor", "purple", "major", 7, 7, 5, "tribute_per_shop", 1),
    Card("furniture_factory", "base", "green", "factory", 8, 8, 3, "per_icon", 3, "gear"),
    Card("hamburger_stand", "harbor", "red", "cup", 8, 8, 1, "take", 1),
    Card("mackerel_boat", "harbor", "blue", "boat", 8, 8, 2, "income", 3, needs="owner_harbor"),
    Card("tax_office", "harbor", "purple", "major", 8, 9, 4, "tax", 10),
    Card("renovation_company", "millionaires_row", "purple", "major", 8, 8, 4, "renovation", 1),
    Card("mine", "base", "blue", "gear", 9, 9, 6, "income", 5),
    Card("winery", "millionaires_row", "green", "factory", 9, 9, 3, "per_card", 6, "vineyard", closes=True),
    Card("family_restaurant", "base", "red", "cup", 9, 10, 3, "take", 2),
    Card("moving_company", "millionaires_row", "green", "suitcase", 9, 10, 2, "moving", 4),
    Card("apple_orchard", "base", "blue", "wheat", 10, 10, 3, "income", 3),
    Card("tech_startup", "millionaires_row", "purple", "major", 10, 10, 1, "invested"),
    Card("exhibit_hall", "promo", "purple", "major", 10, 10, 7, "exhibit"),
    Card("soda_bottling_plant", "millionaires_row", "green", "factory", 11, 11, 5, "per_icon_of_all", 1, "cup"),
    Card("fruit_vegetable_market", "base", "green", "fruit", 11, 12, 2, "per_icon", 2, "wheat"),
    Card("park", "millionaires_row", "purple", "major", 11, 13, 3, "pool"),
    Card("food_warehouse", "harbor", "green", "factory", 12, 13, 2, "per_icon", 2, "cup"),
    Card("tuna_boat", "harbor", "blue", "boat", 12, 14, 5, "boat_roll", needs="owner_harbor"),
    Card("members_only_club", "millionaires_row", "red", "cup", 12, 14, 4, "take_all", needs="roller_3"),
)
CARDS: dict[str, Card] = {card.id: card for card in _ROWS}
"""Every establishment by id."""
ORDER: dict[str, int] = {card: place for place, card in enumerate(CARDS)}
"""Where a card stands in a row sorted by activation."""

LANDMARKS: dict[str, Landmark] = {
    landmark.id: landmark
    for landmark in (
        Landmark("city_hall", "harbor", 0),
        Landmark("harbor", "harbor", 2),
        Landmark("train_station", "base", 4),
        Landmark("shopping_mall", "base", 10),
        Landmark("amusement_park", "base", 16),
        Landmark("radio_tower", "base", 22),
        Landmark("airport", "harbor", 30),
    )
}
"""Every landmark by id, the cheapest first."""
CITY_HALL = "city_hall"
_COSTS = {card.id: card.cost for card in _ROWS} | {landmark.id: landmark.cost for landmark in LANDMARKS.values()}
PRICES: dict[int, dict[str, int]] = {sushi_bar: _COSTS | {"sushi_bar": sushi_bar} for sushi_bar in (2, 4)}
"""What every card and landmark costs, by the agreed price of a Sushi Bar."""

MAJORS = frozenset(card.id for card in _ROWS if card.is_major)
BY_ICON: dict[str, frozenset[str]] = {
    icon: frozenset(card.id for card in _ROWS if card.icon == icon) for icon in {card.icon for card in _ROWS}
}
SHOPS = BY_ICON["cup"] | BY_ICON["bread"]
"""What a Shopping Mall improves and a Publisher counts."""
STARTING_CARDS = ("wheat_field", "bakery")
STARTING_COINS = 3
BANK_COINS = 282
"""The coins of the IDW box, for those who want the bank to be finite."""

COPIES = 6
MAJOR_COPIES = 5
BASE_MAJOR_COPIES = 4
FIVE_SEATS = 5
"""The fifth seat brings one more copy of each major of the base game."""


def fires_on(colour: Colour) -> tuple[tuple[str, ...], ...]:
    """The cards of a colour by total 0 to 14, in the order of the row."""
    return tuple(
        tuple(card.id for card in _ROWS if card.colour == colour and card.least <= total <= card.most)
        for total in range(15)
    )


FIRES: dict[Colour, tuple[tuple[str, ...], ...]] = {
    colour: fires_on(colour) for colour in ("red", "blue", "green", "purple")
}


def supply(sets: frozenset[CardSet], seats: int) -> dict[str, int]:
    """How many of each card are for sale when the match begins, in order of activation (R004, R005)."""
    return {card.id: _copies(card, seats) for card in _ROWS if card.set in sets}


def _copies(card: Card, seats: int) -> int:
    if not card.is_major:
        return COPIES
    return BASE_MAJOR_COPIES if card.set == "base" and seats < FIVE_SEATS else MAJOR_COPIES


@cache
def landmarks_of(sets: frozenset[CardSet]) -> tuple[str, ...]:
    """The landmarks to build, City Hall not among them, the cheapest first."""
    return tuple(mark.id for mark in LANDMARKS.values() if mark.set in sets and mark.id != CITY_HALL)
