"""A seat's own panel: its cash, what it could raise, its deeds with what they earn, its debts and standing orders."""

from collections.abc import Iterator

from games.core.asks import Ask, Seat
from games.core.panel import Panel, Section
from games.core.text import SeatName, Text
from games.monopoly.board import deeds_of, owns_group, raisable, top, worth
from games.monopoly.names import building_name, deck_name, group_name, level_text, place_name
from games.monopoly.present.pending import debt_line
from games.monopoly.present.wording import joined
from games.monopoly.rents import held, rent
from games.monopoly.squares import GROUPS, MORTGAGE, UTIL_FACTORS, Group, tenth
from games.monopoly.state import MORTGAGED, NO_ORDERS, Orders
from games.monopoly.view import MonopolyView


def hand(view: MonopolyView, asks: tuple[Ask, ...]) -> Panel:
    """The panel of the view's seat. The questions themselves stand with their controls."""
    del asks
    assert view.seat is not None
    seat = view.seat
    sections = [Section(tuple(_status(view, seat)))]
    if seat not in view.out:
        if deeds := tuple(_deeds(view, seat)):
            sections.append(Section(deeds, Text("mono-hand-deeds")))
        if orders := tuple(_orders(view, view.orders)):
            sections.append(Section(orders, Text("mono-hand-orders")))
    return Panel(Text("mono-hand-title"), tuple(sections))


def _status(view: MonopolyView, seat: Seat) -> Iterator[Text]:
    if seat in view.out:
        yield Text("mono-hand-out")
        return
    player, edition = view.players[seat], view.options.edition
    if view.ended is not None:
        yield Text("mono-hand-over")
    elif view.turn != seat:
        yield Text("mono-hand-waiting", seat=SeatName(view.turn))
    place = place_name(edition, player.square)
    stands = Text("mono-hand-jailed") if player.jailed else Text("mono-hand-place", place=place)
    yield joined([Text("mono-hand-cash", cash=player.cash), stands])
    yield Text("mono-hand-worth", raisable=raisable(view, seat), worth=worth(view, seat))
    yield from (Text("mono-hand-jail-card", deck=deck_name(edition, deck)) for deck in player.cards)
    yield from (debt_line(view, debt) for debt in view.debts if debt.debtor == seat)


def _deeds(view: MonopolyView, seat: Seat) -> Iterator[Text]:
    mine = set(deeds_of(view, seat))
    for group in GROUPS:
        if mine.intersection(group.squares):
            yield _group(view, seat, group)
            yield from (_deed(view, seat, square) for square in group.squares if square in mine)


def _group(view: MonopolyView, seat: Seat, group: Group) -> Text:
    edition = view.options.edition
    name, size = group_name(edition, group.id), len(group.squares)
    own = held(view, seat, group.squares[0])
    if group.house and owns_group(view, seat, group.squares):
        house = building_name(edition, "house")
        return Text("mono-hand-group-whole", group=name, house=house, price=group.house)
    return Text("mono-hand-group", group=name, own=own, size=size)


def _deed(view: MonopolyView, seat: Seat, square: int) -> Text:
    place, level = place_name(view.options.edition, square), view.levels[square]
    if level == MORTGAGED:
        owed = MORTGAGE[square] + tenth(MORTGAGE[square])
        return Text("mono-hand-mortgaged", place=place, redeem=owed)
    if square in UTILITIES:
        factor = UTIL_FACTORS[held(view, seat, square) - 1]
        return Text("mono-hand-utility", place=place, factor=factor, mortgage=MORTGAGE[square])
    earns = rent(view, square, 0)
    if level:
        signs = level_text(view.options.edition, level, top(view))
        return Text("mono-hand-built", place=place, level=signs, rent=earns)
    return Text("mono-hand-deed", place=place, rent=earns, mortgage=MORTGAGE[square])


UTILITIES = frozenset(GROUPS[-1].squares)


def _orders(view: MonopolyView, orders: Orders) -> Iterator[Text]:
    if orders == NO_ORDERS:
        return
    edition = view.options.edition
    for group, buying, limit in zip(GROUPS, orders.buying, orders.limits, strict=True):
        parts = [Text(f"mono-order-{buying}")] if buying != "ask" else []
        parts += [Text("mono-order-limit", limit=limit)] if limit >= 0 else []
        if parts:
            yield Text("mono-hand-order", group=group_name(edition, group.id), orders=joined(parts))
    if orders.jail != "ask":
        yield Text(f"mono-order-jail-{orders.jail}")
