"""`python -m tests.bench [NAME…] [--json FILE]`: measure, print one table."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

from tests.bench import act, crowd, engine, pictures, press, quiet, sizes
from tests.bench.figures import Figure, lines

BENCHES: dict[str, Callable[[], list[Figure]]] = {
    "engine": engine.run,
    "sizes": sizes.run,
    "act": act.run,
    "press": press.run,
    "pictures": pictures.run,
    "crowd": crowd.run,
    "quiet": quiet.run,
}


def main() -> int:
    """Run the benches named, or all; 0 whatever they say, for a shared machine is no judge."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"any of {', '.join(BENCHES)}; all when none")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.names if name not in BENCHES]:
        parser.error(f"no bench is called {unknown[0]}")
    figures: list[Figure] = []
    for name in arguments.names or BENCHES:
        sys.stderr.write(f"{name}…\n")
        figures += BENCHES[name]()
    sys.stdout.write("\n".join(lines(figures)) + "\n")
    load = os.getloadavg()[0]
    sys.stdout.write(f"Python {sys.version.split()[0]}, {os.cpu_count()} processors, load {load:.1f}\n")
    if arguments.json:
        arguments.json.write_text(json.dumps([figure.as_json() for figure in figures], indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
