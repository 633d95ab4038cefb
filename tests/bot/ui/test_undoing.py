"""Taking back says what: as the form was filled, and on the table only what everybody may read there."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.matches.model import Undo
from bot.text import load_texts
from bot.ui.ids import Place, parse
from bot.ui.speaker import Speaker
from bot.ui.undoing import is_open, undo_button
from games.core.asks import Command
from games.core.game import Game
from games.core.text import Text
from games.machi_koro.commands import Build as BuildCard
from games.monopoly.commands import Buy
from games.monopoly_deal.commands import BankCard, LayProperty, MoveCard, PlayRent
from games.monopoly_deal.state import NEW_STACK
from tests.games.machi_koro import positions as machi
from tests.games.monopoly import positions as mono
from tests.games.monopoly_deal import positions as deal

TEXTS = load_texts()
LOCALES = ("en-US", "vi", "ko", "el")


def _deal() -> Iterator[tuple[Game[Any, Any], Any, Command, bool]]:
    hand = "hand: sly_deal_1 rent_any_1 | pink: pink_orange_1 | green: green_1 green_2 green_3 +house_1 +hotel_1"
    match = deal.position(hand, "hand: money_1_1")
    yield deal.GAME, match.state, BankCard(0, "sly_deal_1"), False
    yield deal.GAME, match.state, MoveCard(0, "pink_orange_1", "orange", NEW_STACK), True
    yield deal.GAME, match.state, PlayRent(0, "rent_any_1", match.stack(0, "green"), 1), False


def _machi() -> Iterator[tuple[Game[Any, Any], Any, Command, bool]]:
    match = machi.position("9:", "0:").roll(6)
    yield machi.GAME, match.state, BuildCard(0, "ranch"), True


def _monopoly() -> Iterator[tuple[Game[Any, Any], Any, Command, bool]]:
    match = mono.position("1500", "1500").roll(1, 2)
    yield match.game, match.state, Buy(0), True


STEPS = [*_deal(), *_machi(), *_monopoly()]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("game", "before", "command", "public"), STEPS)
def test_the_button_says_what_it_takes_back(
    game: Game[Any, Any], before: Any, command: Command, *, public: bool, locale: str
) -> None:
    undo = Undo(0, 7, before, command)
    button = undo_button(game, "abc", undo, Speaker(TEXTS, locale, {0: "Ann", 1: "Bo"}))
    start = TEXTS.say(Text("ui-undo", what=""), locale, plain=True)
    assert button.label.startswith(start)
    assert len(start) < len(button.label) <= 80
    address = parse(button.custom_id)
    assert address is not None
    assert (address.verb, address.place) == ("undo", Place(7, "undo"))
    assert is_open(game, undo) == public


def test_the_card_is_named_in_the_readers_language() -> None:
    game, before, command, _ = STEPS[0]
    undo = Undo(0, 7, before, command)
    labels = [undo_button(game, "abc", undo, Speaker(TEXTS, locale)).label for locale in LOCALES]
    assert labels[0] == "↶ Take back: Bank it · Sly Deal"
    assert len(set(labels)) == len(LOCALES)


def test_what_there_was_no_choice_of_is_not_said() -> None:
    match = deal.position("hand: green_1 | brown: brown_1", "hand: money_1_1")
    undo = Undo(0, 7, match.state, LayProperty(0, "green_1", "green", NEW_STACK))
    label = undo_button(deal.GAME, "abc", undo, Speaker(TEXTS, "en-US")).label
    assert label == "↶ Take back: Lay it down · Pacific Avenue (🟩 Green)"
