"""Two tokens go round a real match in which nothing can be bought, and what happened to them is counted."""

from collections import Counter
from dataclasses import dataclass, field

from msgspec.structs import replace

from games.core.asks import Command
from games.core.chance import Chance, secret_from_seed
from games.monopoly.apply_turns import with_jail_card
from games.monopoly.commands import PayFine, Roll, UseJailCard
from games.monopoly.events import CardDrawn, Moved, SentToJail
from games.monopoly.game import Monopoly
from games.monopoly.options import MonopolyOptions
from games.monopoly.squares import DEEDS
from games.monopoly.state import MORTGAGED, MonopolyState
from tests.games.monopoly.landings.table import JAILED, Stance

GAME = Monopoly("classic")
TOKENS = 2
BURN_IN = 40 * TOKENS
"""Rolls at the start that do not count, because they are near square 0 more often."""
ROLLS = 500 * TOKENS
"""Per match, those included."""
RICH = 10**9
ENDLESS = 10**9


@dataclass(slots=True)
class Tally:
    """What was counted: rolls by where they ended, turns, salaries in đ, roads to jail."""

    squares: Counter[int] = field(default_factory=Counter)
    turns: int = 0
    salary: int = 0
    jailed: Counter[str] = field(default_factory=Counter)

    @property
    def rolls(self) -> int:
        """Those that counted."""
        return self.squares.total()

    def add(self, other: "Tally") -> None:
        """Both together."""
        self.squares.update(other.squares)
        self.jailed.update(other.jailed)
        self.turns += other.turns
        self.salary += other.salary

    def share(self, square: int) -> float:
        """Per cent of the rolls that ended there; `JAILED` for prisoners."""
        return 100 * self.squares[square] / self.rolls


def walk(stance: Stance, seed: int) -> Tally:
    """One match of `ROLLS` rolls."""
    secret, tally = secret_from_seed(seed), Tally()
    state = _nothing_to_buy(GAME.start(TOKENS, MonopolyOptions(), Chance(secret, 0)).state)
    began = state.turns
    for number in range(ROLLS):
        if number == BURN_IN:
            tally, began = Tally(), state.turns
        if stance == "pay" and state.phase == "jail":
            state = GAME.decide(state, _way_out(state), Chance(secret, state.step + 1)).state
        state = _roll(state, Chance(secret, state.step + 1), tally)
        if stance == "stay":
            state = _cards_back(state)
    tally.turns = state.turns - began
    return tally


def _nothing_to_buy(state: MonopolyState) -> MonopolyState:
    """Every deed is somebody's and mortgaged, so that tokens stop anywhere for nothing; nobody runs out of cash."""
    owners = tuple(square % TOKENS if square in DEEDS else owner for square, owner in enumerate(state.owners))
    levels = tuple(MORTGAGED if square in DEEDS else 0 for square in range(len(owners)))
    players = tuple(replace(player, cash=RICH) for player in state.players)
    return replace(state, owners=owners, levels=levels, players=players, last_round=ENDLESS)


def _way_out(state: MonopolyState) -> Command:
    cards = state.players[state.turn].cards
    return UseJailCard(state.turn, cards[0]) if cards else PayFine(state.turn)


def _roll(state: MonopolyState, chance: Chance, tally: Tally) -> MonopolyState:
    seat = state.turn
    step = GAME.decide(state, Roll(seat), chance)
    player = step.state.players[seat]
    tally.squares[JAILED if player.jailed else player.square] += 1
    deck = ""
    for event in step.events:
        match event:
            case Moved(salary=salary):
                tally.salary += salary
            case CardDrawn(card=card):
                deck = "chance" if card.startswith("ch") else "chest"
            case SentToJail(by=by):
                tally.jailed[deck if by == "card" else by] += 1
            case _:
                pass
    return step.state


def _cards_back(state: MonopolyState) -> MonopolyState:
    """A jail card that was drawn goes back under its deck."""
    for seat, player in enumerate(state.players):
        for deck in player.cards:
            players = (*state.players[:seat], replace(player, cards=()), *state.players[seat + 1 :])
            state = replace(state, seen=with_jail_card(state.seen, deck), players=players)
    return state
