"""A press or a submitted modal: refused if a client would not let the person do it, else the interaction's data."""

from typing import Any

from bot.sandbox.components import find_component, walk
from bot.sandbox.interaction_payloads import resolved_objects
from bot.sandbox.messages import StoredMessage
from bot.sandbox.payloads import guild_roles
from bot.sandbox.validation.fields import array, text
from bot.sandbox.validation.form import FormErrors, Path, refuse
from bot.sandbox.validation.interactive import (
    BUTTON,
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    STRING_SELECT,
    USER_SELECT,
)
from bot.sandbox.validation.modals import CHECKBOX, CHECKBOX_GROUP, FILE_UPLOAD, RADIO_GROUP, TEXT_INPUT
from bot.sandbox.wire import Json
from bot.sandbox.world import World

_PICKERS = (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)


def _choosable(component: Json, world: World, guild_id: str | None) -> set[str]:
    kind = component["type"]
    if "options" in component:
        return {option["value"] for option in component["options"]}
    guild = world.guilds.get(guild_id or "")
    people = set(guild.members) if guild else set()
    roles = {role["id"] for role in guild_roles(world, guild)} if guild else set()
    if kind == CHANNEL_SELECT:
        wanted = component.get("channel_types")
        return {c.id for c in (guild.channels if guild else ()) if not wanted or c.type in wanted}
    return {USER_SELECT: people, ROLE_SELECT: roles, MENTIONABLE_SELECT: people | roles}[kind]


def _check_choice(component: Json, values: Any, allowed: set[str], path: Path, errors: FormErrors) -> None:
    least, most = component.get("min_values"), component.get("max_values")
    least, most = (1 if least is None else least), (1 if most is None else most)
    found = FormErrors()
    array(text(1, 100), 0, None, unique=True)(values, path, found)
    if not found and not (least <= len(values) <= most):
        found.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
    if not found:
        for index, value in enumerate(values):
            if value not in allowed:
                found.add((*path, index), "BASE_TYPE_CHOICES", f"{value!r} is not one of the options.")
    errors.extend(found)


def press_data(stored: StoredMessage, custom_id: str, values: Any, world: World) -> Json:
    """The data of a component interaction. Raises ApiError 50035 for what no client would send."""
    component = find_component(stored.payload["components"], custom_id)
    if component is None:
        raise refuse(("custom_id",), "COMPONENT_VALIDATION_FAILED", "The message has no such component.")
    if component.get("disabled"):
        raise refuse(("custom_id",), "COMPONENT_VALIDATION_FAILED", "The component is disabled.")
    data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
    if component["type"] == BUTTON:
        if values is not None:
            raise refuse(("values",), "COMPONENT_VALIDATION_FAILED", "A button takes no values.")
        return data
    errors = FormErrors()
    guild_id = stored.channel.guild_id
    _check_choice(component, values, _choosable(component, world, guild_id), ("values",), errors)
    errors.raise_if_any()
    data["values"] = values
    if component["type"] in _PICKERS:
        data["resolved"] = resolved_objects(world, guild_id, values)
    return data


def _check_text(component: Json, value: Any, path: Path, errors: FormErrors) -> None:
    needed = component.get("required") is not False
    if not value and not needed:
        return
    least = max(component.get("min_length") or 0, int(needed))
    text(least, component.get("max_length") or 4000)(value, path, errors)


def _filled(component: Json, value: Any, allowed: set[str], path: Path, errors: FormErrors) -> Json:
    """One input of a modal with what the person entered."""
    kind = component["type"]
    filled: Json = {"type": kind, "id": component["id"], "custom_id": component["custom_id"]}
    needed = component.get("required") is not False
    if kind == TEXT_INPUT:
        value = component.get("value") or "" if value is None else value
        _check_text(component, value, path, errors)
        return {**filled, "value": value}
    if kind == CHECKBOX:
        return {**filled, "value": value in (True, "true", ["true"])}
    if kind == RADIO_GROUP:
        value = value[0] if isinstance(value, list) and value else value or None
        if (needed or value is not None) and value not in allowed:
            errors.add(path, "BASE_TYPE_CHOICES", f"{value!r} is not one of the options.")
        return {**filled, "value": value}
    values = [value] if isinstance(value, str) else value or []
    if kind != FILE_UPLOAD and (needed or values):
        limits = {"max_values": len(component["options"])} if kind == CHECKBOX_GROUP else {}
        _check_choice({**limits, **component}, values, allowed, path, errors)
    return {**filled, "values": values}


def modal_data(modal: Json, values: dict[str, Any], world: World, guild_id: str | None) -> Json:
    """The data of a modal submission, structured as the modal is. Raises ApiError 50035 for `values.<custom_id>`."""
    errors = FormErrors()
    inputs = {c["custom_id"]: c for c in walk(modal["components"]) if c.get("custom_id")}
    for name in values.keys() - inputs.keys():
        errors.add(("values", name), "COMPONENT_VALIDATION_FAILED", "The modal has no such field.")
    chosen: list[str] = []

    def fill(component: Json) -> Json:
        if "custom_id" in component:
            listed = component["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP, *_PICKERS)
            allowed = _choosable(component, world, guild_id) if listed else set()
            name = component["custom_id"]
            filled = _filled(component, values.get(name), allowed, ("values", name), errors)
            if component["type"] in _PICKERS:
                chosen.extend(filled["values"])
            return filled
        shell: Json = {"type": component["type"], "id": component["id"]}
        if "component" in component:
            shell["component"] = fill(component["component"])
        if "components" in component:
            shell["components"] = [fill(inner) for inner in component["components"]]
        return shell

    data: Json = {"custom_id": modal["custom_id"], "components": [fill(c) for c in modal["components"]]}
    errors.raise_if_any()
    resolved = resolved_objects(world, guild_id, chosen)
    return {**data, "resolved": resolved} if resolved else data
