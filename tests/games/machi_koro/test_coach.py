"""The coach of the lesson: what it explains in which situation."""

from games.core.text import Text
from games.machi_koro.commands import Build
from games.machi_koro.forms import CARD_NAMES
from games.machi_koro.options import BaseOptions
from tests.games.machi_koro.positions import GAME, A, Match, position

SHORT = BaseOptions(landmarks_to_win=2)


def texts(match: Match) -> list[Text]:
    hints = GAME.coach(GAME.view(match.state, A), match.asks(A))
    return [hint.text for hint in hints if hint.text is not None]


def lessons(match: Match) -> list[str]:
    """What is explained, the most important first."""
    return [text.key.removeprefix("machi-coach-") for text in texts(match)]


def test_a_newcomer_is_welcomed_with_the_goal_as_agreed() -> None:
    match = position("3: wheat_field bakery", "3: wheat_field bakery", options=SHORT)
    assert texts(match)[0] == Text("machi-coach-welcome", goal=2)
    grown = position("3: wheat_field bakery ranch", "3: wheat_field bakery", options=SHORT)
    assert lessons(grown) == ["roll"]


def test_red_cards_of_others_and_the_second_die_are_explained() -> None:
    match = position("3: wheat_field*3 bakery +train_station", "3: cafe", options=SHORT)
    assert lessons(match) == ["one-die", "roll", "beware-red"]
    high = position("3: mine*4 apple_orchard*3 +train_station", "3: bakery", options=SHORT)
    assert lessons(high)[0] == "two-dice"


def test_what_is_built_is_explained_by_its_colour() -> None:
    match = position("1: wheat_field*3 bakery*2", "0:", options=SHORT).roll(6)
    hint = GAME.coach(GAME.view(match.state, A), match.asks(A))[0]
    assert isinstance(hint.command, Build)
    assert lessons(match)[-1] in {"blue", "green", "save"}


def test_the_landmark_that_wins_is_named() -> None:
    match = position("30: bakery +train_station", "0:", options=SHORT).settle(6)
    assert lessons(match)[0] == "last-landmark"
    assert texts(match)[1].values["card"] in {
        CARD_NAMES[card] for card in ("shopping_mall", "amusement_park", "radio_tower")
    }


def test_without_coins_there_is_nothing_to_build() -> None:
    assert lessons(position("0: mine", "0:", options=SHORT).roll(6)) == ["broke"]


def test_what_is_not_in_the_lesson_is_not_explained() -> None:
    match = position("0: tuna_boat +harbor +train_station", "0:").settle(6, 6)
    while match.asked() != "a tuna":
        match.do(match.default())
    assert lessons(match) == []
