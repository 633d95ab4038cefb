"""What a city may expect to earn in a round, and how many rounds it is from winning."""

from collections.abc import Mapping

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.piles import replaced
from games.machi_koro import amounts
from games.machi_koro.board import cost, goal, opponents
from games.machi_koro.cards import CARDS, LANDMARKS, Card, landmarks_of
from games.machi_koro.forecast import Outlook
from games.machi_koro.state import City
from games.machi_koro.view import MachiView

ONE = (0.0, *(1 / 6,) * 6, *(0.0,) * 8)
TWO = (0.0, 0.0, *((6 - abs(total - 7)) / 36 for total in range(2, 13)), 0.0, 0.0)
DOUBLE = 1 / 6
LEAST_PURSE = 3
"""Opponents are taken to have at least so much when a card asks for it."""
LEAST_INCOME = 0.2
HALVED = 0.5
"""A Winery acts every other time."""
CHOICES: Mapping[str, float] = {"swap": 2.0, "renovation": 1.5, "exhibit": 4.0, "moving": 2.0}
"""What cards with a choice are worth, in coins, each time they act."""


class Prospects:
    """The view's seat, judged with other cards than it has now."""

    def __init__(self, view: MachiView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.city = view.cities[seat]
        self.others = opponents(view, seat)
        self.purses = [max(city.coins, LEAST_PURSE) for city in view.cities]
        self._odds = {other: TWO if _has(view.cities[other], "train_station") else ONE for other in self.others}
        self._losses = self._red_losses()

    def income(self, city: City) -> float:
        """Coins a round, the best number of dice chosen."""
        return self._on_own_turn(city) + self._on_others_turns(city)

    def rounds(self, city: City) -> float:
        """Rounds until the last landmark: the coins still missing at this income, and a turn for each landmark."""
        return max(self.race(city))

    def race(self, city: City) -> tuple[float, float]:
        """The rounds it takes to build, and those it takes to earn, what is missing."""
        missing = [mark for mark in landmarks_of(self.view.options.sets) if mark not in city.landmarks]
        wanted = sorted(LANDMARKS[mark].cost for mark in missing)[: goal(self.view) - city.built]
        if not wanted:
            return 0.0, 0.0
        return len(wanted), max(0.0, (sum(wanted) - city.coins) / max(self.income(city), LEAST_INCOME))

    def turn_value(self, city: City, dice: int) -> float:
        """What a roll with so many dice brings on average."""
        values = self._values(city)
        return self._expected(city, values, TWO if dice == 2 else ONE)

    def worth(self, card: Card, city: City) -> float:
        """What one open copy brings when it acts on an own roll."""
        return self._worth(self._outlook(city, self.seat), card, city)

    def built(self, card: str) -> City:
        """The city after building."""
        city, coins = self.city, self.city.coins - cost(self.view, card)
        if card in LANDMARKS:
            return replace(city, coins=coins, landmarks=(*city.landmarks, card))
        return replace(city, coins=coins, cards=(*city.cards, card))

    def _on_own_turn(self, city: City) -> float:
        values = self._values(city)
        best = self._expected(city, values, ONE)
        if _has(city, "train_station"):
            two = self._expected(city, values, TWO)
            best = max(best, two / (1 - DOUBLE) if _has(city, "amusement_park") else two)
        return best

    def _expected(self, city: City, values: list[float], odds: tuple[float, ...]) -> float:
        if _has(city, "harbor"):
            values = [*values[:10], *(max(values[t], values[t + 2]) for t in (10, 11, 12)), *values[13:]]
        mean = sum(chance * value for chance, value in zip(odds, values, strict=True) if chance)
        if _has(city, "radio_tower"):
            mean = sum(chance * max(value, mean) for chance, value in zip(odds, values, strict=True) if chance)
        return mean

    def _values(self, city: City) -> list[float]:
        """What each total of an own roll brings, less what red cards take."""
        outlook = self._outlook(city, self.seat)
        values = [-loss for loss in self._losses]
        for name, copies in _kinds(city):
            card = CARDS[name]
            if card.colour == "red":
                continue
            worth = copies * self._worth(outlook, card, city)
            if worth:
                for total in range(card.least, card.most + 1):
                    values[total] += worth
        return values

    def _on_others_turns(self, city: City) -> float:
        income = 0.0
        outlooks = {other: self._outlook(city, other) for other in self.others}
        for name, copies in _kinds(city):
            card = CARDS[name]
            if card.colour not in {"blue", "red"}:
                continue
            for other, outlook in outlooks.items():
                chance = sum(self._odds[other][card.least : card.most + 1])
                if not chance:
                    continue
                if card.colour == "blue":
                    income += chance * copies * amounts.from_bank(outlook, card, self.seat)
                else:
                    asked = amounts.from_roller(outlook, card, self.seat, copies)
                    income += chance * min(asked, self.purses[other])
        return income

    def _worth(self, outlook: Outlook, card: Card, city: City) -> float:
        if card.effect in CHOICES:
            return CHOICES[card.effect]
        match card.effect:
            case "loan":
                return -card.amount
            case "demolition":
                standing = [LANDMARKS[mark].cost for mark in city.landmarks if LANDMARKS[mark].cost]
                return card.amount - min(standing) if standing else 0.0
            case "pool":
                purses = [self.purses[other] for other in self.others]
                return (sum(purses) - len(purses) * LEAST_PURSE) / (len(purses) + 1)
            case "victim":
                return min(card.amount, max(self.purses[other] for other in self.others))
        if card.colour == "purple":
            asked = [(amounts.from_opponent(outlook, card, self.seat, other), other) for other in self.others]
            return sum(min(amount, self.purses[other]) for amount, other in asked)
        worth = amounts.from_bank(outlook, card, self.seat)
        return worth * HALVED if card.closes else worth

    def _red_losses(self) -> list[float]:
        """What red cards of others take of an own roll, by total."""
        losses = [0.0] * len(ONE)
        outlook = self._outlook(self.city, self.seat)
        for other in self.others:
            for name, copies in _kinds(self.view.cities[other]):
                card = CARDS[name]
                if card.colour == "red":
                    asked = amounts.from_roller(outlook, card, other, copies)
                    for total in range(card.least, card.most + 1):
                        losses[total] += min(asked, self.purses[self.seat])
        return losses

    def _outlook(self, city: City, roller: Seat) -> Outlook:
        return Outlook(self.view, replaced(self.view.cities, self.seat, city), roller)


def _kinds(city: City) -> list[tuple[str, int]]:
    cards = (*city.cards, *city.closed) if city.closed else city.cards
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def _has(city: City, landmark: str) -> bool:
    return landmark in city.landmarks
