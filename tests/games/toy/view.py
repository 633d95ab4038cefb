"""What may be seen, and what nobody can know."""

from collections import Counter

import msgspec
from msgspec.structs import replace

from games.core.asks import Seat
from games.core.chance import Chance
from games.core.game import View
from tests.games.toy.state import Auction, BazaarState, Proposal


class Stand(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    cards: int
    stall: tuple[str, ...]
    coins: int
    live: bool


class BazaarView(View, frozen=True, kw_only=True):
    """The public table and, for a seat, its hand."""

    hand: tuple[str, ...]
    stands: tuple[Stand, ...]
    deck: int
    used: tuple[str, ...]
    active: Seat
    round: int
    plays: int
    wanted: str
    auction: Auction | None
    proposal: Proposal | None


def view(state: BazaarState, seat: Seat | None) -> BazaarView:
    """Filled field by field."""
    return BazaarView(
        seat=seat,
        hand=() if seat is None else state.players[seat].hand,
        stands=tuple(Stand(len(p.hand), p.stall, p.coins, p.live) for p in state.players),
        deck=len(state.deck),
        used=state.used,
        active=state.active,
        round=state.round,
        plays=state.plays,
        wanted=state.raid.card if state.raid else "",
        auction=state.auction,
        proposal=state.proposal,
    )


def redeal(state: BazaarState, seat: Seat | None, chance: Chance) -> BazaarState:
    """All other hands and the deck, shuffled together and dealt to the same sizes."""
    others = [other for other in range(len(state.players)) if other != seat]
    pool = [*state.deck, *(card for other in others for card in state.players[other].hand)]
    cards = chance.shuffled(sorted(pool))
    players = list(state.players)
    for other in others:
        size = len(players[other].hand)
        players[other], cards = replace(players[other], hand=cards[:size]), cards[size:]
    return replace(state, players=tuple(players), deck=cards)


def census(state: BazaarState) -> tuple[object, ...]:
    """All cards, all coins."""
    cards = Counter((*state.deck, *state.used, *((state.auction.card,) if state.auction else ())))
    for player in state.players:
        cards.update((*player.hand, *player.stall))
    return (*sorted(cards.items()), state.bank + sum(player.coins for player in state.players))
