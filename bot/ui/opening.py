"""The parameters that every game's `new` command has in common."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from discord import app_commands

from bot.matches.paces import PaceName
from bot.ui.translator import worded

New = TypeVar("New", bound=Callable[..., Any])
PARAMETERS = {
    "ruleset": (worded("cmd-ruleset", "ruleset"), worded("cmd-ruleset.desc", "Which box or board")),
    "preset": (worded("cmd-preset", "preset"), worded("cmd-preset.desc", "Which edition's rules")),
    "seats": (worded("cmd-seats", "seats"), worded("cmd-seats.desc", "How many chairs")),
    "computers": (
        worded("cmd-computers", "computers"),
        worded("cmd-computers.desc", "How many of them are computer players"),
    ),
    "clock": (worded("cmd-clock", "clock"), worded("cmd-clock.desc", "How long a decision may take")),
}
"""What each is called, and what Discord says of it."""
CLOCKS: dict[PaceName, app_commands.locale_str] = {
    "live": worded("lobby-pace-live", "live: 90 seconds a decision"),
    "slow": worded("lobby-pace-slow", "slow: a day a decision"),
    "off": worded("lobby-pace-off", "no clock"),
}


def opens_table(**choices: Mapping[str, app_commands.locale_str]) -> Callable[[New], New]:
    """Names and explains seats, computers and clock, and lists what can be chosen.

    Args:
        choices: for the games that ask for a "ruleset" or a "preset", the keys on offer with what they are called.
    """
    names = (*choices, "seats", "computers", "clock")
    listed: dict[str, Mapping[Any, app_commands.locale_str]] = {**choices, "clock": CLOCKS}
    rename = app_commands.rename(**{name: PARAMETERS[name][0] for name in names})
    describe = app_commands.describe(**{name: PARAMETERS[name][1] for name in names})
    choose = app_commands.choices(
        **{
            name: [app_commands.Choice(name=called, value=key) for key, called in offered.items()]
            for name, offered in listed.items()
        }
    )

    def decorate(new: New) -> New:
        return rename(describe(choose(new)))

    return decorate
