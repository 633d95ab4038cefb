"""Positions in one line per seat, and a match that starts from one.

`position(a="hand: sly_deal_1 | bank: money_5_1 | green: green_1 green_2", b="green: green_3 wild_any_1 +house_1")`:
a hand, a bank, `loose:` buildings, and any number of stacks, each under its colour, buildings marked with `+`.
Cards that are not mentioned lie in the draw pile, unless `draw` says exactly what does.
"""

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from games.core.asks import Ask, Command, Concede, Seat
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.core.game import Event, Step
from games.core.walk import admits
from games.monopoly_deal.cards import deck, decks_for
from games.monopoly_deal.game import MonopolyDeal
from games.monopoly_deal.options import CLASSIC, DealOptions, agreed
from games.monopoly_deal.state import DealState, Stack, Table
from tests.games.monopoly_deal.soundness import assert_sound

GAME = MonopolyDeal()
A, B, C, D = range(4)
LETTERS = "abcdefgh"


class Match:
    """A match from a position: `do` what is legal, ask what is `refused`, look at it in the notation of positions."""

    def __init__(self, state: DealState) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.last: Step[DealState] | None = None
        assert_sound(state)

    def do(self, *commands: Command) -> tuple[Event, ...]:
        """Play legal commands; each must be offered by a form, and replay to the same state."""
        for command in commands:
            if not isinstance(command, Concede):
                assert self.offers(command), f"not offered: {command}"
            step = GAME.decide(self.state, command, Chance.from_seed(7, self.state.step + 1))
            assert GAME.replay(self.state, command, step.events) == step.state
            assert GAME.census(step.state) == GAME.census(self.state)
            assert_sound(step.state)
            self.state, self.events, self.last = step.state, step.events, step
        return self.events

    def refused(self, command: Command) -> str:
        """The key of the refusal; nothing offers the command and nothing changes."""
        before = self.state
        assert not self.offers(command), f"offered: {command}"
        with pytest.raises(IllegalMove) as caught:
            GAME.decide(self.state, command, Chance.from_seed(7, self.state.step + 1))
        assert self.state == before
        return caught.value.text.key

    def offers(self, command: Command) -> bool:
        """Whether a form of the seat can build the command."""
        return any(admits(form, command) for ask in self.asks(command.seat) for form in ask.forms)

    def asks(self, seat: Seat) -> tuple[Ask, ...]:
        return tuple(ask for ask in GAME.asks(self.state) if ask.seat == seat)

    def asked(self) -> list[str]:
        """Who must answer what: "a play", "b charge"."""
        return [f"{LETTERS[ask.seat]} {ask.kind}" for ask in GAME.asks(self.state) if ask.required]

    def default(self, seat: Seat) -> Command:
        """What is played if the seat does not answer."""
        (default,) = (ask.default for ask in self.asks(seat) if ask.default is not None)
        return default

    def hand(self, seat: Seat) -> str:
        return " ".join(self.state.hands[seat])

    def bank(self, seat: Seat) -> str:
        return " ".join(self.state.tables[seat].bank)

    def loose(self, seat: Seat) -> str:
        return " ".join(self.state.tables[seat].loose)

    def stacks(self, seat: Seat) -> list[str]:
        """The stacks in notation, in the order they lie."""
        return [notation(stack) for stack in self.state.tables[seat].stacks]

    def stack(self, seat: Seat, colour: str, number: int = 0) -> str:
        """The id of the seat's stack of that colour."""
        return [stack.id for stack in self.state.tables[seat].stacks if stack.colour == colour][number]

    def owes(self, seat: Seat) -> int | None:
        """What the seat is charged, while it has not answered for good."""
        charge = self.state.charge
        amounts = [target.amount for target in charge.targets if target.seat == seat] if charge else []
        return amounts[0] if amounts else None

    def winner(self) -> Seat | None:
        outcome = GAME.outcome(self.state)
        return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None

    def places(self) -> tuple[int, ...] | None:
        outcome = GAME.outcome(self.state)
        return outcome.places if outcome else None

    def undoable(self) -> bool:
        assert self.last is not None
        return GAME.undoable(self.last)


def notation(stack: Stack) -> str:
    """A stack as positions write it."""
    return f"{stack.colour}: " + " ".join((*stack.cards, *(f"+{card}" for card in stack.buildings)))


def position(
    *seats: str,
    turn: Seat = A,
    plays: int = 3,
    draw: str | None = None,
    used: str = "",
    options: DealOptions = CLASSIC,
) -> Match:
    """A match on `turn`'s turn. Without `draw` the rest of the deck is the draw pile; with it, out of play."""
    hands: list[tuple[str, ...]] = []
    tables: list[Table] = []
    stacks = 0
    for text in seats:
        hand, table, stacks = _seat(text, stacks)
        hands.append(hand)
        tables.append(table)
    placed = {*_cards(hands, tables), *used.split()}
    rest = [card for card in deck(decks_for(len(seats))) if card not in placed]
    state = DealState(
        step=10,
        acted=(0,) * len(seats),
        options=agreed(options),
        hands=tuple(hands),
        tables=tuple(tables),
        draw=tuple(rest if draw is None else draw.split()),
        used=tuple(used.split()),
        turn=turn,
        plays=plays,
        played=plays < 3,
        next_stack=stacks + 1,
    )
    return Match(state)


def _cards(hands: Iterable[tuple[str, ...]], tables: Iterable[Table]) -> list[str]:
    cards = [card for hand in hands for card in hand]
    for table in tables:
        cards += (*table.bank, *table.loose)
        for stack in table.stacks:
            cards += (*stack.cards, *stack.buildings)
    return cards


def _seat(text: str, stacks: int) -> tuple[tuple[str, ...], Table, int]:
    hand: tuple[str, ...] = ()
    table = Table()
    for part in text.split("|"):
        if not part.strip():
            continue
        zone, _, names = part.partition(":")
        cards = tuple(names.split())
        match zone.strip():
            case "hand":
                hand = cards
            case "bank":
                table = replace(table, bank=cards)
            case "loose":
                table = replace(table, loose=cards)
            case colour:
                stacks += 1
                table = replace(table, stacks=(*table.stacks, _stack(f"k{stacks}", colour, cards)))
    return hand, table, stacks


def _stack(name: str, colour: str, cards: tuple[str, ...]) -> Stack:
    built = {card[1:].split("_")[0]: card[1:] for card in cards if card.startswith("+")}
    plain = tuple(card for card in cards if not card.startswith("+"))
    return Stack(name, colour, plain, built.get("house"), built.get("hotel"))
