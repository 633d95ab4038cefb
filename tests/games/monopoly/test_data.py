"""Section A: squares and cards, by their totals, by the mistakes others made, and as the tables have them."""

import csv
from pathlib import Path

import pytest

from games.monopoly.cards import CARDS, CHANCE, CHEST, JAIL_CARDS, Card
from games.monopoly.squares import DEEDS, GROUPS, MORTGAGE, PRICE, SQUARES, STREET_GROUPS, tenth

SHARED = Path(__file__).parents[4] / "shared/rules"
BOARD, DECKS = SHARED / "monopoly_board.csv", SHARED / "monopoly_cards.csv"
WITHOUT_TABLES = pytest.mark.skipif(not BOARD.exists(), reason="the rule report's tables are not part of the project")
KINDS = {"ferry": "rail", "utility": "util", "gotojail": "go_to_jail"}
EFFECTS = {
    "move_nearest_ferry": "nearest_rail",
    "move_nearest_utility": "nearest_util",
    "collect_bank": "collect",
    "pay_bank": "pay",
    "pay_each_player": "pay_each",
    "collect_each_player": "collect_each",
}


def test_forty_squares_and_28_deeds_of_5690() -> None:
    assert [square.index for square in SQUARES] == list(range(40))
    assert len({square.id for square in SQUARES}) == 40
    assert len(DEEDS) == 28
    totals = {kind: sum(PRICE[i] for i in DEEDS if SQUARES[i].kind == kind) for kind in ("street", "rail", "util")}
    assert totals == {"street": 4590, "rail": 800, "util": 300}
    assert sum(PRICE) == 5690


def test_mortgaging_everything_raises_2845() -> None:
    assert sum(MORTGAGE) == 2845


def test_22_streets_whose_hotels_cost_13750() -> None:
    assert [len(group.squares) for group in STREET_GROUPS] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert sum(5 * group.house * len(group.squares) for group in STREET_GROUPS) == 13750


def test_ten_groups_streets_first() -> None:
    names = ["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue", "rail", "util"]
    assert [group.id for group in GROUPS] == names
    assert [group.index for group in GROUPS] == list(range(10))


@pytest.mark.parametrize(("square", "level", "rent"), [(16, 4, 750), (18, 4, 750), (29, 0, 24), (31, 1, 130)])
def test_rents_that_others_had_wrong(square: int, level: int, rent: int) -> None:
    assert SQUARES[square].rents[level] == rent


def test_prices_that_others_had_wrong() -> None:
    assert [SQUARES[square].house for square in (11, 13, 14)] == [100, 100, 100]
    assert SQUARES[31].rents == SQUARES[32].rents == (26, 130, 390, 900, 1100, 1275)
    assert (PRICE[37], PRICE[12], PRICE[28]) == (350, 150, 150)


def test_a_tenth_is_rounded_up() -> None:
    assert [tenth(amount) for amount in (30, 75, 175, 1, 0)] == [3, 8, 18, 1, 0]


def test_two_decks_of_sixteen() -> None:
    assert (len(CHANCE), len(CHEST), len(CARDS)) == (16, 16, 32)
    assert JAIL_CARDS == {"chance": "ch09", "chest": "kv05"}
    assert sum(card.effect == "nearest_rail" for card in CHANCE) == 2


@pytest.mark.parametrize(("deck", "gains", "costs"), [(CHEST, 605, 200), (CHANCE, 200, 15)])
def test_what_a_deck_pays_and_takes(deck: tuple[Card, ...], gains: int, costs: int) -> None:
    assert sum(card.amount for card in deck if card.effect == "collect") == gains
    assert sum(card.amount for card in deck if card.effect == "pay") == costs


def test_cards_that_others_had_wrong() -> None:
    chance = [(card.effect, card.amount) for card in CHANCE]
    assert ("move_to", 0) in chance
    assert chance.count(("pay", 15)) == 1
    assert [(card.amount, card.hotel) for card in CARDS.values() if card.effect == "repairs"] == [(25, 100), (40, 115)]
    chest = [(card.effect, card.amount) for card in CHEST]
    assert [chest.count(("collect", amount)) for amount in (10, 20, 25, 50, 100, 200)] == [1, 1, 1, 1, 3, 1]
    assert [chest.count(("pay", amount)) for amount in (40, 50, 100, 150)] == [0, 2, 1, 0]
    assert [card.amount for card in CHEST if card.effect == "collect_each"] == [10]


@WITHOUT_TABLES
def test_squares_match_the_table_of_the_report() -> None:
    with BOARD.open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if row["index"] != "JAIL"]
    assert len(rows) == 40
    for square, row in zip(SQUARES, rows, strict=True):
        kind = "income_tax" if square.index == 4 else "luxury_tax" if square.index == 38 else row["type"]
        assert (square.kind, square.group) == (KINDS.get(kind, kind), row["group"])
        assert (square.price, square.mortgage) == (int(row["price"] or 0), int(row["mortgage"] or 0))
        if square.price:
            assert square.mortgage + tenth(square.mortgage) == int(row["redeem_mortgage_plus_10pct_ceil"])
            assert tenth(square.mortgage) == int(row["transfer_fee_10pct_ceil"])
        if square.kind == "street":
            assert square.house == int(row["house_cost"]) == int(row["hotel_cost"])
            columns = ("rent0", "rent1", "rent2", "rent3", "rent4", "rent_hotel")
            assert square.rents == tuple(int(row[column]) for column in columns)


@WITHOUT_TABLES
def test_cards_match_the_table_of_the_report() -> None:
    with DECKS.open(encoding="utf-8") as file:
        rows = {row["id"].lower(): row for row in csv.DictReader(file)}
    assert list(rows) == list(CARDS)
    for card in CARDS.values():
        row = rows[card.id]
        parameters = dict(part.partition("=")[::2] for part in row["params"].split(";") if part)
        assert card.effect == EFFECTS.get(row["effect"], row["effect"])
        target = row["target_index"] if card.effect == "move_to" else "0"
        amount = parameters.get("amount") or parameters.get("house") or parameters.get("steps") or target
        assert (card.amount, card.hotel) == (int(amount), int(parameters.get("hotel", 0)))
