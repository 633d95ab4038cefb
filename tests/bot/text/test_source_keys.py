"""Every key in the code is in the catalogue, and every key of the catalogue is in the code."""

from typing import get_args

import pytest

from bot.text import LOCALES, Texts
from bot.text.locales import Locale
from games.core.text import Text
from games.registry import rulesets
from tests.bot.text.catalogues import messages, parts, placeholders, references
from tests.bot.text.source_keys import Mention, mentions, mentions_in


def families() -> set[str]:
    return {key.split("-")[0] for key in messages("en")}


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    english, known = parts("en"), families()
    lost = [
        f"{mention.where} {mention.pattern}"
        for mention in mentions()
        if (mention.made or mention.pattern.replace("\\", "").split("-")[0] in known) and not mention.among(english)
    ]
    assert lost == []


def test_every_key_in_the_catalogue_is_in_the_code() -> None:
    mentioned = {key for mention in mentions() for key in mention.among(parts("en"))} | ruleset_keys()
    used = {key.partition(".")[0] for key in mentioned}
    used |= {key for pattern in parts("en").values() for key in references(pattern)}
    assert sorted(messages("en").keys() - used) == []


def ruleset_keys() -> set[str]:
    """What the lobby says of a ruleset, its editions and its options, under keys made from their names."""
    keys: set[str] = set()
    for ruleset in rulesets().values():
        words = ruleset.game.words
        keys |= {f"ruleset-{ruleset.key}", f"{words}-wealth", *(f"policy-{policy}" for policy in ruleset.game.policies)}
        keys |= {f"{words}-preset-{preset}" for preset in ruleset.presets}
        for name, field in ruleset.options.model_fields.items():
            keys |= {f"{words}-option-{name}", f"{words}-option-{name}.what"}
            keys |= {f"{words}-option-{name}-{value}" for value in get_args(field.annotation) if isinstance(value, str)}
    return keys


def test_every_ruleset_edition_option_and_policy_has_its_words() -> None:
    assert sorted(ruleset_keys() - parts("en").keys()) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_lobby_offers_fits_a_menu(texts: Texts, locale: Locale) -> None:
    said = {key: texts.say(Text(key), locale) for key in ruleset_keys()}
    assert {key: len(words) for key, words in said.items() if len(words) > 100} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_placeholder_is_given_where_the_text_is_made(locale: Locale) -> None:
    patterns = parts(locale)
    literally = {key for mention in mentions() if mention.literal for key in mention.among(patterns)}
    holes = {
        f"{mention.where} {key}": sorted(placeholders(patterns[key]) - mention.given)
        for mention in mentions()
        if mention.given is not None
        for key in mention.among(patterns)
        if mention.literal or key not in literally
        if placeholders(patterns[key]) - mention.given
    }
    assert holes == {}


def scan(source: str) -> list[Mention]:
    return list(mentions_in(source, "module.py"))


def test_the_scan_finds_literals_f_strings_and_both_branches() -> None:
    source = 'Text("deal-a", n=1)\nName(f"deal-card-{kind}")\nraise IllegalMove("deal-x" if y else "deal-z", b=2)\n'
    assert [(m.pattern.replace("\\", ""), m.given) for m in scan(source)] == [
        ("deal-a", frozenset({"n"})),
        ("deal-card-[a-z0-9_-]+", frozenset()),
        ("deal-x", frozenset({"b"})),
        ("deal-z", frozenset({"b"})),
    ]


def test_the_scan_finds_keys_kept_elsewhere_and_leaves_prose_alone() -> None:
    found = scan('KEY = "refuse-not-yours"\nlog("deal - with care", "utf-8 text")\n"""A doc-string with words."""\n')
    assert [(m.pattern.replace("\\", ""), m.given) for m in found] == [("refuse-not-yours", None)]


def test_the_scan_cannot_see_what_stars_pass() -> None:
    assert [mention.given for mention in scan('Text("deal-a", **values)')] == [None]
