"""Monopoly Deal behind the contract of a game: a table of rules, one row per command."""

from collections.abc import Callable, Mapping
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from games.core.asks import Ask, Command, Concede, Seat
from games.core.chance import Chance
from games.core.coach import Hint
from games.core.game import Event, Game, Outcome, Policy, Transaction
from games.core.panel import Panel, Section
from games.core.scene import Picture
from games.core.text import Text
from games.monopoly_deal import (
    actions,
    arranging,
    buildings,
    charges,
    laying,
    leaving,
    payment,
    placing,
    present,
    rent,
    responses,
    theft,
    turns,
)
from games.monopoly_deal import commands as c
from games.monopoly_deal.apply import APPLY
from games.monopoly_deal.asks import asks
from games.monopoly_deal.cards import deck, decks_for
from games.monopoly_deal.drawing import draw
from games.monopoly_deal.events import EVENTS, DeckShuffled
from games.monopoly_deal.guards import require_seat
from games.monopoly_deal.options import DealOptions, agreed
from games.monopoly_deal.policies import POLICIES
from games.monopoly_deal.redeal import redeal
from games.monopoly_deal.sampling import any_command
from games.monopoly_deal.state import DealState, Table, live_seats
from games.monopoly_deal.turns import begin_turn, pass_turn
from games.monopoly_deal.view import DealView, view
from games.monopoly_deal.winning import check_win

HAND = 5

_RULES: dict[type[Command], tuple[Callable[[DealState, Any], None], Callable[[Transaction[DealState], Any], None]]] = {
    c.BankCard: (laying.check_bank, laying.bank),
    c.LayProperty: (laying.check_lay, laying.lay),
    c.PlaceBuilding: (buildings.check_place, buildings.place),
    c.PlayPassGo: (actions.check_pass_go, actions.pass_go),
    c.PlayRent: (rent.check_rent, rent.charge_rent),
    c.PlayDebtCollector: (charges.check_debt, charges.debt),
    c.PlayBirthday: (charges.check_birthday, charges.birthday),
    c.PlaySlyDeal: (theft.check_sly_deal, theft.declare_sly_deal),
    c.PlayForcedDeal: (theft.check_forced_deal, theft.declare_forced_deal),
    c.PlayDealBreaker: (theft.check_deal_breaker, theft.declare_deal_breaker),
    c.EndTurn: (turns.check_end, turns.end),
    c.Discard: (turns.check_discard, turns.discard),
    c.MoveCard: (arranging.check_move, arranging.move),
    c.SwapCards: (arranging.check_swap, arranging.swap),
    c.MoveBuilding: (buildings.check_move, buildings.move),
    c.Pay: (payment.check_pay, payment.pay),
    c.SayNo: (responses.check_say_no, responses.say_no),
    c.LetHappen: (responses.check_let_happen, responses.let_happen),
    c.PlaceReceived: (placing.check_place, placing.place),
    Concede: (leaving.check_concede, leaving.concede),
}

_REASONS = {
    "sets": Text("deal-outcome-sets"),
    "last_seat": Text("deal-outcome-last_seat"),
    "stalemate": Text("deal-outcome-stalemate"),
    "reshuffle_cap": Text("deal-outcome-reshuffle_cap"),
}


