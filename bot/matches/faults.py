"""What a log may say about an unexpected error."""

import traceback

import structlog

_log = structlog.get_logger(__name__)


def report(event: str, error: Exception, **values: str) -> None:
    """Log an error by its type and where it came from. Not by its message: a rule's error may quote a hidden card."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{frame.name}:{frame.lineno}" for frame in frames[-5:]]
    _log.error(event, error=type(error).__name__, where=where, **values)
