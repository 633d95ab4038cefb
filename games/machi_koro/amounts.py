"""What one card is good for, in coins, as things stand: nothing here changes anything."""

from games.core.asks import Seat
from games.machi_koro.board import Board, owned
from games.machi_koro.cards import BY_ICON, SHOPS, Card
from games.machi_koro.state import City

AIRPORT = 10
CITY_HALL = 1


def meets_needs(board: Board, card: Card, owner: Seat) -> bool:
    """Whether the card's own condition holds (R083, R100, R101). `board.turn` is the roller."""
    match card.needs:
        case "owner_harbor":
            return "harbor" in board.cities[owner].landmarks
        case "owner_below_2":
            return board.cities[owner].built < 2
        case "roller_2":
            return board.cities[board.turn].built >= 2
        case "roller_3":
            return board.cities[board.turn].built >= 3
    return True


def from_bank(board: Board, card: Card, owner: Seat) -> int:
    """What the bank pays for one open copy (R054), the Shopping Mall included (R070, R071)."""
    if card.needs and not meets_needs(board, card, owner):
        return 0
    city = board.cities[owner]
    match card.effect:
        case "income":
            amount = card.amount
        case "per_icon":
            amount = card.amount * owned(board, city, BY_ICON[card.per])
        case "per_card":
            amount = card.amount * owned(board, city, frozenset((card.per,)))
        case "per_icon_of_all":
            amount = card.amount * sum(owned(board, other, BY_ICON[card.per]) for other in board.cities)
        case "boat_roll":
            amount = board.tuna
        case _:
            return 0
    return amount + mall(card, city) if amount and "shopping_mall" in city.landmarks else amount


def from_roller(board: Board, card: Card, owner: Seat, copies: int) -> int:
    """What red cards ask of the roller, who may have less (R053, R110)."""
    if card.needs and not meets_needs(board, card, owner):
        return 0
    if card.effect == "take_all":
        return board.cities[board.turn].coins
    return copies * (card.amount + mall(card, board.cities[owner]))


def from_opponent(board: Board, card: Card, owner: Seat, payer: Seat) -> int:
    """What a purple card asks of each opponent, who may have less (R072, R087, R088, R108)."""
    city = board.cities[payer]
    match card.effect:
        case "tribute" | "victim":
            return card.amount
        case "tribute_per_shop":
            return card.amount * owned(board, city, SHOPS)
        case "tax":
            return city.coins // 2 if city.coins >= card.amount else 0
        case "invested":
            return board.cities[owner].invested
    return 0


def mall(card: Card, city: City) -> int:
    """One more for each cup or bread card with the Shopping Mall (R070)."""
    return int("shopping_mall" in city.landmarks and card.id in SHOPS)


def shares(coins: int, seats: int, top_up: int) -> tuple[int, int]:
    """What each gets of the pooled coins, and how many get one more when so many coins are added (R109)."""
    share, rest = divmod(coins, seats)
    missing = (seats - rest) % seats
    return share, rest + min(missing, top_up)
