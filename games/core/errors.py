"""The one refusal a game knows."""

from games.core.text import Text, Value


class IllegalMove(Exception):  # noqa: N818 - a refusal, not an error: the table goes on
    """A command the rules refuse; nothing has changed.

    `text` is shown privately to the person who asked and says what to do instead.
    """

    def __init__(self, key: str, /, **values: Value) -> None:
        super().__init__(key)
        self.text = Text(key, **values)
