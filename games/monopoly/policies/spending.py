"""What the steady player does with its cash: the next row of houses, a mortgage, what it keeps (rules E.1, E.3)."""

from games.core.asks import Command, Seat
from games.monopoly.board import owns_group, top
from games.monopoly.commands import ROW, Build, Mortgage, Redeem
from games.monopoly.lots import growing, is_whole, kind_of, stock
from games.monopoly.mortgages import mortgageable, redeem_price
from games.monopoly.policies.appraisal import STOPS, danger
from games.monopoly.squares import DEEDS, GROUP_OF, MORTGAGE, RENTS, SISTERS, SQUARES, STREET_GROUPS, Group
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


def investment(view: MonopolyView, seat: Seat) -> Command | None:
    """The next row of houses, a single house, or a mortgage to redeem; None when cash is better kept."""
    owners, spare = view.owners, view.players[seat].cash - LEAST
    if spare < CHEAPEST or owners.count(seat) < 2:
        return None
    groups = [
        group for group in STREET_GROUPS if owners[group.squares[0]] == seat and owns_group(view, seat, group.squares)
    ]
    if not groups and MORTGAGED not in view.levels:
        return None
    spare = view.players[seat].cash - reserve(view, seat)
    if spare < CHEAPEST:
        return None
    return _house(view, seat, groups, spare) or _redeem(view, seat, groups, spare)


def _house(view: MonopolyView, seat: Seat, groups: list[Group], spare: int) -> Command | None:
    """What pays back soonest."""
    best, command = 0.0, None
    for group in groups:
        if spare < group.house or not is_whole(view, seat, group):
            continue
        lots = growing(view, group)
        if not lots:
            continue
        level = view.levels[lots[0]]
        count = min(len(lots), spare // group.house, stock(view, kind_of(view, lots[0])))
        if count == 0:
            continue
        pays = _rise(view, lots, level) / (group.house * len(lots)) + (1.0 if level < GOOD_LEVEL else 0.0)
        if pays > best:
            whole = count == len(lots) > 1
            best, command = pays, Build(seat, group.id, ROW if whole else SQUARES[lots[-1]].id)
    return command


def _rise(view: MonopolyView, lots: tuple[int, ...], level: int) -> float:
    table = RENTS[view.options.houses_before_hotel]
    following = min(max(level + 1, GOOD_LEVEL), top(view))
    return sum(STOPS[lot] * (table[lot][following] - table[lot][level]) for lot in lots) / (following - level)


def _redeem(view: MonopolyView, seat: Seat, groups: list[Group], spare: int) -> Command | None:
    """Deeds of whole groups first: nothing can be built beside a mortgaged one (R75)."""
    if MORTGAGED not in view.levels:
        return None
    own = [square for square in DEEDS if view.owners[square] == seat and view.levels[square] == MORTGAGED]
    own.sort(key=lambda square: (GROUP_OF[square] not in groups, MORTGAGE[square]))
    for square in own:
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
