"""The deck: goods to lay and shields to say no with."""

VALUES = {"fig": 1, "tea": 2, "silk": 3, "shield": 0}
DECK = tuple(f"{kind}.{number}" for kind in VALUES for number in range(8))
HIDDEN = "?"


def kind_of(card: str) -> str:
    """The kind of a card id such as "fig.3"."""
    return card.partition(".")[0]


def value_of(card: str) -> int:
    """What a card in a stall counts at the end."""
    return VALUES[kind_of(card)]


def backs(cards: tuple[str, ...]) -> tuple[str, ...]:
    """As many cards, face down."""
    return (HIDDEN,) * len(cards)
