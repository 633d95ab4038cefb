"""What a total would bring each seat, as things stand: for the clock's answer, for computer players, for reminders."""

from msgspec.structs import replace

from games.core.asks import Seat
from games.machi_koro import amounts
from games.machi_koro.board import Board, live_seats, opponents
from games.machi_koro.cards import CARDS, FIRES, Card
from games.machi_koro.state import City

TUNA = 7
"""What the boats' two dice bring on average."""


class Outlook:
    """A board as if another seat rolled, with other coins: what `amounts` reads."""

    __slots__ = ("cities", "left", "market", "options", "tuna", "turn")

    def __init__(self, board: Board, cities: tuple[City, ...], roller: Seat) -> None:
        self.options = board.options
        self.cities = cities
        self.market = board.market
        self.left = board.left
        self.turn = roller
        self.tuna = TUNA


def gains(board: Board, roller: Seat, total: int) -> list[int]:
    """Per seat, the coins it would have more if the roller settled this total.

    Boats bring 7, the TV Station takes from the richest, every other choice brings what it brings for sure: swaps,
    renovations and exhibits nothing, demolitions and gifts their money. The bank pays whatever is asked.
    """
    outlook = Outlook(board, board.cities, roller)
    coins = [city.coins for city in board.cities]
    others = opponents(board, roller)
    for owner in reversed(others):
        for card, copies in _held(outlook, owner, FIRES["red"][total]):
            _move(coins, roller, owner, _red(outlook, card, owner, copies, coins[roller]))
    for owner in (roller, *others):
        for card, copies in _held(outlook, owner, FIRES["blue"][total]):
            coins[owner] += copies * amounts.from_bank(outlook, card, owner)
    for card, copies in _held(outlook, roller, FIRES["green"][total]):
        coins[roller] = max(0, coins[roller] + _green(outlook, card, roller, copies))
    for card, _ in _held(outlook, roller, FIRES["purple"][total]):
        _purple(outlook, card, roller, others, coins)
    return [after - city.coins for after, city in zip(coins, board.cities, strict=True)]


def _held(outlook: Outlook, owner: Seat, cards: tuple[str, ...]) -> list[tuple[Card, int]]:
    city = outlook.cities[owner]
    return [(CARDS[card], city.cards.count(card)) for card in cards if card in city.cards]


def _move(coins: list[int], payer: Seat, owner: Seat, asked: int) -> None:
    amount = min(asked, coins[payer])
    coins[payer] -= amount
    coins[owner] += amount


def _red(outlook: Outlook, card: Card, owner: Seat, copies: int, coins: int) -> int:
    asked = amounts.from_roller(outlook, card, owner, copies)
    return min(asked, coins)


def _green(outlook: Outlook, card: Card, roller: Seat, copies: int) -> int:
    if card.effect == "loan":
        return -copies * card.amount
    if card.effect == "moving":
        return copies * card.amount
    if card.effect == "demolition":
        return min(copies, outlook.cities[roller].built) * card.amount
    return copies * amounts.from_bank(outlook, card, roller)


def _purple(outlook: Outlook, card: Card, roller: Seat, others: tuple[Seat, ...], coins: list[int]) -> None:
    if card.effect == "pool":
        seats = live_seats(outlook)
        share, rest = divmod(sum(coins), len(seats))
        for seat in seats:
            coins[seat] = share + (rest > 0 and outlook.options.park_remainder == "bank")
        if outlook.options.park_remainder == "active":
            coins[roller] += rest
    elif card.effect == "victim":
        richest = max(others, key=lambda other: coins[other])
        _move(coins, richest, roller, card.amount)
    else:
        rich = Outlook(outlook, _with_coins(outlook.cities, coins), roller) if card.effect == "tax" else outlook
        for other in others:
            _move(coins, other, roller, amounts.from_opponent(rich, card, roller, other))


def _with_coins(cities: tuple[City, ...], coins: list[int]) -> tuple[City, ...]:
    return tuple(replace(city, coins=amount) for city, amount in zip(cities, coins, strict=True))
