"""The words that table, hand, log and guide share."""

from collections.abc import Iterable, Iterator, Sequence

from games.core.text import Name, Text
from games.machi_koro.cards import CARDS
from games.machi_koro.forms import CARD_NAMES, COLOUR_NAMES, RANGES, SHORT
from games.machi_koro.state import City

ICON_NAMES: dict[str, Name] = {card.icon: Name(f"machi-icon-{card.icon}") for card in CARDS.values()}

__all__ = [
    "CARD_NAMES",
    "COLOUR_NAMES",
    "ICON_NAMES",
    "RANGES",
    "SHORT",
    "chunks",
    "dice",
    "joined",
    "price",
    "state_of",
]


def price(cost: int) -> Text:
    """What a card costs, or brings its builder."""
    return Text("machi-price", cost=cost) if cost >= 0 else Text("machi-price-gain", gain=-cost)


def dice(faces: tuple[int, ...], total: int) -> Text:
    """The dice as they lie, and their sum with what the Harbor added."""
    if len(faces) == 1:
        return Text("machi-dice-one", total=total)
    key = "machi-dice-more" if total > sum(faces) else "machi-dice-two"
    return Text(key, first=faces[0], second=faces[1], total=total)


def joined(texts: Iterable[Text]) -> Text:
    """Several texts in one line, at least one."""
    line, *rest = texts
    for more in rest:
        line = Text("machi-and", line=line, more=more)
    return line


def chunks(texts: Sequence[Text], size: int) -> Iterator[Sequence[Text]]:
    """So many of them at a time."""
    for start in range(0, len(texts), size):
        yield texts[start : start + size]


def state_of(city: City, card: str, line: Text) -> Text:
    """The line about a card of a city, with its copies, those closed, and what is invested."""
    if city.owns(card) > 1:
        line = Text("machi-times", line=line, count=city.owns(card))
    if closed := city.closed.count(card):
        line = Text("machi-shut", line=line, count=closed)
    if card == "tech_startup":
        line = Text("machi-fund", line=line, coins=city.invested)
    return line
