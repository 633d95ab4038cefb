"""The fold of results to ratings: the model's own numbers, ties, policies, and whoever must not be counted."""

from collections.abc import Sequence
from dataclasses import replace
from math import isclose
from random import Random

import pytest
from openskill.models import PlackettLuce

from bot.stats.ratings import BEGINNING, NEWCOMER, Party, Rating, rate
from bot.store.records import ResultRow
from tests.bot.stats.kit import ANN, BO, COMPUTER, CY, GONE, NOBODY, match

MODEL = PlackettLuce()


def alike(one: Rating, other: Rating) -> bool:
    return isclose(one.mu, other.mu, rel_tol=1e-12) and isclose(one.sigma, other.sigma, rel_tol=1e-12)


def matches(*played: Sequence[ResultRow]) -> tuple[ResultRow, ...]:
    return tuple(row for rows in played for row in rows)


def test_whoever_has_played_nothing_begins_with_the_models_numbers() -> None:
    assert (NEWCOMER.mu, NEWCOMER.sigma) == (25, 25 / 3)
    assert NEWCOMER.points == BEGINNING
    assert not NEWCOMER.settled
    assert rate(()) == {}


def test_one_match_of_two_newcomers_moves_them_as_weng_and_lin_say() -> None:
    """Algorithm 4 by hand: c^2 = 2 (sigma^2 + beta^2), p = 1/2, omega = sigma^2 / c * (1 - p)."""
    sigma2, beta = (25 / 3) ** 2 + (25 / 300) ** 2, 25 / 6
    c = (2 * (sigma2 + beta**2)) ** 0.5
    delta = sigma2 / c * 0.5
    ratings = rate(match(ANN, BO))
    assert isclose(ratings[ANN].mu, 25 + delta, rel_tol=1e-9)
    assert isclose(ratings[BO].mu, 25 - delta, rel_tol=1e-9)
    assert ratings[ANN].sigma == ratings[BO].sigma < 25 / 3
    assert ratings[ANN].points > ratings[BO].points


def test_a_match_of_four_is_rated_by_the_order_of_places_with_ties_as_ties() -> None:
    rows = match(ANN, (BO, CY), 4)
    teams = [[MODEL.rating()] for _ in range(4)]
    expected = MODEL.rate(teams, ranks=[1, 2, 2, 4])
    ratings = rate(rows)
    for party, (after,) in zip((ANN, BO, CY, 4), expected, strict=True):
        assert alike(ratings[party], Rating(after.mu, after.sigma))
    assert ratings[ANN].mu > ratings[BO].mu == ratings[CY].mu > ratings[4].mu
    assert ratings[BO].sigma == ratings[CY].sigma


def test_a_tie_of_two_newcomers_moves_neither_and_makes_both_surer() -> None:
    ratings = rate(match((ANN, BO)))
    assert ratings[ANN].mu == ratings[BO].mu == 25
    assert ratings[ANN].sigma < 25 / 3


def test_the_order_of_chairs_changes_nothing_and_the_order_of_matches_does() -> None:
    rows = match(ANN, BO, CY)
    for seed in range(5):
        shuffled = list(rows)
        Random(seed).shuffle(shuffled)
        ratings = rate(shuffled)
        assert all(alike(ratings[party], rating) for party, rating in rate(rows).items())
    first, second = match(ANN, BO), match(BO, CY, number=2)
    assert rate(matches(first, second)) != rate(matches(second, first))


def test_who_always_wins_climbs_and_settles() -> None:
    played = [match(ANN, BO, number=number) for number in range(60)]
    points = [rate(matches(*played[:count]))[ANN].points for count in (1, 5, 20, 60)]
    assert points == sorted(points)
    ratings = rate(matches(*played))
    assert ratings[ANN].settled
    assert ratings[ANN].points > BEGINNING > ratings[BO].points
    assert not rate(matches(*played[:5]))[ANN].settled


def test_each_policy_is_one_opponent_so_that_beating_a_weak_one_counts_little() -> None:
    """The computer that always loses to Bo is worth little to Ann; one of which nothing is known is worth more."""
    trained = matches(*(match(BO, COMPUTER, number=number) for number in range(40)))
    weak = rate(matches(trained, match(ANN, COMPUTER, number=99)))[ANN]
    unknown = rate(match(ANN, "steady", number=99))[ANN]
    assert NEWCOMER.mu < weak.mu < unknown.mu
    assert rate(trained)[COMPUTER].mu < NEWCOMER.mu


def test_a_policy_on_two_chairs_is_one_opponent_that_moves_by_their_average() -> None:
    ratings = rate(match(COMPUTER, ANN, COMPUTER))
    after = MODEL.rate([[MODEL.rating()] for _ in range(3)], ranks=[1, 2, 3])
    first, _, third = (team[0] for team in after)
    assert set(ratings) == {COMPUTER, ANN}
    expected = Rating((first.mu + third.mu) / 2, (first.sigma + third.sigma) / 2)
    assert alike(ratings[COMPUTER], expected)


def test_whoever_left_is_behind_the_last_who_stayed() -> None:
    rows = match(ANN, BO, (CY, GONE))
    assert [row.place for row in rows] == [1, 2, 3]
    left = replace(rows[2], place=3, gone=True)
    tied = (rows[0], replace(rows[1], place=3), left)
    assert rate(tied)[BO].mu > rate(tied)[CY].mu
    apart = rate((rows[0], rows[1], left))
    assert all(alike(apart[party], rate(rows)[party]) for party in (ANN, BO, CY))


def test_whoever_is_kept_out_is_an_opponent_of_whom_nothing_is_known_or_kept() -> None:
    before = matches(*(match(BO, ANN, number=number) for number in range(10)))
    against_nobody = match(ANN, NOBODY, number=99)
    ratings = rate(matches(before, against_nobody))
    assert set(ratings) == {ANN, BO}
    assert ratings[BO] == rate(before)[BO]
    assert ratings[ANN].mu > rate(before)[ANN].mu
    assert rate(match(NOBODY, NOBODY, number=5)) == {}


def test_a_match_with_one_result_compares_nobody() -> None:
    assert rate(match(ANN)) == {}


@pytest.mark.parametrize("gone", [ANN, BO])
def test_a_number_in_place_of_a_person_moves_nobody_else(gone: int) -> None:
    rng = Random(3)
    parties: list[Party] = [ANN, BO, CY, COMPUTER]
    rows = matches(*(match(*rng.sample(parties, 3), number=number) for number in range(40)))
    deleted = [replace(row, user_id=-77, user_name=None) if row.user_id == gone else row for row in rows]
    before, after = rate(rows), rate(deleted)
    assert after.pop(-77) == before.pop(gone)
    assert after == before
