"""Machi Koro behind the contract of a game: a table of rules, one row per command."""

from collections.abc import Callable, Mapping
from functools import cached_property
from random import Random
from typing import Any, ClassVar, TypeAlias, get_args

from games.core.asks import Ask, Command, Concede, Seat
from games.core.chance import Chance
from games.core.coach import Hint
from games.core.errors import IllegalMove
from games.core.game import Event, Game, Outcome, Policy, Transaction
from games.core.panel import Panel, Section
from games.core.scene import Picture
from games.core.text import Text
from games.machi_koro import answers, building, leaving, present, turns
from games.machi_koro import commands as c
from games.machi_koro.apply import APPLY
from games.machi_koro.asks import asks
from games.machi_koro.board import live_seats
from games.machi_koro.cards import BANK_COINS, CITY_HALL, FIVE_SEATS, STARTING_CARDS, STARTING_COINS
from games.machi_koro.events import EVENTS, CoinsDealt, TurnBegan
from games.machi_koro.guards import require_asked
from games.machi_koro.market import open_market, shuffle_decks
from games.machi_koro.options import BaseOptions, RowOptions, agreed
from games.machi_koro.policies import POLICIES
from games.machi_koro.redeal import redeal
from games.machi_koro.sampling import ANSWERS
from games.machi_koro.state import City, MachiState, Phase
from games.machi_koro.view import MachiView, view

_Tx = Transaction[MachiState]
_Check: TypeAlias = Callable[[MachiState, Any], None]
_ANY: frozenset[Phase] = frozenset(get_args(Phase))
_RULES: dict[type[Command], tuple[frozenset[Phase], _Check | None, Callable[[_Tx, Any], None]]] = {
    c.RollOne: (frozenset({"roll", "reroll"}), turns.check_roll, turns.roll),
    c.RollTwo: (frozenset({"roll", "reroll"}), turns.check_roll, turns.roll),
    c.KeepRoll: (frozenset({"reroll"}), None, turns.keep),
    c.AddTwo: (frozenset({"harbor"}), None, turns.add),
    c.Decline: (_ANY, answers.check_decline, answers.decline),
    c.RollTuna: (frozenset({"tuna"}), None, answers.roll_tuna),
    c.FireNext: (frozenset({"order"}), answers.check_next, answers.fire_next),
    c.TakeFrom: (frozenset({"victim"}), answers.check_take, answers.take),
    c.SwapCards: (frozenset({"swap"}), answers.check_swap, answers.swap),
    c.Demolish: (frozenset({"demolish"}), answers.check_demolish, answers.demolish),
    c.GiveCard: (frozenset({"give"}), answers.check_give, answers.give),
    c.Renovate: (frozenset({"renovate"}), answers.check_renovate, answers.renovate),
    c.Exhibit: (frozenset({"exhibit"}), answers.check_exhibit, answers.exhibit),
    c.Build: (frozenset({"build"}), building.check_build, building.build),
    c.BuildNothing: (frozenset({"build"}), None, building.build_nothing),
    c.Invest: (frozenset({"invest"}), None, building.invest),
    Concede: (frozenset(), None, leaving.concede),
}
"""Per command: what the seat whose turn it is must be asked (nothing: any seat may, always), what else must hold, and
what it does."""

_REASONS = {
    "landmarks": Text("machi-outcome-landmarks"),
    "last_seat": Text("machi-outcome-last_seat"),
    "idle": Text("machi-outcome-idle"),
}


