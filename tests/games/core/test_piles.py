import pytest

from games.core.piles import replaced, without


def test_without_takes_the_cards_and_keeps_the_order() -> None:
    assert without(("a", "b", "c", "d"), ("d", "b")) == ("a", "c")
    assert without(("a",), ()) == ("a",)


@pytest.mark.parametrize("taken", [("x",), ("a", "x"), ("a", "a")])
def test_without_refuses_cards_that_are_not_there(taken: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=taken[-1]):
        without(("a", "b", "c"), taken)


def test_without_takes_one_of_twins() -> None:
    assert without(("a", "b", "a"), ("a",)) == ("b", "a")


@pytest.mark.parametrize(("index", "result"), [(0, (9, 2, 3)), (1, (1, 9, 3)), (2, (1, 2, 9))])
def test_replaced_changes_one_place(index: int, result: tuple[int, ...]) -> None:
    assert replaced((1, 2, 3), index, 9) == result
