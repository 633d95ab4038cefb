"""The picture of a match that is over: the ranking, and everybody's wealth over the turns."""

from collections.abc import Sequence
from itertools import cycle

from games.core.asks import Seat
from games.core.palette import SEAT_INKS, Ink
from games.core.scene import WIDTH, Box, Group, Icon, Label, Line, Part, Placed, Scene
from games.core.signs import sign
from games.core.text import Name

MARGIN, ROW = 24, 56
PLOT = (104, 24, 608, 320)
"""Where the curves are: left, top, width, height, below the ranking."""
HEADING = 48
DASHES: tuple[tuple[int, ...], ...] = ((), (18, 8), (6, 6), (18, 6, 4, 6), (30, 8), (10, 10), (4, 8), (24, 6, 10, 6))
"""How the line of each seat is drawn, so that nobody has to tell them by colour."""
SIGN = 40
TICKS = 4


def result_scene(
    places: Sequence[int], wealth: Sequence[Sequence[int]], turning: Sequence[int], measure: Name
) -> Scene:
    """The ranking above the plot.

    Args:
        places: per seat, 1 for the winner.
        wealth: after the deal and after each turn, one number for each seat.
        turning: the turns in which it turned, which are numbered on the plot from 1.
        measure: what the numbers count.
    """
    ranking = _ranking(places, wealth[-1])
    top = ranking.height + 2 * MARGIN
    plot = _plot(wealth, turning, measure)
    height = top + plot.height + MARGIN
    return Group(
        WIDTH,
        height,
        (Box(0, 0, WIDTH, height, "felt"), Placed(MARGIN, MARGIN, ranking), Placed(MARGIN, top, plot)),
    )


def _ranking(places: Sequence[int], wealth: Sequence[int]) -> Group:
    """Everybody in two columns, the best first."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    half = (WIDTH - 3 * MARGIN) // 2
    rows = -(-len(order) // 2)
    placed = []
    for index, seat in enumerate(order):
        column, row = divmod(index, rows)
        placed.append(
            Placed(column * (half + MARGIN), row * (ROW + 8), _ranked(seat, places[seat], wealth[seat], half))
        )
    return Group(WIDTH - 2 * MARGIN, rows * (ROW + 8) - 8, tuple(placed))


def _ranked(seat: Seat, place: int, wealth: int, width: int) -> Group:
    fill: Ink = "gold" if place == 1 else "panel"
    parts: list[Part] = [
        Box(0, 0, width, ROW, fill, radius=12),
        Label(8, 4, 52, ROW - 8, f"{place}.", 30, "ink", fill, bold=True),
        Placed(64, 8, sign(seat, SIGN)),
        Label(
            120, 4, width - 196, ROW - 8, f"{wealth:,}".replace(",", "\u202f"), 30, "ink", fill, align="left", bold=True
        ),
    ]
    if place == 1:
        parts.append(Icon(width - 60, 8, SIGN, "crown", "ink", fill))
    return Group(width, ROW, tuple(parts))


def _plot(wealth: Sequence[Sequence[int]], turning: Sequence[int], measure: Name) -> Group:
    left, top, width, height = PLOT
    whole = Group(WIDTH - 2 * MARGIN, top + HEADING + height + 64, ())
    least = min(0, *(value for turn in wealth for value in turn))
    most = _round_up(max(1, *(value for turn in wealth for value in turn)))
    head = top + HEADING

    def point(turn: int, value: int) -> tuple[int, int]:
        x = left + round(width * turn / max(1, len(wealth) - 1)) - MARGIN
        return x, head + height - round(height * (value - least) / (most - least))

    parts: list[Part] = [
        Box(0, 0, whole.width, whole.height, "panel", radius=16),
        Label(16, 8, whole.width - 32, 56, measure, 22, "ink", "panel", align="left", bold=True, lines=2),
    ]
    for tick in range(TICKS + 1):
        value = least + (most - least) * tick // TICKS
        y = point(0, value)[1]
        parts.append(Box(left - MARGIN, y, width, 2, "shade"))
        parts.append(Label(4, y - 14, left - MARGIN - 12, 28, str(value), 20, "muted", "panel", align="right"))
    xs = [point(turn, 0)[0] for turn in turning]
    parts += [Line(((x, head), (x, head + height)), "line", 2, (6, 6)) for x in xs]
    for number, (x, _) in enumerate(_apart([x - 16 for x in xs], 34, whole.width), 1):
        parts.append(Placed(x, head + height + 14, _mark(number)))
    for seat in range(len(wealth[0])):
        points = tuple(point(turn, values[seat]) for turn, values in enumerate(wealth))
        parts.append(Line(points, "ink", 8, DASHES[seat]))
        parts.append(Line(points, SEAT_INKS[seat], 5, DASHES[seat]))
    parts += _ends([point(len(wealth) - 1, value)[1] for value in wealth[-1]], left - MARGIN + width)
    return Group(whole.width, whole.height, tuple(parts))


def _ends(heights: Sequence[int], x: int) -> list[Placed]:
    """The signs at the ends of the curves."""
    size = 32
    tops = _apart([y - size // 2 for y in heights], size + 2, PLOT[1] + HEADING + PLOT[3] + 24)
    return [Placed(x + 4, y, sign(seat, size)) for y, seat in tops]


def _apart(wanted: Sequence[int], size: int, end: int) -> list[tuple[int, int]]:
    """Positions in rising order, each with its index, moved on where they were closer than a size, back at the end."""
    placed: list[tuple[int, int]] = []
    for at, index in sorted((at, index) for index, at in enumerate(wanted)):
        placed.append((max(at, placed[-1][0] + size) if placed else at, index))
    limit = end
    for place in range(len(placed) - 1, -1, -1):
        at, index = placed[place]
        limit = min(at, limit - size)
        placed[place] = (limit, index)
    return placed


def _mark(number: int) -> Group:
    return Group(
        32,
        32,
        (Box(0, 0, 32, 32, "ink", radius=16), Label(0, 0, 32, 32, str(number), 22, "white", "ink", bold=True)),
    )


def _round_up(value: int) -> int:
    """To four ticks of a round number: 1, 2 or 5 and noughts."""
    tick, steps = 1, cycle((2, 2.5, 2))
    while TICKS * tick < value:
        tick = round(tick * next(steps))
    return TICKS * tick
