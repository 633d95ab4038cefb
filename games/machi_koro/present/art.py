"""What stands for cards in pictures: a colour with its shape, an icon, the numbers that let a card act."""

from collections.abc import Mapping

from games.core.palette import Ink
from games.core.scene import Shape
from games.core.text import Text
from games.machi_koro.cards import CARDS, LANDMARKS, Card, Colour

INKS: Mapping[Colour, Ink] = {"blue": "navy", "green": "green", "red": "red", "purple": "purple"}
SHAPES: Mapping[Colour, Shape] = {"blue": "diamond", "green": "circle", "red": "triangle", "purple": "square"}
"""The shape that the catalogues too put before a colour's name."""
_ICONS: Mapping[str, Shape] = {
    "wheat": "wheat",
    "cow": "cow",
    "gear": "gear",
    "bread": "bread",
    "cup": "cup",
    "factory": "factory",
    "fruit": "fruit",
    "boat": "boat",
    "suitcase": "suitcase",
}
"""The icons that other cards count."""
_OWN: Mapping[str, Shape] = {
    "stadium": "stadium",
    "tv_station": "television",
    "business_center": "swap",
    "publisher": "newspaper",
    "tax_office": "percent",
    "renovation_company": "gavel",
    "tech_startup": "bulb",
    "exhibit_hall": "museum",
    "park": "tree",
    "city_hall": "hotel",
    "harbor": "anchor",
    "train_station": "train",
    "shopping_mall": "bag",
    "amusement_park": "ferris_wheel",
    "radio_tower": "antenna",
    "airport": "plane",
}
"""Majors have one icon that nothing counts, and several of them one number; landmarks have none: each has its own."""


def _icon(card: Card) -> Shape:
    return _OWN[card.id] if card.is_major else _ICONS[card.icon]


ICONS: Mapping[str, Shape] = {card.id: _icon(card) for card in CARDS.values()} | {
    mark: _OWN[mark] for mark in LANDMARKS
}
NUMBERS: Mapping[str, str] = {
    card.id: str(card.least) if card.least == card.most else f"{card.least}–{card.most}" for card in CARDS.values()
}
_LONG = frozenset(
    {
        "corn_field",
        "business_center",
        "demolition_company",
        "fruit_vegetable_market",
        "hamburger_stand",
    }
)
"""What has a shorter name for pictures, because in some language it does not fit."""
_SIGNED = frozenset(
    {
        "general_store",
        "corn_field",
        "demolition_company",
        "french_restaurant",
        "cheese_factory",
        "publisher",
        "furniture_factory",
        "tax_office",
        "winery",
        "tech_startup",
        "soda_bottling_plant",
        "fruit_vegetable_market",
        "park",
        "food_warehouse",
        "tuna_boat",
        "members_only_club",
        "shopping_mall",
    }
)
"""What is said in short with signs for which pictures have no glyph."""
TITLES: Mapping[str, Text] = {
    card: Text(f"machi-card-{card}.title") if card in _LONG else Text(f"machi-card-{card}")
    for card in (*CARDS, *LANDMARKS)
}
BRIEF: Mapping[str, Text] = {
    card: Text(f"machi-card-{card}.brief") if card in _SIGNED else Text(f"machi-card-{card}.short")
    for card in (*CARDS, *LANDMARKS)
}
