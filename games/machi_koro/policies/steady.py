"""A computer player that races for the landmarks: whatever brings the last of them soonest."""

from random import Random

from msgspec.structs import replace

from games.core.asks import Ask, Command
from games.machi_koro.amounts import AIRPORT
from games.machi_koro.building import affordable
from games.machi_koro.cards import CARDS
from games.machi_koro.commands import Build, Decline, Invest, KeepRoll
from games.machi_koro.forecast import gains
from games.machi_koro.policies.choices import best_answer
from games.machi_koro.policies.greedy import better_dice
from games.machi_koro.policies.prospects import TWO, Prospects
from games.machi_koro.view import MachiView


def steady_policy(view: MachiView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """The answer that wins soonest; ties by chance."""
    (ask,) = asks
    assert ask.default is not None
    match ask.kind:
        case "roll":
            return better_dice(view, ask)
        case "reroll":
            return _reroll(view, ask)
        case "build":
            return _build(view, ask, rng)
        case "invest":
            return _invest(view, ask)
        case "victim" | "swap" | "demolish" | "give" | "renovate" | "exhibit":
            return best_answer(view, ask, rng)
    return ask.default


def _reroll(view: MachiView, ask: Ask) -> Command:
    """Roll again what brings less than a roll on average; a further turn is not thrown away for that."""
    if view.extra:
        return KeepRoll(ask.seat)
    prospects = Prospects(view, ask.seat)
    now = gains(view, ask.seat, view.total)[ask.seat]
    if now >= prospects.turn_value(prospects.city, len(view.dice)):
        return KeepRoll(ask.seat)
    again = next(form for form in reversed(ask.forms) if form.command is not KeepRoll)
    return again.build(ask.seat, ())


def _build(view: MachiView, ask: Ask, rng: Random) -> Command:
    """What leaves the fewest rounds to win; of equals what leaves the fewest to earn."""
    assert ask.default is not None
    prospects = Prospects(view, ask.seat)
    city = prospects.city
    waiting = replace(city, coins=city.coins + AIRPORT) if "airport" in city.landmarks else city
    plans = [(waiting, ask.default)]
    plans += [(prospects.built(card), Build(ask.seat, card)) for card in affordable(view, ask.seat)]
    races = [prospects.race(after) for after, _ in plans]
    scored = [(max(race), race[1], rng.random(), place) for place, race in enumerate(races)]
    return plans[min(scored)[-1]][1]


def _invest(view: MachiView, ask: Ask) -> Command:
    """A coin, if it comes back before the end."""
    prospects = Prospects(view, ask.seat)
    if "train_station" not in prospects.city.landmarks:
        return Decline(ask.seat)
    back = TWO[CARDS["tech_startup"].least] * len(prospects.others) * prospects.rounds(prospects.city)
    return Invest(ask.seat) if back > 1 else Decline(ask.seat)
