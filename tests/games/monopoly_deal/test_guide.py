"""What `/rules` shows of the deck: every card with its copies, value and meaning."""

import pytest

from games.core.text import Name, Text
from games.monopoly_deal import RULESETS
from games.monopoly_deal.cards import DECK_SIZE
from games.monopoly_deal.options import CLASSIC, PRESETS

GAME = RULESETS[0].game


def card_lines(seats: int) -> list[Text]:
    return [line for section in GAME.guide(seats, CLASSIC) for line in section.lines if "card" in line.values]


@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (5, 1), (6, 2), (8, 2)])
def test_r001_every_card_is_listed_with_its_copies(seats: int, decks: int) -> None:
    lines = card_lines(seats)
    counts = {line.values["card"]: line.values["count"] for line in lines}
    assert len(counts) == len(lines), "each kind once"
    assert sum(int(str(count)) for count in counts.values()) == DECK_SIZE * decks
    assert counts[Name("deal-card-just_say_no")] == 3 * decks
    assert counts[Name("deal-card-brown_1")] == decks


def test_every_card_is_followed_by_what_it_does() -> None:
    for section in GAME.guide(4, CLASSIC)[1:]:
        assert section.lines[-1].key == "deal-hand-what"
    actions = GAME.guide(4, CLASSIC)[4].lines
    assert [line.key for line in actions[::2]] == ["deal-hand-cards"] * 10
    assert [line.key for line in actions[1::2]] == ["deal-hand-what"] * 10


def test_the_goal_is_that_of_the_match() -> None:
    goals = {key: GAME.guide(2, options)[0].lines[0].values["sets"] for key, options in PRESETS.items()}
    assert goals == {"classic": 3, "modern2018": 3, "refresh2024": 3, "quick": 1}
