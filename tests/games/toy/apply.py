"""The state after an event."""

from typing import Any

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.chain import Chain
from games.core.game import Event
from games.core.piles import replaced, without
from tests.games.toy import events as ev
from tests.games.toy.state import NOBODY, Auction, BazaarState, Proposal, Raid


def apply(state: BazaarState, event: Event) -> BazaarState:
    """Total, without randomness."""
    match event:
        case ev.Dealt(hands=hands, deck=deck):
            players = tuple(replace(player, hand=hand) for player, hand in zip(state.players, hands, strict=True))
            return replace(state, players=players, deck=deck)
        case ev.TurnBegan(seat=seat, round=number):
            return replace(state, active=seat, round=number, plays=2, raised=state.step, began=state.step)
        case ev.DeckShuffled(deck=deck):
            return replace(state, deck=deck)
        case ev.Drew(seat=seat, card=card):
            state = replace(state, deck=state.deck[1:])
            return _player(state, seat, hand=(*state.players[seat].hand, card))
        case ev.Laid(seat=seat, card=card):
            player = state.players[seat]
            state = _player(state, seat, hand=without(player.hand, (card,)), stall=(*player.stall, card))
            return replace(state, plays=state.plays - 1)
        case ev.RaidBegan(attacker=attacker, defender=defender, card=card):
            return replace(state, plays=state.plays - 1, raid=Raid(Chain(attacker, defender), card, state.step))
        case ev.Refused(seat=seat, shield=shield):
            assert state.raid is not None
            raid = replace(state.raid, chain=state.raid.chain.refused(), since=state.step)
            state = _player(state, seat, hand=without(state.players[seat].hand, (shield,)))
            return replace(state, raid=raid, used=(*state.used, shield))
        case ev.RaidEnded(taken=taken):
            return _raid_ended(state, taken)
        case ev.Buried(seat=seat, cards=cards):
            state = _player(state, seat, hand=without(state.players[seat].hand, cards))
            return replace(state, deck=(*state.deck, *reversed(cards)))
        case ev.LeftTable(seat=seat):
            return _left(state, seat)
        case ev.Ended(reason=reason):
            used = (*state.used, state.auction.card) if state.auction else state.used
            return replace(state, used=used, ended=reason, raid=None, auction=None, proposal=None)
        case _:
            return _apply_deal(state, event)


def _apply_deal(state: BazaarState, event: Event) -> BazaarState:
    """Auctions and swaps."""
    match event:
        case ev.AuctionOpened(card=card):
            return replace(state, plays=state.plays - 1, deck=state.deck[1:], auction=Auction(card, state.step))
        case ev.BidMade(seat=seat, amount=amount):
            assert state.auction is not None
            return replace(state, auction=replace(state.auction, leader=seat, bid=amount, since=state.step))
        case ev.AuctionClosed():
            return _auction_closed(state)
        case ev.Proposed(giver=giver, taker=taker, mine=mine, theirs=theirs):
            return replace(state, proposal=Proposal(giver, taker, mine, theirs, state.step))
        case ev.ProposalEnded(swapped=swapped):
            deal = state.proposal
            assert deal is not None
            if swapped:
                state = _moved(state, deal.mine, deal.giver, deal.taker)
                state = _moved(state, deal.theirs, deal.taker, deal.giver)
            return replace(state, proposal=None, raised=state.step)
        case _:
            raise TypeError(event)


def _player(state: BazaarState, seat: Seat, **changes: Any) -> BazaarState:
    return replace(state, players=replaced(state.players, seat, replace(state.players[seat], **changes)))


def _moved(state: BazaarState, card: str, source: Seat, target: Seat) -> BazaarState:
    state = _player(state, source, stall=without(state.players[source].stall, (card,)))
    return _player(state, target, stall=(*state.players[target].stall, card))


def _raid_ended(state: BazaarState, taken: bool) -> BazaarState:
    raid = state.raid
    assert raid is not None
    if taken:
        state = _moved(state, raid.card, raid.chain.defender, raid.chain.attacker)
    return replace(state, raid=None, raised=state.step)


def _auction_closed(state: BazaarState) -> BazaarState:
    auction = state.auction
    assert auction is not None
    state = replace(state, auction=None, raised=state.step)
    if auction.leader == NOBODY:
        return replace(state, used=(*state.used, auction.card))
    winner = state.players[auction.leader]
    state = replace(state, bank=state.bank + auction.bid)
    return _player(state, auction.leader, stall=(*winner.stall, auction.card), coins=winner.coins - auction.bid)


def _left(state: BazaarState, seat: Seat) -> BazaarState:
    """Whatever the seat was part of is off; an auction it led starts again."""
    player = state.players[seat]
    used = (*state.used, *player.hand, *player.stall)
    raid, auction, proposal = state.raid, state.auction, state.proposal
    if raid and seat in {raid.chain.attacker, raid.chain.defender}:
        raid = None
    if proposal and seat in {proposal.giver, proposal.taker}:
        proposal = None
    if auction and seat == auction.leader:
        auction = Auction(auction.card, state.step)
    state = replace(state, used=used, raid=raid, auction=auction, proposal=proposal, raised=state.step)
    return _player(state, seat, hand=(), stall=(), live=False)
