"""`python -m tests.wire.kills --runs 200 --seed 1`: one JSON line; fails when anything was lost, doubled or stale."""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.wire.kills.trial import rehearse


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.kills", description=__doc__)
    parser.add_argument("--runs", type=int, default=200, help="how often to kill")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="parlour-kills-") as folder:
        tally = asyncio.run(rehearse(arguments.runs, arguments.seed, Path(folder)))
    seconds = round(time.monotonic() - began)
    print(json.dumps({"runs": arguments.runs, "seed": arguments.seed, **asdict(tally), "seconds": seconds}))  # noqa: T201
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
