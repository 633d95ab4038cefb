"""Application commands as PUT by an application (interactions/application-commands)."""

from collections import Counter
from typing import Any

from bot.sandbox.validation.command_names import check_names, localizations
from bot.sandbox.validation.command_options import OPTIONS, check_option_rules, command_text_length
from bot.sandbox.validation.fields import array, boolean, integer, one_of, record, required, snowflake, text
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.wire import Json

CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND, ENTRY_POINT = 1, 2, 3, 4
_LIMITS = {CHAT_INPUT: 100, USER_COMMAND: 15, MESSAGE_COMMAND: 15, ENTRY_POINT: 1}
MAX_COMMAND_TEXT = 8000

_COMMAND = record(
    {
        "id": snowflake,
        "type": one_of(CHAT_INPUT, USER_COMMAND, MESSAGE_COMMAND, ENTRY_POINT),
        "name": text(1, 32),
        "name_localizations": localizations(text(1, 32)),
        "description": text(0, 100),
        "description_localizations": localizations(text(1, 100)),
        "options": OPTIONS,
        "default_member_permissions": integer(0, 2**54 - 1),
        "dm_permission": boolean,
        "nsfw": boolean,
        "contexts": array(one_of(0, 1, 2), 1, unique=True),
        "integration_types": array(one_of(0, 1), 1, unique=True),
        "handler": one_of(1, 2),
    },
    ("name",),
)
_COMMANDS = array(_COMMAND, 0, 130)


def command_type(command: Json) -> int:
    """The command's type; chat input if it names none."""
    kind = command.get("type")
    return kind if isinstance(kind, int) else CHAT_INPUT


def _check_command(command: Json, path: Path, errors: FormErrors) -> None:
    if command_type(command) == CHAT_INPUT:
        check_names(command, path, errors)
        if not command.get("description"):
            required((*path, "description"), errors)
        check_option_rules(command.get("options") or [], (*path, "options"), errors)
    else:
        for field in ("description", "options"):
            if command.get(field):
                code = "APPLICATION_COMMAND_CONTEXT_MENU_FIELD"
                errors.add((*path, field), code, f"Context menu commands cannot have {field}")
    if command_text_length(command) > MAX_COMMAND_TEXT:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_COMMAND_TEXT})")


def check_commands(body: Any) -> None:
    """Check the body of a bulk overwrite. Raises ApiError 50035."""
    errors = FormErrors()
    _COMMANDS(body, (), errors)
    errors.raise_if_any()
    kinds = Counter(map(command_type, body))
    for kind, most in _LIMITS.items():
        if kinds[kind] > most:
            errors.add((), "APPLICATION_COMMANDS_LIMIT", f"At most {most} commands of type {kind}.")
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(body):
        _check_command(command, (index,), errors)
        key = (command_type(command), command["name"])
        if key in seen:
            where = (index, "name")
            errors.add(where, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        seen.add(key)
    errors.raise_if_any()
