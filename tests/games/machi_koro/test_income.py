"""Statistics as a test of the engine: what each card brings over 20,000 turns, against its exact expectation."""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt

import pytest

from games.core.asks import Seat
from games.core.chance import Chance
from games.core.game import Event
from games.machi_koro.commands import RollOne, RollTwo
from games.machi_koro.events import CoinsShared, Earned, PaidBank, PaidSeat
from games.machi_koro.state import MachiState
from tests.games.machi_koro.positions import GAME, A, B, position

TURNS = 20_000
ERRORS = 4
ONE = dict.fromkeys(range(1, 7), 1 / 6)
TWO = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
BOAT_VARIANCE = 35 / 6
"""Of two dice, whose mean is 7."""

Source = tuple[Seat, str]
Table = Mapping[Source, Mapping[int, int]]
"""What a seat's card brings on each total."""

MANY = (
    "500: wheat_field ranch general_store bakery cafe corn_field convenience_store flower_orchard demolition_company "
    "forest loan_office flower_shop stadium tv_station business_center cheese_factory vineyard publisher "
    "furniture_factory mackerel_boat tax_office renovation_company mine winery moving_company apple_orchard "
    "tech_startup exhibit_hall soda_bottling_plant fruit_vegetable_market food_warehouse $3 +train_station",
    "500: sushi_bar ranch bakery cafe french_restaurant pizza_joint hamburger_stand mackerel_boat family_restaurant "
    "tuna_boat members_only_club +harbor",
)
# A owns 5 wheat icons, 1 cow, 2 gears, 1 flower orchard, 1 vineyard, 1 cup; B has 7 cups and 1 bread.
MANY_PAYS: Table = {
    (A, "ranch"): {2: 1},
    (A, "general_store"): {2: 2},
    (A, "bakery"): {2: 1, 3: 1},
    (A, "corn_field"): {3: 1, 4: 1},
    (A, "convenience_store"): {4: 3},
    (A, "flower_orchard"): {4: 1},
    (A, "demolition_company"): {4: 8},
    (A, "forest"): {5: 1},
    (A, "loan_office"): {5: -2, 6: -2},
    (A, "flower_shop"): {6: 1},
    (A, "stadium"): {6: 2},
    (A, "tv_station"): {6: 5},
    (A, "cheese_factory"): {7: 3},
    (A, "vineyard"): {7: 3},
    (A, "publisher"): {7: 8},
    (A, "furniture_factory"): {8: 6},
    (A, "tax_office"): {8: (500 + 1 + 3) // 2, 9: (500 + 2) // 2},
    (A, "mine"): {9: 5},
    (A, "winery"): {9: 6},
    (A, "moving_company"): {9: 4, 10: 4},
    (A, "apple_orchard"): {10: 3},
    (A, "tech_startup"): {10: 3},
    (A, "soda_bottling_plant"): {11: 8},
    (A, "fruit_vegetable_market"): {11: 10, 12: 10},
    (A, "food_warehouse"): {12: 2},
    (B, "ranch"): {2: 1},
    (B, "cafe"): {3: 1},
    (B, "pizza_joint"): {7: 1},
    (B, "hamburger_stand"): {8: 1},
    (B, "mackerel_boat"): {8: 3},
    (B, "family_restaurant"): {9: 2, 10: 2},
    (B, "tuna_boat"): {12: 7},
}
RICH = (
    "500: park general_store corn_field +train_station +airport +amusement_park",
    "300: french_restaurant members_only_club corn_field",
)
RICH_PAYS: Table = {
    (A, "park"): {11: -100, 12: 400},
    (B, "park"): {11: 100, 12: -400},
    (B, "corn_field"): {3: 1, 4: 1},
    (B, "french_restaurant"): {5: 5},
    (B, "members_only_club"): {12: 500},
}
SMALL = ("9: wheat_field bakery forest flower_shop flower_orchard", "0: sushi_bar cafe wheat_field +harbor")
SMALL_PAYS: Table = {
    (A, "wheat_field"): {1: 1},
    (A, "bakery"): {2: 1, 3: 1},
    (A, "forest"): {5: 1},
    (A, "flower_orchard"): {4: 1},
    (A, "flower_shop"): {6: 1},
    (B, "sushi_bar"): {1: 3},
    (B, "cafe"): {3: 1},
    (B, "wheat_field"): {1: 1},
}


def income(event: Event) -> Iterator[tuple[Source, int]]:
    match event:
        case Earned(seat=seat, card=card, amount=amount) | PaidSeat(owner=seat, card=card, amount=amount):
            yield (seat, card), amount
        case PaidBank(seat=seat, card=card, amount=amount):
            yield (seat, card), -amount
        case CoinsShared(card=card, before=before, after=after):
            yield from (((seat, card), after[seat] - before[seat]) for seat in range(len(after)))


def earned_in_a_turn(state: MachiState, dice: int, turn: int) -> Iterator[tuple[Source, int]]:
    """Roll, and let the clock answer until the seat may build."""
    step = GAME.decide(state, RollTwo(A) if dice == 2 else RollOne(A), Chance.from_seed(1, turn))
    while True:
        for event in step.events:
            yield from income(event)
        if step.state.phase == "build":
            return
        (ask,) = GAME.asks(step.state)
        assert ask.default is not None
        step = GAME.decide(step.state, ask.default, Chance.from_seed(2, turn))


@pytest.mark.parametrize(
    ("seats", "dice", "pays"),
    [
        pytest.param(MANY, 2, MANY_PAYS, id="many"),
        pytest.param(RICH, 2, RICH_PAYS, id="rich"),
        pytest.param(SMALL, 1, SMALL_PAYS, id="one-die"),
    ],
)
def test_each_card_brings_what_its_numbers_promise(seats: tuple[str, ...], dice: int, pays: Table) -> None:
    state, odds = position(*seats).state, TWO if dice == 2 else ONE
    sums: Counter[Source] = Counter()
    for turn in range(TURNS):
        for source, amount in earned_in_a_turn(state, dice, turn):
            sums[source] += amount
    assert set(sums) == set(pays)
    for source, by_total in pays.items():
        mean = sum(odds[total] * amount for total, amount in by_total.items())
        variance = sum(odds[total] * amount**2 for total, amount in by_total.items()) - mean**2
        if source[1] == "tuna_boat":
            variance += odds[12] * BOAT_VARIANCE
        error = sqrt(variance / TURNS)
        assert abs(sums[source] / TURNS - mean) < ERRORS * error, (source, sums[source] / TURNS, mean, error)
