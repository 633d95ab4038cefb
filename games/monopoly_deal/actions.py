"""Cards without a target: Pass Go (11, 73)."""

from games.core.asks import Form, Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.commands import PlayPassGo
from games.monopoly_deal.drawing import DRAW, draw
from games.monopoly_deal.events import ActionDone, ActionPlayed
from games.monopoly_deal.guards import require_play
from games.monopoly_deal.state import DealState


def require_kind(card: str, kind: str) -> None:
    """The card is of that kind."""
    if KIND[card] != kind:
        raise IllegalMove("deal-refuse-kind")


def of_kind(state: DealState, seat: Seat, kind: str) -> list[str]:
    """The seat's hand cards of that kind."""
    return [card for card in state.hands[seat] if KIND[card] == kind]


def check_pass_go(state: DealState, command: PlayPassGo) -> None:
    """A Pass Go of the hand; there need not be anything to draw (98)."""
    require_play(state, command.seat, command.card)
    require_kind(command.card, "pass_go")


def pass_go(tx: Transaction[DealState], command: PlayPassGo) -> None:
    """Draw two. The card itself reaches the used pile afterwards, so a reshuffle cannot draw it (88)."""
    tx.emit(ActionPlayed(command.seat, command.card))
    draw(tx, command.seat, DRAW)
    if tx.state.ended is None:
        tx.emit(ActionDone((command.card,)))


def pass_go_form(state: DealState, seat: Seat) -> Form | None:
    """Which of them."""
    cards = of_kind(state, seat, "pass_go")
    if not cards:
        return None
    label = Text("deal-form-pass_go")
    return Form("pass_go", label, PlayPassGo, forms.fields(forms.hand_card(state.hands[seat], cards)), style="primary")
