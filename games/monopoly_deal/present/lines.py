"""Lines that say of cards what they are worth and what they do."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from games.core.text import Text
from games.monopoly_deal.cards import CARDS, KIND, VALUE
from games.monopoly_deal.lettering import span
from games.monopoly_deal.present.names import card_name


def card_lines(
    cards: Sequence[str], *, counted: bool = False, letters: Mapping[str, str] | None = None
) -> Iterator[tuple[Text, str | None]]:
    """One line, with its kind, for cards that look alike; under the last of those that do the same, what that is.

    counted: say the number of copies also when it is one. letters: the letter of each card, said in front.
    """
    alike = [tuple(group) for _, group in groupby(cards, KIND.__getitem__)]
    for copies, following in zip(alike, (*alike[1:], None), strict=True):
        card = copies[0]
        key = "deal-hand-cards" if counted or len(copies) > 1 else "deal-hand-card"
        line = Text(key, card=card_name(card), value=VALUE[card], count=len(copies))
        yield lettered(line, copies, letters) if letters else line, KIND[card]
        if following is None or _purpose(card) != _purpose(following[0]):
            yield Text("deal-hand-what", what=Text(f"deal-card-{KIND[card]}.what")), None


def lettered(line: Text, cards: Sequence[str], letters: Mapping[str, str]) -> Text:
    """A line about cards, by their letters."""
    return Text("deal-hand-lettered", letters=span([letters[card] for card in cards]), line=line)


def _purpose(card: str) -> tuple[str, str]:
    """Equal for cards of which the same can be said."""
    facts = CARDS[card]
    same = {"property": facts.colours[0] if facts.colours else "", "action": facts.kind}
    return facts.family, same.get(facts.family, "")
