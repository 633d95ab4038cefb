"""Monopoly behind the contract of a game: a table of rules, one row per command."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from games.core.asks import TABLE, Ask, Command, Concede, Due, Seat
from games.core.chance import Chance
from games.core.coach import Hint
from games.core.errors import IllegalMove
from games.core.game import Event, Game, Outcome, Plan, Policy, Transaction
from games.core.panel import Panel, Section
from games.core.scene import Picture
from games.core.text import Text
from games.monopoly import (
    auctions,
    building,
    buying,
    contests,
    debts,
    estates,
    jail,
    landing,
    mortgages,
    orders,
    present,
    selling,
    stopping,
    trading,
    turns,
)
from games.monopoly import commands as c
from games.monopoly.apply import APPLY
from games.monopoly.asks import asked, asks, due
from games.monopoly.board import live_seats
from games.monopoly.cards import JAIL_CARDS
from games.monopoly.events_deals import EVENTS
from games.monopoly.flow import proceed
from games.monopoly.options import Edition, MonopolyOptions, agreed, settled
from games.monopoly.policies import PLANS, POLICIES
from games.monopoly.redeal import redeal, shuffled
from games.monopoly.squares import DEEDS, HOTELS, HOUSES
from games.monopoly.starting import set_up
from games.monopoly.state import NO_ORDERS, MonopolyState, Player
from games.monopoly.view import MonopolyView, view

_Tx = Transaction[MonopolyState]
_RULES: dict[type[Command], tuple[Callable[[MonopolyState, Any], None], Callable[[_Tx, Any], None]]] = {
    c.Roll: (turns.check_roll, turns.roll),
    c.EndTurn: (turns.check_end, turns.end),
    c.PayFine: (jail.check_pay, jail.pay),
    c.UseJailCard: (jail.check_card, jail.use_card),
    c.TakeBus: (turns.check_bus, turns.take_bus),
    c.GoAnywhere: (turns.check_anywhere, turns.go_anywhere),
    c.Buy: (buying.check_buy, buying.buy),
    c.Decline: (buying.check_decline, buying.decline),
    c.PayFlatTax: (landing.check_tax, landing.pay_tax),
    c.PayTenth: (landing.check_tax, landing.pay_tax),
    c.RaiseByOne: (auctions.check_raise, auctions.raise_bid),
    c.RaiseByTen: (auctions.check_raise, auctions.raise_bid),
    c.RaiseByFifty: (auctions.check_raise, auctions.raise_bid),
    c.Bid: (auctions.check_bid, auctions.bid),
    c.Pass: (auctions.check_pass, auctions.pass_bid),
    c.CloseAuction: (auctions.check_close, auctions.close),
    c.Build: (building.check_build, building.build),
    c.SellBuildings: (selling.check_sell, selling.sell),
    c.Mortgage: (mortgages.check_mortgage, mortgages.mortgage),
    c.Redeem: (mortgages.check_redeem, mortgages.redeem),
    c.JoinContest: (contests.check_join, contests.join),
    c.StayOut: (contests.check_stay_out, contests.stay_out),
    c.Withdraw: (contests.check_withdraw, contests.withdraw),
    c.Liquidate: (debts.check_liquidate, debts.liquidate),
    c.DeclareBankruptcy: (debts.check_bankrupt, debts.declare_bankrupt),
    c.RedeemInherited: (estates.check_redeem, estates.redeem_inherited),
    c.OfferToBuy: (trading.check_offer, trading.make_offer),
    c.OfferToSell: (trading.check_offer, trading.make_offer),
    c.OfferSwap: (trading.check_offer, trading.make_offer),
    c.OfferCash: (trading.check_offer, trading.make_offer),
    c.AcceptOffer: (trading.check_accept, trading.accept),
    c.RejectOffer: (trading.check_reject, trading.reject),
    c.CounterOffer: (trading.check_counter, trading.counter),
    c.WithdrawOffer: (trading.check_withdraw, trading.withdraw),
    c.KeepTurns: (turns.check_keep, turns.keep),
    c.EndTurnsAlone: (turns.check_keep, turns.keep),
    c.OrderBuying: (orders.check_buying, orders.order_buying),
    c.OrderBids: (orders.check_bids, orders.order_bids),
    c.OrderJail: (orders.check_jail, orders.order_jail),
    c.ClearOrders: (orders.check_clear, orders.clear),
    c.ProposeStop: (stopping.check_propose, stopping.propose),
    c.AgreeToStop: (stopping.check_vote, stopping.agree),
    c.PlayOn: (stopping.check_vote, stopping.play_on),
    c.CallTime: (stopping.check_time, stopping.call_time),
    Concede: (estates.check_concede, estates.concede),
}
_OF_TABLE: frozenset[type[Command]] = frozenset({c.CloseAuction, c.CallTime})
_REASONS = {
    reason: Text(f"mono-outcome-{reason}") for reason in ("last_seat", "bankruptcies", "rounds", "clock", "vote")
}


class Monopoly(Game[MonopolyState, MonopolyOptions]):
    """Two to eight seats on one of the boards, which differ in names and defaults only."""

    key: ClassVar[str] = "monopoly"
    words: ClassVar[str] = "mono"
    commands: ClassVar[tuple[type[Command], ...]] = c.COMMANDS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    policies: ClassVar[Mapping[str, Policy]] = POLICIES
    plans: ClassVar[Mapping[Policy, Plan]] = PLANS
    reducers = APPLY

    def __init__(self, edition: Edition) -> None:
        self.edition: Edition = edition

    def check_table(self, seats: int, options: MonopolyOptions) -> None:
        """Whoever is agreed to begin has to be there (K2)."""
        if isinstance(options.first_player, int) and options.first_player > seats:
            raise IllegalMove("mono-refuse-first", seats=seats)

    def settled(self, options: MonopolyOptions, *, slow: bool) -> MonopolyOptions:
        """Private bids and 30 rounds where answers take hours."""
        return settled(options, slow=slow)

    def blank(self, seats: int, options: MonopolyOptions) -> MonopolyState:
        """Everything is the bank's; cash and cards come with the first events."""
        agreement = agreed(options, self.edition)
        return MonopolyState(
            acted=(0,) * seats,
            options=agreement,
            players=(Player(0),) * seats,
            orders=(NO_ORDERS,) * seats,
            voted=(0,) * seats,
            last_round=agreement.rounds,
        )

    def setup(self, tx: _Tx) -> None:
        """See `starting`."""
        set_up(tx)

    def check(self, state: MonopolyState, command: Command) -> None:
        """The match goes on, the seat still plays or the command is the table's; then by the rule of its type."""
        if state.ended is not None:
            raise IllegalMove("mono-refuse-over")
        seat = command.seat
        gone = seat in state.out or not 0 <= seat < len(state.players)
        if gone and (seat != TABLE or type(command) not in _OF_TABLE):
            raise IllegalMove("mono-refuse-seat")
        _RULES[type(command)][0](state, command)

    def resolve(self, tx: _Tx, command: Command) -> None:
        """By the rule of its type; then whatever follows by itself."""
        _RULES[type(command)][1](tx, command)
        proceed(tx)

    def apply(self, state: MonopolyState, event: Event) -> MonopolyState:
        """See `apply`."""
        return APPLY[type(event)](state, event)

    def asks(self, state: MonopolyState) -> tuple[Ask, ...]:
        """See `asks`."""
        return asks(state, live_seats(state))

    asked = staticmethod(asked)  # as it is: every step of a match in memory looks at it, and at the view

    def asks_of(self, state: MonopolyState, seat: Seat) -> tuple[Ask, ...]:
        """See `asks`."""
        return asks(state, (seat,)) if seat not in state.out else ()

    def due(self, state: MonopolyState) -> tuple[Due, ...]:
        """The defaults, an open auction's limit, the clock."""
        return due(state)

    def live(self, state: MonopolyState) -> tuple[Seat, ...]:
        """The seats that are not out."""
        return live_seats(state)

    view = staticmethod(view)

    def table(self, view: MonopolyView) -> Panel:
        """See `present`."""
        return present.table(view)

    def hand(self, view: MonopolyView, asks: tuple[Ask, ...]) -> Panel:
        """See `present`."""
        return present.hand(view, asks)

    def guide(self, seats: int, options: MonopolyOptions) -> tuple[Section, ...]:
        """See `present`."""
        return present.guide(seats, agreed(options, self.edition))

    def coach(self, view: MonopolyView, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
        """See `present`."""
        return present.coach(view, asks)

    def narrate(self, event: Event) -> Text | None:
        """See `present`."""
        return present.narrate(event, self.edition)

    def story(self, events: tuple[Event, ...]) -> tuple[Text, ...]:
        """See `present`."""
        return present.story(events, self.edition)

    def table_picture(self, view: MonopolyView) -> Picture:
        """See `present`."""
        return present.table_picture(view)

    def standings(self, view: MonopolyView) -> tuple[Text, ...]:
        """See `present`."""
        return present.standings(view)

    def wealth(self, view: MonopolyView) -> tuple[int, ...]:
        """See `present`."""
        return present.wealth(view)

    def outcome(self, state: MonopolyState) -> Outcome | None:
        """The places and why it ended."""
        return Outcome(state.ended.places, _REASONS[state.ended.reason]) if state.ended else None

    def census(self, state: MonopolyState) -> tuple[object, ...]:
        """All cash with the bank's, every deed, building and card (I2–I7)."""
        hotel = state.options.houses_before_hotel + 1
        levels = state.levels
        houses = state.houses + sum(level for level in levels if 0 < level < hotel)
        cards = [card for deck in state.decks for card in deck]
        cards += [JAIL_CARDS[deck] for player in state.players for deck in player.cards]
        cash = state.bank + state.pot + sum(player.cash for player in state.players)
        deeds = sum(-1 <= state.owners[square] < len(state.players) for square in DEEDS)
        return (*sorted(cards), cash, deeds, houses - HOUSES, state.hotels + levels.count(hotel) - HOTELS)

    def redeal(self, state: MonopolyState, seat: Seat | None, chance: Chance) -> MonopolyState:
        """Unseen cards, others' private bids and standing orders."""
        return redeal(state, seat, chance)

    def turn_began(self, state: MonopolyState) -> int:
        """The step that began the present turn."""
        return state.began

    def reshuffle(self, tx: _Tx) -> None:
        """The cards nobody has seen, in a new order."""
        tx.emit(shuffled(tx.state, tx.chance))
