"""Toys with one fault each, of the kinds that real games have had."""

from functools import partial
from random import Random
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from games.core.asks import TABLE, Ask, Choice, Command, Concede, Due, Field, Filled, Form, Option, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Event, Step, Transaction
from games.core.text import Text
from games.core.walk import fill
from tests.games.toy import commands as cmd
from tests.games.toy import events as ev
from tests.games.toy.check import shields
from tests.games.toy.game import Bazaar
from tests.games.toy.state import BazaarState
from tests.games.toy.view import BazaarView


class DeckInTheView(Bazaar):
    """The view shows the next card of the deck."""

    def view(self, state: BazaarState, seat: Seat | None) -> BazaarView:
        view = super().view(state, seat)
        return replace(view, wanted=view.wanted or "".join(state.deck[:1]))


class HandInTheView(Bazaar):
    """While a raid is on, everybody sees how many shields the defender holds."""

    def view(self, state: BazaarState, seat: Seat | None) -> BazaarView:
        view = super().view(state, seat)
        if state.raid is None:
            return view
        return replace(view, plays=len(shields(state, state.raid.chain.asked)))


class HoldersAreAskedOtherwise(Bazaar):
    """Whoever holds no shield gets another question: what is asked tells the table the hand."""

    def asks(self, state: BazaarState) -> tuple[Ask, ...]:
        return tuple(
            replace(ask, kind="nod") if ask.kind == "respond" and not shields(state, ask.seat) else ask
            for ask in super().asks(state)
        )


class OnlyHoldersAreAsked(Bazaar):
    """A raid is settled at once when the defender holds no shield: a missing question tells the table the hand."""

    def resolve(self, tx: Transaction[BazaarState], command: Command) -> None:
        super().resolve(tx, command)
        raid = tx.state.raid
        if raid and not shields(tx.state, raid.chain.asked):
            tx.emit(ev.RaidEnded(not raid.chain.cancelled and raid.card in tx.state.players[raid.chain.defender].stall))


class OptionsShowAHand(Bazaar):
    """Whoever may raid sees how many shields each other seat holds."""

    def asks(self, state: BazaarState) -> tuple[Ask, ...]:
        return tuple(replace(ask, offer=partial(_forms_that_tell, state, ask)) for ask in super().asks(state))


def _forms_that_tell(state: BazaarState, ask: Ask) -> tuple[Form, ...]:
    return tuple(replace(form, next_field=partial(_field_that_tells, state, form)) for form in ask.forms)


def _field_that_tells(state: BazaarState, form: Form, filled: tuple[Filled, ...]) -> Field | None:
    field = form.next_field(filled)
    if not isinstance(field, Choice) or field.name != "target":
        return field
    return replace(field, options=tuple(_option_that_tells(state, option) for option in field.options))


def _option_that_tells(state: BazaarState, option: Option) -> Option:
    return replace(option, detail=Text("toy-hand", cards=len(shields(state, int(option.value)))))


class LoudlyBuried(ev.Buried, frozen=True, tag=True):
    """Says to everybody what was buried."""

    def seen_by(self, seat: Seat | None) -> "LoudlyBuried":
        del seat
        return self


class EventUnredacted(Bazaar):
    """What is buried is told to all."""

    events: ClassVar[tuple[type[Event], ...]] = (*Bazaar.events, LoudlyBuried)

    def decide(self, state: BazaarState, command: Command, chance: Chance) -> Step[BazaarState]:
        return _told_as(super().decide(state, command, chance), ev.Buried, LoudlyBuried)


class LightlyDrawn(ev.Drew, frozen=True, tag=True):
    """Could be undone, and the card be drawn that was seen."""

    reversible: ClassVar[bool] = True


class DrawCanBeUndone(Bazaar):
    """Whoever drew may take it back."""

    events: ClassVar[tuple[type[Event], ...]] = (*Bazaar.events, LightlyDrawn)

    def decide(self, state: BazaarState, command: Command, chance: Chance) -> Step[BazaarState]:
        return _told_as(super().decide(state, command, chance), ev.Drew, LightlyDrawn)


