"""The square that matters now, large: what it is called, costs and earns, whose it is."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from games.core.asks import Seat
from games.core.palette import PALETTE, ink_on
from games.core.scene import Box, Group, Icon, Label, Part, Placed
from games.core.signs import sign
from games.core.text import Text
from games.monopoly.board import owns_group, top
from games.monopoly.names import place_text
from games.monopoly.options import Edition
from games.monopoly.present.ladder import ladder
from games.monopoly.present.look import group_mark, square_ink, square_shape
from games.monopoly.rents import held, rent
from games.monopoly.squares import FLAT_TAX, GROUP_OF, INDEX, JAIL, PRICE, SISTERS, SQUARES
from games.monopoly.state import BANK, MORTGAGED
from games.monopoly.view import MonopolyView

WIDTH, HEIGHT = 526, 268
HEAD = 84
COLUMNS = (16, 190, 366)


class Deed(msgspec.Struct, frozen=True, gc=False):
    """What is shown of a deed.

    earns: the rent now, of a utility its factor. rung: which figure of the ladder that is, -1 for none. top: the level
    of a hotel. whole: its owner has the whole group.
    """

    edition: Edition
    square: int
    owner: Seat
    mortgaged: bool
    earns: int
    rung: int
    top: int
    whole: bool


def focus(view: MonopolyView) -> int:
    """The square that is auctioned, built on, owed for or, most often, that the seat on turn stands on."""
    if view.debts:
        square = INDEX.get(view.debts[0].subject, -1)
    elif view.auction is not None and view.auction.square >= 0:
        square = view.auction.square
    elif view.contest is not None and view.contest.requests:
        square = view.contest.requests[0].squares[0]
    else:
        square = -1
    return square if square >= 0 else view.players[view.turn].square


def zoom(view: MonopolyView) -> Group:
    """The square as it stands now."""
    square, edition = focus(view), view.options.edition
    kind = SQUARES[square].kind
    if not PRICE[square]:
        tax = {"income_tax": FLAT_TAX, "luxury_tax": view.options.luxury_tax}.get(kind, 0)
        return _other(edition, square, tax, jailed=square == JAIL and view.players[view.turn].jailed)
    owner, level = view.owners[square], view.levels[square]
    earns = rent(view, square, 1)
    rung = -1
    if owner != BANK and level != MORTGAGED:
        rung = level if kind == "street" else held(view, owner, square) - 1
    whole = owner != BANK and owns_group(view, owner, SISTERS[square])
    return _deed(Deed(edition, square, owner, level == MORTGAGED, earns, rung, top(view), whole))


@lru_cache(256)
def _deed(deed: Deed) -> Group:
    y = HEAD + 24
    parts: list[Part] = [Box(0, 0, WIDTH, HEIGHT, "paper", radius=14), *_head(deed.edition, deed.square)]
    if deed.edition == "hoi_an":
        gloss = Text(f"mono-place-hoi_an-{deed.square}.gloss")
        parts.append(Label(16, HEAD + 3, WIDTH - 32, 28, gloss, 22, "muted", "paper", align="left"))
        y += 12
    parts += _price_and_rent(deed, y)
    parts += _owner(deed, y)
    parts += ladder(deed.edition, deed.square, deed.top, deed.rung, (12, HEIGHT - 75, WIDTH - 24))
    return Group(WIDTH, HEIGHT, tuple(parts))


def _head(edition: Edition, square: int) -> Iterator[Part]:
    """The group's colour, with its letter on its pattern and the name beside it."""
    ink, group = square_ink(square), GROUP_OF[square]
    assert group is not None
    yield Box(0, 0, WIDTH, HEAD, ink, radius=14)
    yield Box(0, HEAD - 14, WIDTH, 14, ink)
    tile = Box(0, 0, HEAD, HEAD, ink, radius=14, pattern=PALETTE[ink].pattern)
    yield tile
    yield group_mark(edition, group.id, tile, 40, square_shape(edition, square))
    on = ink_on(ink)
    yield Box(HEAD, 10, 3, HEAD - 20, on)
    name = place_text(edition, square)
    yield Label(HEAD + 16, 4, WIDTH - HEAD - 28, HEAD - 8, name, 34, on, ink, align="left", bold=True, lines=2)


def _price_and_rent(deed: Deed, y: int) -> Iterator[Part]:
    left, middle, _ = COLUMNS
    yield _caption(left, y, Text("mono-pic-price"))
    yield _figure(left, y, Text("mono-money", amount=PRICE[deed.square]))
    yield _caption(middle, y, Text("mono-pic-rent"))
    if deed.mortgaged:
        yield Icon(middle, y + 30, 30, "lock", "alarm", "paper")
        words = Text("mono-pic-mortgaged")
        yield Label(middle + 36, y + 26, 136, 38, words, 24, "alarm", "paper", align="left", bold=True)
    elif deed.owner == BANK:
        yield _figure(middle, y, "–")
    elif SQUARES[deed.square].kind == "util":
        yield _figure(middle, y, f"×{deed.earns}")
        yield Icon(middle + 74, y + 29, 34, "die5", "ink", "paper")
    else:
        yield _figure(middle, y, Text("mono-money", amount=deed.earns))


def _owner(deed: Deed, y: int) -> Iterator[Part]:
    x = COLUMNS[2]
    yield _caption(x, y, Text("mono-pic-owner"))
    if deed.owner == BANK:
        yield _figure(x, y, Text("mono-pic-free"), 28)
        return
    yield Placed(x, y + 25, sign(deed.owner, 42))
    if deed.whole:
        yield Icon(x + 52, y + 32, 28, "check", "good", "paper")


def _caption(x: int, y: int, words: Text) -> Label:
    return Label(x, y, 150, 24, words, 20, "muted", "paper", align="left")


def _figure(x: int, y: int, words: Text | str, size: int = 34) -> Label:
    return Label(x, y + 24, 150, 42, words, size, "ink", "paper", align="left", bold=True)


@lru_cache(64)
def _other(edition: Edition, square: int, tax: int, *, jailed: bool) -> Group:
    """A square that cannot be owned: its icon and its name."""
    shape, ink = square_shape(edition, square), square_ink(square)
    assert shape is not None
    name = Text("mono-pic-jailed") if jailed else place_text(edition, square)
    parts: list[Part] = [
        Box(0, 0, WIDTH, HEIGHT, "paper", radius=14),
        Icon((WIDTH - 100) // 2, 24, 100, shape, ink, "paper"),
        Label(16, 130, WIDTH - 32, 84, name, 34, "ink", "paper", bold=True, lines=2),
    ]
    if tax:
        parts.append(Label(16, 216, WIDTH - 32, 40, Text("mono-money", amount=tax), 32, ink, "paper", bold=True))
    return Group(WIDTH, HEIGHT, tuple(parts))
