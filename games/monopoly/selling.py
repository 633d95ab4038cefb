"""Selling buildings: one level of a lot, or a group down to any even levels whose houses are there (R91–R93, R108)."""

from collections.abc import Iterator

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.board import Board, is_built, owns_group, top
from games.monopoly.commands import SellBuildings
from games.monopoly.events import BuildingsSold
from games.monopoly.guards import may_sell
from games.monopoly.mortgages import require_uncontested
from games.monopoly.squares import GROUP, INDEX, OF_GROUP, Group
from games.monopoly.state import MonopolyState

Tx = Transaction[MonopolyState]
Levels = tuple[int, ...]


def levels_of(board: Board, group: Group) -> Levels:
    """Of its squares, in board order."""
    return OF_GROUP[group.index](board.levels)


def targets(board: Board, group: Group) -> dict[str | int, Levels]:
    """What the group may be sold down to: one level less of a lot by its id, or by how many levels are left."""
    return dict(_targets(board, group))


def _targets(board: Board, group: Group) -> Iterator[tuple[str | int, Levels]]:
    """The smallest sales first."""
    levels, single = levels_of(board, group), False
    for deed, after in _single(board, group, levels):
        if _is_open(board, levels, after):
            single = True
            yield deed, after
    for after in _downward(levels):
        if (sum(after) < sum(levels) - 1 or not single) and _is_open(board, levels, after):
            yield sum(after), after


def _single(board: Board, group: Group, levels: Levels) -> Iterator[tuple[str, Levels]]:
    """One level off a lot of the highest level, or of any lot where uneven building is agreed (R91)."""
    highest = max(levels)
    for place, square in enumerate(group.squares):
        level = levels[place]
        if level > 0 and (level == highest or board.options.uneven_build):
            yield _SQUARE_IDS[square], (*levels[:place], level - 1, *levels[place + 1 :])


def _downward(levels: Levels) -> Iterator[Levels]:
    """Level by level down to bare, always off a highest lot, the cheapest first."""
    while any(level > 0 for level in levels):
        place = levels.index(max(levels))
        levels = (*levels[:place], levels[place] - 1, *levels[place + 1 :])
        yield levels


def _is_open(board: Board, before: Levels, after: Levels) -> bool:
    """Whether the bank has the houses that hotels turn back into (R92, R108)."""
    if board.options.unlimited_buildings or not any(after):
        return True
    hotel = top(board)
    if hotel not in before:
        return True
    need = sum(level for level in after if 0 < level < hotel)
    had = sum(level for level in before if 0 < level < hotel)
    if board.options.hotel_break == "strict":
        broken = before.count(hotel) - after.count(hotel)
        return broken * (hotel - 1) <= board.houses
    return need <= board.houses + had


def proceeds(group: Group, before: Levels, after: Levels) -> int:
    """Half the price for each level less."""
    return (sum(before) - sum(after)) * group.house // 2


def cheapest_step(board: Board, group: Group) -> Levels:
    """The smallest sale there is."""
    return next(_targets(board, group))[1]


def check_sell(state: MonopolyState, command: SellBuildings) -> None:
    """An own built group, a target that is open, and the time is right (R91, R94)."""
    seat, group = command.seat, GROUP.get(command.group)
    if not may_sell(state, seat):
        raise IllegalMove("mono-refuse-sell-now")
    if group is None or not owns_group(state, seat, group.squares) or not is_built(state, group.squares):
        raise IllegalMove("mono-refuse-unbuilt")
    if command.left not in targets(state, group):
        raise IllegalMove("mono-refuse-sale")
    require_uncontested(state, seat, group.squares[0])
    if takes_contested(state, group, targets(state, group)[command.left]):
        raise IllegalMove("mono-refuse-contested")


def takes_contested(state: MonopolyState, group: Group, after: Levels) -> bool:
    """Whether breaking a hotel would take houses that others are asking for (R89)."""
    if state.contest is None or state.contest.kind != "house":
        return False
    hotel = top(state)
    before = levels_of(state, group)
    return sum(x for x in after if 0 < x < hotel) > sum(x for x in before if 0 < x < hotel)


def sell(tx: Tx, command: SellBuildings) -> None:
    """Down to the target."""
    group = GROUP[command.group]
    sell_to(tx, command.seat, group, targets(tx.state, group)[command.left])


def sell_to(tx: Tx, seat: Seat, group: Group, after: Levels) -> None:
    """The group at these levels, half price for the rest."""
    before = levels_of(tx.state, group)
    amount = proceeds(group, before, after)
    balance = tx.state.players[seat].cash + amount
    tx.emit(BuildingsSold(seat, group.squares, before, after, amount, balance))


_SQUARE_IDS = {index: name for name, index in INDEX.items()}
