"""Why a commit was not taken."""


class StoreError(Exception):
    """The database cannot be used; the message says what to do."""


class Conflict(Exception):  # noqa: N818 - an answer, not an error: read the tail and judge again
    """Somebody else wrote this version first; nothing of the commit was stored."""


class Repeated(Exception):  # noqa: N818 - an answer, not an error: the first delivery was stored
    """The interaction was stored before; nothing of the commit was stored again.

    `match_id` is the match the first delivery changed.
    """

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id
