"""`make statistics`: millions of rolls beside the table, square by square; fails when one is too far off."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import get_args

from games.monopoly.squares import SQUARES
from tests.games.monopoly.landings.table import (
    JAILED,
    ROADS_TO_JAIL,
    ROLLS_PER_TURN,
    SALARY_PER_ROLL,
    SENT_TO_JAIL,
    SHARES,
    Stance,
)
from tests.games.monopoly.landings.walk import BURN_IN, ROLLS, Tally, walk

BOUND = 0.06
"""Percentage points."""
STANCES: tuple[Stance, ...] = get_args(Stance)


def counted(stance: Stance, rolls: int, seed: int) -> Tally:
    """So many rolls and more, on all cores."""
    matches = -(-rolls // (ROLLS - BURN_IN))
    total = Tally()
    with ProcessPoolExecutor() as pool:
        for tally in pool.map(partial(walk, stance), range(seed, seed + matches), chunksize=50):
            total.add(tally)
    return total


def rows(tallies: dict[Stance, Tally]) -> list[tuple[str, Stance, float, float, float]]:
    """What, by whom, found, expected, and how far the two may be apart."""
    found = []
    for stance, tally in tallies.items():
        for square in range(JAILED + 1):
            name = "in jail" if square == JAILED else f"{square:2} {SQUARES[square].id}"
            found.append((name, stance, tally.share(square), SHARES[stance][square], BOUND))
        found += [
            ("rolls per turn", stance, tally.rolls / tally.turns, ROLLS_PER_TURN[stance], 0.002),
            ("salary per roll", stance, tally.salary / tally.rolls, SALARY_PER_ROLL[stance], 0.2),
            ("sent to jail", stance, 100 * tally.jailed.total() / tally.rolls, SENT_TO_JAIL[stance], BOUND),
        ]
        for road, share in ROADS_TO_JAIL[stance].items():
            found.append((f"- by {road}", stance, 100 * tally.jailed[road] / tally.jailed.total(), share, 0.5))
    return found


def main() -> int:
    """Count, print, and say by the exit code whether all is within bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=5_000_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tallies = {stance: counted(stance, args.rolls, args.seed) for stance in STANCES}
    far = []
    for name, stance, got, expected, bound in rows(tallies):
        mark = "" if abs(got - expected) <= bound else "  TOO FAR OFF"
        far += [name] if mark else []
        sys.stdout.write(f"{name:16} {stance:4} {got:8.4f} {expected:8.4f} {got - expected:+8.4f}{mark}\n")
    rolls = ", ".join(f"{stance} {tally.rolls:,}" for stance, tally in tallies.items())
    sys.stdout.write(f"{rolls} rolls; {len(far)} of {len(rows(tallies))} figures too far off\n")
    return 1 if far else 0


if __name__ == "__main__":
    sys.exit(main())
