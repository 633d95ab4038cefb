"""What to know before playing: how a turn goes, and every card of the deck."""

from games.core.panel import Section
from games.core.text import Text
from games.monopoly_deal.cards import CARDS, KIND, Family, deck, decks_for
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.present.faces import face
from games.monopoly_deal.present.lines import card_lines

_GROUPS: tuple[tuple[str, frozenset[Family]], ...] = (
    ("deal-hand-properties", frozenset({"property"})),
    ("deal-guide-wilds", frozenset({"wild", "wild_any"})),
    ("deal-guide-rents", frozenset({"rent", "rent_any"})),
    ("deal-hand-actions", frozenset({"action"})),
    ("deal-hand-money", frozenset({"money"})),
)


def guide(seats: int, options: DealOptions) -> tuple[Section, ...]:
    """A turn in short, then the deck of a match of so many seats in groups."""
    cards = deck(decks_for(seats))
    groups = ([card for card in cards if CARDS[card].family in families] for _, families in _GROUPS)
    return (_turn(options), *(_cards(group, key) for group, (key, _) in zip(groups, _GROUPS, strict=True)))


def _cards(cards: list[str], key: str) -> Section:
    """Cards under a heading, each line that names one with its face."""
    kinds = list(dict.fromkeys(KIND[card] for card in cards))
    cards = sorted(cards, key=lambda card: kinds.index(KIND[card]))
    lines = tuple(card_lines(cards, counted=True))
    faces = tuple(face(kind) if kind is not None else None for _, kind in lines)
    return Section(tuple(line for line, _ in lines), Text(key), faces=faces)


def _turn(options: DealOptions) -> Section:
    lines = (
        Text("deal-guide-goal", sets=options.sets_to_win),
        Text("deal-guide-draw"),
        Text("deal-guide-turn"),
        Text("deal-guide-end"),
        Text("deal-guide-pay"),
        Text("deal-guide-move"),
        Text("deal-guide-no"),
    )
    return Section(lines, Text("deal-guide-play"))
