"""What is going on, as strips below the large square: bids, debts, shortages, trades, or what the turn waits for."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from games.core.asks import Seat
from games.core.palette import Ink
from games.core.scene import Box, Group, Icon, Label, Part, Placed, Shape
from games.core.signs import sign
from games.core.text import Text
from games.monopoly.options import Edition
from games.monopoly.present.look import BUILDING_INKS, BUILDINGS
from games.monopoly.squares import PRICE
from games.monopoly.state import BANK, BuildingKind
from games.monopoly.view import MonopolyView

WIDTH, HEIGHT = 526, 60
SIGN, GAP = 44, 12
MOST = 3
"""So many trades or wishes are drawn; more are counted."""


class Strip:
    """Fills a strip from left to right."""

    def __init__(self, fill: Ink) -> None:
        self._fill = fill
        self._x = GAP
        self._parts: list[Part] = [Box(0, 0, WIDTH, HEIGHT, fill, radius=14)]

    def icon(self, shape: Shape, ink: Ink = "ink", size: int = 38) -> "Strip":
        """A shape."""
        self._parts.append(Icon(self._x, (HEIGHT - size) // 2, size, shape, ink, self._fill))
        self._x += size + GAP
        return self

    def sign(self, seat: Seat) -> "Strip":
        """A seat."""
        self._parts.append(Placed(self._x, (HEIGHT - SIGN) // 2, sign(seat, SIGN)))
        self._x += SIGN + GAP
        return self

    def words(self, words: Text | str, width: int = 0, size: int = 28) -> "Strip":
        """So wide, or whatever is left."""
        width = width or WIDTH - self._x - GAP
        label = Label(self._x, 4, width, HEIGHT - 8, words, size, "ink", self._fill, align="left", bold=True)
        self._parts.append(label)
        self._x += width + GAP
        return self

    def group(self) -> Group:
        """The strip."""
        return Group(WIDTH, HEIGHT, tuple(self._parts))


def doings(view: MonopolyView) -> Iterator[Group]:
    """What is most pressing first, then the trades on offer; at most two strips."""
    if view.ended is not None:
        yield _winners(tuple(seat for seat, place in enumerate(view.ended.places) if place == 1))
        return
    if view.debts:
        debt = view.debts[0]
        yield _debt(debt.debtor, debt.creditor, debt.amount, len(view.debts) - 1)
    elif view.auction is not None:
        auction, lead = view.auction, view.auction.lead
        built = "" if view.contest is None or auction.square >= 0 else view.contest.kind
        if lead is not None:
            yield _lead(lead.seat, lead.amount, view.options.edition, built)
        else:
            yield _opening(auction.least, view.options.edition, built, sealed=auction.sealed)
    elif view.contest is not None:
        requests = tuple((request.seat, len(request.squares)) for request in view.contest.requests)
        left = view.houses if view.contest.kind == "house" else view.hotels
        yield _contest(view.options.edition, view.contest.kind, left, requests)
    else:
        price = PRICE[view.players[view.turn].square] if view.phase == "buy" else 0
        yield _phase(view.turn, view.phase, price)
    if view.offers:
        yield _offers(tuple((offer.by, offer.to) for offer in view.offers))


@lru_cache(64)
def _phase(seat: Seat, phase: str, price: int) -> Group:
    words = Text("mono-pic-buy", price=price) if price else Text(f"mono-pic-phase-{phase}")
    return Strip("gold").sign(seat).words(words).group()


@lru_cache(64)
def _lead(seat: Seat, amount: int, edition: Edition, built: BuildingKind | Literal[""]) -> Group:
    strip = _hammer(edition, built)
    return strip.words(Text("mono-pic-lead", amount=amount), 320 if built else 370).sign(seat).group()


@lru_cache(16)
def _opening(least: int, edition: Edition, built: BuildingKind | Literal[""], *, sealed: bool) -> Group:
    strip = _hammer(edition, built)
    if sealed:
        return strip.icon("lock", size=32).words(Text("mono-pic-sealed", least=least)).group()
    return strip.words(Text("mono-pic-opening", least=least)).group()


def _hammer(edition: Edition, built: BuildingKind | Literal[""]) -> Strip:
    """The beginning of a strip about an auction, of a building if so."""
    strip = Strip("gold").icon("gavel")
    return strip.icon(BUILDINGS[edition][built], BUILDING_INKS[built]) if built else strip


@lru_cache(64)
def _debt(debtor: Seat, creditor: Seat, amount: int, more: int) -> Group:
    strip = Strip("gold").icon("exclamation", "alarm", 34).sign(debtor)
    strip.words(Text("mono-pic-owes", amount=amount), 236).icon("arrow", size=32)
    if creditor >= 0:
        strip.sign(creditor)
    else:
        strip.icon("museum" if creditor == BANK else "parking")
    return (strip.words(f"+{more}") if more else strip).group()


@lru_cache(64)
def _contest(edition: Edition, kind: BuildingKind, left: int, requests: Sequence[tuple[Seat, int]]) -> Group:
    strip = Strip("gold").icon(BUILDINGS[edition][kind], BUILDING_INKS[kind])
    strip.words(Text("mono-pic-left", left=left), 120, 24)
    for seat, count in requests[:MOST]:
        strip.sign(seat).words(f"×{count}", 30, 22)
    return (strip.words(f"+{len(requests) - MOST}", size=20) if len(requests) > MOST else strip).group()


@lru_cache(64)
def _offers(pairs: Sequence[tuple[Seat, Seat]]) -> Group:
    strip = Strip("shade")
    for by, to in pairs[-MOST:]:
        strip.sign(by).icon("swap", size=28).sign(to)
    return (strip.words(f"+{len(pairs) - MOST}") if len(pairs) > MOST else strip).group()


@lru_cache(16)
def _winners(seats: Sequence[Seat]) -> Group:
    strip = Strip("gold").icon("crown")
    for seat in seats:
        strip.sign(seat)
    return strip.group()
