import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from games.core.chance import Chance, secret_from_seed

SECRET = bytes(range(32))


def words(secret: bytes, step: int, count: int) -> list[int]:
    """The first 32-bit words of the stream, worked out by hand from the definition."""
    stream = b"".join(
        hmac.new(secret, step.to_bytes(8, "big") + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_stream_is_hmac_of_step_and_block_with_whole_blocks_used() -> None:
    chance = Chance(SECRET, 7)
    assert [chance.below(2**32) for _ in range(20)] == words(SECRET, 7, 20)


def test_same_secret_and_step_give_the_same_stream() -> None:
    first, second = Chance(SECRET, 3), Chance(SECRET, 3)
    assert [first.below(6) for _ in range(50)] == [second.below(6) for _ in range(50)]


@pytest.mark.parametrize("other", [Chance(SECRET, 4), Chance(bytes(32), 3)])
def test_another_step_or_secret_gives_another_stream(other: Chance) -> None:
    chance = Chance(SECRET, 3)
    assert [chance.below(2**32) for _ in range(8)] != [other.below(2**32) for _ in range(8)]


def test_below_rejects_words_from_the_incomplete_last_span() -> None:
    # 2**32 = 1 * bound + rest, so nearly half of all words must be thrown away, never wrapped round.
    bound = 2**31 + 1
    chance = Chance(SECRET, 0)
    kept = [word for word in words(SECRET, 0, 400) if word < bound]
    assert len(kept) < 250
    assert [chance.below(bound) for _ in range(100)] == kept[:100]


def test_below_is_even_over_its_range() -> None:
    chance = Chance(SECRET, 1)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    # Chi-square with 5 degrees of freedom; 20.5 is the 0.1 % point. The stream is fixed, so this cannot flake.
    assert sum((seen - 1000) ** 2 / 1000 for seen in counts.values()) < 20.5


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_below_refuses_a_bound_it_cannot_serve(bound: int) -> None:
    with pytest.raises(ValueError, match=str(bound)):
        Chance(SECRET, 0).below(bound)


def test_below_one_is_always_zero() -> None:
    chance = Chance(SECRET, 0)
    assert {chance.below(1) for _ in range(20)} == {0}


def test_roll_shows_faces_from_one_to_sides() -> None:
    chance = Chance(SECRET, 2)
    faces = [face for _ in range(200) for face in chance.roll(2)]
    assert len(faces) == 400
    assert set(faces) == {1, 2, 3, 4, 5, 6}


def test_shuffled_keeps_every_item_and_reaches_every_order() -> None:
    chance = Chance(SECRET, 5)
    counts = Counter(chance.shuffled("abc") for _ in range(3000))
    assert set(counts) == set(permutations("abc"))
    assert max(counts.values()) - min(counts.values()) < 150


def test_secret_from_seed_is_32_bytes_and_its_own_for_each_seed() -> None:
    assert len({secret_from_seed(seed) for seed in range(100)}) == 100
    assert {len(secret_from_seed(seed)) for seed in range(100)} == {32}
    assert Chance.from_seed(9, 4).below(1000) == Chance(secret_from_seed(9), 4).below(1000)
