"""What only whoever hosts the bot can put right."""


class OperatorError(Exception):
    """The message says what is wrong and what to do, and holds no secret; it is told instead of a traceback."""
