"""A clock that stands until a test moves it."""

from datetime import UTC, datetime, timedelta


class HandClock:
    """Tells the time it was set to."""

    def __init__(self) -> None:
        self.at = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        """In UTC."""
        return self.at

    def pass_seconds(self, seconds: float) -> None:
        """Move on."""
        self.at += timedelta(seconds=seconds)
