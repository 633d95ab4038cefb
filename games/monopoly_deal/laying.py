"""Banking cards and laying properties from the hand (17–21)."""

from games.core.asks import Form, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms
from games.monopoly_deal.cards import CARDS, PROPERTIES
from games.monopoly_deal.commands import BankCard, LayProperty
from games.monopoly_deal.events import CardBanked, PropertyLaid
from games.monopoly_deal.guards import require_play
from games.monopoly_deal.stacks import homes, may_go
from games.monopoly_deal.state import NEW_STACK, DealState


def check_bank(state: DealState, command: BankCard) -> None:
    """Everything but properties and wilds may be banked (17)."""
    require_play(state, command.seat, command.card)
    if command.card in PROPERTIES:
        raise IllegalMove("deal-refuse-bank-property")


def bank(tx: Transaction[DealState], command: BankCard) -> None:
    """Into the bank, as money for the rest of the game (18)."""
    tx.emit(CardBanked(command.seat, command.card))


def bank_form(state: DealState, seat: Seat) -> Form | None:
    """Which card."""
    cards = [card for card in state.hands[seat] if card not in PROPERTIES]
    if not cards:
        return None
    return Form("bank", Text("deal-form-bank"), BankCard, forms.fields(forms.hand_card(state.hands[seat], cards)))


def check_lay(state: DealState, command: LayProperty) -> None:
    """A property, in one of its colours, on an own stack with room or a new one (21–26, 30)."""
    require_play(state, command.seat, command.card)
    if command.card not in PROPERTIES:
        raise IllegalMove("deal-refuse-not-property")
    require_home(state, command.seat, command.card, command.colour, command.stack)


def require_home(state: DealState, seat: Seat, card: str, colour: str, stack: str) -> None:
    """The card may lie there."""
    if colour not in CARDS[card].colours:
        raise IllegalMove("deal-refuse-colour", card=forms.CARD_NAMES[card])
    if not may_go(state.tables[seat], colour, stack):
        raise IllegalMove("deal-refuse-stack")


def lay(tx: Transaction[DealState], command: LayProperty) -> None:
    """Onto the stack."""
    tx.emit(PropertyLaid(command.seat, command.card, command.colour, named_stack(tx.state, command.stack)))


def named_stack(state: DealState, stack: str) -> str:
    """The id of the stack: a fresh one for a new stack."""
    return state.fresh_stack if stack == NEW_STACK else stack


def lay_form(state: DealState, seat: Seat) -> Form | None:
    """Which property, as which colour, on which stack."""
    cards = [card for card in state.hands[seat] if card in PROPERTIES]
    if not cards:
        return None
    table = state.tables[seat]
    return Form(
        "lay",
        Text("deal-form-lay"),
        LayProperty,
        forms.fields(
            forms.hand_card(state.hands[seat], cards),
            lambda filled: forms.colour_field(CARDS[str(filled[0])].colours),
            lambda filled: forms.home_field(table, str(filled[1]), homes(table, str(filled[0]), str(filled[1]))),
        ),
        style="primary",
    )
