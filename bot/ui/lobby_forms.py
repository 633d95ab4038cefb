"""The lobby's questions, in the forms that matches use, so that the one walker draws them too."""

from functools import partial
from typing import Any

import msgspec
from pydantic.fields import FieldInfo

from bot.matches.model import LEAVINGS, Leaving, MatchInfo
from bot.matches.paces import PACES, PaceName
from bot.matches.quiet import NIGHTS, ZONES
from bot.matches.seats import chair_name
from bot.text import LOCALES
from bot.ui.option_words import (
    PICTURES,
    fixed_values,
    hours_label,
    leaving_label,
    option_label,
    pace_label,
    pictures_label,
    ruleset_text,
    value_label,
    zone_label,
)
from bot.ui.speaker import language_name
from games.core.asks import Amount, Ask, Choice, Command, Field, Filled, Form, Option
from games.core.game import Ruleset
from games.core.text import SeatName, Text

KIND = "rules"
REMOVE = "remove"
"""The form by which somebody's chair becomes free."""


class SetOption(Command, frozen=True, tag=True):
    """Change one option of the rules."""

    name: str
    value: str | int


class ChoosePreset(Command, frozen=True, tag=True):
    """Take all options from an edition."""

    preset: str


class SetSize(Command, frozen=True, tag=True):
    """Change the number of chairs."""

    size: int


class SetPace(Command, frozen=True, tag=True):
    """Choose the clock."""

    pace: PaceName


class SetQuiet(Command, frozen=True, tag=True):
    """Choose when the clock of a slow match stands still."""

    hours: str


class SetZone(Command, frozen=True, tag=True):
    """Choose the time zone of those hours."""

    zone: str


class SetLeaving(Command, frozen=True, tag=True):
    """Choose what becomes of the seat of whoever leaves in the middle."""

    leaving: Leaving


class SetPictures(Command, frozen=True, tag=True):
    """Choose whether there are pictures beside the words."""

    pictures: str


class SetLocale(Command, frozen=True, tag=True):
    """Choose the table's language."""

    locale: str


class AddPolicy(Command, frozen=True, tag=True):
    """Let a computer player sit down."""

    policy: str


class RemoveSitter(Command, frozen=True, tag=True):
    """Free the chair of whoever that is."""

    sitter: str


def lobby_ask(info: MatchInfo, ruleset: Ruleset[Any, Any]) -> Ask:
    """What the host may arrange. Its `since` is always 0: the service judges each change against the lobby as it is."""

    def offer() -> tuple[Form, ...]:
        forms = [
            _form("preset", ChoosePreset, _one("preset", _presets(ruleset))),
            Form("option", Text("lobby-form-option"), SetOption, lambda filled: _option_field(ruleset, filled)),
            _form("size", SetSize, _one("size", _sizes(ruleset, info))),
            _form("pace", SetPace, _one("pace", tuple(Option(pace, pace_label(pace)) for pace in PACES))),
            _form("leaving", SetLeaving, _one("leaving", tuple(Option(k, leaving_label(k)) for k in LEAVINGS))),
            _form("pictures", SetPictures, _one("pictures", tuple(Option(k, pictures_label(k)) for k in PICTURES))),
            _form("locale", SetLocale, _one("locale", tuple(Option(key, language_name(key)) for key in LOCALES))),
        ]
        if info.pace == "slow":
            nights = tuple(Option(key, hours_label(key)) for key in NIGHTS)
            zones = tuple(Option(key, zone_label(key)) for key in ZONES)
            forms += [_form("quiet", SetQuiet, _one("quiet", nights)), _form("zone", SetZone, _one("zone", zones))]
        if len(info.sitters) < info.size:
            policies = tuple(Option(key, Text(f"policy-{key}")) for key in ruleset.game.policies)
            forms.append(_form("policy", AddPolicy, _one("policy", policies)))
        others = tuple(
            Option(chair_name(info.sitters, chair), Text("lobby-sitter", seat=SeatName(chair)))
            for chair, sitter in enumerate(info.sitters)
            if sitter.user is None or sitter.user.id != info.host_id
        )
        if others:
            form = _form(REMOVE, RemoveSitter, _one("sitter", others))
            forms.append(msgspec.structs.replace(form, confirm=partial(_removed_for_good, info)))
        return tuple(forms)

    return Ask(0, KIND, 0, Text("lobby-ask"), offer)


def _form(key: str, command: type[Command], field: Field) -> Form:
    return Form(key, Text(f"lobby-form-{key}"), command, lambda filled: None if filled else field)


def _removed_for_good(info: MatchInfo, filled: tuple[Filled, ...]) -> Text | None:
    """That a person cannot come back; a computer player can."""
    people = {str(sitter.user.id): sitter.seat for sitter in info.sitters if sitter.user is not None}
    seat = people.get(str(filled[0]))
    return None if seat is None else Text("lobby-remove-sure", seat=SeatName(seat))


def _one(name: str, options: tuple[Option, ...]) -> Choice:
    return Choice(name, Text(f"lobby-prompt-{name}"), options)


def _presets(ruleset: Ruleset[Any, Any]) -> tuple[Option, ...]:
    return tuple(Option(key, ruleset_text(ruleset, f"preset-{key}")) for key in ruleset.presets)


def _sizes(ruleset: Ruleset[Any, Any], info: MatchInfo) -> tuple[Option, ...]:
    least = max(ruleset.seats.start, len(info.sitters))
    return tuple(Option(count, Text("lobby-size", count=count)) for count in range(least, ruleset.seats.stop))


def _option_field(ruleset: Ruleset[Any, Any], filled: tuple[Filled, ...]) -> Field | None:
    if not filled:
        names = tuple(ruleset.options.model_fields)
        return Choice(
            "name",
            Text("lobby-prompt-option"),
            tuple(
                Option(name, option_label(ruleset, name), ruleset_text(ruleset, f"option-{name}.what"))
                for name in names
            ),
        )
    if len(filled) > 1:
        return None
    name = str(filled[0])
    info = ruleset.options.model_fields[name]
    values = fixed_values(info)
    if values is None:
        least, most = _bounds(info)
        prompt = Text("lobby-prompt-number", option=option_label(ruleset, name))  # alone above the box to type it in
        return Amount("value", prompt, least, most, likely=(least, most))
    options = tuple(Option(value, value_label(ruleset, name, value)) for value in values)
    return Choice("value", Text("lobby-prompt-value"), options)


def _bounds(info: FieldInfo) -> tuple[int, int]:
    limits = {key: getattr(rule, key) for rule in info.metadata for key in ("ge", "le") if hasattr(rule, key)}
    return limits["ge"], limits["le"]
