"""The picture of a match that is over."""

from itertools import pairwise

import pytest

from games.core.palette import SEAT_INKS
from games.core.result import DASHES, TICKS, _apart, _round_up, result_scene
from games.core.scene import WIDTH, Group, Label, Line, Placed, Scene
from games.core.signs import LETTERS
from games.core.text import Name
from tests.support.scenes import faults

MEASURE = Name("toy-wealth")


def labels(group: Group) -> list[str]:
    """What is written, from the top of each group to its end."""
    found: list[str] = []
    for part in group.parts:
        match part:
            case Placed(group=inner):
                found += labels(inner)
            case Label(words=str() as words):
                found.append(words)
    return found


def lines(scene: Scene) -> list[Line]:
    plot = next(part.group for part in reversed(scene.parts) if isinstance(part, Placed))
    return [part for part in plot.parts if isinstance(part, Line)]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("turns", [0, 1, 7, 300])
def test_it_reads_for_any_number_of_seats_and_turns(seats: int, turns: int) -> None:
    wealth = [tuple(1000 * seat * turn // (turns + 1) for seat in range(seats)) for turn in range(turns + 1)]
    scene = result_scene(tuple(range(1, seats + 1)), wealth, (turns, turns, turns), MEASURE)
    assert scene.width == WIDTH
    assert scene.height < 900
    assert not faults(scene)


def test_the_best_come_first_with_what_they_had_in_the_end() -> None:
    scene = result_scene((2, 1, 3), [(0, 0, 0), (12, 40, 3)], (), MEASURE)
    ranking = next(part.group for part in scene.parts if isinstance(part, Placed))
    assert labels(ranking) == ["1.", "B", "40", "2.", "A", "12", "3.", "C", "3"]


def test_a_tie_has_two_first_places() -> None:
    scene = result_scene((1, 1), [(5, 5)], (), MEASURE)
    assert labels(scene)[:6] == ["1.", "A", "5", "1.", "B", "5"]


def test_each_seat_has_a_line_and_a_way_to_draw_it_of_its_own() -> None:
    drawn = [line for line in lines(result_scene((1, 2, 3), [(1, 2, 3), (4, 5, 6)], (), MEASURE)) if line.width == 5]
    assert [line.ink for line in drawn] == list(SEAT_INKS[:3])
    assert [line.dash for line in drawn] == list(DASHES[:3])
    assert len(set(DASHES)) == len(LETTERS)


def test_who_has_more_is_drawn_higher_and_debts_are_below_nothing() -> None:
    one, other = (line for line in lines(result_scene((1, 2), [(0, 0), (100, -50)], (), MEASURE)) if line.width == 5)
    assert one.points[0] == other.points[0]
    assert one.points[1][1] < one.points[0][1] < other.points[1][1]


def test_signs_that_end_close_together_are_moved_apart_in_their_order() -> None:
    placed = _apart([10, 12, 11, 300], 34, 320)
    assert [index for _, index in placed] == [0, 2, 1, 3]
    assert all(after - before >= 34 for (before, _), (after, _) in pairwise(placed))
    assert placed[-1][0] + 34 <= 320


@pytest.mark.parametrize(("value", "top"), [(1, 4), (4, 4), (5, 8), (9, 20), (41, 80), (81, 200), (1616, 2000)])
def test_the_axis_ends_at_four_round_numbers(value: int, top: int) -> None:
    assert _round_up(value) == top
    assert top % TICKS == 0
