"""Charges of a fixed sum: Debt Collector and Birthday (71, 72); what every charge and theft shares (51)."""

from games.core.asks import Form, Seat
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms
from games.monopoly_deal.actions import of_kind, require_kind
from games.monopoly_deal.commands import PlayBirthday, PlayDebtCollector
from games.monopoly_deal.events import ActionPlayed, MoneyCharged
from games.monopoly_deal.guards import require_play, require_target
from games.monopoly_deal.state import Charge, DealState, Target, opponents

DEBT = 5
GIFT = 2


def target_of(charge: Charge | None, seat: Seat) -> Target | None:
    """The seat's own part of the charge, while it is not done with it."""
    if charge is not None:
        for target in charge.targets:
            if target.seat == seat:
                return target
    return None


def check_debt(state: DealState, command: PlayDebtCollector) -> None:
    """One opponent, who need not have anything (72)."""
    require_play(state, command.seat, command.card)
    require_kind(command.card, "debt_collector")
    require_target(state, command.seat, command.target)


def debt(tx: Transaction[DealState], command: PlayDebtCollector) -> None:
    """The target owes 5M."""
    tx.emit(ActionPlayed(command.seat, command.card))
    tx.emit(MoneyCharged(command.seat, command.card, "debt_collector", (command.target,), DEBT, DEBT))


def debt_form(state: DealState, seat: Seat) -> Form | None:
    """Whom."""
    cards = of_kind(state, seat, "debt_collector")
    if not cards:
        return None
    fields = forms.fields(forms.hand_card(state.hands[seat], cards), forms.target_field(opponents(state, seat)))
    return Form("debt_collector", Text("deal-form-debt_collector"), PlayDebtCollector, fields, style="primary")


def check_birthday(state: DealState, command: PlayBirthday) -> None:
    """A Birthday of the hand."""
    require_play(state, command.seat, command.card)
    require_kind(command.card, "birthday")


def birthday(tx: Transaction[DealState], command: PlayBirthday) -> None:
    """Every opponent owes 2M, each for themselves."""
    tx.emit(ActionPlayed(command.seat, command.card))
    tx.emit(MoneyCharged(command.seat, command.card, "birthday", opponents(tx.state, command.seat), GIFT, GIFT))


def birthday_form(state: DealState, seat: Seat) -> Form | None:
    """Which of them."""
    cards = of_kind(state, seat, "birthday")
    if not cards:
        return None
    fields = forms.fields(forms.hand_card(state.hands[seat], cards))
    return Form("birthday", Text("deal-form-birthday"), PlayBirthday, fields, style="primary")
