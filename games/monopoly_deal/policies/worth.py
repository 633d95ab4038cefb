"""What tables and hands are worth to a player who means to win, in points of about 1M."""

from functools import lru_cache
from math import sqrt

from games.core.asks import Seat
from games.monopoly_deal.cards import CARDS, COLOURS, KIND, PROPERTIES, VALUE
from games.monopoly_deal.policies.effects import Tables, rivals
from games.monopoly_deal.stacks import earns, is_complete, rent
from games.monopoly_deal.state import Stack, Table
from games.monopoly_deal.view import DealView

WIN = 1000.0
SETS = (0.0, 16.0, 38.0, 70.0)
"""Complete colours: each is worth more than the one before."""
SPARE_SET = 6.0
PROGRESS = 9.0
"""A set that lacks nothing but its last card approaches this."""
RENT = 0.45
BANK = ((6, 0.9), (10, 0.5), (20, 0.25))
"""So many M at this rate: a bank is there so that rent does not take properties; more than that is idle."""
LOOSE = 1.5
KEEP = {
    "just_say_no": 6.0,
    "deal_breaker": 7.0,
    "sly_deal": 3.2,
    "forced_deal": 2.2,
    "rent_any": 2.6,
    "debt_collector": 2.6,
    "birthday": 1.8,
    "double_the_rent": 1.0,
    "house": 1.6,
    "hotel": 1.6,
    "pass_go": 1.2,
}
KEEP_RENT = 1.6


def keep(card: str) -> float:
    """What a card is worth in the hand, to be played another time."""
    family = CARDS[card].family
    return KEEP_RENT if family == "rent" else KEEP.get(KIND[card], 0.0)


def hold(card: str) -> float:
    """What it is worth not to discard a card."""
    if card in PROPERTIES:
        return 3.0 + VALUE[card] / 2 + (4.0 if CARDS[card].is_wild else 0.0)
    return keep(card) + VALUE[card] / 4


def standing(view: DealView, tables: Tables, seat: Seat) -> float:
    """How far the seat is ahead: its own table against the best and the average of the others."""
    goal = view.options.sets_to_win
    others = [table_worth(tables[other], goal) for other in rivals(view, seat)]
    return table_worth(tables[seat], goal) - 0.5 * max(others) - 0.5 * sum(others) / len(others)


@lru_cache(maxsize=20_000)
def table_worth(table: Table, goal: int) -> float:
    """Sets, what is on the way to one, and money."""
    complete: dict[str, float] = {}
    points = LOOSE * len(table.loose)
    for stack in table.stacks:
        if not is_complete(stack):
            points += _progress(stack)
        elif stack.colour in complete:
            points += SPARE_SET
        else:
            complete[stack.colour] = RENT * rent(stack)
    points += sum(complete.values()) + SETS[min(len(complete), goal)]
    if len(complete) >= goal:
        points += WIN
    return points + bank_worth(sum(VALUE[card] for card in table.bank))


def _progress(stack: Stack) -> float:
    if not earns(stack):
        return 2.0 * len(stack.cards)
    share = len(stack.cards) / COLOURS[stack.colour].size
    return PROGRESS * share * sqrt(share) + RENT * rent(stack) / 2


def bank_worth(money: int) -> float:
    """Diminishing: the first few M protect the properties."""
    points, rest = 0.0, money
    for most, rate in BANK:
        points += rate * min(rest, most)
        rest -= min(rest, most)
    return points + 0.1 * rest
