"""Golden files: what a picture was found good as, in words that a person can compare."""

import os
from pathlib import Path


def assert_golden(path: Path, text: str) -> None:
    """Compare with the file; `GOLDEN=write` in the environment writes it anew."""
    if os.environ.get("GOLDEN") == "write":
        path.write_text(text + "\n", encoding="utf-8")
    good = path.read_text(encoding="utf-8").rstrip("\n") if path.exists() else ""
    assert text == good, f"{path.name} differs. Look at the picture; if it is right, run this test with GOLDEN=write"
