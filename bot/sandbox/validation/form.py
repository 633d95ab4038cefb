"""Discord's form errors: every fault found, each at its field's path (reference, section Error Messages)."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.sandbox.errors import ApiError
from bot.sandbox.wire import Json

Path = tuple[str | int, ...]


class FormErrors:
    """Collects faults and nests them as Discord does: `{"embeds": {"0": {"title": {"_errors": [...]}}}}`."""

    def __init__(self) -> None:
        self._faults: list[tuple[Path, str, str]] = []

    def add(self, path: Path, code: str, message: str) -> None:
        """Record one fault."""
        self._faults.append((path, code, message))

    def extend(self, other: "FormErrors") -> None:
        """Take over another collection's faults."""
        for fault in other.faults:
            self.add(*fault)

    @property
    def faults(self) -> list[tuple[Path, str, str]]:
        """Path, code and message of each fault."""
        return list(self._faults)

    def __bool__(self) -> bool:
        return bool(self._faults)

    def tree(self) -> Json:
        """The `errors` object."""
        tree: Json = {}
        for path, code, message in self._faults:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return tree

    def raise_if_any(self) -> None:
        """Raise 400/50035 if anything was recorded."""
        if self._faults:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree())


def refuse(path: Path, code: str, message: str) -> ApiError:
    """A 400/50035 with a single fault."""
    errors = FormErrors()
    errors.add(path, code, message)
    return ApiError(400, 50035, "Invalid Form Body", errors.tree())


@contextmanager
def prefixed(name: str) -> Iterator[None]:
    """Put form errors raised inside below one more field, e.g. a message's below a callback's `data`."""
    try:
        yield
    except ApiError as error:
        if error.errors:
            raise ApiError(error.status, error.code, error.message, {name: error.errors}) from None
        raise
