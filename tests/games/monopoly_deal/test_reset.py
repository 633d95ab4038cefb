"""Begun again by a moderator: the turn, or the whole deal."""

from msgspec.structs import replace

from games.core.chance import Chance
from games.monopoly_deal.options import DealOptions
from tests.games.monopoly_deal.positions import GAME


def test_a_reset_mixes_the_draw_pile_and_leaves_hands_and_tables() -> None:
    start = GAME.start(3, DealOptions(), Chance.from_seed(1)).state
    again = GAME.reset(start, Chance.from_seed(1, 9), 9).state
    assert again.draw != start.draw
    assert sorted(again.draw) == sorted(start.draw)
    assert replace(again, draw=start.draw, step=0, acted=start.acted) == start


def test_whoever_left_leaves_a_new_deal_at_once_and_the_next_seat_begins() -> None:
    first = GAME.start(3, DealOptions(), Chance.from_seed(1)).state.turn
    again = GAME.start(3, DealOptions(), Chance.from_seed(1), 40, (first,)).state
    assert again.left == (first,)
    assert (again.turn, again.began, again.step) == ((first + 1) % 3, 40, 40)
    assert len(again.used) == 7, "what it was dealt and drew lies open"
