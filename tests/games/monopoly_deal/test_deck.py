"""Facts of section A about the deck."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from games.monopoly_deal.cards import CARDS, COLOURS, DECK_SIZE, Card, deck

ONE_DECK = [CARDS[card] for card in deck(1)]


def of(*families: str) -> list[Card]:
    return [card for card in ONE_DECK if card.family in families]


def total(cards: list[Card]) -> int:
    return sum(card.value for card in cards)


def test_deck_has_106_cards_worth_252() -> None:
    assert DECK_SIZE == 106
    assert (len(ONE_DECK), total(ONE_DECK)) == (106, 252)


@pytest.mark.parametrize(
    ("families", "count", "value"),
    [
        (("property",), 28, 67),
        (("wild", "wild_any"), 11, 25),
        (("rent", "rent_any"), 13, 19),
        (("action",), 34, 84),
        (("money",), 20, 57),
        (("rent", "rent_any", "action", "money"), 67, 160),
        (("property", "wild", "wild_any"), 39, 92),
    ],
)
def test_deck_classes_have_their_count_and_value(families: tuple[str, ...], count: int, value: int) -> None:
    assert (len(of(*families)), total(of(*families))) == (count, value)


def test_deck_kinds_have_their_copies() -> None:
    copies = Counter(card.kind for card in of("action", "money"))
    assert copies == {
        "deal_breaker": 2, "just_say_no": 3, "sly_deal": 3, "forced_deal": 3, "debt_collector": 3, "birthday": 3,
        "pass_go": 10, "double_the_rent": 2, "house": 3, "hotel": 2,
        "money_1": 6, "money_2": 5, "money_3": 3, "money_4": 3, "money_5": 2, "money_10": 1,
    }  # fmt: skip


def test_deck_colours_have_their_size_and_rent() -> None:
    facts = {colour: (facts.size, facts.rents, facts.buildable) for colour, facts in COLOURS.items()}
    assert facts == {
        "brown": (2, (1, 2), True),
        "light_blue": (3, (1, 2, 3), True),
        "pink": (3, (1, 2, 4), True),
        "orange": (3, (1, 3, 5), True),
        "red": (3, (2, 3, 6), True),
        "yellow": (3, (2, 4, 6), True),
        "green": (3, (2, 4, 7), True),
        "dark_blue": (2, (3, 8), True),
        "railroad": (4, (1, 2, 3, 4), False),
        "utility": (2, (1, 2), False),
    }
    naturals = Counter(card.colours[0] for card in of("property"))
    assert naturals == {colour: facts.size for colour, facts in COLOURS.items()}


def test_deck_two_colour_wilds_alone_never_fill_a_set() -> None:
    wilds = Counter(colour for card in of("wild") for colour in card.colours)
    assert all(wilds[colour] < facts.size for colour, facts in COLOURS.items())


def test_deck_holds_at_most_two_complete_sets_of_a_colour() -> None:
    wilds = Counter(colour for card in of("wild") for colour in card.colours)
    for colour, facts in COLOURS.items():
        assert (facts.size + wilds[colour] + 2) // facts.size <= 2, colour


def test_deck_the_second_has_the_same_kinds_under_other_ids() -> None:
    both = deck(2)
    assert len(set(both)) == 212
    assert both[:106] == deck(1)
    assert Counter(CARDS[card].kind for card in both[106:]) == Counter(card.kind for card in ONE_DECK)
    assert CARDS["brown_3"].kind == "brown_1"
    assert CARDS["pink_orange_4"].kind == "wild_pink_orange"


def test_deck_agrees_with_the_table_of_cards() -> None:
    table = Path(__file__).parents[4] / "shared" / "rules" / "monopoly_deal_cards.csv"
    if not table.exists():
        pytest.skip("the table of cards is not at hand")
    with table.open(encoding="utf-8") as lines:
        rows = [row for row in csv.DictReader(lines) if row["kind"] != "reference"]
    expected: Counter[tuple[str, int, tuple[str, ...]]] = Counter()
    for row in rows:
        colours = tuple(colour for colour in row["colors"].split("|") if colour)
        expected[_family(row["kind"], row["id"]), int(row["value"]), colours] += int(row["count"])
    ours = Counter((_family(card.family, card.kind), card.value, card.colours) for card in ONE_DECK)
    assert ours == expected
    sizes = {row["colors"]: row["notes"] for row in rows if row["kind"] == "property"}
    for colour, facts in COLOURS.items():
        rents = "/".join(str(rent) for rent in facts.rents)
        assert f"set_size={facts.size}; rent={rents};" in sizes[colour]
        assert f"buildable={'yes' if facts.buildable else 'no'}" in sizes[colour]


def _family(kind: str, name: str) -> str:
    """What both tables call alike: the sort of card, and for actions which one."""
    if kind == "action":
        return name.removeprefix("its_my_")
    return {"wild2": "wild", "rent2": "rent"}.get(kind, kind)
