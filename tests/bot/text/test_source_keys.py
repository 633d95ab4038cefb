"""Every key in the code is in the catalogue, and every key of the catalogue is in the code."""

import pytest

from bot.text import LOCALES
from bot.text.locales import Locale
from tests.bot.text.catalogues import messages, parts, placeholders
from tests.bot.text.source_keys import Mention, mentions, mentions_in

MENTIONS = mentions()


def families() -> set[str]:
    return {key.split("-")[0] for key in messages("en")}


def test_every_key_in_the_code_is_in_the_catalogue() -> None:
    english, known = parts("en"), families()
    lost = [
        f"{mention.where} {mention.pattern}"
        for mention in MENTIONS
        if (mention.made or mention.pattern.replace("\\", "").split("-")[0] in known)
        and not any(mention.matches(key) for key in english)
    ]
    assert lost == []


def test_every_key_in_the_catalogue_is_in_the_code() -> None:
    mentioned = {key for key in parts("en") for mention in MENTIONS if mention.matches(key)}
    used = {key.split(".")[0] for key in mentioned}
    assert sorted(messages("en").keys() - used) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_placeholder_is_given_where_the_text_is_made(locale: Locale) -> None:
    patterns = parts(locale)
    holes = {
        f"{mention.where} {key}": sorted(placeholders(patterns[key]) - mention.given)
        for mention in MENTIONS
        if mention.given is not None
        for key in patterns
        if mention.matches(key) and placeholders(patterns[key]) - mention.given
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
