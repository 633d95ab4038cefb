from collections import Counter
from random import Random

from games.core.sampling import one_of, shuffled


def test_one_of_draws_every_item_about_as_often() -> None:
    rng = Random(1)
    drawn = Counter(one_of("abcd", rng) for _ in range(4000))
    assert drawn.keys() == set("abcd")
    assert all(850 < count < 1150 for count in drawn.values())


def test_shuffled_gives_every_item_once_in_each_order_about_as_often() -> None:
    rng = Random(1)
    orders = Counter("".join(shuffled("abc", rng)) for _ in range(3000))
    assert orders.keys() == {"abc", "acb", "bac", "bca", "cab", "cba"}
    assert all(400 < count < 600 for count in orders.values())
