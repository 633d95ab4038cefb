"""A picture is drawn anew when its mark changes, and kept by it."""

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from games.machi_koro.options import RowOptions
from games.machi_koro.state import Ending
from tests.games.machi_koro.positions import GAME, B, Match, position
from tests.games.machi_koro.scenes import EARLY, EVERYTHING, TEN, busy


def test_the_mark_changes_with_a_city_and_with_the_turn() -> None:
    match = position("9: bakery", "0:")
    marks = [mark(match)]
    marks.append(mark(match.roll(1)))
    marks.append(mark(match.build("cafe")))
    assert all(one != other for one, other in pairwise(marks))


def test_the_mark_says_nothing_of_the_order_of_the_decks() -> None:
    one, other = (
        position("0:", "0:", options=TEN, market="mine", decks=(deck,)) for deck in ("cafe ranch", "ranch cafe")
    )
    assert mark(one) == mark(other)


def test_whatever_looks_different_has_a_mark_of_its_own() -> None:
    """Pictures are kept by their marks."""
    state = busy(position(EARLY, EARLY, EARLY, options=EVERYTHING)).state
    assert state.rolled is not None
    first = state.cities[0]
    changes: list[dict[str, Any]] = [
        {"turn": B},
        {"dice": (6, 5)},
        {"total": 12},
        {"tuna": 11},
        {"extra": False},
        {"bank": 281},
        {"left": (B,)},
        {"market": state.market[1:]},
        {"decks": (("cafe",),)},
        {"phase": "victim"},
        {"rolled": replace(state.rolled, seat=B)},
        {"rolled": replace(state.rolled, before=state.rolled.after)},
        {"dice": (), "rolled": replace(state.rolled, dice=(1, 1))},
        {"dice": (), "rolled": replace(state.rolled, total=9)},
        {"ended": Ending("idle", (1, 2, 3))},
        {"ended": Ending("idle", (1, 1, 3))},
        *(
            {"cities": (replace(first, **field), *state.cities[1:])}
            for field in ({"coins": 4}, {"cards": ("mine",)}, {"closed": ("mine",)}, {"landmarks": ("harbor",)})
        ),
    ]
    marks = [mark(Match(replace(state, **change))) for change in [{}, *changes]]
    assert len({repr(one) for one in marks}) == len(marks)


def test_tables_of_other_options_have_other_marks() -> None:
    cheap = RowOptions(harbor=True, exhibit_hall=True, market="all", bank="finite", sushi_bar_cost=2)
    short = RowOptions(harbor=True, exhibit_hall=True, market="all", bank="finite", landmarks_to_win=2)
    marks = {repr(mark(position(EARLY, EARLY, options=options))) for options in (cheap, short, EVERYTHING)}
    assert len(marks) == 3


def mark(match: Match) -> object:
    return GAME.table_picture(GAME.view(match.state, None)).mark