class MonopolyDeal(Game[DealState, DealOptions]):
    """Two to eight seats, one deck or two."""

    key: ClassVar[str] = "monopoly_deal"
    words: ClassVar[str] = "deal"
    commands: ClassVar[tuple[type[Command], ...]] = c.COMMANDS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    policies: ClassVar[Mapping[str, Policy]] = POLICIES

    def blank(self, seats: int, options: DealOptions) -> DealState:
        """Empty hands and tables; the cards come with the first event."""
        return DealState(acted=(0,) * seats, options=agreed(options), hands=((),) * seats, tables=(Table(),) * seats)

    def setup(self, tx: Transaction[DealState]) -> None:
        """Shuffle, deal five each, let chance choose who begins (1–5)."""
        seats = tx.state.seats
        cards = tx.chance.shuffled(deck(decks_for(seats)))
        tx.emit(DeckShuffled(cards, len(cards)))
        for seat in range(seats):
            draw(tx, seat, HAND)
        begin_turn(tx, tx.chance.below(seats))

    def check(self, state: DealState, command: Command) -> None:
        """By the rule of its type."""
        require_seat(state, command)
        _RULES[type(command)][0](state, command)

    def resolve(self, tx: Transaction[DealState], command: Command) -> None:
        """By the rule of its type; then whatever follows by itself."""
        _RULES[type(command)][1](tx, command)
        if tx.state.ended is None and type(command) is not c.BankCard:  # money in the bank settles nothing
            _settle(tx)

    @cached_property
    def reducers(self) -> Mapping[type[Event], Callable[[DealState, Any], DealState]]:
        """The rows of `apply`."""
        return APPLY

    def apply(self, state: DealState, event: Event) -> DealState:
        """By the row of its type in `apply`."""
        return APPLY[type(event)](state, event)

    def asks(self, state: DealState) -> tuple[Ask, ...]:
        """See `asks`."""
        return asks(state)

    def sample(self, state: DealState, rng: Random) -> Command:
        """See `sampling`."""
        return any_command(state, rng)

    def live(self, state: DealState) -> tuple[Seat, ...]:
        """The seats that did not concede."""
        return live_seats(state)

    def view(self, state: DealState, seat: Seat | None) -> DealView:
        """The open table and the seat's hand."""
        return view(state, seat, tuple(sorted({ask.seat for ask in asks(state) if ask.required})))

    def table(self, view: DealView) -> Panel:
        """See `present`."""
        return present.table(view)

    def hand(self, view: DealView, asks: tuple[Ask, ...]) -> Panel:
        """See `present`."""
        return present.hand(view, asks)

    def guide(self, seats: int, options: DealOptions) -> tuple[Section, ...]:
        """See `present`."""
        return present.guide(seats, options)

    def table_picture(self, view: DealView) -> Picture:
        """See `present`."""
        return present.table_picture(view)

    def hand_picture(self, view: DealView) -> Picture | None:
        """See `present`."""
        return present.hand_picture(view)

    def standings(self, view: DealView) -> tuple[Text, ...]:
        """See `present`."""
        return present.standings(view)

    def wealth(self, view: DealView) -> tuple[int, ...]:
        """See `present`."""
        return present.wealth(view)

    def coach(self, view: DealView, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
        """See `present`."""
        return present.coach(view, asks)

    def narrate(self, event: Event) -> Text | None:
        """See `present`."""
        return present.narrate(event)

    def outcome(self, state: DealState) -> Outcome | None:
        """The places and why it ended."""
        return Outcome(state.ended.places, _REASONS[state.ended.reason]) if state.ended else None

    def census(self, state: DealState) -> tuple[object, ...]:
        """Every card, wherever it is."""
        cards = [*state.draw, *state.used, *state.resolving, *(placement.card for placement in state.placements)]
        for hand in state.hands:
            cards += hand
        for table in state.tables:
            cards += (*table.bank, *table.loose)
            for stack in table.stacks:
                cards += (*stack.cards, *stack.buildings)
        return tuple(sorted(cards))

    def redeal(self, state: DealState, seat: Seat | None, chance: Chance) -> DealState:
        """The other hands and the draw pile, mixed."""
        return redeal(state, seat, chance)

    def turn_began(self, state: DealState) -> int:
        """The step of the present turn's `TurnBegan`."""
        return state.began

    def reshuffle(self, tx: Transaction[DealState]) -> None:
        """The draw pile in another order; hands are known to their seats."""
        tx.emit(DeckShuffled(tx.chance.shuffled(tx.state.draw), len(tx.state.draw)))


def _settle(tx: Transaction[DealState]) -> None:
    """What follows without anybody's doing: answers nobody can give, the win, the turn of a seat that left."""
    if tx.state.charge is not None:
        responses.close_silent(tx)
    if tx.state.began != tx.state.step:  # else the turn that began has looked already
        check_win(tx)
    state = tx.state
    if state.turn in state.left and state.ended is None and not state.pending:
        pass_turn(tx)
