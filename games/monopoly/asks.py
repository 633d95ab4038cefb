"""Who is asked for what. Whether somebody is asked depends on public facts only."""

from collections.abc import Callable, Iterator
from functools import partial

from games.core.asks import TABLE, Ask, Due, Form, Pace, Seat
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly import forms_auction, forms_manage, forms_orders, forms_trade, forms_turn
from games.monopoly.auctions import may_bid, undecided
from games.monopoly.board import live_seats
from games.monopoly.debts import at_deadline
from games.monopoly.guards import is_pending, may_trade, settling
from games.monopoly.names import bargain
from games.monopoly.orders import has_orders
from games.monopoly.questions import QUESTIONS, auction_prompt, contest_prompt, debt_prompt
from games.monopoly.state import Auction, Contest, MonopolyState, Offer, Vote
from games.monopoly.stopping import may_call_time

Seats = tuple[Seat, ...]

_MANAGE, _ORDERS, _STOP = Text("mono-ask-manage"), Text("mono-ask-orders"), Text("mono-ask-stop")


def asked(state: MonopolyState) -> Seats:
    """The seats whose answer is waited for, sorted."""
    seats = (state.turn,) if state.window >= 0 else _asked_first(state)
    if not state.offers and state.vote is None:
        return seats
    return tuple(sorted({*seats, *_asked_beside(state)}))


def _asked_beside(state: MonopolyState) -> list[Seat]:
    """Whom offers and a vote wait for."""
    found = [offer.to for offer in state.offers if may_trade(state, offer.by, offer.to)]
    if state.vote is not None and state.window >= 0:
        found += [seat for seat in live_seats(state) if seat not in state.vote.agreed]
    return found


def _asked_first(state: MonopolyState) -> Seats:
    """Who has to answer before a turn goes on."""
    if state.ended is not None:
        return ()
    if settling(state):
        return (state.debts[0].debtor,)
    if state.heir >= 0:
        return (state.heir,)
    if state.auction is not None:
        return tuple(undecided(state, state.auction))
    return tuple(sorted(state.contest.asked)) if state.contest is not None else (state.turn,)


def asks(state: MonopolyState, seats: Seats) -> tuple[Ask, ...]:
    """Every open question to these seats, which are live."""
    if state.ended is not None:
        return ()
    found = [*_first(state, seats), *_manage(state, seats), *_others(state, seats)]
    if has_orders(state):
        offer_orders = partial(forms_orders.orders, state.options.edition)
        found += [Ask(seat, "orders", state.acted[seat], _ORDERS, offer_orders) for seat in seats]
    return tuple(found)


def _others(state: MonopolyState, seats: Seats) -> list[Ask]:
    """Trades and a vote, which wait beside what comes first."""
    found = [_offer(state, each) for each in state.offers if each.to in seats and may_trade(state, each.by, each.to)]
    if state.vote is not None and state.window >= 0:
        found += [_ballot(state, state.vote, seat) for seat in seats if seat not in state.vote.agreed]
    return found


def _first(state: MonopolyState, seats: Seats) -> list[Ask]:
    """What has to be answered before anything else goes on (R112)."""
    if state.window >= 0:
        return _turn(state, seats)
    if settling(state):
        return _debt(state, seats)
    if state.heir >= 0:
        return _heir(state, seats)
    if state.auction is not None:
        return _auction(state, state.auction, seats)
    return _contest(state, state.contest, seats) if state.contest is not None else _turn(state, seats)


def _manage(state: MonopolyState, seats: Seats) -> list[Ask]:
    """What each may do of itself, which nobody waits for (R94)."""
    if state.window >= 0:
        step = state.window
    elif settling(state):
        step = state.raised
    elif state.auction is not None and state.heir < 0:
        step = state.auction.opened
    elif state.phase == "buy" and not is_pending(state):
        step, seats = state.raised, tuple([seat for seat in seats if seat == state.turn])
    else:
        return []
    return [Ask(seat, "manage", _since(state, seat, step), _MANAGE, partial(_forms, state, seat)) for seat in seats]


