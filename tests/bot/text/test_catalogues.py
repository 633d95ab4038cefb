"""The four catalogues say the same things."""

import re
from collections import defaultdict
from itertools import pairwise

import pytest
from babel import Locale as BabelLocale
from fluent.syntax import ast

from bot.text import LOCALES
from bot.text.bundles import FUNCTIONS
from bot.text.locales import Locale
from tests.bot.text.catalogues import cases_asked, family, messages, nodes, parts, placeholders
from tests.bot.text.wording import WORD

OTHERS: list[Locale] = [locale for locale in LOCALES if locale != "en"]
NAMING = re.compile(r"^ruleset-|^language-|^zone-|-card-[^.]*$|-place-[^.]*(\.short)?$")
"""Keys of things with a name of their own."""
KEPT = {"discord", "bot", "m", "python", "verify", "sha", "machikoro", "json"}
"""Names, a unit, and a command line to type as it stands."""
HOSTING = {
    *("interactions", "endpoint", "url", "general", "information", "requires", "oauth", "code", "grant", "reset"),
    *("token", "intents", "env", "example", "doctor", "restore", "file", "ntp", "mb"),
}
"""What whoever hosts the bot reads elsewhere: labels of Discord's portal, which is English, and command lines."""
SETTING = re.compile(r"PARLOUR_[A-Z_]+")
AFTER_A_VALUE = re.compile(r"[*`]*(이|가|을|를|은|는|과|와|으로|로)(?![가-힣])")
AFTER_DONG = re.compile(r"đ(가|를|는|와|로)(?![가-힣])")
"""Particles that follow a vowel, where đ is read 동."""
PLURAL_WORDS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_catalogue_has_the_keys_of_english_and_no_other(locale: Locale) -> None:
    ours, english = set(messages(locale)), set(messages("en"))
    assert {"missing": sorted(english - ours), "too many": sorted(ours - english)} == {"missing": [], "too many": []}


@pytest.mark.parametrize("locale", OTHERS)
def test_every_catalogue_has_the_attributes_of_english(locale: Locale) -> None:
    assert sorted(set(parts("en")) - set(parts(locale))) == []


@pytest.mark.parametrize("locale", OTHERS)
def test_placeholders_are_those_of_english(locale: Locale) -> None:
    english, ours = parts("en"), parts(locale)
    assert {
        key: (set(placeholders(english[key])), set(placeholders(ours[key])))
        for key in english.keys() & ours.keys()
        if placeholders(english[key]) != placeholders(ours[key])
    } == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_family_of_names_has_the_same_grammatical_forms_throughout(locale: Locale) -> None:
    forms: dict[str, dict[str, frozenset[str]]] = defaultdict(dict)
    for key, message in messages(locale).items():
        grammatical = {a.id.name for a in message.attributes if f"{key}.{a.id.name}" not in parts("en")}
        forms[family(key)][key] = frozenset(grammatical)
    assert {name: keys for name, keys in forms.items() if len(set(keys.values())) > 1} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_grammatical_form_that_is_asked_for_exists(locale: Locale) -> None:
    known = {attribute.id.name for message in messages(locale).values() for attribute in message.attributes}
    assert {key: cases_asked(p) - known for key, p in parts(locale).items() if cases_asked(p) - known} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_plurals_have_exactly_the_forms_of_the_language(locale: Locale) -> None:
    categories = {"other", *BabelLocale.parse(locale).plural_form.rules}
    wrong = {
        key: sorted(chosen)
        for key, pattern in parts(locale).items()
        for chosen in plural_forms(pattern)
        if chosen - {"other"} and chosen != categories
    }
    assert wrong == {}


def test_greek_has_a_singular_wherever_english_has_one() -> None:
    english, greek = parts("en"), parts("el")
    assert [
        key for key in english.keys() & greek.keys() if plural_forms(english[key]) != plural_forms(greek[key])
    ] == []


def plural_forms(pattern: ast.Pattern) -> list[set[str]]:
    """For each choice by number, the plural forms it tells apart; both languages have "one" and "other"."""
    choices = [node for node in nodes(pattern) if isinstance(node, ast.SelectExpression)]
    keys = [{v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)} for choice in choices]
    return [chosen & PLURAL_WORDS for chosen in keys if chosen & PLURAL_WORDS]


@pytest.mark.parametrize("locale", LOCALES)
def test_catalogues_call_only_functions_that_exist(locale: Locale) -> None:
    called = {n.id.name for p in parts(locale).values() for n in nodes(p) if isinstance(n, ast.FunctionReference)}
    assert called - FUNCTIONS.keys() == set()


@pytest.mark.parametrize("locale", OTHERS)
def test_sentences_are_translated(locale: Locale) -> None:
    """A sentence of four words that reads as in English was left behind."""

    def sentence(pattern: ast.Pattern) -> str:
        return "".join(n.value for n in nodes(pattern) if isinstance(n, ast.TextElement)).strip()

    ours, theirs = parts(locale), parts("en")
    assert [
        key
        for key in ours.keys() & theirs.keys()
        if len(WORD.findall(sentence(ours[key]))) > 3 and sentence(ours[key]) == sentence(theirs[key])
        if not NAMING.search(key)
    ] == []


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_word_is_left_in_a_message_but_names(locale: Locale) -> None:
    """Games, cards, places and languages keep names that everybody knows; all else is said in the language."""
    english, ours = parts("en"), parts(locale)
    named = {word for key in ours if NAMING.search(key) for word in latin(ours[key])}
    found = {key: latin(ours[key]) & latin(english[key]) for key in ours.keys() & english.keys()}
    left = {key: words - named - KEPT - HOSTING for key, words in found.items() if not NAMING.search(key)}
    assert {key: words for key, words in left.items() if words} == {}


def latin(pattern: ast.Pattern) -> set[str]:
    """The words in plain Latin letters that the catalogue writes itself."""
    text = " ".join(n.value for n in nodes(pattern) if isinstance(n, ast.TextElement))
    return {word.casefold() for word in WORD.findall(SETTING.sub("", text)) if word.isascii()}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_is_broken_by_the_width_of_the_file(locale: Locale) -> None:
    """Fluent keeps line ends, so Discord would show them."""
    broken = [
        key
        for key, pattern in parts(locale).items()
        for node in nodes(pattern)
        if isinstance(node, ast.TextElement) and "\n" in node.value.strip()
    ]
    assert broken == []


def test_korean_particles_are_those_of_what_is_read() -> None:
    """Which one follows a value depends on the value, so JOSA chooses it."""
    fixed = []
    for key, pattern in parts("ko").items():
        for before, after in pairwise(pattern.elements):
            filled = isinstance(before, ast.Placeable) and isinstance(before.expression, ast.VariableReference)
            fixed += [key] if filled and isinstance(after, ast.TextElement) and AFTER_A_VALUE.match(after.value) else []
        fixed += [key for text in nodes(pattern) if isinstance(text, ast.TextElement) and AFTER_DONG.search(text.value)]
    assert fixed == []
