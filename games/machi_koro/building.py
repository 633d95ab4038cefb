"""Building, passing, investing (R060, R080–R082, R103, R108, R140–R142)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.core.text import Text
from games.machi_koro.amounts import AIRPORT
from games.machi_koro.board import Board, cost, goal
from games.machi_koro.cards import LANDMARKS, MAJORS, landmarks_of
from games.machi_koro.commands import Build, BuildNothing, Invest
from games.machi_koro.events import Built, Invested, MatchEnded, NothingBuilt
from games.machi_koro.market import restock
from games.machi_koro.money import earn
from games.machi_koro.ranking import places
from games.machi_koro.state import City, MachiState
from games.machi_koro.turns import end_turn

Tx = Transaction[MachiState]


def plans(board: Board) -> tuple[str, ...]:
    """Everything that is for sale or a landmark of this match: the market, then the landmarks, cheap ones first."""
    return (*[stack.card for stack in board.market], *landmarks_of(board.options.sets))


def why_not(board: Board, seat: Seat, card: str) -> Text | None:
    """Why the seat cannot build it as things stand; None when it can, once it is asked."""
    city = board.cities[seat]
    if card in LANDMARKS:
        if card in city.landmarks:
            return Text("machi-refuse-built")
        if card not in landmarks_of(board.options.sets):
            return Text("machi-refuse-market")
    elif not on_market(board, card):
        return Text("machi-refuse-market")
    elif card in MAJORS and city.owns(card):
        return Text("machi-refuse-owned")
    price = cost(board, card)
    if city.coins < price:
        return Text("machi-refuse-coins", cost=price, coins=city.coins, missing=price - city.coins)
    return None


def on_market(board: Board, card: str) -> bool:
    """Whether a copy is for sale."""
    for stack in board.market:  # noqa: SIM110 - `any` takes twice as long
        if stack.card == card:
            return True
    return False


def affordable(board: Board, seat: Seat) -> tuple[str, ...]:
    """What the seat can build: the plans without a `why_not`, found at once."""
    return tuple([card for card in plans(board) if can_build(board, seat, card)])


def can_build(board: Board, seat: Seat, plan: str) -> bool:
    """Whether the seat can pay for one of the plans and has not built it already, where once is enough."""
    city = board.cities[seat]
    return cost(board, plan) <= city.coins and not has_enough(city, plan)


def has_enough(city: City, plan: str) -> bool:
    """Whether the city has it already, where once is enough."""
    return plan in city.landmarks or (plan in MAJORS and city.owns(plan) > 0)


def check_build(state: MachiState, command: Build) -> None:
    """One thing, paid at once, in the own turn (R140)."""
    reason = why_not(state, command.seat, command.card)
    if reason is not None:
        raise IllegalMove(reason.key, **reason.values)


def build(tx: Tx, command: Build) -> None:
    """Pay, build, win at once with the last landmark (R141); a Loan Office brings its money now (R103)."""
    seat, card = command.seat, command.card
    price, stacks = cost(tx.state, card), len(tx.state.market)
    tx.emit(Built(seat, card, price if price > 0 else 0))
    if card in LANDMARKS:
        if tx.state.cities[seat].built >= goal(tx.state):
            tx.emit(MatchEnded("landmarks", places(tx.state, seat)))
            return
    else:
        if price < 0:
            earn(tx, seat, card, 1, -price)
        if card in MAJORS or len(tx.state.market) < stacks:  # the last copy
            restock(tx)
    end_turn(tx)


def build_nothing(tx: Tx, command: BuildNothing) -> None:
    """Never compulsory to build (R140); the Airport pays (R081), before an investment (R082)."""
    tx.emit(NothingBuilt(command.seat))
    if "airport" in tx.state.cities[command.seat].landmarks:
        earn(tx, command.seat, "airport", 0, AIRPORT)
    end_turn(tx)


def invest(tx: Tx, command: Invest) -> None:
    """Exactly one coin, for good (R108)."""
    tx.emit(Invested(command.seat, tx.state.cities[command.seat].invested + 1))
    end_turn(tx)
