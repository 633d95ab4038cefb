"""Why a commit was not taken."""

from bot.errors import OperatorError


class StoreError(OperatorError):
    """The database cannot be used; the message says what to do."""


class StoreFull(StoreError):  # noqa: N818 - what is the matter with it
    """Nothing can be written: the disk is full or failing. Nothing of the write was stored."""


class StoreBusy(StoreError):  # noqa: N818 - what is the matter with it
    """Another program has held the database for longer than we wait. Nothing of the write was stored."""


class StoreUnusable(StoreError):  # noqa: N818 - what is the matter with it
    """The file is no database, is damaged, or may not be opened or written."""


class Conflict(Exception):  # noqa: N818 - an answer, not an error: read the tail and judge again
    """Somebody else wrote this version first; nothing of the commit was stored."""


class Repeated(Exception):  # noqa: N818 - an answer, not an error: the first delivery was stored
    """The interaction was stored before; nothing of the commit was stored again.

    `match_id` is the match the first delivery changed.
    """

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id
