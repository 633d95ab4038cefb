"""The public table: what is asked, cash, place and deeds of every seat, what the bank still has."""

from collections.abc import Iterator

from games.core.asks import Seat
from games.core.panel import Panel, Section
from games.core.text import Listing, SeatName, Text, Value
from games.monopoly.board import deeds_of, top
from games.monopoly.names import building_name, explained_place, group_name, level_text, place_name
from games.monopoly.present.pending import pending
from games.monopoly.present.wording import chunks, dice, joined
from games.monopoly.squares import DEEDS, GROUPS, PRICE, SQUARES, Group
from games.monopoly.state import BANK
from games.monopoly.view import MonopolyView

GROUPS_PER_LINE = 2
"""Of a seat's deeds; a phone shows some forty signs in a line."""


def table(view: MonopolyView) -> Panel:
    """The table from the public's view."""
    seats = (_seat(view, seat) for seat in range(len(view.players)))
    title = Text(f"ruleset-monopoly_{view.options.edition}")
    return Panel(title, (Section(tuple(_middle(view))), *seats, Section(tuple(_bank(view)), Text("mono-table-bank"))))


def _middle(view: MonopolyView) -> Iterator[Text]:
    if view.ended is None:
        yield joined(_turn(view))
        yield from pending(view)


def _turn(view: MonopolyView) -> Iterator[Text]:
    yield _doing(view)
    if view.throw.dice:
        yield Text("mono-table-dice", dice=dice(view.throw.dice, view.throw.face))
    last = view.round == view.last_round
    key = "mono-table-last-round" if last else "mono-table-round"
    yield Text(key, round=view.round) if last else Text(key, round=view.round, last=view.last_round)


def _doing(view: MonopolyView) -> Text:
    seat, square = SeatName(view.turn), view.players[view.turn].square
    if view.phase == "buy":
        place = explained_place(view.options.edition, square)
        return Text("mono-phase-buy", seat=seat, place=place, price=PRICE[square])
    return Text(f"mono-phase-{view.phase}", seat=seat)


def _seat(view: MonopolyView, seat: Seat) -> Section:
    if seat in view.out:
        return Section((), Text("mono-table-out", seat=SeatName(seat)), seat)
    player = view.players[seat]
    place = place_name(view.options.edition, player.square)
    key = "mono-table-prisoner" if player.jailed else "mono-table-seat"
    parts = [Text(key, seat=SeatName(seat), cash=player.cash, place=place)]
    parts += [Text("mono-table-jail-cards", count=len(player.cards))] if player.cards else []
    return Section(tuple(deed_lines(view, seat)), joined(parts), seat)


def deed_lines(view: MonopolyView, seat: Seat) -> Iterator[Text]:
    """A seat's deeds by group: whole groups, which grow long, in a line each, then a few of the others in a line."""
    mine = set(deeds_of(view, seat))
    whole = [group for group in GROUPS if mine.issuperset(group.squares)]
    parts = [group for group in GROUPS if group not in whole and mine.intersection(group.squares)]
    yield from (_group(view, group, mine) for group in whole)
    yield from (joined(_group(view, group, mine) for group in line) for line in chunks(parts, GROUPS_PER_LINE))


def _group(view: MonopolyView, group: Group, mine: set[int]) -> Text:
    held = [square for square in group.squares if square in mine]
    key = "mono-table-group-whole" if len(held) == len(group.squares) else "mono-table-group"
    deeds = Listing(tuple(_deed(view, square) for square in held))
    return Text(key, group=group_name(view.options.edition, group.id), deeds=deeds)


def _deed(view: MonopolyView, square: int) -> Value:
    place, level = place_name(view.options.edition, square), view.levels[square]
    if level == 0:
        return place
    return Text("mono-table-deed", place=place, level=level_text(view.options.edition, level, top(view)))


def _bank(view: MonopolyView) -> Iterator[Text]:
    edition = view.options.edition
    if not view.options.unlimited_buildings:
        houses, hotels = building_name(edition, "house"), building_name(edition, "hotel")
        values = {"houses": view.houses, "hotels": view.hotels}
        yield Text("mono-table-stock", house=houses, hotel=hotels, **values)
    if view.options.parking_pot:
        yield Text("mono-table-pot", amount=view.pot)
    free = [square for square in DEEDS if view.owners[square] == BANK]
    if free:
        yield Text("mono-table-free", groups=Listing(tuple(_free(view, free))))
    yield Text("mono-table-legend")


def _free(view: MonopolyView, free: list[int]) -> Iterator[Text]:
    for group in GROUPS:
        if count := sum(SQUARES[square].group == group.id for square in free):
            yield Text("mono-table-free-group", group=group_name(view.options.edition, group.id), count=count)
