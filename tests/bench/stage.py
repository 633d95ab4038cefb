"""What benches put around the service."""

from datetime import UTC, datetime


class SystemTime:
    """The time of this machine."""

    def now(self) -> datetime:
        """In UTC."""
        return datetime.now(UTC)


class Silent:
    """A presenter that shows nothing."""

    def changed(self, match_id: str) -> None:
        """Nobody looks."""

    def postponed(self, match_id: str) -> None:
        """Nobody looks."""
