"""Where a token is after a roll, in per cent: an exact Markov solution, as the rule report gives it (E.2).

`pay` leaves jail at once, by a card if there is one; `stay` waits for a double or the third miss, and puts a jail card
back under its deck. Square 10 is a visit; `JAILED`, the place after the last square, is a prisoner.
"""

from typing import Literal, TypeAlias

Stance: TypeAlias = Literal["pay", "stay"]
JAILED = 40

_PAY = (
    3.0961, 2.1314, 1.8849, 2.1624, 2.3285, 2.9631, 2.2621, 0.8650, 2.3210, 2.3003,
    2.2695, 2.7017, 2.6040, 2.3721, 2.4649, 2.9200, 2.7924, 2.5945, 2.9356, 3.0852,
    2.8836, 2.8358, 1.0480, 2.7357, 3.1858, 3.0659, 2.7072, 2.6789, 2.8074, 2.5860,
    0.0000, 2.6774, 2.6252, 2.3661, 2.5006, 2.4326, 0.8669, 2.1864, 2.1799, 2.6260,
    3.9500,
)  # fmt: skip
_STAY = (
    2.9183, 2.0100, 1.7775, 2.0398, 2.1966, 2.8050, 2.1346, 0.8164, 2.1903, 2.1712,
    2.1422, 2.5596, 2.6155, 2.1760, 2.4253, 2.6366, 2.6789, 2.2951, 2.8197, 2.8116,
    2.8248, 2.6142, 1.0450, 2.5673, 2.9955, 2.8928, 2.5401, 2.5192, 2.6548, 2.4387,
    0.0000, 2.5249, 2.4769, 2.2292, 2.3576, 2.2925, 0.8174, 2.0616, 2.0558, 2.4861,
    9.3855,
)  # fmt: skip
SHARES: dict[Stance, tuple[float, ...]] = {"pay": _PAY, "stay": _STAY}

ROLLS_PER_TURN: dict[Stance, float] = {"pay": 1.1866, "stay": 1.1659}
SALARY_PER_ROLL: dict[Stance, float] = {"pay": 34.65, "stay": 32.73}
SENT_TO_JAIL: dict[Stance, float] = {"pay": 3.950, "stay": 3.713}
"""Per cent of all rolls; below, per cent of those: by square 30, a card of either deck, the third double."""
ROADS_TO_JAIL: dict[Stance, dict[str, float]] = {
    "pay": {"square": 66.7, "chest": 12.4, "chance": 11.7, "doubles": 9.2},
    "stay": {"square": 67.0, "chest": 12.1, "chance": 12.0, "doubles": 8.8},
}
