"""One process for a data folder."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.errors import OperatorError

DATABASE = "parlour.sqlite3"
"""The file that holds everything, in the data folder."""


class FolderInUseError(OperatorError):
    """Another process works on the data folder; the message says which folder and what to do."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"Another Parlour is running on the data folder {folder.resolve()}.\n"
            "- Stop it first (it ends within 5 seconds of SIGTERM), then start this one again.\n"
            "- To run a second bot, give it a folder of its own: PARLOUR_DATA_FOLDER=another-folder"
        )


class FolderUnusableError(OperatorError):
    """The data folder is none, or cannot be made or opened; the message says which folder and why."""

    def __init__(self, folder: Path, why: OSError) -> None:
        super().__init__(
            f"The data folder {folder.absolute()} cannot be used: {why.strerror}.\n"
            "- It must be a folder that the user who runs the bot may read and write; it is made when there is none.\n"
            "- To use another one: PARLOUR_DATA_FOLDER=another-folder"
        )


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep every other process off the folder, which is made if need be, while inside.

    `flock` ends with the process, however it dies; a lock file or a row in the database would block the next start.
    Raises FolderInUseError and FolderUnusableError.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise FolderUnusableError(folder, error) from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FolderInUseError(folder) from error
        yield
    finally:
        os.close(descriptor)
