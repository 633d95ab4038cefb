"""Beginning and ending turns, and the hand limit (6–15, 89, 92)."""

from games.core.asks import Form, Pick, Seat, always, nothing_lost
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.monopoly_deal import forms, losses
from games.monopoly_deal.cards import KIND, VALUE
from games.monopoly_deal.commands import Discard, EndTurn
from games.monopoly_deal.drawing import DRAW, DRAW_EMPTY_HANDED, draw
from games.monopoly_deal.events import CardsDiscarded, CardsReturned, LimitExceeded, TurnBegan, TurnEnded
from games.monopoly_deal.guards import require_turn
from games.monopoly_deal.state import HAND_LIMIT, PLAYS, DealState, opponents
from games.monopoly_deal.winning import check_win, end_by_assets

IDLE_ROUNDS = 10
"""So many rounds in which nobody plays a card end the match, lest an abandoned one go on for ever (89)."""


def begin_turn(tx: Transaction[DealState], seat: Seat) -> None:
    """Win, if the sets survived until now (84); else draw two, or five with an empty hand (7, 92)."""
    tx.emit(TurnBegan(seat))
    check_win(tx)
    if tx.state.ended is None:
        draw(tx, seat, DRAW if tx.state.hands[seat] else DRAW_EMPTY_HANDED)


def check_end(state: DealState, command: EndTurn) -> None:
    """Any time in the own turn when nothing is pending; zero plays are legal (8)."""
    require_turn(state, command.seat)


def end(tx: Transaction[DealState], command: EndTurn) -> None:
    """Pass the turn on, or ask for the surplus first (13)."""
    surplus = len(tx.state.hands[command.seat]) - HAND_LIMIT
    if surplus > 0:
        tx.emit(LimitExceeded(command.seat, surplus))
    else:
        pass_turn(tx)


def end_form(state: DealState, seat: Seat) -> Form:
    """A plain button; it asks once more when no card of the hand was played."""
    unused = state.plays == PLAYS and bool(state.hands[seat])
    confirm = always(losses.TURN_UNUSED) if unused else nothing_lost
    return Form("end_turn", Text("deal-form-end_turn"), EndTurn, confirm=confirm)


def pass_turn(tx: Transaction[DealState]) -> None:
    """The next seat's turn, unless a whole round was idle (89)."""
    turn = tx.state.turn
    tx.emit(TurnEnded(turn))
    state = tx.state
    if state.idle and _is_stale(state):
        end_by_assets(tx, "stalemate")
    else:
        begin_turn(tx, opponents(state, turn)[0])


def _is_stale(state: DealState) -> bool:
    live = state.seats - len(state.left)
    return state.dry >= live or state.idle >= IDLE_ROUNDS * live


def check_discard(state: DealState, command: Discard) -> None:
    """Exactly down to seven, any cards of the own hand (14)."""
    if state.turn != command.seat or state.phase != "discard":
        raise IllegalMove("deal-refuse-no-discard")
    hand = state.hands[command.seat]
    if len(set(command.cards)) != len(command.cards) or any(card not in hand for card in command.cards):
        raise IllegalMove("deal-refuse-hand")
    surplus = len(hand) - HAND_LIMIT
    if len(command.cards) != surplus:
        raise IllegalMove("deal-refuse-discard-count", count=surplus)


def discard(tx: Transaction[DealState], command: Discard) -> None:
    """Under the draw pile face down, or openly onto the used pile (15); then the next turn."""
    if tx.state.options.discard_to == "draw_bottom":
        tx.emit(CardsReturned(command.seat, command.cards, len(command.cards)))
    else:
        tx.emit(CardsDiscarded(command.seat, command.cards))
    pass_turn(tx)


def discard_form(state: DealState, seat: Seat) -> Form:
    """Which cards; in which order, if they go under the draw pile."""
    hand = state.hands[seat]
    surplus = len(hand) - HAND_LIMIT
    ordered = state.options.discard_to == "draw_bottom"
    prompt = Text("deal-prompt-discard-bottom" if ordered else "deal-prompt-discard", count=surplus)
    pick = Pick("cards", prompt, forms.hand_options(hand, hand), surplus, surplus, "ordered" if ordered else "any")
    label = Text("deal-form-discard", count=surplus)
    fields, confirm = forms.fields(lambda _filled: pick), losses.of_discarding(state, seat)
    return Form("discard", label, Discard, fields, confirm, style="primary")


def default_discard(state: DealState, seat: Seat) -> Discard:
    """Lowest value first, never the last Just Say No (95).

    A multicolour wild has no value, not a low one, so it goes last.
    """
    hand = state.hands[seat]
    refusals = [card for card in hand if KIND[card] == "just_say_no"]
    spare = [card for card in hand if card not in refusals[-1:]]
    spare.sort(key=lambda card: VALUE[card] or max(VALUE.values()))
    return Discard(seat, tuple(spare[: len(hand) - HAND_LIMIT]))
