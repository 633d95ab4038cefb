"""Positions in one line per seat: `position("200 @7 rail_1 orange=3 39~ +chest", "1500")`.

Cash first, then in any order: `@7` the square it stands on, `jail` or `jail2` a prisoner with so many misses, `lap`
it has passed square 0, `keeps` its turns end by hand, deeds by square number, id or group (`=3` with so many houses
each, the highest level being the hotel; `~` mortgaged), `+chance` and `+chest` the jail cards. A is on turn.
"""

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from games.core.asks import Seat
from games.core.chance import Chance
from games.monopoly.cards import CHANCE, CHEST, DECKS, JAIL_CARDS, Deck
from games.monopoly.options import Edition, HoiAnOptions, MonopolyOptions, agreed
from games.monopoly.squares import GROUP, HOTELS, HOUSES, INDEX
from games.monopoly.state import BANK, MORTGAGED, NO_ORDERS, MonopolyState, Player, Throw
from tests.games.monopoly.match import GAMES, A, Match

CLASSIC = MonopolyOptions()
HOI_AN = HoiAnOptions()
STEP = 10


def position(
    *seats: str,
    turn: Seat = A,
    options: MonopolyOptions = CLASSIC,
    chance: str = "",
    chest: str = "",
    **changes: Any,
) -> Match:
    """A match in which `turn` is about to roll, in its first turn of round 3.

    chance, chest: the cards on top of a deck, "ch05 ch07"; the others follow in order. The stock is what the board
    leaves of 32 and 12. changes: any other fields of the state, or of what was rolled.
    """
    agreement = agreed(options, _edition(options))
    owners, levels = [BANK] * 40, [0] * 40
    for seat, text in enumerate(seats):
        for square, level in _deeds(text):
            assert owners[square] == BANK
            owners[square], levels[square] = seat, level
    players = tuple(_player(text) for text in seats)
    hotel = agreement.houses_before_hotel + 1
    decks = tuple(_deck(deck, tops, players) for deck, tops in zip(DECKS, (chance, chest), strict=True))
    fields: dict[str, Any] = {
        "owners": tuple(owners),
        "levels": tuple(levels),
        "houses": HOUSES - sum(level for level in levels if 0 < level < hotel),
        "hotels": HOTELS - levels.count(hotel),
        "unseen": decks,
        "phase": "jail" if players[turn].jailed else "roll",
    }
    common = {"turn": turn, "first": A, "round": 3, "turns": 2 * len(seats) + 1}
    steps = dict.fromkeys(("step", "raised", "window", "began"), STEP)
    nobody = {"orders": (NO_ORDERS,) * len(seats), "voted": (0,) * len(seats)}
    ends = {"last_round": agreement.rounds}
    thrown = {"throw": Throw(**{name: changes.pop(name) for name in Throw.__struct_fields__ if name in changes})}
    acted = (0,) * len(seats)
    return Match(
        MonopolyState(
            acted=acted,
            options=agreement,
            players=players,
            **fields | common | steps | nobody | ends | thrown | changes,
        )
    )


def started(seats: int, options: MonopolyOptions = CLASSIC, seed: int = 1, chance: Chance | None = None) -> Match:
    """A match right after its setup."""
    step = GAMES[_edition(options)].start(seats, options, chance or Chance.from_seed(seed))
    match = Match(step.state)
    match.events = step.events
    return match


def but(options: MonopolyOptions = CLASSIC, **changes: object) -> MonopolyOptions:
    """The options with some of them changed."""
    return type(options).model_validate(options.model_dump() | changes)


def _edition(options: MonopolyOptions) -> Edition:
    return "hoi_an" if isinstance(options, HoiAnOptions) else "classic"


def _deck(deck: Deck, tops: str, players: tuple[Player, ...]) -> tuple[str, ...]:
    held = JAIL_CARDS[deck] if any(deck in player.cards for player in players) else ""
    first = tops.split()
    rest = [card.id for card in (CHANCE if deck == "chance" else CHEST) if card.id not in {*first, held}]
    return (*first, *rest)


_MARKS: Mapping[str, Mapping[str, Any]] = {"lap": {"lapped": 1}, "keeps": {"keeps": True}}


def _player(text: str) -> Player:
    cash, *tokens = text.split()
    fields: dict[str, Any] = {"cards": tuple(deck for deck in get_args(Deck) if f"+{deck}" in tokens)}
    for token in tokens:
        if token.startswith("@"):
            fields["square"] = int(token[1:])
        elif token.startswith("jail"):
            fields |= {"square": 10, "jailed": True, "tries": int(token[4:] or 0)}
        fields |= _MARKS.get(token, {})
    return Player(int(cash), **fields)


def _deeds(text: str) -> Iterator[tuple[int, int]]:
    for token in text.split()[1:]:
        if token[0] in "@+" or token in _MARKS or token.startswith("jail"):
            continue
        name, _, houses = token.removesuffix("~").partition("=")
        level = MORTGAGED if token.endswith("~") else int(houses or 0)
        squares = GROUP[name].squares if name in GROUP else (INDEX.get(name) or int(name),)
        for square in squares:
            yield square, level
