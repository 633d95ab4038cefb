"""How the steady player answers its cards: what helps it most, the harm to an opponent counting in part."""

from random import Random

from msgspec.structs import replace

from games.core.asks import Ask, Command
from games.core.piles import less
from games.core.walk import fills
from games.machi_koro.apply_cards import plus, without
from games.machi_koro.cards import CARDS, LANDMARKS
from games.machi_koro.commands import CLOSED, Demolish, Exhibit, GiveCard, Renovate, SwapCards, TakeFrom
from games.machi_koro.policies.prospects import Prospects
from games.machi_koro.state import City
from games.machi_koro.view import MachiView

RIVAL = 0.4
"""What one opponent loses is worth so much of the same gain."""
HALL = 5.0
"""An Exhibit Hall is used for at least so many coins; it costs 7 and may come back."""


def best_answer(view: MachiView, ask: Ask, rng: Random) -> Command:
    """The answer worth most; ties by chance."""
    answers = [form.build(ask.seat, filled) for form in ask.forms for filled in fills(form)]
    own = Prospects(view, ask.seat)
    scored = [(_worth(view, own, answer), rng.random(), place) for place, answer in enumerate(answers)]
    return answers[max(scored)[-1]]


def _worth(view: MachiView, own: Prospects, command: Command) -> float:
    match command:
        case TakeFrom(target=target):
            rival = Prospects(view, target)
            taken = min(CARDS["tv_station"].amount, rival.city.coins)
            return taken - rival.rounds(rival.city) / 1000
        case Demolish(landmark=landmark):
            poorer = replace(own.city, landmarks=less(own.city.landmarks, landmark))
            return -own.rounds(poorer) - LANDMARKS[landmark].cost / 1000
        case SwapCards(give=give, target=target, take=take):
            rival = Prospects(view, target)
            mine = _plus(_without(own.city, give), take)
            theirs = _plus(_without(rival.city, take), give)
            return _rise(own, mine) - RIVAL * _rise(rival, theirs)
        case GiveCard(card=card, target=target):
            rival = Prospects(view, target)
            return _rise(own, _without(own.city, card)) - RIVAL * _rise(rival, _plus(rival.city, card))
        case Renovate(card=card):
            return _renovation(view, own, card)
        case Exhibit(card=card):
            copies = own.city.cards.count(card)
            return copies * own.worth(CARDS[card], own.city) - HALL if CARDS[card].colour != "red" else -HALL
    return 0.0


def _renovation(view: MachiView, own: Prospects, card: str) -> float:
    """The payments, and what the closed cards will not bring once."""
    copies = [city.cards.count(card) for city in view.cities]
    from_bank = view.options.renovation_pays == "bank"
    paid = sum(min(copies[other], view.cities[other].coins) for other in own.others)
    worth = own.worth(CARDS[card], own.city) if CARDS[card].colour != "red" else float(CARDS[card].amount)
    harm = RIVAL * sum(copies[other] for other in own.others) * worth
    return (sum(copies) if from_bank else paid) + harm - copies[own.seat] * worth


def _rise(prospects: Prospects, city: City) -> float:
    return prospects.income(city) - prospects.income(prospects.city)


def _without(city: City, token: str) -> City:
    return without(city, token.removesuffix(CLOSED), closed=token.endswith(CLOSED))


def _plus(city: City, token: str) -> City:
    return plus(city, token.removesuffix(CLOSED), closed=token.endswith(CLOSED))
