"""Who is asked for what. Whether somebody is asked depends on public facts only."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.core.asks import TABLE, Ask, Command, Due, Form, Pace, Seat
from games.core.text import SeatName, Text
from games.monopoly import commands as c
from games.monopoly import forms_auction, forms_manage, forms_orders, forms_trade, forms_turn
from games.monopoly.auctions import bidders, needed
from games.monopoly.board import live_seats, raisable
from games.monopoly.debts import at_deadline
from games.monopoly.guards import may_trade, settling
from games.monopoly.names import bargain, building_name, place_name
from games.monopoly.orders import has_orders
from games.monopoly.squares import PRICE
from games.monopoly.state import Auction, MonopolyState, Offer, Phase
from games.monopoly.stopping import may_call_time
from games.monopoly.turns import bus_steps


@dataclass(frozen=True, slots=True)
class Question:
    """What the seat on turn is asked in one phase: the words, the ways to answer, the answer if it never does."""

    prompt: Callable[[MonopolyState], Text]
    forms: Callable[[MonopolyState], tuple[Form, ...]]
    default: Callable[[MonopolyState], Command]


_MANAGE, _ORDERS, _STOP = Text("mono-ask-manage"), Text("mono-ask-orders"), Text("mono-ask-stop")


def asks(state: MonopolyState) -> tuple[Ask, ...]:
    """Every open question."""
    if state.ended is not None:
        return ()
    found: list[Ask] = []
    if settling(state):
        _debt(state, found)
    elif state.heir >= 0:
        _heir(state, found)
    elif state.auction is not None:
        _auction(state, state.auction, found)
    elif state.contest is not None:
        _contest(state, found)
    else:
        _turn(state, found)
    for offer in state.offers:
        if may_trade(state, offer.by, offer.to):
            found.append(_offer(state, offer))
    if state.vote is not None and state.window >= 0:
        _vote(state, found)
    if has_orders(state):
        edition = state.options.edition
        for seat in live_seats(state):
            found.append(Ask(seat, "orders", state.acted[seat], _ORDERS, lambda: forms_orders.orders(edition)))
    return tuple(found)


def due(state: MonopolyState, open_asks: tuple[Ask, ...]) -> tuple[Due, ...]:
    """The default of each required ask; then the table's: an open auction's limit, the clock."""
    found = [
        Due(f"{ask.seat}.{ask.kind}.{ask.since}", ask.pace, ask.fallback)
        for ask in open_asks
        if ask.fallback is not None
    ]
    auction = state.auction
    if auction is not None and not auction.sealed:
        found.append(Due(f"auction.{auction.opened}", "decision", lambda: c.CloseAuction(TABLE)))
    if may_call_time(state):
        found.append(Due("time", "match", lambda: c.CallTime(TABLE)))
    return tuple(found)


def _since(state: MonopolyState, seat: Seat, step: int) -> int:
    acted = state.acted[seat]
    return acted if acted > step else step


def _turn(state: MonopolyState, found: list[Ask]) -> None:
    seat, question = state.turn, QUESTIONS[state.phase]
    found.append(
        Ask(
            seat,
            state.phase,
            _since(state, seat, state.raised),
            question.prompt(state),
            lambda: question.forms(state),
            lambda: question.default(state),
            public=True,
        )
    )
    if state.window >= 0:
        found += [_manage(state, other, state.window) for other in live_seats(state)]
    elif state.phase == "buy":
        found.append(_manage(state, seat, state.raised))


def _manage(state: MonopolyState, seat: Seat, step: int) -> Ask:
    def offer() -> list[Form]:
        forms = [*forms_manage.manage(state, seat), *forms_trade.trade(state, seat)]
        return [*forms, *forms_manage.turn_switches(state, seat)] if state.window >= 0 else forms

    return Ask(seat, "manage", _since(state, seat, step), _MANAGE, offer)


def _debt(state: MonopolyState, found: list[Ask]) -> None:
    owed = state.debts[0]
    can = raisable(state, owed.debtor)
    cash = state.players[owed.debtor].cash
    if owed.creditor >= 0:
        prompt = Text("mono-ask-debt", seat=SeatName(owed.creditor), amount=owed.amount, cash=cash, raisable=can)
    else:
        prompt = Text("mono-ask-debt-bank", amount=owed.amount, cash=cash, raisable=can)
    found.append(
        Ask(
            owed.debtor,
            "debt",
            _since(state, owed.debtor, state.raised),
            prompt,
            lambda: forms_turn.debt(state),
            lambda: at_deadline(state),
        )
    )
    found += [_manage(state, other, state.raised) for other in live_seats(state)]


def _heir(state: MonopolyState, found: list[Ask]) -> None:
    seat = state.heir
    found.append(
        Ask(
            seat,
            "heir",
            _since(state, seat, state.raised),
            Text("mono-ask-heir", cash=state.players[seat].cash),
            lambda: forms_turn.heir(state),
            lambda: c.RedeemInherited(seat),
            pace="answer",
        )
    )


def _auction(state: MonopolyState, auction: Auction, found: list[Ask]) -> None:
    prompt = _auction_prompt(state, auction)
    for seat in bidders(state, auction):
        found.append(_bidding(state, auction, seat, prompt))
    found += [_manage(state, seat, auction.opened) for seat in live_seats(state)]


def _bidding(state: MonopolyState, auction: Auction, seat: Seat, prompt: Text) -> Ask:
    since = _since(state, seat, auction.since)
    passed = seat in auction.passed
    pace: Pace = "answer" if auction.sealed else "table"
    return Ask(
        seat,
        "auction",
        since,
        prompt,
        lambda: forms_auction.auction(state, seat),
        None if passed else lambda: c.Pass(seat),
        pace=pace,
        public=not auction.sealed and not passed and since == auction.since,
    )


def _auction_prompt(state: MonopolyState, auction: Auction) -> Text:
    edition = state.options.edition
    if auction.square >= 0:
        what = place_name(edition, auction.square)
    else:
        assert state.contest is not None
        what = building_name(edition, state.contest.kind)
    lead = auction.lead
    if auction.sealed:
        return Text("mono-ask-auction-sealed", what=what, least=auction.least)
    if lead is None:
        return Text("mono-ask-auction-open", what=what, least=needed(auction))
    return Text("mono-ask-auction", what=what, seat=SeatName(lead.seat), amount=lead.amount)


def _contest(state: MonopolyState, found: list[Ask]) -> None:
    running = state.contest
    assert running is not None
    kind = building_name(state.options.edition, running.kind)
    prompt = Text("mono-ask-contest", building=kind, houses=state.houses, hotels=state.hotels)
    for seat in running.asked:
        found.append(_joining(state, seat, running.since, prompt))


def _joining(state: MonopolyState, seat: Seat, since: int, prompt: Text) -> Ask:
    return Ask(
        seat,
        "contest",
        _since(state, seat, since),
        prompt,
        lambda: forms_turn.contest(state, seat),
        lambda: c.StayOut(seat),
        pace="answer",
    )


def _offer(state: MonopolyState, offer: Offer) -> Ask:
    prompt = Text("mono-ask-offer", number=offer.id, bargain=bargain(state.options.edition, offer))
    opened = max(offer.since, state.window if state.window >= 0 else state.raised)
    return Ask(
        offer.to,
        f"offer_{offer.id}",
        _since(state, offer.to, opened),
        prompt,
        lambda: forms_trade.answers(state, offer),
        lambda: c.RejectOffer(offer.to, offer.id),
        pace="answer",
    )


def _vote(state: MonopolyState, found: list[Ask]) -> None:
    vote = state.vote
    assert vote is not None
    opened = max(vote.since, state.window)
    for seat in live_seats(state):
        if seat not in vote.agreed:
            found.append(_ballot(state, seat, opened))


def _ballot(state: MonopolyState, seat: Seat, opened: int) -> Ask:
    return Ask(
        seat,
        "stop",
        _since(state, seat, opened),
        _STOP,
        lambda: forms_turn.stop(state),
        lambda: c.PlayOn(seat),
        pace="answer",
    )


def _plain(key: str) -> Callable[[MonopolyState], Text]:
    text = Text(key)
    return lambda _state: text


def _of_deed(state: MonopolyState) -> Text:
    player = state.players[state.turn]
    square = player.square
    place = place_name(state.options.edition, square)
    return Text("mono-ask-buy", deed=place, price=PRICE[square], cash=player.cash)


def _in_jail(state: MonopolyState) -> Text:
    return Text("mono-ask-jail", tries=state.players[state.turn].tries + 1)


QUESTIONS: Mapping[Phase, Question] = {
    "roll": Question(_plain("mono-ask-roll"), forms_turn.roll, lambda state: c.Roll(state.turn)),
    "jail": Question(_in_jail, forms_turn.jail, lambda state: c.Roll(state.turn)),
    "bus": Question(_plain("mono-ask-bus"), forms_turn.bus, lambda state: c.TakeBus(state.turn, bus_steps(state)[0])),
    "anywhere": Question(
        _plain("mono-ask-anywhere"), forms_turn.anywhere, lambda state: c.GoAnywhere(state.turn, "go")
    ),
    "buy": Question(_of_deed, forms_turn.buy, lambda state: c.Decline(state.turn)),
    "tax": Question(_plain("mono-ask-tax"), forms_turn.tax, lambda state: c.PayFlatTax(state.turn)),
    "end": Question(_plain("mono-ask-end"), forms_turn.end, lambda state: c.EndTurn(state.turn)),
}
