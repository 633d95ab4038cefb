"""What to know before playing: how a turn goes, and every card of the deck."""

from games.core.panel import Section
from games.core.text import Text
from games.monopoly_deal.cards import CARDS, Family, deck, decks_for
from games.monopoly_deal.options import DealOptions
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
    groups = (
        Section(tuple(card_lines([card for card in cards if CARDS[card].family in families], counted=True)), Text(key))
        for key, families in _GROUPS
    )
    return (_turn(options), *groups)


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
