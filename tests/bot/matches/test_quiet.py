"""Quiet hours: the clock of a slow match stands still at night, in the match's time zone."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.matches.quiet import NIGHTS, ZONES, Night

SEOUL = Night("23-07", "Asia/Seoul")


def at(day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2026, 8, day, hour, minute, tzinfo=UTC)


def test_a_day_of_waking_hours_spans_more_than_a_day() -> None:
    # 21:00 in Seoul: 2 h to the night, 16 h of the next day, 6 h of the one after.
    assert SEOUL.after(at(1, 12), timedelta(hours=24)) == at(3, 4)


def test_what_begins_at_night_counts_from_the_morning() -> None:
    assert SEOUL.after(at(1, 16), timedelta(hours=1)) == at(1, 23)


def test_a_wait_that_ends_as_the_night_begins_ends_then() -> None:
    assert SEOUL.after(at(1, 12), timedelta(hours=2)) == at(1, 14)


@pytest.mark.parametrize(
    ("moment", "ends"), [(at(1, 13, 59), None), (at(1, 14), at(1, 22)), (at(1, 21, 59), at(1, 22)), (at(1, 22), None)]
)
def test_the_night_has_a_beginning_and_an_end(moment: datetime, ends: datetime | None) -> None:
    assert SEOUL.ends(moment) == ends


def test_a_night_that_begins_at_midnight_is_of_one_day() -> None:
    night = Night("00-06", "UTC")
    assert night.ends(at(2, 5)) == at(2, 6)
    assert night.ends(at(2, 23)) is None
    assert night.after(at(1, 23), timedelta(hours=2)) == at(2, 7)


def test_in_summer_time_the_night_is_as_people_have_it() -> None:
    berlin = Night("23-07", "Europe/Berlin")
    assert berlin.ends(datetime(2026, 7, 1, 23, tzinfo=UTC)) == datetime(2026, 7, 2, 5, tzinfo=UTC)
    assert berlin.ends(datetime(2026, 1, 1, 23, tzinfo=UTC)) == datetime(2026, 1, 2, 6, tzinfo=UTC)


def test_without_quiet_hours_or_with_unknown_ones_time_just_passes() -> None:
    for night in (Night(), Night("none", "Asia/Seoul"), Night("9-99", "Asia/Seoul")):
        assert night.after(at(1, 12), timedelta(hours=24)) == at(2, 12)
    assert Night("23-07", "Middle/Earth").ends(at(1, 23, 30)) == at(2, 7)


def test_every_time_zone_on_offer_is_known_and_fits_a_menu() -> None:
    assert len(ZONES) <= 25
    offsets = {Night("00-06", zone).ends(at(1, hour)) for zone in ZONES for hour in range(24)}
    assert len(offsets) > 20
    assert all(Night(hours, "UTC").begins(at(1, 12)) for hours in NIGHTS if hours != "none")
