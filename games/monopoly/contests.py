"""Shortage: whoever could build too may ask, and what is too little is auctioned one by one (R85–R90)."""

from games.core.asks import Seat
from games.core.errors import IllegalMove
from games.core.game import Transaction
from games.monopoly.auctions import BUILDING, open_auction
from games.monopoly.board import Board, others
from games.monopoly.commands import JoinContest, StayOut, Withdraw
from games.monopoly.events import Built
from games.monopoly.events_deals import AuctionDropped, ContestClosed, ContestJoined, ContestLeft, ContestOpened
from games.monopoly.lots import capacity, is_whole, kind_of, planned, stock, wanted, wanted_by_others, why_not
from games.monopoly.squares import GROUP, HOUSE_PRICE, LOWEST_DEED, STREET_GROUPS, Group
from games.monopoly.state import BuildingKind, Contest, MonopolyState

Tx = Transaction[MonopolyState]


def is_short(state: MonopolyState, seat: Seat, squares: tuple[int, ...]) -> bool:
    """Whether others could build more, with their cash, than this would leave (R87)."""
    if state.options.unlimited_buildings:
        return False
    kind = kind_of(state, squares[0])
    left = stock(state, kind) - len(squares)
    return left < wanted_by_others(state, seat, kind)


def open_contest(tx: Tx, seat: Seat, squares: tuple[int, ...]) -> None:
    """Ask all others who could build one now."""
    kind = kind_of(tx.state, squares[0])
    asked = tuple(other for other in others(tx.state, seat) if wanted(tx.state, other, kind))
    tx.emit(ContestOpened(kind, seat, squares, asked))


def build_on(tx: Tx, seat: Seat, squares: tuple[int, ...]) -> None:
    """One level more on each of these lots of one level, paid for at the printed price."""
    state, count = tx.state, len(squares)
    hotels = count if kind_of(state, squares[0]) == "hotel" else 0
    price = count * HOUSE_PRICE[squares[0]]
    tx.emit(Built(seat, squares, hotels, price, state.players[seat].cash - price))


def most_wanted(state: Board, seat: Seat, group: Group, kind: BuildingKind) -> int:
    """How many of them the seat may ask for on a group: room, cash and stock."""
    if not is_whole(state, seat, group):
        return 0
    affordable = state.players[seat].cash // group.house
    return min(capacity(state, group, kind), affordable, stock(state, kind))


def joinable(state: Board, seat: Seat, kind: BuildingKind) -> list[Group]:
    """The groups on which the seat may ask for some."""
    return [group for group in STREET_GROUPS if most_wanted(state, seat, group, kind)]


def _require_asked(state: MonopolyState, seat: Seat) -> Contest:
    if state.contest is None or seat not in state.contest.asked:
        raise IllegalMove("mono-refuse-contest")
    return state.contest


def check_join(state: MonopolyState, command: JoinContest) -> None:
    """Asked, and so many have room and are paid for."""
    contest = _require_asked(state, command.seat)
    group = GROUP.get(command.group)
    most = most_wanted(state, command.seat, group, contest.kind) if group is not None else 0
    if not 1 <= command.count <= most:
        raise IllegalMove("mono-refuse-lot")


def join(tx: Tx, command: JoinContest) -> None:
    """Lot by lot, in the order in which they would be built."""
    squares = planned(tx.state, GROUP[command.group], command.count)
    tx.emit(ContestJoined(command.seat, squares))


def check_stay_out(state: MonopolyState, command: StayOut) -> None:
    """Asked."""
    _require_asked(state, command.seat)


def stay_out(tx: Tx, command: StayOut) -> None:
    """Wants none."""
    tx.emit(ContestLeft(command.seat))


def may_withdraw(state: MonopolyState, seat: Seat) -> bool:
    """Whether the seat asked for buildings, and has no bid that counts (R87)."""
    contest, auction = state.contest, state.auction
    if contest is None or auction is None or all(each.seat != seat for each in contest.requests):
        return False
    if auction.sealed:
        return all(bid.seat != seat for bid in auction.bids)
    return auction.lead is None or auction.lead.seat != seat


def check_withdraw(state: MonopolyState, command: Withdraw) -> None:
    """Before bidding for it, or when outbid."""
    if not may_withdraw(state, command.seat):
        raise IllegalMove("mono-refuse-contest")


def withdraw(tx: Tx, command: Withdraw) -> None:
    """What is left may suffice now: then nothing is auctioned."""
    tx.emit(ContestLeft(command.seat))
    contest, auction = tx.state.contest, tx.state.auction
    assert contest is not None
    assert auction is not None
    if not auction.bids and _demand(contest) <= stock(tx.state, contest.kind):
        tx.emit(AuctionDropped())


def _demand(contest: Contest) -> int:
    return sum(len(request.squares) for request in contest.requests)


def advance(tx: Tx) -> bool:
    """Serve everybody, auction the next building, or end; False while somebody is asked."""
    contest = tx.state.contest
    assert contest is not None
    if contest.asked:
        return False
    for request in contest.requests:
        if not _is_legal(tx.state, request.seat, request.squares[0]):
            tx.emit(ContestLeft(request.seat))
    contest = tx.state.contest
    assert contest is not None
    left = stock(tx.state, contest.kind)
    if _demand(contest) > left > 0:
        open_auction(tx, BUILDING, _opening(tx.state, contest))
        return True
    if _demand(contest) <= left:
        _serve(tx, contest)
    tx.emit(ContestClosed(contest.kind))
    return True


def _is_legal(state: MonopolyState, seat: Seat, square: int) -> bool:
    refusal = why_not(state, seat, (square,))
    return refusal is None or refusal.text.key in {"mono-refuse-stock", "mono-refuse-cash"}


def _opening(state: MonopolyState, contest: Contest) -> int:
    """As agreed, never above the printed price (R87, R88)."""
    lowest = min(HOUSE_PRICE[request.squares[0]] for request in contest.requests)
    agreed = state.options.shortage_open
    return min(LOWEST_DEED if agreed == "lowest_deed" else agreed, lowest)


def _serve(tx: Tx, contest: Contest) -> None:
    for request in contest.requests:
        for square in request.squares:
            if why_not(tx.state, request.seat, (square,)) is None:
                build_on(tx, request.seat, (square,))
