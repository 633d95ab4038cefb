"""Lines that say of cards what they are worth and what they do."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core.text import Text
from games.monopoly_deal.cards import CARDS, KIND, VALUE
from games.monopoly_deal.present.names import card_name


def card_lines(cards: Sequence[str], *, counted: bool = False) -> Iterable[Text]:
    """One line for cards that look alike; under the last of those that do the same, what that is.

    counted: say the number of copies also when it is one.
    """
    kinds = list(dict.fromkeys(KIND[card] for card in cards))
    copies = Counter(KIND[card] for card in cards)
    examples = {KIND[card]: card for card in cards}
    for kind, following in zip(kinds, (*kinds[1:], None), strict=True):
        card = examples[kind]
        key = "deal-hand-cards" if counted or copies[kind] > 1 else "deal-hand-card"
        yield Text(key, card=card_name(card), value=VALUE[card], count=copies[kind])
        if following is None or _purpose(card) != _purpose(examples[following]):
            yield Text("deal-hand-what", what=Text(f"deal-card-{kind}.what"))


def _purpose(card: str) -> tuple[str, str]:
    """Equal for cards of which the same can be said."""
    facts = CARDS[card]
    same = {"property": facts.colours[0] if facts.colours else "", "action": facts.kind}
    return facts.family, same.get(facts.family, "")
