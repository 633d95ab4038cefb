"""Answering a card that is aimed at you: Just Say No, or letting it happen (51, 74–82, 97)."""

from games.core.asks import Choice, Command, Form, Option, Seat, always, nothing_lost
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import SeatName, Text
from games.monopoly_deal import forms, losses, payment, theft
from games.monopoly_deal.actions import of_kind, require_kind
from games.monopoly_deal.charges import target_of
from games.monopoly_deal.commands import LetHappen, Pay, SayNo
from games.monopoly_deal.events import ActionDone, DoublingCancelled, NoSaid, TargetDone
from games.monopoly_deal.placing import own_placements
from games.monopoly_deal.state import Charge, DealState, Target


def _require_asked(state: DealState, seat: Seat, defender: Seat) -> Target:
    target = target_of(state.charge, defender)
    if target is None or target.asked != seat:
        raise IllegalMove("deal-refuse-not-asked")
    if own_placements(state, seat):
        raise IllegalMove("deal-refuse-place-first")
    return target


def check_say_no(state: DealState, command: SayNo) -> None:
    """A Just Say No of the hand, by whoever the chain asks; nobody is asked who has not the play it may cost (97)."""
    _require_asked(state, command.seat, command.defender)
    if command.card not in state.hands[command.seat]:
        raise IllegalMove("deal-refuse-hand")
    require_kind(command.card, "just_say_no")


def costs_play(state: DealState, seat: Seat) -> bool:
    """Whether a Just Say No of the seat is a play: on the own turn under refresh2024 (78)."""
    return state.options.jsn_own_turn_costs_play and seat == state.turn


def say_no(tx: Transaction[DealState], command: SayNo) -> None:
    """Onto the used pile; the other side of the chain is asked next (75)."""
    tx.emit(NoSaid(command.seat, command.card, command.defender, costs_play(tx.state, command.seat)))


def check_let_happen(state: DealState, command: LetHappen) -> None:
    """By whoever the chain asks; who owes money and has some must pay instead (47)."""
    target = _require_asked(state, command.seat, command.defender)
    if command.seat == target.seat and must_pay(state, target):
        raise IllegalMove("deal-refuse-must-pay")


def must_pay(state: DealState, target: Target) -> bool:
    """Whether the seat has something to pay with and is charged money."""
    assert state.charge is not None
    return not state.charge.is_theft and payment.can_pay(state.tables[target.seat])


def let_happen(tx: Transaction[DealState], command: LetHappen) -> None:
    """What was played last in the chain takes effect."""
    target = target_of(tx.state.charge, command.defender)
    assert target is not None
    close(tx, target)


def close(tx: Transaction[DealState], target: Target) -> None:
    """End the chain: an odd number of refusals cancels, an even one lets it through (75)."""
    charge = tx.state.charge
    assert charge is not None
    if target.chain.cancelled:
        if tx.state.options.jsn_on_doubled_rent == "double_only" and target.amount > target.base:
            tx.emit(DoublingCancelled(target.seat, target.base))
        else:
            tx.emit(TargetDone(target.seat, "cancelled"))
        return
    tx.emit(TargetDone(target.seat, "done" if charge.is_theft else "nothing"))
    if charge.is_theft:
        theft.carry_out(tx, charge, target.seat)


def close_silent(tx: Transaction[DealState]) -> None:
    """Go on where public facts leave nothing to answer, and finish a charge that everybody is done with (97)."""
    while (charge := tx.state.charge) is not None:
        silent = next((target for target in charge.targets if _is_silent(tx.state, charge, target)), None)
        if silent is None:
            break
        close(tx, silent)
    if charge is not None and not charge.targets:
        tx.emit(ActionDone(tx.state.resolving))


def _is_silent(state: DealState, charge: Charge, target: Target) -> bool:
    """Whether everybody can see that the seat asked cannot do anything: no card in hand, or no play left for it."""
    asked = target.asked
    if asked == charge.attacker:
        return not state.hands[asked] or (costs_play(state, asked) and not state.plays)
    return not state.hands[asked] and not must_pay(state, target)


def default_answer(state: DealState, seat: Seat, target: Target) -> Command:
    """Just Say No stays unused: pay, or let it happen (95)."""
    if seat == target.seat and must_pay(state, target):
        return Pay(seat, payment.default_payment(state.tables[seat], target.amount))
    return LetHappen(seat, target.seat)


def answer_forms(state: DealState, seat: Seat, target: Target) -> tuple[Form, ...]:
    """Pay or let it happen; say no, if the seat can."""
    cards = of_kind(state, seat, "just_say_no")
    if not cards:
        return (_accept_form(state, seat, target, nothing_lost),)
    fields = forms.fields(forms.hand_card(state.hands[seat], cards), lambda _filled: _chain_field(target))
    no = Form("say_no", Text("deal-form-say_no"), SayNo, fields, always(losses.NO_PLAYED), style="danger")
    return (_accept_form(state, seat, target, always(losses.NO_KEPT)), no)


def _accept_form(state: DealState, seat: Seat, target: Target, confirm: losses.Loss) -> Form:
    if seat == target.seat and must_pay(state, target):
        return payment.pay_form(state.tables[seat], target)
    fields = forms.fields(lambda _filled: _chain_field(target))
    return Form("let_happen", Text("deal-form-let_happen"), LetHappen, fields, confirm)


def _chain_field(target: Target) -> Choice:
    option = Option(target.seat, Text("deal-label-chain", seat=SeatName(target.seat)))
    return Choice("defender", Text("deal-prompt-defender"), (option,))
