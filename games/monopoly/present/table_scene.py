"""The picture of the table: the board around what is going on, and a card for each seat below it."""

from collections.abc import Iterator
from functools import lru_cache

from games.core.asks import Seat
from games.core.scene import WIDTH, Box, Group, Icon, Label, Part, Picture, Placed, Shape
from games.core.signs import sign
from games.core.text import Text
from games.monopoly.board import live_seats, top
from games.monopoly.present.board_squares import INNER, INSIDE, MARGIN, corner_of, square_group
from games.monopoly.present.corners import corner_group, spots
from games.monopoly.present.doings import doings
from games.monopoly.present.look import BUILDING_INKS, BUILDINGS
from games.monopoly.present.seat_cards import WIDTH as CARD
from games.monopoly.present.seat_cards import height_of, seat_card, standing
from games.monopoly.present.sisters import sisters
from games.monopoly.present.zoom import focus, zoom
from games.monopoly.squares import BOARD_SIZE
from games.monopoly.state import BuildingKind
from games.monopoly.view import MonopolyView

BOARD = 800
TALLEST = 1_200
OUT = 44
"""How high the signs of those who are out are."""
LEFT = INNER + 16
"""Where what stands inside the board begins."""


def table_picture(view: MonopolyView) -> Picture:
    """The open table; from a private auction only its opening, which is no secret."""
    return Picture(_mark(view), lambda: table_scene(view))


def _mark(view: MonopolyView) -> tuple[object, ...]:
    """All that the scene shows; who passed or answered, tries in jail and standing orders are not in it."""
    auction, contest, debts = view.auction, view.contest, view.debts
    return (
        [(player.cash, player.square, player.jailed, len(player.cards)) for player in view.players],
        (view.owners, view.levels, view.houses, view.hotels, view.pot, view.out),
        (view.turn, view.round, view.phase, view.throw.dice, view.throw.face, focus(view)),
        None if auction is None else (auction.square, auction.least, auction.lead),
        None if contest is None else (contest.kind, contest.requests),
        [(debt.debtor, debt.creditor, debt.amount) for debt in debts],
        [(offer.by, offer.to) for offer in view.offers],
        view.ended,
    )


def table_scene(view: MonopolyView) -> Group:
    """The whole picture, as high as the seats' cards need."""
    below = list(_seats(view))
    height = max((part.y + part.group.height for part in below), default=BOARD) + MARGIN
    board = (*_board(view), *_tokens(view), *_inside(view))
    return Group(WIDTH, height, (Box(0, 0, WIDTH, height, "felt"), *board, *below))


def _board(view: MonopolyView) -> Iterator[Part]:
    edition, hotel = view.options.edition, top(view)
    here = view.players[view.turn].square if view.ended is None else -1
    for square in range(BOARD_SIZE):
        x, y = corner_of(square)
        lit = square == here
        if square % 10 == 0:
            group = corner_group(edition, square, lit=lit)
        else:
            group = square_group(edition, square, view.owners[square], view.levels[square], hotel, lit=lit)
        yield Placed(x, y, group)


def _tokens(view: MonopolyView) -> Iterator[Part]:
    here: dict[tuple[int, bool], list[Seat]] = {}
    for seat in live_seats(view):
        player = view.players[seat]
        here.setdefault((player.square, player.jailed), []).append(seat)
    for (square, jailed), seats in here.items():
        for seat, (x, y, size) in zip(seats, spots(square, len(seats), jailed=jailed), strict=True):
            yield Placed(x, y, sign(seat, size))


def _inside(view: MonopolyView) -> Iterator[Part]:
    yield from _head(view, INNER + 12)
    y = INNER + 84
    large = zoom(view)
    yield Placed(LEFT, y, large)
    y += large.height + 8
    strips = list(doings(view))
    if len(strips) == 1 and (group := sisters(view, focus(view))) is not None:
        strips.append(group)
    for strip in strips:
        yield Placed(LEFT, y, strip)
        y += strip.height + 6
    yield from _bank(view, INNER + INSIDE - 56)


def _head(view: MonopolyView, y: int) -> Iterator[Part]:
    """Whose turn, the round, the dice."""
    yield Placed(LEFT, y, sign(view.turn, 64))
    words = Text("mono-pic-round", round=view.round, last=view.last_round)
    yield Label(LEFT + 78, y, 250, 64, words, 28, "white", "felt", align="left", bold=True)
    faces: list[Shape] = [_die(face) for face in view.throw.dice]
    faces += [_third(view.throw.face)] if view.throw.face else []
    x = LEFT + 526 - 68 * len(faces) + 4
    for shape in faces:
        yield Icon(x, y, 64, shape, "white", "felt")
        x += 68


def _die(face: int) -> Shape:
    faces: tuple[Shape, ...] = ("die1", "die2", "die3", "die4", "die5", "die6")
    return faces[face - 1]


def _third(face: str) -> Shape:
    """The speed die."""
    if face.isdigit():
        return _die(int(face))
    return "bus" if face == "bus" else "arrow"


def _bank(view: MonopolyView, y: int) -> Iterator[Part]:
    """Buildings in stock, and the pot."""
    shapes = BUILDINGS[view.options.edition]
    x = LEFT
    if not view.options.unlimited_buildings:
        stock: tuple[tuple[BuildingKind, int], ...] = (("house", view.houses), ("hotel", view.hotels))
        for kind, count in stock:
            yield Box(x, y, 110, 46, "panel", radius=12)
            yield Icon(x + 12, y + 6, 34, shapes[kind], BUILDING_INKS[kind], "panel")
            yield Label(x + 52, y + 4, 52, 38, str(count), 28, "ink", "panel", align="left", bold=True)
            x += 122
    if view.options.parking_pot:
        yield Box(x, y, 200, 46, "panel", radius=12)
        yield Icon(x + 12, y + 6, 34, "parking", "navy", "panel")
        words = Text("mono-money", amount=view.pot)
        yield Label(x + 54, y + 4, 140, 38, words, 28, "ink", "panel", align="left", bold=True)


def _seats(view: MonopolyView) -> Iterator[Placed]:
    """Two cards in a row; whoever is out is told by sign alone, in what is left of the last row or below it."""
    stands = [standing(view, seat) for seat in live_seats(view)]
    rows = [stands[start : start + 2] for start in range(0, len(stands), 2)]
    below = bool(view.out) and len(stands) % 2 == 0
    room = TALLEST - BOARD - (OUT + 8 if below else 0)
    wished = sum(max(height_of(each) for each in row) + 8 for row in rows)
    most = TALLEST if wished <= room else room // len(rows) - 8
    y = BOARD
    for row in rows:
        height = max(height_of(each, most) for each in row)
        for column, each in enumerate(row):
            yield Placed(MARGIN + column * (CARD + 8), y, seat_card(each, height))
        y += height + 8
    if below:
        yield Placed(MARGIN, y, _out(view.out, 2 * CARD + 8))
    elif view.out:
        yield Placed(MARGIN + CARD + 8, y - OUT - 8, _out(view.out, CARD))


@lru_cache(64)
def _out(out: tuple[Seat, ...], width: int) -> Group:
    parts: list[Part] = [Box(0, 0, width, OUT, "shade", radius=12), Icon(12, 8, 28, "cross", "muted", "shade")]
    parts += [Placed(48 + 42 * number, 4, sign(seat, 36)) for number, seat in enumerate(out)]
    return Group(width, OUT, tuple(parts))