class LightlyOpened(ev.AuctionOpened, frozen=True, tag=True):
    """Could be undone, although all saw the card."""

    reversible: ClassVar[bool] = True


class AuctionCanBeUndone(Bazaar):
    """Whoever saw the top card may put it back."""

    events: ClassVar[tuple[type[Event], ...]] = (*Bazaar.events, LightlyOpened)

    def decide(self, state: BazaarState, command: Command, chance: Chance) -> Step[BazaarState]:
        return _told_as(super().decide(state, command, chance), ev.AuctionOpened, LightlyOpened)


def _told_as(step: Step[BazaarState], was: type[Event], becomes: type[Event]) -> Step[BazaarState]:
    events = tuple(becomes(*msgspec.structs.astuple(event)) if type(event) is was else event for event in step.events)
    return replace(step, events=events)


class LooselyLaid(Event, frozen=True, tag=True):
    """A field without a proper type: a tuple when it happens, a list when it is read again."""

    seat: Seat
    cards: Any


class ApplyNotTotal(Bazaar):
    """Laying a card goes through a field that JSON does not keep, so a reloaded match has another state."""

    events: ClassVar[tuple[type[Event], ...]] = (*Bazaar.events, LooselyLaid)

    def resolve(self, tx: Transaction[BazaarState], command: Command) -> None:
        if isinstance(command, cmd.Lay):
            tx.emit(LooselyLaid(command.seat, (command.card,)))
        else:
            super().resolve(tx, command)

    def apply(self, state: BazaarState, event: Event) -> BazaarState:
        if not isinstance(event, LooselyLaid):
            return super().apply(state, event)
        state = super().apply(state, ev.Laid(event.seat, event.cards[0]))
        return state if isinstance(event.cards, tuple) else replace(state, plays=0)


class CardLost(Bazaar):
    """What a seat buries is gone."""

    def apply(self, state: BazaarState, event: Event) -> BazaarState:
        deck = state.deck
        state = super().apply(state, event)
        return replace(state, deck=deck) if isinstance(event, ev.Buried) else state


class Wait(Command, frozen=True, tag=True):
    """Do nothing, and be asked again."""


class DefaultWithoutEnd(Bazaar):
    """Whoever does not play waits, for ever."""

    commands: ClassVar[tuple[type[Command], ...]] = (*Bazaar.commands, Wait)

    def check(self, state: BazaarState, command: Command) -> None:
        if not isinstance(command, Wait):
            super().check(state, command)
        elif not any(ask.kind == "play" and ask.seat == command.seat for ask in super().asks(state)):
            raise IllegalMove("toy-refuse-not-now")

    def asks(self, state: BazaarState) -> tuple[Ask, ...]:
        return tuple(self._patient(ask) if ask.kind == "play" else ask for ask in super().asks(state))

    @staticmethod
    def _patient(ask: Ask) -> Ask:
        wait = Form("wait", Text("toy-do-let"), Wait)
        return replace(ask, offer=lambda: (*ask.forms, wait), fallback=lambda: Wait(ask.seat))


class SampleBreaksARule(Bazaar):
    """A computer player at random may end its turn without giving up what it must."""

    def sample(self, state: BazaarState, rng: Random) -> Command | None:
        return cmd.EndTurn(state.active) if state.free else None


class SampleForgetsAForm(Bazaar):
    """A computer player at random does nothing but the first thing on offer."""

    def sample(self, state: BazaarState, rng: Random) -> Command | None:
        ask = next((ask for ask in self.asks(state) if ask.required), None)
        return ask.forms[0].build(ask.seat, fill(ask.forms[0], rng)) if ask else None


class LaxJudge(Bazaar):
    """Anybody may answer a proposal."""

    def check(self, state: BazaarState, command: Command) -> None:
        if isinstance(command, cmd.Decline) and state.proposal and command.seat in state.live:
            return
        super().check(state, command)


class SwapNotCheckedAgain(Bazaar):
    """A swap is accepted although the card is no longer there: it crashes half-way."""

    def check(self, state: BazaarState, command: Command) -> None:
        if isinstance(command, cmd.Accept) and state.proposal and command.seat == state.proposal.taker:
            return
        super().check(state, command)