def _forms(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    yield from forms_manage.manage(state, seat)
    yield from forms_trade.trade(state, seat)
    if state.window >= 0:
        yield from forms_manage.turn_switches(state, seat)


def due(state: MonopolyState) -> tuple[Due, ...]:
    """The default of each required ask; then the table's: an open auction's limit, the clock."""
    if state.ended is not None:
        return ()
    seats = live_seats(state)
    found = [
        Due(f"{ask.seat}.{ask.kind}.{ask.since}", ask.pace, ask.fallback)
        for ask in (*_first(state, seats), *_others(state, seats))
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


def _turn(state: MonopolyState, seats: Seats) -> list[Ask]:
    turn, phase, since = state.turn, state.phase, state.raised
    if turn not in seats:
        return []
    question, acted = QUESTIONS[phase], state.acted[turn]
    prompt = question.prompt if isinstance(question.prompt, Text) else partial(question.prompt, state)
    forms, default = partial(question.forms, state), partial(question.default, state)
    since = acted if acted > since else since
    return [Ask(turn, phase, since, prompt, forms, default, "decision", True)]  # noqa: FBT003


def _debt(state: MonopolyState, seats: Seats) -> list[Ask]:
    debt = state.debts[0]
    seat = debt.debtor
    if seat not in seats:
        return []
    since, prompt = _since(state, seat, state.raised), partial(debt_prompt, state, debt)
    return [Ask(seat, "debt", since, prompt, partial(forms_turn.debt, state), partial(at_deadline, state))]


def _heir(state: MonopolyState, seats: Seats) -> list[Ask]:
    seat = state.heir
    if seat not in seats:
        return []
    since, prompt = _since(state, seat, state.raised), Text("mono-ask-heir", cash=state.players[seat].cash)
    forms = partial(forms_turn.heir, state)
    return [Ask(seat, "heir", since, prompt, forms, partial(c.RedeemInherited, seat), "answer")]


def _auction(state: MonopolyState, auction: Auction, seats: Seats) -> list[Ask]:
    prompt = partial(auction_prompt, state, auction)
    return [_bidding(state, auction, seat, prompt) for seat in seats if may_bid(state, auction, seat)]


def _bidding(state: MonopolyState, auction: Auction, seat: Seat, prompt: Callable[[], Text]) -> Ask:
    since = _since(state, seat, auction.since)
    passed = seat in auction.passed
    pace: Pace = "answer" if auction.sealed else "table"
    public = not auction.sealed and not passed and since == auction.since
    forms = partial(forms_auction.auction, state, seat)
    return Ask(seat, "auction", since, prompt, forms, None if passed else partial(c.Pass, seat), pace, public)


def _contest(state: MonopolyState, contest: Contest, seats: Seats) -> list[Ask]:
    prompt, found = partial(contest_prompt, state, contest), []
    for seat in contest.asked:
        if seat in seats:
            since, forms = _since(state, seat, contest.since), partial(forms_turn.contest, state, seat)
            found.append(Ask(seat, "contest", since, prompt, forms, partial(c.StayOut, seat), "answer"))
    return found


def _offer(state: MonopolyState, offer: Offer) -> Ask:
    prompt = partial(_offer_prompt, state, offer)
    since = _since(state, offer.to, max(offer.since, state.raised if state.window < 0 else state.window))
    forms, default = partial(forms_trade.answers, state, offer), partial(c.RejectOffer, offer.to, offer.id)
    return Ask(offer.to, f"offer_{offer.id}", since, prompt, forms, default, "answer")


def _offer_prompt(state: MonopolyState, offer: Offer) -> Text:
    return Text("mono-ask-offer", number=offer.id, bargain=bargain(state.options.edition, offer))


def _ballot(state: MonopolyState, vote: Vote, seat: Seat) -> Ask:
    since = _since(state, seat, max(vote.since, state.window))
    return Ask(seat, "stop", since, _STOP, partial(forms_turn.stop, state), partial(c.PlayOn, seat), "answer")
