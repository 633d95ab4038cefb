"""Where received properties go: naturals by themselves, wilds as their new owner says (32–34, 93)."""

from games.core.asks import Choice, Form, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import SeatName, Text
from games.monopoly_deal import forms
from games.monopoly_deal.cards import CARDS
from games.monopoly_deal.commands import PlaceReceived
from games.monopoly_deal.events import CardPlaced
from games.monopoly_deal.laying import named_stack, require_home
from games.monopoly_deal.stacks import best_home, homes
from games.monopoly_deal.state import DealState, Placement


def place_naturals(tx: Transaction[DealState]) -> None:
    """Lay every received single-colour property on the fullest stack of its colour with room (93)."""
    for placement in tx.state.placements:
        card = CARDS[placement.card]
        if not card.is_wild:
            colour = card.colours[0]
            stack = homes(tx.state.tables[placement.seat], card.id, colour)[0]
            tx.emit(CardPlaced(placement.seat, card.id, colour, named_stack(tx.state, stack)))


def own_placements(state: DealState, seat: Seat) -> tuple[Placement, ...]:
    """What the seat must place."""
    return tuple(placement for placement in state.placements if placement.seat == seat)


def check_place(state: DealState, command: PlaceReceived) -> None:
    """A wild the seat has just received, somewhere it may lie; also on another seat's turn (33)."""
    if not any(placement.card == command.card for placement in own_placements(state, command.seat)):
        raise IllegalMove("deal-refuse-not-received")
    require_home(state, command.seat, command.card, command.colour, command.stack)


def place(tx: Transaction[DealState], command: PlaceReceived) -> None:
    """Onto the stack."""
    tx.emit(CardPlaced(command.seat, command.card, command.colour, named_stack(tx.state, command.stack)))


def default_place(state: DealState, seat: Seat) -> PlaceReceived:
    """The first card that waits, on the stack it fills most (95)."""
    card = own_placements(state, seat)[0].card
    return PlaceReceived(seat, card, *best_home(state.tables[seat], card))


def place_form(state: DealState, seat: Seat) -> Form:
    """Which received wild, as which colour, on which stack."""
    table = state.tables[seat]
    options = tuple(
        forms.card_option(placement.card, Text("deal-detail-received", seat=SeatName(placement.giver)))
        for placement in own_placements(state, seat)
    )
    return Form(
        "place",
        Text("deal-form-place"),
        PlaceReceived,
        forms.fields(
            lambda _filled: Choice("card", Text("deal-prompt-received"), options),
            lambda filled: forms.colour_field(CARDS[str(filled[0])].colours),
            lambda filled: forms.home_field(table, str(filled[1]), homes(table, str(filled[0]), str(filled[1]))),
        ),
        style="primary",
    )
