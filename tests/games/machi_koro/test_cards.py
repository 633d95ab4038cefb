"""Section A: the cards, as the rule report lists them and as its table has them, where that is at hand."""

import csv
from pathlib import Path

import pytest

from games.machi_koro.cards import BY_ICON, CARDS, FIRES, LANDMARKS, MAJORS, Colour, landmarks_of, supply

REPORT = Path(__file__).parents[4] / "shared/rules/machi_koro_cards.csv"
NOT_OURS = {"mga_game_center", "santas_toy_factory", "moon_tower"}


def test_kinds_of_each_set() -> None:
    kinds = {name: sum(card.set == name for card in CARDS.values()) for name in ("base", "harbor", "millionaires_row")}
    assert kinds == {"base": 15, "harbor": 10, "millionaires_row": 13}
    assert landmarks_of(frozenset({"base"})) == ("train_station", "shopping_mall", "amusement_park", "radio_tower")
    assert len(landmarks_of(frozenset({"base", "harbor"}))) == 6


@pytest.mark.parametrize(("name", "seats", "cards"), [("base", 4, 84), ("base", 5, 87), ("harbor", 5, 58)])
def test_cards_in_a_box(name: str, seats: int, cards: int) -> None:
    counts = supply(frozenset({name}), seats)  # type: ignore[arg-type]
    assert sum(counts.values()) == cards


def test_promo_has_five_cards() -> None:
    assert supply(frozenset({"promo"}), 2) == {"exhibit_hall": 5}


@pytest.mark.parametrize(
    ("colour", "total", "cards"),
    [
        ("red", 9, ("family_restaurant",)),
        ("blue", 14, ("tuna_boat",)),
        ("green", 12, ("fruit_vegetable_market", "food_warehouse")),
        ("purple", 6, ("stadium", "tv_station", "business_center")),
        ("purple", 8, ("tax_office", "renovation_company")),
        ("purple", 10, ("tech_startup", "exhibit_hall")),
    ],
)
def test_cards_of_a_total(colour: Colour, total: int, cards: tuple[str, ...]) -> None:
    assert FIRES[colour][total] == cards


def test_icons() -> None:
    assert BY_ICON["cow"] == {"ranch"}
    assert BY_ICON["gear"] == {"forest", "mine"}
    assert BY_ICON["wheat"] == {"wheat_field", "corn_field", "flower_orchard", "vineyard", "apple_orchard"}
    assert BY_ICON["major"] == MAJORS


@pytest.mark.skipif(not REPORT.exists(), reason="the rule report's card table is not part of the project")
def test_cards_match_the_table_of_the_report() -> None:
    with REPORT.open(encoding="utf-8") as file:
        rows = {row["id"]: row for row in csv.DictReader(file)}
    assert set(rows) - NOT_OURS == set(CARDS) | set(LANDMARKS)
    for card in CARDS.values():
        row = rows[card.id]
        least, _, most = row["activation"].partition("-")
        assert (card.set, card.colour, card.icon) == (row["set"], row["color"], row["icon"])
        assert (card.least, card.most) == (int(least), int(most or least))
        assert card.cost == int(row["cost"].partition(" ")[0])
        assert supply(frozenset({card.set}), 4)[card.id] == int(row["copies"].partition(" ")[0])
    for landmark in LANDMARKS.values():
        assert (landmark.set, landmark.cost) == (rows[landmark.id]["set"], int(rows[landmark.id]["cost"]))
