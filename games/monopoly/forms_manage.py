"""Building, selling, mortgaging, redeeming: the group first, then the deed, with what it costs and leaves."""

from collections.abc import Iterator

from games.core.asks import Choice, Filled, Form, Option, Seat
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly import losses
from games.monopoly.board import deeds_of, is_built, owns_group
from games.monopoly.forms import deed_option, fields, group_field, group_of, groups_with
from games.monopoly.guards import may_sell
from games.monopoly.lots import buildable, growing, kind_of, why_not
from games.monopoly.mortgages import is_contested, mortgageable, redeem_price
from games.monopoly.names import building_name
from games.monopoly.rents import rent
from games.monopoly.selling import levels_of, proceeds, takes_contested, targets
from games.monopoly.squares import HOUSE_PRICE, INDEX, MORTGAGE, RENTS, STREET_GROUPS, Group
from games.monopoly.state import MORTGAGED, MonopolyState
from games.monopoly.stopping import may_propose

KEEP = Form("keep", Text("mono-form-keep"), c.KeepTurns)
ALONE = Form("alone", Text("mono-form-alone"), c.EndTurnsAlone)


def manage(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    """Whatever of it is open to the seat now (R94)."""
    if state.window >= 0:
        yield from _build(state, seat)
    if may_sell(state, seat):
        yield from _sell(state, seat)
        yield from _mortgage(state, seat)
    if state.window >= 0:
        yield from _redeem(state, seat)


def turn_switches(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    """Whether the turn ends by itself (R16), and a vote to stop (R136)."""
    if state.options.auto_end_turn:
        yield ALONE if state.players[seat].keeps else KEEP
    if may_propose(state, seat):
        yield Form("stop", Text("mono-form-stop"), c.ProposeStop, confirm=losses.of_stopping(state))


def _build(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    squares = buildable(state, seat)
    if not squares:
        return
    cash = state.players[seat].cash

    def lots(filled: tuple[Filled, ...]) -> Choice:
        group = group_of(filled[0])
        options = [_lot_option(state, square, cash) for square in squares if square in group.squares]
        row = growing(state, group)
        if len(row) > 1 and why_not(state, seat, row) is None:
            price = len(row) * group.house
            kind = building_name(state.options.edition, kind_of(state, row[0]))
            label = Text("mono-label-row", count=len(row), building=kind)
            options.append(Option(c.ROW, label, Text("mono-detail-price", price=price, left=cash - price)))
        return Choice("lot", Text("mono-prompt-lot"), tuple(options))

    makers = fields(lambda _filled: group_field(state, groups_with(squares), seat), lots)
    yield Form("build", Text("mono-form-build"), c.Build, makers, style="primary")


def _lot_option(state: MonopolyState, square: int, cash: int) -> Option:
    price, level = HOUSE_PRICE[square], state.levels[square]
    rents = RENTS[state.options.houses_before_hotel][square]
    kind = building_name(state.options.edition, kind_of(state, square))
    now = rent(state, square, 0)
    detail = Text("mono-detail-lot", building=kind, price=price, left=cash - price, rent=now, then=rents[level + 1])
    return deed_option(state, square, detail)


def _sell(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    groups = [group for group in STREET_GROUPS if _sales(state, seat, group)]
    if not groups:
        return

    def left(filled: tuple[Filled, ...]) -> Choice:
        group = group_of(filled[0])
        options = tuple(_sale_option(state, seat, group, target) for target in _sales(state, seat, group))
        return Choice("left", Text("mono-prompt-left"), options)

    makers = fields(lambda _filled: group_field(state, groups, seat), left)
    yield Form("sell", Text("mono-form-sell"), c.SellBuildings, makers)


def _sales(state: MonopolyState, seat: Seat, group: Group) -> tuple[str | int, ...]:
    """The targets that are open to the seat."""
    if not owns_group(state, seat, group.squares) or not is_built(state, group.squares):
        return ()
    if is_contested(state, seat, group.squares[0]):
        return ()
    return tuple(target for target, after in targets(state, group).items() if not takes_contested(state, group, after))


def _sale_option(state: MonopolyState, seat: Seat, group: Group, target: str | int) -> Option:
    """What it brings is shown before (R109)."""
    before, after = levels_of(state, group), targets(state, group)[target]
    amount = proceeds(group, before, after)
    detail = Text("mono-detail-sale", amount=amount, left=state.players[seat].cash + amount)
    if isinstance(target, str):
        return deed_option(state, INDEX[target], detail)
    return Option(target, Text("mono-label-levels", levels=sum(after), sold=sum(before) - sum(after)), detail)


def _mortgage(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    squares = [square for square in mortgageable(state, seat) if not is_contested(state, seat, square)]
    if not squares:
        return
    cash = state.players[seat].cash

    def deeds(filled: tuple[Filled, ...]) -> Choice:
        group = group_of(filled[0])
        options = tuple(
            deed_option(state, square, Text("mono-detail-sale", amount=MORTGAGE[square], left=cash + MORTGAGE[square]))
            for square in squares
            if square in group.squares
        )
        return Choice("deed", Text("mono-prompt-mortgage"), options)

    makers = fields(lambda _filled: group_field(state, groups_with(squares), seat), deeds)
    yield Form("mortgage", Text("mono-form-mortgage"), c.Mortgage, makers)


def _redeem(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    cash = state.players[seat].cash
    squares = [
        square for square in deeds_of(state, seat) if state.levels[square] == MORTGAGED and redeem_price(square) <= cash
    ]
    if not squares:
        return

    def deeds(filled: tuple[Filled, ...]) -> Choice:
        group = group_of(filled[0])
        options = tuple(
            deed_option(
                state,
                square,
                Text("mono-detail-price", price=redeem_price(square), left=cash - redeem_price(square)),
            )
            for square in squares
            if square in group.squares
        )
        return Choice("deed", Text("mono-prompt-redeem-one"), options)

    makers = fields(lambda _filled: group_field(state, groups_with(squares), seat), deeds)
    yield Form("redeem", Text("mono-form-redeem"), c.Redeem, makers)
