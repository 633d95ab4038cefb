"""`python -m tests.wire.soak --minutes 2 --seed 1`: one JSON line; fails when an invariant was broken."""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.wire.soak.run import soak


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2, help="how long, at least")
    parser.add_argument("--kills", type=int, default=0, help="how many kills, at least")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="parlour-soak-") as folder:
        report = asyncio.run(soak(60 * arguments.minutes, arguments.kills, arguments.seed, Path(folder)))
    seconds = round(time.monotonic() - began)
    print(json.dumps({"seed": arguments.seed, **asdict(report), "seconds": seconds}))  # noqa: T201
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