class MachiKoro(Game[MachiState, BaseOptions]):
    """Two to five seats; which cards are in use is in the options."""

    key: ClassVar[str] = "machi_koro"
    words: ClassVar[str] = "machi"
    commands: ClassVar[tuple[type[Command], ...]] = c.COMMANDS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    policies: ClassVar[Mapping[str, Policy]] = POLICIES

    @cached_property
    def reducers(self) -> Mapping[type[Event], Callable[[MachiState, Any], MachiState]]:
        """The rows of `apply`."""
        return APPLY

    def check_table(self, seats: int, options: BaseOptions) -> None:
        """The fifth seat needs the Harbor's cards (R002)."""
        if seats >= FIVE_SEATS and isinstance(options, RowOptions) and not options.harbor:
            raise IllegalMove("machi-refuse-five_seats")

    def blank(self, seats: int, options: BaseOptions) -> MachiState:
        """The first cards lie there, coins and market come with the first events (R001)."""
        agreement = agreed(options)
        city = City(0, STARTING_CARDS, (CITY_HALL,) if "harbor" in agreement.sets else ())
        bank = BANK_COINS if options.bank == "finite" else 0
        return MachiState(acted=(0,) * seats, options=agreement, cities=(city,) * seats, bank=bank)

    def setup(self, tx: Transaction[MachiState]) -> None:
        """Three coins each, the market, the first player (R001–R005)."""
        tx.emit(CoinsDealt(STARTING_COINS))
        open_market(tx)
        first, seats = tx.state.options.first_player, len(tx.state.cities)
        tx.emit(TurnBegan(tx.chance.below(seats) if first == "random" else (first - 1) % seats))

    def check(self, state: MachiState, command: Command) -> None:
        """By the rule of its type."""
        phases, check, _ = _RULES[type(command)]
        if state.phase not in phases or command.seat != state.turn or state.ended is not None:
            require_asked(state, command.seat, phases)
        if check is not None:
            check(state, command)

    def resolve(self, tx: Transaction[MachiState], command: Command) -> None:
        """By the rule of its type."""
        _RULES[type(command)][2](tx, command)

    def apply(self, state: MachiState, event: Event) -> MachiState:
        """By the row of its type in `apply`."""
        return APPLY[type(event)](state, event)

    def asks(self, state: MachiState) -> tuple[Ask, ...]:
        """See `asks`."""
        return asks(state)

    def sample(self, state: MachiState, rng: Random) -> Command:
        """See `sampling`."""
        return ANSWERS[state.phase](state, rng)

    def live(self, state: MachiState) -> tuple[Seat, ...]:
        """The seats that did not concede."""
        return live_seats(state)

    def view(self, state: MachiState, seat: Seat | None) -> MachiView:
        """Everything but the order of the decks."""
        return view(state, seat)

    def table(self, view: MachiView) -> Panel:
        """See `present`."""
        return present.table(view)

    def hand(self, view: MachiView, asks: tuple[Ask, ...]) -> Panel:
        """See `present`."""
        return present.hand(view, asks)

    def guide(self, seats: int, options: BaseOptions) -> tuple[Section, ...]:
        """See `present`."""
        return present.guide(seats, options)

    def coach(self, view: MachiView, asks: tuple[Ask, ...]) -> tuple[Hint, ...]:
        """See `present`."""
        return present.coach(view, asks)

    def narrate(self, event: Event) -> Text | None:
        """See `present`."""
        return present.narrate(event)

    def story(self, events: tuple[Event, ...]) -> tuple[Text, ...]:
        """See `present`."""
        return present.story(events)

    def table_picture(self, view: MachiView) -> Picture:
        """See `present`."""
        return present.table_picture(view)

    def standings(self, view: MachiView) -> tuple[Text, ...]:
        """See `present`."""
        return present.standings(view)

    def wealth(self, view: MachiView) -> tuple[int, ...]:
        """See `present`."""
        return present.wealth(view)

    def outcome(self, state: MachiState) -> Outcome | None:
        """The places and why it ended."""
        return Outcome(state.ended.places, _REASONS[state.ended.reason]) if state.ended else None

    def census(self, state: MachiState) -> tuple[object, ...]:
        """Every card and every coin, wherever it is."""
        cards = [card for deck in state.decks for card in deck]
        cards += state.removed
        coins = state.bank + state.lost
        for stack in state.market:
            cards += (stack.card,) * stack.count
        for city in state.cities:
            cards += (*city.cards, *city.closed)
            coins += city.coins + city.invested
        return (*sorted(cards), coins)

    def redeal(self, state: MachiState, seat: Seat | None, chance: Chance) -> MachiState:
        """Each deck in another order."""
        del seat
        return redeal(state, chance)

    def turn_began(self, state: MachiState) -> int:
        """The step of the present turn's `TurnBegan`."""
        return state.began

    def reshuffle(self, tx: Transaction[MachiState]) -> None:
        """Each deck in another order."""
        shuffle_decks(tx, tx.state.decks)
