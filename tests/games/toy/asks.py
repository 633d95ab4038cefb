"""Every open question, and how it may be answered."""

from games.core.asks import TABLE, Amount, Ask, Choice, Due, Field, Filled, Form, Option, Pick, Seat, always
from games.core.text import Name, SeatName, Text
from tests.games.toy import commands as cmd
from tests.games.toy.cards import kind_of
from tests.games.toy.check import bidders, excess, least_bid, shields, swappable
from tests.games.toy.state import BazaarState


def asks(state: BazaarState) -> tuple[Ask, ...]:
    """Who is asked what depends on public facts only."""
    if state.ended:
        return ()
    return (*_turn(state), *_respond(state), *_bids(state), *_swap(state))


def table_due(state: BazaarState) -> tuple[Due, ...]:
    """The deadlines of the table."""
    if state.ended:
        return ()
    close = (Due(f"auction.{state.auction.since}", "table", lambda: cmd.CloseAuction(TABLE)),) if state.auction else ()
    clock = (Due("clock", "table", lambda: cmd.TimeUp(TABLE)),) if state.clock else ()
    return (*close, *clock)


def _since(state: BazaarState, seat: Seat, raised: int) -> int:
    return max(state.acted[seat], raised)


def _cards(cards: tuple[str, ...]) -> tuple[Option, ...]:
    return tuple(Option(card, Text("toy-card", card=Name(f"toy-{kind_of(card)}"))) for card in cards)


def _turn(state: BazaarState) -> tuple[Ask, ...]:
    if not state.free:
        return ()
    seat = state.active
    since = _since(state, seat, state.raised)
    play = Ask(
        *(seat, "play", since, Text("toy-ask-play", plays=state.plays)),
        lambda: _play_forms(state, seat),
        lambda: cmd.EndTurn(seat, state.players[seat].hand[: excess(state, seat)]),
    )
    if state.proposal or not state.players[seat].stall or not _stalls(state, seat):
        return (play,)
    return (play, Ask(seat, "propose", since, Text("toy-ask-propose"), lambda: (_propose_form(state, seat),)))


def _stalls(state: BazaarState, seat: Seat) -> tuple[Option, ...]:
    return tuple(
        Option(other, Text("toy-seat", seat=SeatName(other)))
        for other in state.live
        if other != seat and state.players[other].stall
    )


def _play_forms(state: BazaarState, seat: Seat) -> tuple[Form, ...]:
    hand, forms = state.players[seat].hand, []
    if state.plays and hand:
        pick = Choice("card", Text("toy-pick-card"), _cards(hand))
        forms.append(Form("lay", Text("toy-do-lay"), cmd.Lay, lambda filled: None if filled else pick))
    if state.plays and _stalls(state, seat):
        forms.append(Form("raid", Text("toy-do-raid"), cmd.StartRaid, lambda filled: _other_card(state, seat, filled)))
    if state.plays and state.deck:
        forms.append(Form("sell", Text("toy-do-sell"), cmd.Sell))
    forms.append(Form("end", Text("toy-do-end"), cmd.EndTurn, lambda filled: _bury(state, seat, filled)))
    return tuple(forms)


def _other_card(state: BazaarState, seat: Seat, filled: tuple[Filled, ...]) -> Field | None:
    match filled:
        case ():
            return Choice("target", Text("toy-pick-seat"), _stalls(state, seat))
        case (int(target),):
            return Choice("card", Text("toy-pick-card"), _cards(state.players[target].stall))
    return None


def _bury(state: BazaarState, seat: Seat, filled: tuple[Filled, ...]) -> Field | None:
    count = excess(state, seat)
    if filled or not count:
        return None
    return Pick("buried", Text("toy-pick-bury", count=count), _cards(state.players[seat].hand), count, count, "ordered")


def _propose_form(state: BazaarState, seat: Seat) -> Form:
    def fields(filled: tuple[Filled, ...]) -> Field | None:
        match filled:
            case (target, mine, *rest):
                del mine
                return _other_card(state, seat, (target, *rest))
            case (_target,):
                return Choice("mine", Text("toy-pick-mine"), _cards(state.players[seat].stall))
        return _other_card(state, seat, ())

    return Form("propose", Text("toy-do-propose"), cmd.Propose, fields)


def _respond(state: BazaarState) -> tuple[Ask, ...]:
    if state.raid is None:
        return ()
    seat = state.raid.chain.asked
    loss = Text("toy-lose-card", card=Name(f"toy-{kind_of(state.raid.card)}"))

    def forms() -> tuple[Form, ...]:
        let = Form("let", Text("toy-do-let"), cmd.Let, confirm=always(loss))
        held = shields(state, seat)
        if not held:
            return (let,)
        pick = Choice("shield", Text("toy-pick-card"), _cards(held))
        return (let, Form("no", Text("toy-do-refuse"), cmd.Refuse, lambda filled: None if filled else pick))

    since = _since(state, seat, state.raid.since)
    prompt = Text("toy-ask-respond", card=Name(f"toy-{kind_of(state.raid.card)}"))
    return (Ask(seat, "respond", since, prompt, forms, lambda: cmd.Let(seat), "answer"),)


def _bids(state: BazaarState) -> tuple[Ask, ...]:
    """A bid is never required: only the clock closes the auction."""
    auction = state.auction
    if auction is None:
        return ()

    def bid(seat: Seat) -> Ask:
        field = Amount("amount", Text("toy-pick-bid"), least_bid(state), state.players[seat].coins)
        form = Form("bid", Text("toy-do-bid"), cmd.Bid, lambda filled: None if filled else field)
        prompt = Text("toy-ask-bid", card=Name(f"toy-{kind_of(auction.card)}"), bid=auction.bid)
        return Ask(seat, "bid", _since(state, seat, auction.since), prompt, lambda: (form,), public=True)

    return tuple(bid(seat) for seat in bidders(state))


def _swap(state: BazaarState) -> tuple[Ask, ...]:
    deal = state.proposal
    if deal is None:
        return ()
    seat = deal.taker
    decline = Form("decline", Text("toy-do-decline"), cmd.Decline)
    accept = Form("accept", Text("toy-do-accept"), cmd.Accept, style="primary")
    forms = (accept, decline) if swappable(state) else (decline,)
    prompt = Text("toy-ask-swap", mine=Name(f"toy-{kind_of(deal.theirs)}"), theirs=Name(f"toy-{kind_of(deal.mine)}"))
    since = _since(state, seat, deal.since)
    return (Ask(seat, "swap", since, prompt, lambda: forms, lambda: cmd.Decline(seat), "answer", public=True),)
