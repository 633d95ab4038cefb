"""What the options of a ruleset, its clock and its language are called."""

from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from bot.matches.model import Leaving, MatchInfo
from bot.matches.paces import PaceName
from bot.ui.speaker import language_name
from games.core.game import Ruleset
from games.core.text import Text

SHOWN, HIDDEN = "shown", "hidden"
PICTURES = (SHOWN, HIDDEN)
"""Pictures beside the words, or words alone."""


def option_lines(info: MatchInfo, ruleset: Ruleset[Any, Any]) -> tuple[Text, ...]:
    """One line for each option: its name and its value."""
    return tuple(
        Text("lobby-option-line", option=option_label(ruleset, name), value=value_label(ruleset, name, value))
        for name, value in info.options
        if name in ruleset.options.model_fields
    )


def explained_options(options: BaseModel, ruleset: Ruleset[Any, Any]) -> tuple[tuple[Text, Text], ...]:
    """Each option with its value, and what it means; those that differ from the first edition are marked."""
    usual = dict(next(iter(ruleset.presets.values())))
    explained = []
    for name, value in options:
        line = Text("lobby-option-line", option=option_label(ruleset, name), value=value_label(ruleset, name, value))
        if value != usual[name]:
            line = Text("rules-option-changed", line=line, usual=value_label(ruleset, name, usual[name]))
        explained.append((line, ruleset_text(ruleset, f"option-{name}.what")))
    return tuple(explained)


def table_line(info: MatchInfo) -> Text:
    """The clock and the language of the table."""
    return Text("lobby-table", pace=pace_label(info.pace), language=language_name(info.locale))


def table_lines(info: MatchInfo, *, every: bool = False) -> tuple[Text, ...]:
    """The clock and the language, and of what is not as usual: quiet hours, fates of seats that are left, pictures.

    every: these two also while they are as usual.
    """
    lines = [table_line(info)]
    if info.pace == "slow" and info.night.hours != "none":
        lines.append(Text("lobby-night", hours=hours_label(info.night.hours), zone=zone_label(info.night.zone)))
    if every or info.leaving != "concede":
        lines.append(Text("lobby-leaving-line", leaving=leaving_label(info.leaving)))
    if every or not info.pictures:
        lines.append(Text("lobby-pictures-line-shown" if info.pictures else "lobby-pictures-line"))
    return tuple(lines)


def hours_label(hours: str) -> Text:
    """Quiet hours."""
    begin, _, end = hours.partition("-")
    return Text("lobby-quiet-hours", **{"from": begin, "to": end}) if end else Text("lobby-quiet-none")


def zone_label(zone: str) -> Text:
    """A time zone, by its best known city."""
    return Text(f"zone-{zone.rpartition('/')[2].lower().replace('_', '-')}")


def leaving_label(leaving: Leaving) -> Text:
    """What becomes of a seat."""
    return Text(f"lobby-leaving-{leaving}")


def pictures_label(pictures: str) -> Text:
    """Whether there are pictures, one of `PICTURES`."""
    return Text(f"lobby-pictures-{pictures}")


def pace_label(pace: PaceName) -> Text:
    """A clock."""
    return Text(f"lobby-pace-{pace}")


def option_label(ruleset: Ruleset[Any, Any], name: str) -> Text:
    """An option."""
    return ruleset_text(ruleset, f"option-{name}")


def value_label(ruleset: Ruleset[Any, Any], name: str, value: Any) -> Text:
    """A value of an option."""
    info = ruleset.options.model_fields[name]
    if info.annotation is bool:
        return Text("lobby-yes") if value else Text("lobby-no")
    if fixed_values(info) is None or isinstance(value, int):
        return Text("lobby-number", number=int(value))
    return ruleset_text(ruleset, f"option-{name}-{value}")


def ruleset_text(ruleset: Ruleset[Any, Any], rest: str) -> Text:
    """A text of the ruleset's game."""
    return Text(f"{ruleset.game.words}-{rest}")


def fixed_values(info: FieldInfo) -> tuple[str | int, ...] | None:
    """What a field may be, or None for a bounded whole number; switches are 0 and 1."""
    if info.annotation is bool:
        return (0, 1)
    if get_origin(info.annotation) is Literal:
        return get_args(info.annotation)
    return None
