"""The state after events of turns, dice, moves, jail, cards and questions."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from games.core.game import Event
from games.core.piles import replaced
from games.monopoly import events as e
from games.monopoly.cards import CARDS, DECKS, JAIL_CARDS, Deck
from games.monopoly.squares import JAIL
from games.monopoly.state import NO_THROW, MonopolyState, Then, Throw


def _decks_shuffled(state: MonopolyState, event: e.DecksShuffled) -> MonopolyState:
    return replace(state, unseen=event.unseen)


def _unchanged(state: MonopolyState, event: Event) -> MonopolyState:
    del event
    return state


def _first_chosen(state: MonopolyState, event: e.FirstChosen) -> MonopolyState:
    return replace(state, first=event.seat, turn=event.seat)


def _turn_began(state: MonopolyState, event: e.TurnBegan) -> MonopolyState:
    step, window = state.step, state.window
    return replace(
        state,
        turn=event.seat,
        round=event.round,
        turns=state.turns + 1,
        phase="roll",
        raised=step,
        began=step,
        window=step if window < 0 else window,
        throw=NO_THROW,
        order="",
    )


def _jail_turn_began(state: MonopolyState, event: e.JailTurnBegan) -> MonopolyState:
    return replace(_turn_began(state, e.TurnBegan(event.seat, event.round)), phase="jail", order=event.order)


def _dice_rolled(state: MonopolyState, event: e.DiceRolled) -> MonopolyState:
    then: Then = "guide" if event.face == "guide" else ""
    throw = Throw(event.dice, event.face, event.total, event.doubles, event.again, then)
    return replace(state, throw=throw, phase="moving")


def _moved(state: MonopolyState, event: e.Moved) -> MonopolyState:
    seat, salary, players = event.seat, event.salary, list(state.players)
    player = players[seat]
    if not salary:
        players[seat] = replace(player, square=event.square)
        return replace(state, players=tuple(players), phase="moving")
    lapped = player.lapped or state.turns
    players[seat] = replace(player, square=event.square, cash=player.cash + salary, lapped=lapped)
    return replace(state, players=tuple(players), bank=state.bank - salary, phase="moving")


def _sent_to_jail(state: MonopolyState, event: e.SentToJail) -> MonopolyState:
    player = replace(state.players[event.seat], square=JAIL, jailed=True, tries=0)
    throw = replace(state.throw, doubles=0, again=False, then="")
    return replace(state, players=replaced(state.players, event.seat, player), throw=throw, phase="moving")


def _jail_missed(state: MonopolyState, event: e.JailMissed) -> MonopolyState:
    player = replace(state.players[event.seat], tries=event.tries)
    throw = replace(state.throw, then="forced_move" if event.must_pay else "")
    return replace(state, players=replaced(state.players, event.seat, player), throw=throw)


def _jail_left(state: MonopolyState, event: e.JailLeft) -> MonopolyState:
    player = replace(state.players[event.seat], jailed=False, tries=0)
    seen = state.seen
    if event.deck is not None:
        player = replace(player, cards=tuple(deck for deck in player.cards if deck != event.deck))
        seen = with_jail_card(seen, event.deck)
    players = replaced(state.players, event.seat, player)
    if event.by in {"fine", "card"}:
        return replace(state, players=players, seen=seen, phase="roll", raised=state.step)
    return replace(state, players=players, throw=replace(state.throw, then=""))


def with_jail_card(seen: tuple[tuple[str, ...], ...], deck: Deck) -> tuple[tuple[str, ...], ...]:
    """The cards that were seen, with that jail card at the bottom of its deck (R54)."""
    place = DECKS.index(deck)
    return replaced(seen, place, (*seen[place], JAIL_CARDS[deck]))


def _roll_again(state: MonopolyState, event: e.RollAgain) -> MonopolyState:
    del event
    return _opened(replace(state, phase="roll", throw=replace(state.throw, again=False)))


def _end_asked(state: MonopolyState, event: e.EndAsked) -> MonopolyState:
    del event
    return _opened(replace(state, phase="end"))


def _opened(state: MonopolyState) -> MonopolyState:
    return replace(state, raised=state.step, window=state.step if state.window < 0 else state.window)


def _move_asked(state: MonopolyState, event: e.MoveAsked) -> MonopolyState:
    return replace(state, phase=event.choice, raised=state.step, window=-1)


def _follow_up(state: MonopolyState, event: e.FollowUp) -> MonopolyState:
    return replace(state, throw=replace(state.throw, then=event.then))


def _purchase_offered(state: MonopolyState, event: e.PurchaseOffered) -> MonopolyState:
    if event.order != "ask":
        return replace(state, order=event.order)
    return replace(state, order=event.order, phase="buy", raised=state.step, window=-1)


def _settled(state: MonopolyState, event: Event) -> MonopolyState:
    del event
    return replace(state, phase="moving")


def _tax_asked(state: MonopolyState, event: e.TaxAsked) -> MonopolyState:
    del event
    return replace(state, phase="tax", raised=state.step, window=-1)


def _card_drawn(state: MonopolyState, event: e.CardDrawn) -> MonopolyState:
    card = CARDS[event.card]
    place = DECKS.index(card.deck)
    unseen, seen, players = state.unseen[place], state.seen[place], state.players
    if unseen:
        unseen = unseen[1:]
    else:
        seen = seen[1:]
    if card.effect == "jail_free":
        player = players[event.seat]
        players = replaced(players, event.seat, replace(player, cards=(*player.cards, card.deck)))
    else:
        seen = (*seen, event.card)
    return replace(
        state,
        players=players,
        unseen=replaced(state.unseen, place, unseen),
        seen=replaced(state.seen, place, seen),
    )


def _turn_kept(state: MonopolyState, event: e.TurnKept) -> MonopolyState:
    player = replace(state.players[event.seat], keeps=event.keeps)
    return replace(state, players=replaced(state.players, event.seat, player))


TURNS: dict[type[Event], Callable[[MonopolyState, Any], MonopolyState]] = {
    e.DecksShuffled: _decks_shuffled,
    e.OpeningRolled: _unchanged,
    e.FirstChosen: _first_chosen,
    e.TurnBegan: _turn_began,
    e.JailTurnBegan: _jail_turn_began,
    e.DiceRolled: _dice_rolled,
    e.Moved: _moved,
    e.SentToJail: _sent_to_jail,
    e.JailMissed: _jail_missed,
    e.JailLeft: _jail_left,
    e.RollAgain: _roll_again,
    e.EndAsked: _end_asked,
    e.MoveAsked: _move_asked,
    e.FollowUp: _follow_up,
    e.PurchaseOffered: _purchase_offered,
    e.PurchaseDeclined: _settled,
    e.TaxAsked: _tax_asked,
    e.TaxChosen: _settled,
    e.CardDrawn: _card_drawn,
    e.ThrownAnew: _unchanged,
    e.TurnKept: _turn_kept,
}
