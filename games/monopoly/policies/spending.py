"""What the steady player does with its cash: the next row of houses, a mortgage, what it keeps (rules E.1, E.3)."""

from collections.abc import Mapping

from games.core.asks import Command, Seat
from games.monopoly.board import groups_of, mortgaged_of
from games.monopoly.commands import ROW, Build, Mortgage, Redeem
from games.monopoly.lots import growing, kind_of, stock
from games.monopoly.mortgages import mortgageable, redeem_price
from games.monopoly.policies.appraisal import STOPS, danger
from games.monopoly.squares import GROUP_OF, MORTGAGE, RENTS, SISTERS, SQUARES, Group
from games.monopoly.state import MORTGAGED
from games.monopoly.view import MonopolyView

LEAST, MOST = 80, 500
"""Cash that is kept: at least and at most."""
CHEAPEST = 33
"""Nothing can be built or redeemed for less."""
ROLLS = 6.0
"""For how many rolls of an ordinary kind the cash that is kept would do."""
GOOD_LEVEL = 3
"""Rents rise most with the third house: every group gets there before any gets further (E.3)."""


def reserve(view: MonopolyView, seat: Seat) -> int:
    """The cash to keep, by what others have built."""
    return int(min(LEAST + ROLLS * danger(view, seat), MOST))


def spends(view: MonopolyView, seat: Seat, amount: int) -> int:
    """Of such a sum, what it would give for a deed of no consequence: half the reserve is left."""
    cash = view.players[seat].cash
    return amount if cash - amount >= MOST // 2 else min(amount, cash - reserve(view, seat) // 2)


def investment(view: MonopolyView, seat: Seat) -> Command | None:
    """The next row of houses, a single house, or a mortgage to redeem; None when cash is better kept."""
    cash = view.players[seat].cash
    if cash < LEAST + CHEAPEST:
        return None
    groups = groups_of(view, seat)
    rows = _rows(view, groups, cash - LEAST) if groups else []
    if not rows and not mortgaged_of(view, seat):
        return None  # without a look at what others have built
    spare = cash - reserve(view, seat)
    if spare < CHEAPEST:
        return None
    return _house(view, seat, rows, spare) or _redeem(view, seat, groups, spare)


def _rows(view: MonopolyView, groups: tuple[Group, ...], spare: int) -> list[tuple[Group, tuple[int, ...], int]]:
    """Of the groups that may grow and are not too dear: the lots that are next, and their level."""
    levels, found = view.levels, []
    for group in groups:
        if 0 < group.house <= spare and (lots := growing(view, group)) and levels[lots[0]] != MORTGAGED:
            found.append((group, lots, levels[lots[0]]))
    return found


def _house(
    view: MonopolyView, seat: Seat, rows: list[tuple[Group, tuple[int, ...], int]], spare: int
) -> Command | None:
    """What pays back soonest."""
    rises, best, command = _RISES[view.options.houses_before_hotel], 0.0, None
    for group, lots, level in rows:
        count = min(len(lots), spare // group.house, stock(view, kind_of(view, lots[0])))
        if count == 0:
            continue
        rise = 0.0
        for lot in lots:
            rise += rises[lot][level]
        pays = rise / (group.house * len(lots)) + (1.0 if level < GOOD_LEVEL else 0.0)
        if pays > best:
            whole = count == len(lots) > 1
            best, command = pays, Build(seat, group.id, ROW if whole else SQUARES[lots[-1]].id)
    return command


def _rise(lot: int, level: int, houses: int) -> float:
    """By how much a hundred rolls bring in more for each building, up to the third house or to the next building."""
    rents, following = RENTS[houses][lot], min(max(level + 1, GOOD_LEVEL), houses + 1)
    return STOPS[lot] * (rents[following] - rents[level]) / (following - level)


_RISES: Mapping[int, Mapping[int, tuple[float, ...]]] = {
    houses: {lot: tuple(_rise(lot, level, houses) for level in range(houses + 1)) for lot in STOPS} for houses in RENTS
}
"""Per number of houses before a hotel, lot and level."""


def _redeem(view: MonopolyView, seat: Seat, groups: tuple[Group, ...], spare: int) -> Command | None:
    """Deeds of whole groups first: nothing can be built beside a mortgaged one (R75)."""
    streets = [group for group in groups if group.house]
    mortgaged = mortgaged_of(view, seat)
    for square in sorted(mortgaged, key=lambda square: (GROUP_OF[square] not in streets, MORTGAGE[square])):
        if redeem_price(square) <= spare:
            return Redeem(seat, SQUARES[square].group, SQUARES[square].id)
    return None


def mortgage_for(view: MonopolyView, seat: Seat, missing: int) -> Command | None:
    """The next mortgage towards a sum, of deeds whose group is nobody's soon; None when they would not do."""
    loose = [
        square
        for square in mortgageable(view, seat)
        if sum(view.owners[sister] == seat for sister in SISTERS[square]) * 2 <= len(SISTERS[square])
    ]
    if not loose or sum(MORTGAGE[square] for square in loose) < missing:
        return None
    square = min(loose, key=lambda each: MORTGAGE[each])
    return Mortgage(seat, SQUARES[square].group, SQUARES[square].id)
