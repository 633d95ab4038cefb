"""`make image-check`: the steps of the Dockerfile carried out in a folder, and what they made tried.

What needs root (a user of its own) and the base image are left out; this machine's Python takes its place.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from string import Template

from tests.image.dockerfile import ROOT, Instruction, ours

NEEDS_ROOT = "useradd"
PLACES = ("/venv", "/app", "/data")
TRIES = (
    ("--help",),
    ("--version",),
    ("migrate",),
    ("simulate", "monopoly_deal", "--seats", "2", "--matches", "1", "--seed", "1"),
    ("backup", "/data/copy.sqlite3"),
)
"""Each must end well with nothing installed but what the image has."""


class Folder:
    """Stands for the image's file system."""

    def __init__(self, root: Path) -> None:
        self._root = root
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        self._environment = {**kept, "PATH": path, "PIP_QUIET": "2", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        self._arguments: dict[str, str] = {}
        self._directory = root
        (root / "data").mkdir()

    def carry_out(self, instruction: Instruction) -> None:
        """Do what one instruction says. Raises CalledProcessError."""
        rest = instruction.rest
        match instruction.word:
            case "WORKDIR":
                self._directory = Path(self._place(rest))
                self._directory.mkdir(parents=True, exist_ok=True)
            case "COPY" if not rest.startswith("--from="):
                source, target = rest.split()
                self._copy(ROOT / source, self._directory / target)
            case "RUN" if NEEDS_ROOT not in rest:
                self.run("sh", "-c", rest)
            case "ARG":
                name, _, default = rest.partition("=")
                self._arguments[name] = default
            case "ENV":
                for setting in rest.split():
                    name, value = setting.split("=", 1)
                    known = {**self._environment, **self._arguments}
                    self._environment[name] = Template(self._place(value)).substitute(known)

    def run(self, *command: str) -> None:
        """Run a command as in the image. Raises CalledProcessError."""
        placed = [self._place(word) for word in command]
        subprocess.run(placed, cwd=self._directory, env=self._environment, check=True)

    def _place(self, text: str) -> str:
        for place in PLACES:
            text = text.replace(place, f"{self._root}{place}")
        return text

    @staticmethod
    def _copy(source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)


def main() -> None:
    """Carry everything out, then try it."""
    with tempfile.TemporaryDirectory(prefix="parlour-image-") as name:
        folder = Folder(Path(name).resolve())
        for stage in ours():
            for instruction in stage.instructions:
                folder.carry_out(instruction)
        folder.run("/venv/bin/pip", "check")
        for arguments in TRIES:
            folder.run("/venv/bin/python", "-W", "error::ImportWarning", "-m", "bot", *arguments)
    sys.stdout.write("The image's steps work, and so does what they made.\n")


if __name__ == "__main__":
    main()
