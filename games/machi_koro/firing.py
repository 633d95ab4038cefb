"""The queue of what a roll lets act: red counter-clockwise, blue and green, purple (R050, R052, R056, R057)."""

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Transaction
from games.machi_koro.amounts import CITY_HALL
from games.machi_koro.board import opponents
from games.machi_koro.cards import CARDS, FIRES
from games.machi_koro.effects import PER_COPY, fire, question
from games.machi_koro.events import Asked, BuildBegan
from games.machi_koro.money import earn
from games.machi_koro.state import Firing, MachiState, Phase, Stage

Queue = tuple[Firing, ...]

_LATE = {"demolition": 1, "moving": 2}
LOANS, GREENS = (
    tuple(
        tuple(
            sorted(
                (card for card in cards if (CARDS[card].effect == "loan") == is_loan),
                key=lambda card: _LATE.get(CARDS[card].effect, 0),
            )
        )
        for cards in FIRES["green"]
    )
    for is_loan in (True, False)
)
"""Green cards by total: those that come before the blue ones, and those that come after, in order (R056)."""


def settle_roll(tx: Transaction[MachiState]) -> None:
    """The total stands: everything with that number acts."""
    run(tx, queue_for(tx.state))


def queue_for(state: MachiState) -> Queue:
    """What the total lets act, in order."""
    roller, total = state.turn, state.total
    others = opponents(state, roller)
    queue: list[Firing] = []
    for owner in reversed(others):
        _enqueue(queue, state, owner, FIRES["red"][total], "red")
    _enqueue(queue, state, roller, LOANS[total], "bank")
    for owner in (roller, *others):
        _enqueue(queue, state, owner, FIRES["blue"][total], "bank")
    _enqueue(queue, state, roller, GREENS[total], "bank")
    _enqueue(queue, state, roller, FIRES["purple"][total], "purple")
    return tuple(queue)


def _enqueue(queue: list[Firing], state: MachiState, owner: Seat, cards: tuple[str, ...], stage: Stage) -> None:
    if not cards:
        return
    city = state.cities[owner]
    for card in cards:
        if card in city.closed:
            queue.append(Firing(card, owner, stage, city.closed.count(card), reopens=True))
        if card in city.cards:
            queue += acting(card, owner, stage, city.cards.count(card))


def acting(card: str, owner: Seat, stage: Stage, copies: int) -> Queue:
    """The copies as one entry of the queue, or one each where each has a choice of its own."""
    if CARDS[card].effect in PER_COPY:
        return (Firing(card, owner, stage),) * copies
    return (Firing(card, owner, stage, copies),)


def run(tx: Transaction[MachiState], queue: Queue) -> None:
    """Let one after another act, up to a choice; after the last the seat may build."""
    while queue:
        first, *rest = queue
        copies = _remaining(tx.state, first)
        if copies:
            queue = (first if copies == first.copies else replace(first, copies=copies), *rest)
            asked = _question(tx.state, queue)
            if asked is not None:
                tx.emit(Asked(asked, queue))
                return
            fire(tx, queue[0])
        queue = queue[1:]
    seat = tx.state.turn
    city = tx.state.cities[seat]
    if city.coins == 0 and "city_hall" in city.landmarks:
        earn(tx, seat, "city_hall", 0, CITY_HALL)
    tx.emit(BuildBegan(seat))


def _remaining(state: MachiState, firing: Firing) -> int:
    """The copies that were not given away before their turn came; Moving Companies were counted before (R144)."""
    if CARDS[firing.card].effect == "moving" and not firing.reopens:
        return firing.copies
    city = state.cities[firing.seat]
    return min(firing.copies, (city.closed if firing.reopens else city.cards).count(firing.card))


def _question(state: MachiState, queue: Queue) -> Phase | None:
    if queue[0].card != state.picked and len(kinds_to_order(state, queue)) > 1:
        return "order"
    return question(state, queue[0])


def kinds_to_order(state: MachiState, queue: Queue) -> tuple[str, ...]:
    """The kinds of which the active player may say which acts next; none where the order is fixed or idle."""
    stage, options = queue[0].stage, state.options
    if stage == "bank" and options.simultaneous_order == "choose":
        left = (firing.card for firing in queue if firing.stage == "bank" and _remaining(state, firing))
        kinds = tuple(dict.fromkeys(left))
        return kinds if options.bank == "finite" or any(_order_matters(card) for card in kinds) else ()
    if stage == "purple" and options.purple_order == "choose":
        return tuple(firing.card for firing in queue if firing.stage == "purple")
    return ()


def _order_matters(card: str) -> bool:
    return CARDS[card].effect in {"loan", "demolition", "moving"} or CARDS[card].closes
