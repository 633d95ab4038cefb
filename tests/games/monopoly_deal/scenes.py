"""What tests ask of Monopoly Deal's pictures, and the fullest table and hand there can be."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot.render.drawing import said
from bot.render.fonts import drawable, fitted
from bot.text import Texts
from games.core.chain import Chain
from games.core.scene import Group, Icon, Label, Placed, Scene
from games.core.text import Name, Text
from games.monopoly_deal.cards import CARDS, deck
from games.monopoly_deal.state import Charge, DealState, Target
from games.monopoly_deal.view import DealView
from tests.games.monopoly_deal.positions import GAME, Match, position

Rectangle = tuple[int, int, int, int]


def table_scene(match: Match) -> Scene:
    """The picture of the public table."""
    return GAME.table_picture(public(match.state)).scene()


def hand_scene(match: Match, seat: int) -> Scene:
    """The picture of a hand."""
    picture = GAME.hand_picture(GAME.view(match.state, seat))
    assert picture is not None
    return picture.scene()


def public(state: DealState) -> DealView:
    """What everybody sees."""
    return GAME.view(state, None)


def fullest() -> Match:
    """Eight seats with every property of two decks in a stack of its own, all else in the banks, everybody charged."""
    parts: list[list[str]] = [["hand: "] for _ in range(8)]
    banks: list[list[str]] = [[] for _ in range(8)]
    properties = [card for card in deck(2) if CARDS[card].is_property]
    held = "birthday_1"
    for number, card in enumerate(properties):
        parts[number % 8].append(f"{CARDS[card].colours[number // 8 % len(CARDS[card].colours)]}: {card}")
    for number, card in enumerate(card for card in deck(2) if not CARDS[card].is_property and card != held):
        banks[number % 8].append(card)
    seats = [" | ".join((*part, "bank: " + " ".join(bank))) for part, bank in zip(parts, banks, strict=True)]
    return charged(position(*seats, turn=1, draw=held))


def charged(match: Match) -> Match:
    """The same match while seat 1 asks everybody for 16M, all of whom have said no twice."""
    targets = tuple(Target(seat, 16, 16, Chain(1, seat, 2), 10) for seat in range(match.state.seats) if seat != 1)
    charge = Charge("birthday", 1, "birthday_1", targets)
    match.state = replace(match.state, charge=charge, draw=(), resolving=("birthday_1",))
    return match


def groups(group: Group) -> Iterator[Group]:
    """Every group on it, deep down too."""
    for part in group.parts:
        if isinstance(part, Placed):
            yield part.group
            yield from groups(part.group)


def icons(group: Group) -> list[str]:
    """The shapes of every icon, in order."""
    return [str(part.shape) for one in (group, *groups(group)) for part in one.parts if isinstance(part, Icon)]


def labels(group: Group) -> list[str]:
    """What every label says, keys for words, in order of the groups."""
    return [_words(part) for one in (group, *groups(group)) for part in one.parts if isinstance(part, Label)]


def _words(label: Label) -> str:
    match label.words:
        case Name(key=key):
            return key
        case Text(key="deal-note", values=values):
            return f"{values['value']}M"
        case Text(key=key):
            return key
        case words:
            return words


def spoilt(group: Group, texts: Texts, locale: str) -> list[str]:
    """The words that are cut as they are drawn, or more than a fifth smaller than asked for."""
    found = []
    for label in (part for one in (group, *groups(group)) for part in one.parts if isinstance(part, Label)):
        words = drawable(said(label.words, lambda text: texts.say(text, locale, plain=True)))
        size, lines = fitted(words, label.width, label.height, label.size, label.lines, bold=label.bold)
        if " ".join(lines) != words or size < 0.8 * label.size:
            found.append(words)
    return found


def rectangles(group: Group) -> list[Rectangle]:
    """Left, top, right and bottom of what is placed on it."""
    return [
        (part.x, part.y, part.x + part.group.width, part.y + part.group.height)
        for part in group.parts
        if isinstance(part, Placed)
    ]


def overlaps(found: list[Rectangle]) -> list[tuple[Rectangle, Rectangle]]:
    """The pairs that lie on each other."""
    return [
        (one, other)
        for at, one in enumerate(found)
        for other in found[at + 1 :]
        if one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
    ]
