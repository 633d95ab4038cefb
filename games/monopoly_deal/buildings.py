"""Houses and hotels: putting them up, moving them, losing them (53–63)."""

from games.core.asks import Choice, Form, Option, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms
from games.monopoly_deal.cards import COLOURS, KIND
from games.monopoly_deal.commands import MoveBuilding, PlaceBuilding
from games.monopoly_deal.events import BuildingFell, BuildingMoved, BuildingPlaced
from games.monopoly_deal.guards import require_play, require_turn
from games.monopoly_deal.stacks import colour_of, is_complete, rent, unsupported
from games.monopoly_deal.state import DealState, Stack, Table, find_stack

BUILDINGS = ("house", "hotel")


def may_carry(stack: Stack, kind: str) -> bool:
    """Whether a house or hotel may be put on it now: complete, buildable, house before hotel, one of each (53, 54)."""
    if not COLOURS[stack.colour].buildable or not is_complete(stack):
        return False
    if kind == "house":
        return stack.house is None
    return stack.house is not None and stack.hotel is None


def _require_site(table: Table, stack_id: str, kind: str) -> None:
    stack = find_stack(table, stack_id)
    if stack is None or not is_complete(stack):
        raise IllegalMove("deal-refuse-build-incomplete")
    if not COLOURS[stack.colour].buildable:
        raise IllegalMove("deal-refuse-build-colour", colour=forms.COLOUR_NAMES[stack.colour])
    if not may_carry(stack, kind):
        raise IllegalMove("deal-refuse-build-house" if kind == "house" else "deal-refuse-build-hotel")


def sites_for(table: Table, kind: str) -> list[Stack]:
    """The sets on which a house or hotel may be put now."""
    return [stack for stack in table.stacks if may_carry(stack, kind)]


def _site_field(table: Table, kind: str) -> Choice:
    options = tuple(
        Option(stack.id, forms.stack_text(stack), Text("deal-detail-rent", amount=rent(stack)))
        for stack in sites_for(table, kind)
    )
    return Choice("stack", Text("deal-prompt-build-stack"), options)


def check_place(state: DealState, command: PlaceBuilding) -> None:
    """A house or hotel of the hand, on an own set that may carry it (53, 54)."""
    require_play(state, command.seat, command.card)
    if KIND[command.card] not in BUILDINGS:
        raise IllegalMove("deal-refuse-kind")
    _require_site(state.tables[command.seat], command.stack, KIND[command.card])


def place(tx: Transaction[DealState], command: PlaceBuilding) -> None:
    """Onto the set; nobody may say no to it (55)."""
    colour = colour_of(tx.state.tables[command.seat], command.stack)
    tx.emit(BuildingPlaced(command.seat, command.card, command.stack, colour))


def place_form(state: DealState, seat: Seat) -> Form | None:
    """Which building, on which set."""
    table = state.tables[seat]
    cards = [card for card in state.hands[seat] if KIND[card] in BUILDINGS and sites_for(table, KIND[card])]
    if not cards:
        return None
    return Form(
        "build",
        Text("deal-form-build"),
        PlaceBuilding,
        forms.fields(
            forms.hand_card(state.hands[seat], cards), lambda filled: _site_field(table, KIND[str(filled[0])])
        ),
        style="primary",
    )


def movable(state: DealState, seat: Seat) -> list[str]:
    """The seat's buildings that may go elsewhere: loose ones, and where agreed those on sets (61, 62)."""
    table = state.tables[seat]
    cards = list(table.loose)
    if state.options.move_buildings:
        cards += [card for stack in table.stacks for card in stack.buildings]
    return [card for card in cards if sites_for(table, KIND[card])] if cards else cards


def check_move(state: DealState, command: MoveBuilding) -> None:
    """An own building that may be moved, to a set that may carry it."""
    require_turn(state, command.seat)
    table = state.tables[command.seat]
    on_set = any(command.card in stack.buildings for stack in table.stacks)
    if not on_set and command.card not in table.loose:
        raise IllegalMove("deal-refuse-own")
    if on_set and not state.options.move_buildings:
        raise IllegalMove("deal-refuse-move-building")
    _require_site(table, command.stack, KIND[command.card])


def move(tx: Transaction[DealState], command: MoveBuilding) -> None:
    """Onto the other set; a hotel whose house moved away falls (60)."""
    tx.emit(BuildingMoved(command.seat, command.card, command.stack))
    drop_unsupported(tx, command.seat)


def move_form(state: DealState, seat: Seat) -> Form | None:
    """Which building, onto which set."""
    cards = movable(state, seat)
    if not cards:
        return None
    table = state.tables[seat]
    options = tuple(forms.card_option(card) for card in cards)
    return Form(
        "move_building",
        Text("deal-form-move_building"),
        MoveBuilding,
        forms.fields(
            lambda _filled: Choice("card", Text("deal-prompt-move-building"), options),
            lambda filled: _site_field(table, KIND[str(filled[0])]),
        ),
    )


def drop_unsupported(tx: Transaction[DealState], seat: Seat) -> None:
    """Buildings that lost their set or their house go where `broken_set_buildings` says (60, 61)."""
    for stack in tx.state.tables[seat].stacks:
        for card in unsupported(stack) if stack.house or stack.hotel else ():
            tx.emit(BuildingFell(seat, card, stack.id, tx.state.options.broken_set_buildings))
