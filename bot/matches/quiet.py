"""Quiet hours: the part of the night in which the clock of a slow match stands still."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

NIGHTS = ("none", "21-07", "22-06", "22-08", "23-07", "23-09", "00-06", "00-08", "01-09")
"""The quiet hours on offer, from one hour of the day to another."""
ZONES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Ho_Chi_Minh",
    "Asia/Singapore",
    "Asia/Shanghai",
    "Asia/Seoul",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""The time zones on offer, from west to east: as many as a menu holds."""
HOME = {"vi": "Asia/Ho_Chi_Minh", "ko": "Asia/Seoul", "el": "Europe/Athens"}
"""Where most speakers of a language are, for tables whose server chose nothing."""
USUAL = "23-07"


@dataclass(frozen=True, slots=True)
class Night:
    """Quiet hours in a time zone, both as on offer; unknown ones are no night and UTC."""

    hours: str = "none"
    zone: str = "UTC"

    def ends(self, moment: datetime) -> datetime | None:
        """When the quiet hours that the moment lies in are over; None when it lies in none."""
        begin, end = self._bounds()
        if begin == end:
            return None
        local = moment.astimezone(_zone(self.zone))
        for days in (-1, 0):
            begins = _at(local, days, begin)
            over = _at(local, days + (1 if end <= begin else 0), end)
            if begins <= moment < over:
                return over
        return None

    def begins(self, moment: datetime) -> datetime | None:
        """When the next quiet hours begin after a moment outside of them; None when there are none."""
        begin, end = self._bounds()
        if begin == end:
            return None
        local = moment.astimezone(_zone(self.zone))
        return next(at for days in (0, 1, 2) if (at := _at(local, days, begin)) > moment)

    def after(self, moment: datetime, wait: timedelta) -> datetime:
        """The moment plus so much time outside of the quiet hours."""
        at, left = moment, wait
        while True:
            at = self.ends(at) or at
            night = self.begins(at)
            if night is None or at + left <= night:
                return at + left
            left -= night - at
            at = night

    def _bounds(self) -> tuple[int, int]:
        begin, _, end = self.hours.partition("-")
        return (int(begin), int(end)) if self.hours in NIGHTS and end else (0, 0)


NO_NIGHT = Night()
"""The clock never stands still."""


def _at(local: datetime, days: int, hour: int) -> datetime:
    day = local.date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, hour, tzinfo=local.tzinfo).astimezone(UTC)


@lru_cache(len(ZONES) + 1)
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
