"""The queue of what a roll lets act: red counter-clockwise, blue and green, purple (R050, R052, R056, R057)."""

from functools import cache
from typing import Literal, TypeAlias

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Transaction
from games.core.seats import clockwise
from games.machi_koro.amounts import CITY_HALL
from games.machi_koro.cards import CARDS, FIRES, Card, CardSet
from games.machi_koro.effects import ACTIONS, PER_COPY, QUESTIONS, put_back
from games.machi_koro.events import Asked, BuildBegan
from games.machi_koro.money import earn
from games.machi_koro.state import Firing, MachiState, Phase, Stage

Queue: TypeAlias = tuple[Firing, ...]
Whose: TypeAlias = Literal["others", "roller", "all"]
"""Whose cards act: all but the roller's, the roller's, or everybody's."""
Place: TypeAlias = tuple[Card, Seat, Stage]
"""A card whose turn comes, if the seat has it then."""

_PLAIN = frozenset(
    card.id for card in CARDS.values() if card.effect not in QUESTIONS and card.effect != "moving" and not card.closes
)
"""Cards that never ask and change nothing but coins."""
_CLOSING = frozenset(card.set for card in CARDS.values() if card.closes or card.effect == "renovation")
"""Sets with cards that close some."""
_LATE = {"demolition": 1, "moving": 2}
"""Green cards that act after the others, in this order (R056)."""


@cache
def rows(sets: frozenset[CardSet], total: int) -> tuple[tuple[Stage, Whose, tuple[str, ...]], ...]:
    """The cards of a match that the total lets act, in order: red, loans, blue, other green, purple (R052, R056)."""
    red, blue, green, purple = (
        [card for card in FIRES[colour][total] if CARDS[card].set in sets]
        for colour in ("red", "blue", "green", "purple")
    )
    green.sort(key=lambda card: _LATE.get(CARDS[card].effect, 0))
    loans = [card for card in green if CARDS[card].effect == "loan"]
    others = [card for card in green if CARDS[card].effect != "loan"]
    order: tuple[tuple[Stage, Whose, list[str]], ...] = (
        ("red", "others", red),
        ("bank", "roller", loans),
        ("bank", "all", blue),
        ("bank", "roller", others),
        ("purple", "roller", purple),
    )
    return tuple((stage, whose, tuple(cards)) for stage, whose, cards in order if cards)


@cache
def lineup(sets: frozenset[CardSet], total: int, seats: int, roller: Seat) -> tuple[bool, tuple[Place, ...]]:
    """Every card that the total may let act and whose, in order; red ones collect counter-clockwise (R052).

    True before it when nothing among them can ask, and no card's copies change before its turn comes.
    """
    others = clockwise(seats, roller)
    owners: dict[Whose, tuple[Seat, ...]] = {"others": others[::-1], "roller": (roller,), "all": (roller, *others)}
    order = tuple(
        (CARDS[card], owner, stage)
        for stage, whose, cards in rows(sets, total)
        for owner in owners[whose]
        for card in cards
    )
    return _CLOSING.isdisjoint(sets) and all(card.id in _PLAIN for card, _, _ in order), order


def settle_roll(tx: Transaction[MachiState]) -> None:
    """The total stands: everything with that number acts."""
    state = tx.state
    options, cities = state.options, state.cities
    plain, order = lineup(options.sets, state.total, len(cities), state.turn)
    if plain and options.simultaneous_order == options.purple_order == "auto":
        for card, owner, _ in order:
            if copies := cities[owner].cards.count(card.id):
                ACTIONS[card.effect](tx, owner, card, copies)
        _begin_build(tx)
    else:
        run(tx, counted(state, order))


def counted(state: MachiState, order: tuple[Place, ...]) -> Queue:
    """What of it the seats have; a closed copy reopens before the open ones act. Who left has no cards."""
    queue: list[Firing] = []
    for card, owner, stage in order:
        city = state.cities[owner]
        if city.closed and (closed := city.closed.count(card.id)):
            queue.append(Firing(card.id, owner, stage, closed, reopens=True))
        if copies := city.cards.count(card.id):
            queue += acting(card.id, owner, stage, copies)
    return tuple(queue)


def acting(card: str, owner: Seat, stage: Stage, copies: int) -> Queue:
    """The copies as one entry of the queue, or one each where each has a choice of its own."""
    if card in PER_COPY:
        return (Firing(card, owner, stage),) * copies
    return (Firing(card, owner, stage, copies),)


def run(tx: Transaction[MachiState], queue: Queue) -> None:
    """Let one after another act, up to a choice; after the last the seat may build."""
    for place, due in enumerate(queue):
        copies = _remaining(tx.state, due)
        if copies and _asks(tx, (replace(due, copies=copies), *queue[place + 1 :])):
            return
    _begin_build(tx)


def _asks(tx: Transaction[MachiState], queue: Queue) -> bool:
    """Ask what the first of the queue leaves open, or let it act."""
    firing, asked = queue[0], _question(tx.state, queue)
    if asked is not None:
        tx.emit(Asked(asked, queue))
    elif firing.reopens or firing.stage == "hall":
        put_back(tx, firing)
    else:
        card = CARDS[firing.card]
        ACTIONS[card.effect](tx, firing.seat, card, firing.copies)
    return asked is not None


def _begin_build(tx: Transaction[MachiState]) -> None:
    """After a coin from the City Hall for who has none (R080)."""
    seat = tx.state.turn
    city = tx.state.cities[seat]
    if city.coins == 0 and "city_hall" in city.landmarks:
        earn(tx, seat, "city_hall", 0, CITY_HALL)
    tx.emit(BuildBegan(seat))


def _remaining(state: MachiState, firing: Firing) -> int:
    """The copies that were not given away before their turn came; Moving Companies were counted before (R144)."""
    city = state.cities[firing.seat]
    left = (city.closed if firing.reopens else city.cards).count(firing.card)
    if left < firing.copies and (firing.reopens or CARDS[firing.card].effect != "moving"):
        return left
    return firing.copies


def _question(state: MachiState, queue: Queue) -> Phase | None:
    firing = queue[0]
    if firing.card != state.picked and len(kinds_to_order(state, queue)) > 1:
        return "order"
    ask = QUESTIONS.get(CARDS[firing.card].effect)
    if ask is None or firing.reopens or firing.stage == "hall":
        return None
    return ask(state, firing)


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
