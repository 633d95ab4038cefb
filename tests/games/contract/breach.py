"""How the checks say what is wrong."""


class Breach(AssertionError):  # noqa: N818 - it names what is broken
    """A ruleset does not keep a promise of the contract."""

    def __init__(self, promise: str, *evidence: object) -> None:
        super().__init__(": ".join([promise, *map(repr, evidence)]))


def expect(kept: object, promise: str, *evidence: object) -> None:
    """Raise `Breach` unless the promise is kept."""
    if not kept:
        raise Breach(promise, *evidence)
