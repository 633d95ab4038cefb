"""What somebody did, and who leads: enough matches, shared ranks, oneself also further down."""

from dataclasses import replace

from bot.stats.ratings import Rating, rate
from bot.stats.standings import FORM, LEAST, TOP, Record, leaderboard, shown_of, standings
from tests.bot.stats.kit import ANN, BO, COMPUTER, CY, match


def record(user_id: int, mu: float = 25, matches: int = LEAST) -> Record:
    rows = tuple(row for number in range(matches) for row in match(user_id, BO, number=number)[:1])
    return Record(user_id, rows, Rating(mu, 1))


def test_a_record_counts_matches_wins_and_places() -> None:
    rows = [
        *match(ANN, BO, number=1),
        *match((ANN, BO), CY, COMPUTER, number=2),
        *match(BO, CY, COMPUTER, ANN, number=3),
        *match(BO, CY, ANN, number=4, ruleset="deal"),
    ]
    found = standings(rows)
    ann = found["bazaar"][ANN]
    assert (ann.matches, ann.wins) == (3, 2)
    assert (ann.place_tenths, ann.size_tenths) == (20, 33), "(1 + 1 + 4) / 3 of (2 + 4 + 4) / 3"
    assert ann.form == ((1, 2), (1, 4), (4, 4))
    assert ann.rating == rate(row for row in rows if row.ruleset == "bazaar")[ANN]
    assert found["deal"][ANN].matches == 1
    assert set(found["bazaar"]) == {ANN, BO, CY}, "people only"


def test_the_form_is_that_of_the_latest_matches() -> None:
    rows = [
        row for number in range(FORM + 3) for row in match(*((ANN, BO) if number > 2 else (BO, ANN)), number=number)
    ]
    assert standings(rows)["bazaar"][ANN].form == ((1, 2),) * FORM


def test_somebody_is_called_as_in_their_latest_match() -> None:
    first, second = match(ANN, BO, number=1), match(ANN, BO, number=2)
    renamed = (replace(second[0], user_name="Anna"), second[1])
    assert standings((*first, *renamed))["bazaar"][ANN].name == "Anna"


def test_whoever_had_their_data_deleted_is_nobody() -> None:
    rows = tuple(replace(row, user_id=-5, user_name=None) if row.user_id == ANN else row for row in match(ANN, BO))
    assert set(standings(rows)["bazaar"]) == {BO}


def test_a_leaderboard_has_those_with_enough_matches_by_points_and_ties_share_a_rank() -> None:
    few = record(9, mu=50, matches=LEAST - 1)
    board = leaderboard([record(ANN, 30), few, record(BO, 40), record(CY, 30), record(4, 20)])
    assert [(line.rank, line.record.user_id) for line in board] == [(1, BO), (2, ANN), (2, CY), (4, 4)]


def test_the_top_holds_all_of_its_last_rank_and_oneself_is_shown_below_it() -> None:
    tied = [record(100 + number, 20) for number in range(3)]
    board = leaderboard([*(record(number, 60 - number) for number in range(1, TOP)), *tied, record(500, 10)])
    top, below = shown_of(board, 500)
    assert len(top) == TOP + 2
    assert below is not None
    assert (below.rank, below.record.user_id) == (TOP + 3, 500)
    assert shown_of(board, 102) == (top, None)
    assert shown_of(board, 999) == (top, None)
