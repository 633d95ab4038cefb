"""A typed slash command: found by its path, its options checked as Discord's client checks them."""

from dataclasses import dataclass
from typing import Any

from bot.sandbox.validation.command_options import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    GROUP,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.sandbox.validation.fields import Check, boolean, integer, number, text
from bot.sandbox.validation.form import FormErrors, refuse
from bot.sandbox.wire import Json
from bot.sandbox.world import World

_WHOLE_NUMBERS = 2**53


@dataclass(frozen=True)
class CommandCall:
    """A command, the subcommand path below it, and the options that path takes."""

    command: Json
    path: tuple[Json, ...]

    @property
    def options(self) -> list[Json]:
        """Declared options of the last step."""
        return list((self.path[-1] if self.path else self.command).get("options") or ())

    def data(self, values: list[Json], resolved: Json) -> Json:
        """The interaction's `data`, values nested below the subcommand path."""
        for step in reversed(self.path):
            values = [{"name": step["name"], "type": step["type"], "options": values}]
        data: Json = {"id": self.command["id"], "name": self.command["name"], "type": 1}
        if values:
            data["options"] = values
        if resolved:
            data["resolved"] = resolved
        if self.command.get("guild_id"):
            data["guild_id"] = self.command["guild_id"]
        return data


def follow_path(command: Json, steps: list[str]) -> CommandCall:
    """Resolve subcommand names. Raises ApiError 50035 for a wrong or unfinished path."""
    path: list[Json] = []
    here = command
    for step in steps:
        nested = [o for o in here.get("options") or () if o["type"] in (SUBCOMMAND, GROUP)]
        found = next((o for o in nested if o["name"] == step), None)
        if found is None:
            raise refuse(("name",), "APPLICATION_COMMAND_UNKNOWN_SUBCOMMAND", f"There is no subcommand {step!r}.")
        path.append(found)
        here = found
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in here.get("options") or ()):
        raise refuse(("name",), "APPLICATION_COMMAND_SUBCOMMAND_REQUIRED", "A subcommand is needed.")
    return CommandCall(command, tuple(path))


def _value_check(option: Json) -> Check:
    kind = option["type"]
    if kind == STRING:
        return text(max(1, option.get("min_length") or 0), option.get("max_length") or 6000)
    least, most = option.get("min_value"), option.get("max_value")
    least, most = (-_WHOLE_NUMBERS if least is None else least), (_WHOLE_NUMBERS if most is None else most)
    if kind == INTEGER:
        return integer(least, most)
    if kind == NUMBER:
        return number(least, most)
    return boolean if kind == BOOLEAN else text(1, 20)


def _check_value(option: Json, value: Any, world: World, guild_id: str | None, errors: FormErrors) -> None:
    path = ("options", option["name"])
    found = FormErrors()
    _value_check(option)(value, path, found)
    errors.extend(found)
    if found:
        return
    choices = option.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        allowed = ", ".join(repr(choice["value"]) for choice in choices)
        errors.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{allowed}}}.")
    channel = world.channels.get(str(value))
    here = channel is not None and channel.guild_id == guild_id
    known = {
        USER: str(value) in world.people,
        MENTIONABLE: str(value) in world.people,
        CHANNEL: here and (not option.get("channel_types") or (channel and channel.type in option["channel_types"])),
        ROLE: False,
        ATTACHMENT: False,
    }
    if not known.get(option["type"], True):
        errors.add(path, "APPLICATION_COMMAND_OPTION_UNKNOWN_VALUE", f"{value!r} cannot be chosen here.")


def option_values(
    call: CommandCall, given: dict[str, Any], world: World, guild_id: str | None, *, focused: str | None = None
) -> list[Json]:
    """The options as the interaction carries them. Raises ApiError 50035 with `options.<name>` paths.

    While an option is `focused` for autocompletion, its value is whatever is typed and others may be missing.
    """
    errors = FormErrors()
    declared = {option["name"]: option for option in call.options}
    values: list[Json] = []
    for name, value in given.items():
        option = declared.get(name)
        if option is None:
            errors.add(("options", name), "APPLICATION_COMMAND_OPTION_UNKNOWN", f"There is no option {name!r}.")
        elif name == focused:
            values.append({"name": name, "type": option["type"], "value": str(value), "focused": True})
        else:
            if focused is None:
                _check_value(option, value, world, guild_id, errors)
            values.append({"name": name, "type": option["type"], "value": value})
    for name, option in declared.items():
        if focused is None and option.get("required") and given.get(name) is None:
            errors.add(("options", name), "BASE_TYPE_REQUIRED", "This field is required")
    errors.raise_if_any()
    return values
