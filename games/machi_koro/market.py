"""What is for sale: stacks, decks, refilling, and purple cards nobody can buy any more (R004–R010)."""

from collections.abc import Sequence

from games.core.game import Transaction
from games.core.piles import replaced
from games.machi_koro.board import live_seats
from games.machi_koro.cards import CARDS, MAJORS, ORDER, supply
from games.machi_koro.events import CardRemoved, CardsTurnedUp, DecksShuffled, MarketOpened
from games.machi_koro.options import Market
from games.machi_koro.state import MachiState, Stack

KINDS: dict[Market, tuple[int, ...]] = {"all": (), "ten_different": (10,), "five_five_two": (5, 5, 2)}
"""How many different kinds lie open from each deck."""
LOW, HIGH, PURPLE = range(3)
"""The decks of the 5-5-2 market."""


def open_market(tx: Transaction[MachiState]) -> None:
    """All stacks (R004), or so many kinds from shuffled decks (R005)."""
    state = tx.state
    copies = supply(state.options.sets, len(state.cities))
    if state.options.market == "all":
        tx.emit(MarketOpened(tuple(Stack(card, count) for card, count in copies.items())))
        return
    decks: list[list[str]] = [[] for _ in KINDS[state.options.market]]
    for card, count in copies.items():
        decks[deck_of(state.options.market, card)] += [card] * count
    shuffle_decks(tx, decks)
    restock(tx)


def shuffle_decks(tx: Transaction[MachiState], decks: Sequence[Sequence[str]]) -> None:
    """Put the cards of each deck in an order nobody knows."""
    if decks:
        tx.emit(DecksShuffled(tuple(tx.chance.shuffled(deck) for deck in decks), tuple(len(deck) for deck in decks)))


def deck_of(market: Market, card: str) -> int:
    """From which deck a card comes."""
    if market != "five_five_two":
        return 0
    return PURPLE if card in MAJORS else LOW if CARDS[card].most <= 6 else HIGH


def restock(tx: Transaction[MachiState]) -> None:
    """Take away what nobody can buy (R008), turn cards up until there are enough kinds again (R006, R007)."""
    _purge(tx)
    for deck, kinds in enumerate(KINDS[tx.state.options.market]):
        while cards := _next_cards(tx.state, deck, kinds):
            tx.emit(CardsTurnedUp(deck, cards))
            _purge(tx)


def _next_cards(state: MachiState, deck: int, kinds: int) -> tuple[str, ...]:
    """The top cards of a deck down to the one that brings the last missing kind."""
    market = state.options.market
    seen = {stack.card for stack in state.market if deck_of(market, stack.card) == deck}
    cards: list[str] = []
    for card in state.decks[deck]:
        if len(seen) >= kinds:
            break
        cards.append(card)
        seen.add(card)
    return tuple(cards)


def _purge(tx: Transaction[MachiState]) -> None:
    for stack in tx.state.market:
        if stack.card in MAJORS and all(tx.state.cities[seat].owns(stack.card) for seat in live_seats(tx.state)):
            tx.emit(CardRemoved(stack.card, stack.count))


def put(market: tuple[Stack, ...], card: str, count: int) -> tuple[Stack, ...]:
    """The market with so many copies more, or fewer; an empty stack is gone."""
    for place, stack in enumerate(market):
        if stack.card == card:
            left = stack.count + count
            return replaced(market, place, Stack(card, left)) if left else market[:place] + market[place + 1 :]
    place = sum(ORDER[stack.card] < ORDER[card] for stack in market)
    return (*market[:place], Stack(card, count), *market[place:])
