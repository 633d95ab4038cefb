from random import Random

import pytest

from games.core.asks import Amount, Choice, Command, Concede, Field, Filled, Form, Option, Pick, no_fields
from games.core.text import Text
from games.core.walk import admits, fill, fills, fits

PROMPT = Text("prompt")


def options(*values: str | int) -> tuple[Option, ...]:
    return tuple(Option(value, Text(f"o-{value}")) for value in values)


def coins(*weights: int) -> tuple[Option, ...]:
    return tuple(Option(f"c{place}", Text("coin"), weight=weight) for place, weight in enumerate(weights))


class Buy(Command, frozen=True, tag=True):
    colour: str
    bid: int
    paid: tuple[str, ...] = ()


def buy_fields(filled: tuple[Filled, ...]) -> Field | None:
    """A bid of 2, 4 or 6 on red, which is paid with coins 1, 2, 5; a bid of 1 on blue, which is free."""
    match filled:
        case ():
            return Choice("colour", PROMPT, options("red", "blue"))
        case ("red",):
            return Amount("bid", PROMPT, 2, 6, 2)
        case ("blue",):
            return Amount("bid", PROMPT, 1, 1)
        case ("red", int(bid)):
            return Pick("paid", PROMPT, coins(1, 2, 5), 1, 3, "sum", bid)
    return None


BUY = Form("buy", Text("buy"), Buy, buy_fields)
PASS = Form("pass", Text("pass"), Concede, no_fields)
RED = Form("red", Text("red"), Buy, lambda filled: buy_fields(("red", *filled)), given=("red",))
"""The same, with the colour settled by the question."""


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        (Choice("c", PROMPT, options("a", 1)), ["a", 1], ["b", "1", True, ("a",), None]),
        (Amount("a", PROMPT, 2, 8, 3), [2, 5, 8], [1, 3, 9, 11, "2", True, None]),
        (Pick("p", PROMPT, options("a", "b", "c"), 1, 2), [("a",), ("c", "a")], [(), ("a", "b", "c"), ("d",), "a"]),
        (Pick("p", PROMPT, options("a", "b"), 0, 2, "ordered"), [(), ("b", "a")], [("a", "a"), ["a"]]),
        (Pick("p", PROMPT, coins(1, 2, 5), 1, 3, "sum", 3), [("c0", "c1"), ("c2",)], [("c0",), ("c1",), ()]),
        (Pick("p", PROMPT, options(3, 4), 1, 1), [("3",)], [(3,), ("5",)]),
    ],
)
def test_fits_says_what_a_field_may_hold(field: Field, good: list[object], bad: list[object]) -> None:
    assert [value for value in good if not fits(field, value)] == []
    assert [value for value in bad if fits(field, value)] == []


@pytest.mark.parametrize(
    "command", [Buy(0, "red", 2, ("c1",)), Buy(0, "red", 6, ("c0", "c2")), Buy(0, "blue", 1), Buy(7, "blue", 1)]
)
def test_admits_what_the_form_can_build(command: Command) -> None:
    assert admits(BUY, command)


@pytest.mark.parametrize(
    "command",
    [
        Buy(0, "red", 3, ("c2",)),
        Buy(0, "red", 4, ("c1",)),
        Buy(0, "red", 4),
        Buy(0, "blue", 1, ("c0",)),
        Buy(0, "green", 2, ("c1",)),
        Concede(0),
    ],
)
def test_admits_nothing_else(command: Command) -> None:
    assert not admits(BUY, command)


def test_admits_a_form_without_fields() -> None:
    assert admits(PASS, Concede(3))
    assert not admits(PASS, Buy(3, "blue", 1))


def test_fills_lists_every_way_once() -> None:
    # Of the coins 1, 2, 5: six subsets reach 2 (all but {} and {1}), five reach 4 ({1,2} too small) minus {2}: four.
    reach = {2: 6, 4: 4, 6: 3}
    ways = list(fills(BUY))
    assert len(ways) == len(set(ways))
    assert {bid: sum(way[:2] == ("red", bid) for way in ways) for bid in reach} == reach
    assert ("blue", 1) in ways
    assert len(ways) == sum(reach.values()) + 1
    assert list(fills(PASS)) == [()]


def test_fills_orders_an_ordered_pick() -> None:
    pick = Pick("p", PROMPT, options(*"abc"), 2, 2, "ordered")
    ordered = Form("o", PROMPT, Buy, lambda filled: None if filled else pick)
    assert len(list(fills(ordered))) == 6


def test_fill_is_always_one_of_fills_and_finds_them_all() -> None:
    rng = Random(1)
    found = {fill(BUY, rng) for _ in range(500)}
    assert found == set(fills(BUY))
    assert all(admits(BUY, BUY.build(2, way)) for way in found)


def test_fill_keeps_the_order_of_the_source_unless_the_order_counts() -> None:
    rng = Random(2)

    def way(rule: str) -> Form:
        pick = Pick("p", PROMPT, options(*"abcd"), 2, 4, "ordered" if rule == "ordered" else "any")
        return Form("f", PROMPT, Buy, lambda filled: None if filled else pick)

    plain = [fill(way("any"), rng)[0] for _ in range(50)]
    ordered = [fill(way("ordered"), rng)[0] for _ in range(50)]
    assert all(isinstance(picked, tuple) and list(picked) == sorted(picked) for picked in plain)
    assert any(isinstance(picked, tuple) and list(picked) != sorted(picked) for picked in ordered)


def test_what_a_form_is_given_comes_first_and_is_not_asked_for() -> None:
    assert sorted(fills(RED)) == sorted(filled[1:] for filled in fills(BUY) if filled[0] == "red")
    assert RED.build(3, (2, ("c1",))) == Buy(3, "red", 2, ("c1",))
    assert admits(RED, Buy(3, "red", 2, ("c1",)))
    assert not admits(RED, Buy(3, "blue", 1))
    assert not admits(RED, Buy(3, "red", 1))
