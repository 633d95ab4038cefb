"""A computer player with a plan: complete sets, keep a bank, save Just Say No, pay without breaking sets."""

from random import Random

from games.core.asks import Ask, Command
from games.monopoly_deal.cards import KIND, VALUE
from games.monopoly_deal.charges import target_of
from games.monopoly_deal.commands import Discard, EndTurn, Pay, PlayPassGo, PlayRent
from games.monopoly_deal.payment import payable
from games.monopoly_deal.policies.effects import after, settled
from games.monopoly_deal.policies.ways import best, refusal, ways
from games.monopoly_deal.policies.worth import hold, keep, standing, table_worth
from games.monopoly_deal.state import HAND_LIMIT, Target
from games.monopoly_deal.tables import take
from games.monopoly_deal.view import DealView

PASS_GO = 6.0
"""Two unknown cards, and they come before the other plays are decided."""
REFUSE = 6.0
"""A Just Say No is played against a loss of at least this; with another one in hand against half."""
ARRANGE = 0.5
CROWDED = 3.0
"""So much less is a card worth keeping when the hand is too full to keep it."""


def steady_policy(view: DealView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """The answer that serves the plan best; ties by chance."""
    ask = next(ask for ask in asks if ask.required)
    match ask.kind:
        case "play":
            arrange = next((other for other in asks if other.kind == "arrange"), None)
            return _play(view, ask, arrange, rng)
        case "place":
            return best(ways(ask), lambda command: standing(view, after(view, command), ask.seat), rng)
        case "discard":
            return _discard(view, ask)
    return _respond(view, ask)


def _play(view: DealView, ask: Ask, arrange: Ask | None, rng: Random) -> Command:
    seat = ask.seat
    now = standing(view, view.tables, seat)
    surplus = len(view.hand) - view.plays > HAND_LIMIT

    def gain(command: Command) -> float:
        if isinstance(command, EndTurn):
            return 0.0
        if isinstance(command, PlayPassGo):
            return PASS_GO - keep(command.card)
        spent = sum(keep(card) for card in _cards(command))
        rise = standing(view, after(view, command), seat) - now
        return rise - (max(0.0, spent - CROWDED) if surplus else spent)

    choice = best(ways(ask), gain, rng)
    if arrange is None:
        return choice

    def rise(command: Command) -> float:
        return standing(view, after(view, command), seat) - now

    moves = list(ways(arrange))
    if moves:
        move = best(moves, rise, rng)
        if rise(move) > ARRANGE:
            return move
    return choice


def _cards(command: Command) -> tuple[str, ...]:
    card = getattr(command, "card", None)
    more = command.doublers if isinstance(command, PlayRent) else ()
    return (*((card,) if isinstance(card, str) else ()), *more)


def _respond(view: DealView, ask: Ask) -> Command:
    """Say no when the loss is worth a Just Say No; else pay what is missed least."""
    target = _aimed(view, ask)
    seat, default = ask.seat, ask.default
    assert default is not None
    assert view.charge is not None
    no = refusal(ask)
    payment = _payment(view, target) if isinstance(default, Pay) else default
    now = standing(view, view.tables, seat)
    happens = after(view, payment) if isinstance(payment, Pay) else settled(view, view.charge, target)
    change = standing(view, happens, seat) - now
    stake = change if seat == view.charge.attacker else -change
    held = sum(KIND[card] == "just_say_no" for card in view.hand)
    if no is not None and stake >= REFUSE / held:
        return no
    return payment


def _aimed(view: DealView, ask: Ask) -> Target:
    defender = ask.seat if ask.kind == "charge" else int(ask.kind.rpartition("_")[2])
    target = target_of(view.charge, defender)
    assert target is not None
    return target


def _payment(view: DealView, target: Target) -> Pay:
    """The cards that cover the debt and whose loss costs the table least."""
    seat, goal = target.seat, view.options.sets_to_win
    table = view.tables[seat]
    whole = table_worth(table, goal)
    cards = payable(table)
    owed = min(target.amount, sum(VALUE[card] for card in cards))
    best_for: dict[int, tuple[float, tuple[str, ...]]] = {0: (0.0, ())}
    for card in cards:
        cost = whole - table_worth(take(table, (card,)), goal) + 0.01
        for covered, (spent, chosen) in list(best_for.items()):
            if covered >= owed:
                continue
            total = min(owed, covered + VALUE[card])
            if total not in best_for or spent + cost < best_for[total][0]:
                best_for[total] = (spent + cost, (*chosen, card))
    return Pay(seat, best_for[owed][1])


def _discard(view: DealView, ask: Ask) -> Command:
    """The cards that are worth least to hold."""
    surplus = len(view.hand) - HAND_LIMIT
    return Discard(ask.seat, tuple(sorted(view.hand, key=hold)[:surplus]))
