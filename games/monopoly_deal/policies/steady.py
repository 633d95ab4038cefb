"""A computer player with a plan: complete sets, keep a bank, save Just Say No, pay without breaking sets."""

from random import Random

from games.core.asks import Ask, Command
from games.monopoly_deal.cards import KIND
from games.monopoly_deal.charges import target_of
from games.monopoly_deal.commands import BankCard, Discard, EndTurn, LayProperty, PlaceBuilding, PlayPassGo, PlayRent
from games.monopoly_deal.policies.effects import after, settled
from games.monopoly_deal.policies.ways import best, refusal, ways
from games.monopoly_deal.policies.worth import hold, keep, standing
from games.monopoly_deal.state import HAND_LIMIT, Target
from games.monopoly_deal.view import DealView

PASS_GO = 6.0
"""Two unknown cards, and they come before the other plays are decided."""
REFUSE = 6.0
"""A Just Say No is played against a loss of at least this; with another one in hand against half."""
ARRANGE = 0.5
"""The least rise for which tabled cards are moved."""
SURE = (BankCard, LayProperty, PlaceBuilding)
AIMED = 0.85
"""Whatever is aimed at others may be refused."""
CROWDED = 3.0
"""So much less is a card worth keeping when the hand is too full for it anyway."""


def steady_policy(view: DealView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """The answer that serves the plan best; ties by chance."""
    ask = next(ask for ask in asks if ask.required)
    match ask.kind:
        case "play":
            return _arrange(view, asks, rng) or _play(view, ask, rng)
        case "place":
            return best(ways(ask), lambda command: standing(view, after(view, command), ask.seat), rng)
        case "discard":
            return _discard(view, ask)
    return _respond(view, ask)


def _arrange(view: DealView, asks: tuple[Ask, ...], rng: Random) -> Command | None:
    """A free move of tabled cards, if one helps; each must help, so they come to an end."""
    ask = next((ask for ask in asks if ask.kind == "arrange"), None)
    moves = list(ways(ask)) if ask else []
    if not moves:
        return None

    def worth(command: Command) -> float:
        return standing(view, after(view, command), command.seat)

    move = best(moves, worth, rng)
    return move if worth(move) - standing(view, view.tables, move.seat) > ARRANGE else None


def _play(view: DealView, ask: Ask, rng: Random) -> Command:
    now = standing(view, view.tables, ask.seat)
    crowded = len(view.hand) - view.plays > HAND_LIMIT

    def gain(command: Command) -> float:
        if isinstance(command, EndTurn):
            return 0.0
        if isinstance(command, PlayPassGo):
            return PASS_GO - keep(command.card)
        spent = sum(keep(card) for card in _cards(command))
        chance = 1.0 if isinstance(command, SURE) else AIMED
        rise = standing(view, after(view, command), ask.seat) - now
        return chance * rise - (max(0.0, spent - CROWDED) if crowded else spent)

    return best(ways(ask), gain, rng)


def _cards(command: Command) -> tuple[str, ...]:
    card = getattr(command, "card", None)
    more = command.doublers if isinstance(command, PlayRent) else ()
    return (*((card,) if isinstance(card, str) else ()), *more)


def _respond(view: DealView, ask: Ask) -> Command:
    """Say no when what is at stake is worth a Just Say No; else pay as the clock would, without breaking a set."""
    assert ask.default is not None
    assert view.charge is not None
    seat, no = ask.seat, refusal(ask)
    if no is None:
        return ask.default
    happens = settled(view, view.charge, _aimed(view, ask))
    change = standing(view, happens, seat) - standing(view, view.tables, seat)
    stake = change if seat == view.charge.attacker else -change
    held = sum(KIND[card] == "just_say_no" for card in view.hand)
    return no if stake >= REFUSE / held else ask.default


def _aimed(view: DealView, ask: Ask) -> Target:
    defender = ask.seat if ask.kind == "charge" else int(ask.kind.rpartition("_")[2])
    target = target_of(view.charge, defender)
    assert target is not None
    return target


def _discard(view: DealView, ask: Ask) -> Command:
    """The cards that are worth least to hold."""
    surplus = len(view.hand) - HAND_LIMIT
    return Discard(ask.seat, tuple(sorted(view.hand, key=hold)[:surplus]))
