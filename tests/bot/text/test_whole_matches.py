"""Everything a match of any ruleset shows can be said in four languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.text import LOCALES, Texts
from games.core.asks import Amount, Ask, Choice, Field, Option, Pick
from games.core.drive import play, seated
from games.core.game import Game, Step
from games.core.panel import Panel
from games.core.policy import random_policy
from games.core.text import Text
from games.core.walk import fill
from games.registry import rulesets
from tests.bot.text.wording import Fault, faults

STEPS = 250
BUTTON, OPTION, DETAIL, PLACEHOLDER, LINE = 80, 100, 200, 150, 400
"""Characters of a button, an option, its detail (lists may be clipped), a menu's placeholder, a line to read."""


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("key", sorted(rulesets()))
def test_everything_a_match_shows_has_words(texts: Texts, key: str, seats: int) -> None:
    ruleset, rng = rulesets()[key], Random(seats)
    seats = min(seats, ruleset.seats[-1])
    names = {seat: "דנה \\*" if seat == 0 else f"Player{seat}" for seat in range(seats)}
    said: set[tuple[Text, int]] = set()
    choose = seated(ruleset.game, (random_policy,) * seats, rng)
    options = list(ruleset.presets.values())[seats % len(ruleset.presets)]
    for step in play(ruleset, seats, options, bytes([seats]) * 32, choose):
        said.update(_shown(ruleset.game, step, rng))
        if step.state.step > STEPS:
            break
    assert len(said) > 100
    found: set[Fault] = set()
    with capture_logs() as logs:
        for text, limit in said:
            for locale in LOCALES:
                words = texts.say(text, locale, names)
                assert "\n" not in words
                assert len(words) <= limit, words
                found.update(faults(words, locale, ("דנה", "Player")))
    assert logs == []
    assert found == set()


def _shown(game: Game[Any, Any], step: Step[Any], rng: Random) -> Iterator[tuple[Text, int]]:
    yield from ((line, LINE) for line in game.story(tuple(event.seen_by(None) for event in step.events)))
    yield from _of_panel(game.table(game.view(step.state, None)))
    asks = game.asks(step.state)
    for seat in {ask.seat for ask in asks}:
        own = tuple(ask for ask in asks if ask.seat == seat)
        yield from _of_panel(game.hand(game.view(step.state, seat), own))
        yield from (text for ask in own for text in _of_ask(ask, rng))
    if (outcome := game.outcome(step.state)) is not None:
        yield outcome.reason, LINE


def _of_panel(panel: Panel) -> Iterator[tuple[Text, int]]:
    yield panel.title, LINE
    for section in panel.sections:
        yield from ((line, LINE) for line in section.lines)
        if section.heading is not None:
            yield section.heading, LINE


def _of_ask(ask: Ask, rng: Random) -> Iterator[tuple[Text, int]]:
    yield ask.prompt, LINE
    for form in ask.forms:
        yield form.label, BUTTON
        filled = fill(form, rng)
        for count in range(len(filled)):
            if (field := form.next_field(filled[:count])) is not None:
                yield from _of_field(field)


def _of_field(field: Field) -> Iterator[tuple[Text, int]]:
    yield field.prompt, PLACEHOLDER
    options: tuple[Option, ...] = ()
    match field:
        case Choice(options=offered):
            options = offered
        case Pick(source=offered):
            options = offered
        case Amount():
            pass
    for option in options:
        yield option.label, OPTION
        if option.detail is not None:
            yield option.detail, DETAIL
