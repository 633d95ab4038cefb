"""Whatever a ruleset shows or refuses can be said in four languages."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.text import LOCALES, Texts, load_texts
from games.core.text import Text
from tests.games.contract.subjects import RULESETS
from tests.games.contract.words import keys_of, shown_in_a_lobby, shown_in_a_match, shown_in_the_guide

TOY = Path(__file__).parents[1] / "toy/text"
STEPS = 150
ALIKE = 3
"""So many texts of the same keys are said: others differ by numbers and seats, with which whole matches are read."""


@pytest.fixture(scope="module")
def texts() -> Texts:
    return load_texts([TOY])


def texts_of(key: str) -> Iterator[Text]:
    ruleset = RULESETS[key]
    yield from shown_in_a_lobby(ruleset)
    yield from shown_in_the_guide(ruleset)
    for seed, options in enumerate([*ruleset.presets.values()] * 2):
        seats = ruleset.seats[seed % len(ruleset.seats)]
        yield from shown_in_a_match(ruleset, seats, options, seed, STEPS)


def some_of_each(shown: Iterable[Text]) -> Iterator[Text]:
    met: Counter[frozenset[str]] = Counter()
    for text in shown:
        keys = frozenset(keys_of(text))
        met[keys] += 1
        if met[keys] <= ALIKE:
            yield text


@pytest.mark.parametrize("key", RULESETS)
def test_every_text_has_words_in_four_languages(key: str, texts: Texts) -> None:
    shown = list(dict.fromkeys(texts_of(key)))
    keys = {name for text in shown for name in keys_of(text)}
    assert len(keys) > 30
    assert [(name, locale) for name in sorted(keys) for locale in LOCALES if not texts.has(name, locale)] == []
    with capture_logs() as logs:
        said = [texts.say(text, locale) for text in some_of_each(shown) for locale in LOCALES]
    assert logs == []
    assert all(said)
