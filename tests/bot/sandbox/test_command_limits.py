"""Each limit of application commands: at the bound accepted, over it refused at its path."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox.validation.commands import check_commands
from tests.bot.sandbox.bodies import Json, command, command_option
from tests.bot.sandbox.refusals import refused

O0 = "0.options.0"


def _options(count: int, **changes: Any) -> list[Json]:
    return [command_option(name=f"o{i}", **changes) for i in range(count)]


def _choices(count: int) -> list[Json]:
    return [{"name": f"c{i}", "value": f"v{i}"} for i in range(count)]


def _with(**changes: Any) -> list[Json]:
    return [command(options=[command_option(**changes)])]


SIZES: list[tuple[str, Callable[[int], list[Json]], int, str, str]] = [
    ("name", lambda n: [command(name="x" * n)], 32, "0.name", "BASE_TYPE_BAD_LENGTH"),
    ("description", lambda n: [command(description="x" * n)], 100, "0.description", "BASE_TYPE_MAX_LENGTH"),
    (
        "localised name",
        lambda n: [command(name_localizations={"vi": "x" * n})],
        32,
        "0.name_localizations.vi",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "localised description",
        lambda n: [command(description_localizations={"ko": "x" * n})],
        100,
        "0.description_localizations.ko",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("options", lambda n: [command(options=_options(n))], 25, "0.options", "BASE_TYPE_MAX_LENGTH"),
    ("option name", lambda n: _with(name="x" * n), 32, f"{O0}.name", "BASE_TYPE_BAD_LENGTH"),
    ("option description", lambda n: _with(description="x" * n), 100, f"{O0}.description", "BASE_TYPE_BAD_LENGTH"),
    ("choices", lambda n: _with(choices=_choices(n)), 25, f"{O0}.choices", "BASE_TYPE_MAX_LENGTH"),
    (
        "choice name",
        lambda n: _with(choices=[{"name": "x" * n, "value": "v"}]),
        100,
        f"{O0}.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "choice value",
        lambda n: _with(choices=[{"name": "n", "value": "x" * n}]),
        100,
        f"{O0}.choices.0.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "min above max",
        lambda n: _with(kind=4, min_value=n, max_value=7),
        7,
        f"{O0}.min_value",
        "APPLICATION_COMMAND_OPTION_RANGE",
    ),
    ("max_length", lambda n: _with(max_length=n), 6000, f"{O0}.max_length", "NUMBER_TYPE_MAX"),
    ("chat commands", lambda n: [command(name=f"c{i}") for i in range(n)], 100, "", "APPLICATION_COMMANDS_LIMIT"),
    (
        "user commands",
        lambda n: [{"type": 2, "name": f"Profile {i}"} for i in range(n)],
        15,
        "",
        "APPLICATION_COMMANDS_LIMIT",
    ),
]


@pytest.mark.parametrize(
    ("body", "most", "path", "code"), [case[1:] for case in SIZES], ids=[case[0] for case in SIZES]
)
def test_size_limit(body: Callable[[int], list[Json]], most: int, path: str, code: str) -> None:
    check_commands(body(most))
    assert refused(lambda: check_commands(body(most + 1))).get(path) == code


SUB = command_option(1, name="sub")
FAULTS: list[tuple[str, list[Json], str, str]] = [
    ("upper case", [command(name="Deal")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("space", [command(name="new deal")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("sign", [command(name="deal!")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    (
        "Greek upper case",
        [command(name_localizations={"el": "Νέο"})],
        "0.name_localizations.el",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    ("option upper case", _with(name="Size"), f"{O0}.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ("unknown locale", [command(name_localizations={"ar": "x"})], "0.name_localizations.ar", "BASE_TYPE_CHOICES"),
    ("no description", [{"name": "deal"}], "0.description", "BASE_TYPE_REQUIRED"),
    ("same name twice", [command(), command()], "1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    (
        "same option twice",
        [command(options=[command_option(), command_option()])],
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    (
        "required after optional",
        [command(options=[command_option(name="a"), command_option(name="b", required=True)])],
        "0.options.1.required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "required after optional in a subcommand",
        [command(options=[{**SUB, "options": [command_option(name="a"), command_option(name="b", required=True)]}])],
        "0.options.0.options.1.required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        "subcommand beside an option",
        [command(options=[SUB, command_option(name="a")])],
        "0.options.1.type",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        "subcommand in a subcommand",
        [command(options=[{**SUB, "options": [SUB]}])],
        "0.options.0.options.0",
        "UNION_TYPE_CHOICES",
    ),
    ("unknown option type", _with(kind=12), O0, "UNION_TYPE_CHOICES"),
    (
        "choices with autocompletion",
        _with(autocomplete=True, choices=_choices(1)),
        f"{O0}.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    (
        "choice names alike",
        _with(choices=[{"name": "a", "value": "1"}, {"name": "a", "value": "2"}]),
        f"{O0}.choices.1.name",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
    ),
    ("text choice of a number", _with(kind=4, choices=_choices(1)), f"{O0}.choices.0.value", "NUMBER_TYPE_COERCE"),
    (
        "description on a user command",
        [{"type": 2, "name": "A", "description": "x"}],
        "0.description",
        "APPLICATION_COMMAND_CONTEXT_MENU_FIELD",
    ),
    ("no contexts", [command(contexts=[])], "0.contexts", "BASE_TYPE_MIN_LENGTH"),
    ("context twice", [command(contexts=[0, 0])], "0.contexts.1", "SET_TYPE_ALREADY_CONTAINS_VALUE"),
]


@pytest.mark.parametrize(("body", "path", "code"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_fault(body: list[Json], path: str, code: str) -> None:
    assert refused(lambda: check_commands(body)) == {path: code}


def _of_length(size: int) -> list[Json]:
    """A command of exactly `size` characters: 39 choices of 200, then descriptions of the rest."""
    choices = [{"name": f"{i:0100}", "value": f"{i:0100}"} for i in range(13)]
    options = [{"type": 3, "name": f"o{i}", "description": "d", "choices": choices} for i in range(3)]
    rest = size - 3 * (2 + 1 + 13 * 200) - 1
    return [command(name="n", description="d" * 100, options=[*options, *_fillers(rest - 100)])]


def _fillers(size: int) -> list[Json]:
    fillers: list[Json] = []
    while size > 102:
        fillers.append(command_option(name=f"f{len(fillers)}", description="x" * 100))
        size -= 102
    return [*fillers, command_option(name="z", description="x" * (size - 1))]


def test_8000_characters_in_all() -> None:
    check_commands(_of_length(8000))
    assert refused(lambda: check_commands(_of_length(8001))) == {"0": "APPLICATION_COMMAND_TOO_LARGE"}


def test_the_longest_localisation_counts() -> None:
    body = _of_length(8000)
    body[0]["options"][-1]["description_localizations"] = {"vi": "x", "el": body[0]["options"][-1]["description"]}
    check_commands(body)
    body[0]["options"][-1]["description_localizations"]["el"] += "x"
    assert refused(lambda: check_commands(body)) == {"0": "APPLICATION_COMMAND_TOO_LARGE"}


def test_names_of_every_language_are_accepted() -> None:
    names = {"vi": "bàn-mới", "ko": "새로운", "el": "νέο", "th": "โต๊ะ", "hi": "खेल"}
    check_commands([command(name_localizations=names)])
