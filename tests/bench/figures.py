"""What is measured, what it is held against, and the table of both."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table.

    Args:
        group: the bench it comes from.
        name: what was measured.
        value: the median of the rounds.
        unit: of the value; empty for a plain ratio.
        yardstick: what it is divided by, in words.
        ratio: the median over the rounds of value over yardstick.
        least, most: what the value, or the ratio where there is one, should be.
        note: how it was counted.
    """

    group: str
    name: str
    value: float
    unit: str
    yardstick: str = ""
    ratio: float | None = None
    least: float | None = None
    most: float | None = None
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether it is as it should be; None without a target."""
        held = self.value if self.ratio is None else self.ratio
        if self.least is not None:
            return held >= self.least
        return None if self.most is None else held <= self.most

    def as_json(self) -> dict[str, Any]:
        """For machines."""
        return {**asdict(self), "met": self.met}


def compared(values: list[float], yardsticks: list[float]) -> tuple[float, float]:
    """The median value and the median ratio of rounds that were timed in pairs."""
    return median(values), median(value / other for value, other in zip(values, yardsticks, strict=True))


def lines(figures: Iterable[Figure]) -> list[str]:
    """The table, a line each."""
    rows: list[tuple[str, ...]] = [("bench", "figure", "median", "ratio", "target", "", "")]
    rows += [_row(figure) for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _row(figure: Figure) -> tuple[str, ...]:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f} x {figure.yardstick}"
    target = ""
    if figure.least is not None:
        target = f">= {figure.least:g}"
    elif figure.most is not None:
        target = f"<= {figure.most:g}"
    verdict = {True: "met", False: "FALLS SHORT", None: ""}[figure.met]
    return (
        figure.group,
        figure.name,
        f"{_short(figure.value)} {figure.unit}".rstrip(),
        ratio,
        target,
        verdict,
        figure.note,
    )


def _short(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