class NobodyLeavesAnAuction(Bazaar):
    """While an auction is open, nobody may concede."""

    def check(self, state: BazaarState, command: Command) -> None:
        super().check(state, command)
        if isinstance(command, Concede) and state.auction:
            raise IllegalMove("toy-refuse-not-now")


class StaleDate(Bazaar):
    """A question keeps the date of the turn although its seat has acted: a double click would act twice."""

    def asks(self, state: BazaarState) -> tuple[Ask, ...]:
        since = state.raised
        return tuple(replace(ask, since=since) if ask.kind == "play" else ask for ask in super().asks(state))


class AuctionWithoutDeadline(Bazaar):
    """Nothing closes an auction: when nobody bids, everybody waits for ever."""

    def due(self, state: BazaarState) -> tuple[Due, ...]:
        return tuple(due for due in super().due(state) if due.command.seat != TABLE)


class OwnDice(Bazaar):
    """The first player depends on a counter of the process, not on the chance."""

    def __init__(self) -> None:
        self._played = 0

    def decide(self, state: BazaarState, command: Command, chance: Chance) -> Step[BazaarState]:
        self._played += 1
        step = super().decide(state, command, chance)
        drawn = [event for event in step.events if isinstance(event, ev.Drew)]
        if not drawn or self._played % 2:
            return step
        return replace(step, events=(*step.events, ev.ProposalEnded(swapped=False)))


class RedealForgetsAHand(Bazaar):
    """Only the deck is drawn again, so no check of secrets could see a leaked hand."""

    def redeal(self, state: BazaarState, seat: Seat | None, chance: Chance) -> BazaarState:
        del seat
        return replace(state, deck=chance.shuffled(state.deck))


class ResetForgetsTheDeck(Bazaar):
    """After a reset the cards that were drawn come again in the same order."""

    def reshuffle(self, tx: Transaction[BazaarState]) -> None:
        del tx


class ResetDealsAgain(Bazaar):
    """A reset gives every seat another hand."""

    def reshuffle(self, tx: Transaction[BazaarState]) -> None:
        cards = tx.chance.shuffled((*tx.state.deck, *(card for p in tx.state.players for card in p.hand)))
        hands: list[tuple[str, ...]] = []
        for player in tx.state.players:
            size = len(player.hand)
            hands.append(cards[:size])
            cards = cards[size:]
        tx.emit(ev.Dealt(tuple(hands), cards))


class TurnsAreNotTold(Bazaar):
    """Whatever is played seems to begin a turn, so a reset takes nothing back."""

    def turn_began(self, state: BazaarState) -> int:
        return state.step


class LoudlyShuffled(ev.DeckShuffled, frozen=True, tag=True):
    """Says to everybody what lies on top."""

    def seen_by(self, seat: Seat | None) -> "LoudlyShuffled":
        del seat
        return self


class ResetTellsTheDeck(Bazaar):
    """A reset shows the new order of the deck."""

    events: ClassVar[tuple[type[Event], ...]] = (*Bazaar.events, LoudlyShuffled)

    def reshuffle(self, tx: Transaction[BazaarState]) -> None:
        tx.emit(LoudlyShuffled(tx.chance.shuffled(tx.state.deck)))


def peeking_policy(view: BazaarView, asks: tuple[Ask, ...], rng: Any) -> Command:
    """Reads the state out of a closure of its question."""
    del view, rng
    ask = next(ask for ask in asks if ask.required)
    assert ask.default is not None
    if ask.kind != "play":
        return ask.default
    state = next(cell.cell_contents for cell in ask.offer.__closure__ or () if hasattr(cell.cell_contents, "deck"))
    sells = any(form.key == "sell" for form in ask.forms)
    return cmd.Sell(ask.seat) if sells and state.deck[0].startswith("silk") else ask.default


class PolicyPeeks(Bazaar):
    """A computer player looks at the deck."""

    policies: ClassVar[Any] = {"peeking": peeking_policy}
