"""What the active player answers when a card asks: each answer lets it act, then the queue goes on."""

from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.machi_koro import effects
from games.machi_koro.cards import CARDS
from games.machi_koro.commands import (
    CLOSED,
    Decline,
    Demolish,
    Exhibit,
    FireNext,
    GiveCard,
    Renovate,
    RollTuna,
    SwapCards,
    TakeFrom,
)
from games.machi_koro.events import CardExhibited, CardPicked, CardsSwapped, Declined, TunaRolled
from games.machi_koro.firing import acting, kinds_to_order, run, settle_roll
from games.machi_koro.guards import require_target
from games.machi_koro.state import Firing, MachiState, Phase
from games.machi_koro.turns import end_turn

Tx = Transaction[MachiState]


def _go_on(tx: Tx) -> None:
    run(tx, tx.state.queue[1:])


def roll_tuna(tx: Tx, command: RollTuna) -> None:
    """Two dice for every boat of this roll (R084)."""
    tx.emit(TunaRolled(command.seat, tx.chance.roll(2)))
    run(tx, tx.state.queue)


def check_next(state: MachiState, command: FireNext) -> None:
    """One of the kinds that are left."""
    if command.card not in kinds_to_order(state, state.queue):
        raise IllegalMove("machi-refuse-choice")


def fire_next(tx: Tx, command: FireNext) -> None:
    """That kind comes first (R056, R057)."""
    tx.emit(CardPicked(command.seat, command.card))
    run(tx, tx.state.queue)


def check_take(state: MachiState, command: TakeFrom) -> None:
    """Any opponent, also one without coins (R073)."""
    require_target(state, command.seat, command.target)


def take(tx: Tx, command: TakeFrom) -> None:
    """They pay the TV Station."""
    effects.take_from(tx, command.seat, tx.state.queue[0].card, command.target)
    _go_on(tx)


def check_swap(state: MachiState, command: SwapCards) -> None:
    """One card each, neither purple (R074)."""
    require_target(state, command.seat, command.target)
    _require(command.give, effects.movable(state.cities[command.seat]))
    _require(command.take, effects.movable(state.cities[command.target]))


def swap(tx: Tx, command: SwapCards) -> None:
    """The cards change seats with their tokens (R076)."""
    give, take_ = command.give.removesuffix(CLOSED), command.take.removesuffix(CLOSED)
    closed = (give != command.give, take_ != command.take)
    tx.emit(CardsSwapped(command.seat, command.target, give, take_, *closed))
    _go_on(tx)


def check_demolish(state: MachiState, command: Demolish) -> None:
    """An own built landmark (R102)."""
    _require(command.landmark, effects.landmarks_at_stake(state.cities[command.seat]))


def demolish(tx: Tx, command: Demolish) -> None:
    """It is not built any more."""
    effects.demolish(tx, command.seat, tx.state.queue[0].card, command.landmark)
    _go_on(tx)


def check_give(state: MachiState, command: GiveCard) -> None:
    """An own card that is not purple, to an opponent (R104)."""
    require_target(state, command.seat, command.target)
    _require(command.card, effects.movable(state.cities[command.seat]))


def give(tx: Tx, command: GiveCard) -> None:
    """It is theirs."""
    effects.give(tx, command.seat, tx.state.queue[0].card, command.card, command.target)
    _go_on(tx)


def check_renovate(state: MachiState, command: Renovate) -> None:
    """A kind that is not purple and of which somebody has an open copy (R111, R112)."""
    _require(command.card, effects.openly_owned(state))


def renovate(tx: Tx, command: Renovate) -> None:
    """Every copy of it closes."""
    effects.renovate(tx, command.seat, tx.state.queue[0].card, command.card)
    _go_on(tx)


def check_exhibit(state: MachiState, command: Exhibit) -> None:
    """An own kind that is not purple (R113)."""
    _require(command.card, effects.exhibits(state.cities[command.seat]))


def exhibit(tx: Tx, command: Exhibit) -> None:
    """Its open copies act now, a red one does nothing; then the Exhibit Hall goes back (R113, R147)."""
    seat, hall = command.seat, tx.state.queue[0]
    tx.emit(CardExhibited(seat, command.card))
    copies = tx.state.cities[seat].cards.count(command.card)
    acts = copies and CARDS[command.card].colour != "red"
    firings = acting(command.card, seat, "exhibit", copies) if acts else ()
    run(tx, (*firings, Firing(hall.card, seat, "hall"), *tx.state.queue[1:]))


def may_decline(state: MachiState) -> bool:
    """Whether the seat may do without what it is asked (R038, R074, R108, R112, R113)."""
    if state.phase == "swap":
        return state.options.business_center_optional
    return state.phase in _OPTIONAL


_OPTIONAL: frozenset[Phase] = frozenset({"harbor", "renovate", "exhibit", "invest"})


def check_decline(state: MachiState, command: Decline) -> None:
    """When it is an offer, not a duty."""
    if not may_decline(state):
        raise IllegalMove("machi-refuse-decline")


def decline(tx: Tx, command: Decline) -> None:
    """On without it."""
    phase = tx.state.phase
    tx.emit(Declined(command.seat, phase))
    if phase == "harbor":
        settle_roll(tx)
    elif phase == "invest":
        end_turn(tx)
    else:
        _go_on(tx)


def _require(name: str, names: tuple[str, ...]) -> None:
    if name not in names:
        raise IllegalMove("machi-refuse-choice")
