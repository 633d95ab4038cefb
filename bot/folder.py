"""One process for a data folder."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

DATABASE = "parlour.sqlite3"
"""The file that holds everything, in the data folder."""


class FolderInUseError(Exception):
    """Another process works on the data folder; the message says which folder and what to do."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            f"Another Parlour is running on the data folder {folder.resolve()}.\n"
            "- Stop it first (it ends within 5 seconds of SIGTERM), then start this one again.\n"
            "- To run a second bot, give it a folder of its own: PARLOUR_DATA_FOLDER=another-folder"
        )


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep every other process off the folder while inside. Raises FolderInUseError.

    `flock` ends with the process, however it dies; a lock file or a row in the database would block the next start.
    """
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise FolderInUseError(folder) from error
        yield
    finally:
        os.close(descriptor)
