import ast
import re
from collections import defaultdict

import pytest
from fluent.syntax.ast import TextElement
from structlog.testing import capture_logs

from bot.text import LOCALES, Texts, command_text
from bot.text.locales import Locale
from bot.text.localised_commands import command_fault
from games.core.text import Text
from tests.bot.text.catalogues import messages, nodes, parts
from tests.bot.text.conftest import MakeTexts
from tests.bot.text.source_keys import source_files


@pytest.mark.parametrize("locale", LOCALES)
def test_every_command_text_fits_discord(texts: Texts, locale: Locale) -> None:
    said = {key: texts.say(Text(key), locale, plain=True) for key in parts(locale) if key.startswith("cmd-")}
    faults = {key: command_fault(key, words) for key, words in said.items()}
    assert {key: fault for key, fault in faults.items() if fault} == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_of_one_level_have_different_names(texts: Texts, locale: Locale) -> None:
    siblings: dict[str, list[str]] = defaultdict(list)
    for key in messages(locale):
        if key.startswith("cmd-"):
            siblings[key.rpartition("-")[0]].append(texts.say(Text(key), locale, plain=True))
    assert {parent: names for parent, names in siblings.items() if len(set(names)) < len(names)} == {}


def test_every_command_has_a_description() -> None:
    assert [key for key in messages("en") if key.startswith("cmd-") and f"{key}.desc" not in parts("en")] == []


def test_a_command_is_named_in_the_languages_we_have(texts_with: MakeTexts) -> None:
    texts = texts_with(
        en="cmd-test = hand\n    .desc = Show my cards", ko="cmd-test = 손패\n    .desc = 내 카드를 봅니다"
    )
    assert [command_text(texts, "cmd-test", locale) for locale in ("en-GB", "ko", "fr")] == ["hand", "손패", None]
    assert command_text(texts, "cmd-test.desc", "ko") == "내 카드를 봅니다"
    assert command_text(texts, "cmd-test", "el") is None


@pytest.mark.parametrize("name", ["Tay", "my hand", "x" * 33, "a.b"])
def test_a_name_discord_would_refuse_is_left_out(texts_with: MakeTexts, name: str) -> None:
    texts = texts_with(en=f"cmd-test = {name}\n    .desc = d")
    with capture_logs() as logs:
        assert command_text(texts, "cmd-test", "en-US") is None
    assert [entry["key"] for entry in logs] == ["cmd-test"]


def test_a_description_of_101_characters_is_left_out(texts_with: MakeTexts) -> None:
    texts = texts_with(en="cmd-test = t\n    .desc = " + "x" * 101)
    with capture_logs():
        assert command_text(texts, "cmd-test.desc", "en-US") is None
    assert command_fault("cmd-test.desc", "x" * 100) is None


def test_the_english_in_the_code_is_that_of_the_catalogue(texts: Texts) -> None:
    """discord.py wants Discord's fallback words where a command is declared."""
    declared = [
        (call.args[0].value, call.args[1].value)
        for file in source_files()
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "worded"
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[1], ast.Constant)
    ]
    assert declared
    assert [(key, words) for key, words in declared if texts.say(Text(str(key)), "en", plain=True) != words] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_messages_name_commands_as_their_readers_see_them(locale: Locale) -> None:
    names = {key: text for key, text in text_only(locale).items() if key.startswith("cmd-")}
    commands = {f"/{name}" for name in names.values()}
    commands |= {f"/{names[key.rpartition('-')[0]]} {name}" for key, name in names.items() if key.count("-") > 1}
    mentioned = {key: set(re.findall(r"`(/\S[^`]*)`", text)) - commands for key, text in text_only(locale).items()}
    assert {key: unknown for key, unknown in mentioned.items() if unknown} == {}


def text_only(locale: Locale) -> dict[str, str]:
    """Every message without its placeholders."""
    texts = {key: [n.value for n in nodes(p) if isinstance(n, TextElement)] for key, p in parts(locale).items()}
    return {key: "".join(pieces) for key, pieces in texts.items()}
