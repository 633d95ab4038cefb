"""Whatever Discord's OpenAPI document refuses on the routes we use, the local Discord refuses too.

The document is not part of the project: without it these tests skip.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator, ValidationError, validators

from bot.sandbox.errors import ApiError
from bot.sandbox.validation.callbacks import (
    CallbackType,
    InteractionType,
    check_autocomplete,
    check_callback_type,
    check_deferral,
)
from bot.sandbox.validation.commands import check_commands
from bot.sandbox.validation.messages import check_message
from bot.sandbox.validation.modals import check_modal
from tests.bot.sandbox.bodies import (
    V2,
    Json,
    button,
    command,
    command_option,
    container,
    display,
    gallery,
    label,
    menu,
    modal,
    option,
    row,
    section,
    text_input,
    thumbnail,
    v2,
)
from tests.bot.sandbox.variants import variants

DOCUMENT = Path(__file__).parents[4] / "shared" / "discord" / "openapi.json"
pytestmark = pytest.mark.skipif(not DOCUMENT.exists(), reason="Discord's OpenAPI document is not at hand")

SEND = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"
FOLLOW_UP = "/webhooks/{webhook_id}/{webhook_token}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
COMMANDS = "/applications/{application_id}/commands"

_EMBED: Json = {
    "title": "t",
    "description": "d",
    "url": "https://example.org",
    "color": 5,
    "timestamp": "2026-01-01T00:00:00+00:00",
    "footer": {"text": "f", "icon_url": "https://example.org/i.png"},
    "author": {"name": "a", "url": "https://example.org", "icon_url": "https://example.org/i.png"},
    "image": {"url": "https://example.org/i.png"},
    "fields": [{"name": "n", "value": "v", "inline": True}],
}
_LEGACY: Json = {
    "content": "x",
    "nonce": "n",
    "enforce_nonce": True,
    "tts": False,
    "flags": 4096,
    "embeds": [_EMBED],
    "allowed_mentions": {"parse": ["users"], "roles": ["1"], "replied_user": False},
    "attachments": [{"id": 0, "filename": "a.png", "description": "d"}],
    "message_reference": {"message_id": "1", "channel_id": "2", "fail_if_not_exists": False},
    "poll": {
        "question": {"text": "?"},
        "answers": [{"poll_media": {"text": "a", "emoji": {"name": "🎲"}}}],
        "duration": 5,
        "allow_multiselect": False,
        "layout_type": 1,
    },
    "components": [
        row(button(emoji={"name": "🎲"}, disabled=False), button(style=5, custom_id=None, url="https://example.org")),
        row(
            menu(
                options=[option(1, description="d", default=False, emoji={"name": "🎲"})], placeholder="p", min_values=1
            )
        ),
        row({"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "user"}]}),
        row({"type": 8, "custom_id": "c", "channel_types": [0, 1]}),
    ],
}
_V2: Json = v2(
    container(
        section(display(), accessory=thumbnail(description="d", spoiler=False)),
        section(display(), accessory=button(custom_id="s")),
        gallery(1, description="d", spoiler=False),
        {"type": 14, "divider": True, "spacing": 1, "id": 9},
        {"type": 13, "file": {"url": "attachment://a.png"}, "spoiler": False},
        row(button()),
        accent_color=5,
        spoiler=False,
    ),
    display(),
)
_MODALS: list[Json] = [
    modal(
        display(),
        label(text_input(min_length=1, max_length=5, value="v", placeholder="p", required=True), description="d"),
        label(menu(custom_id="s", required=True)),
        label({"type": 21, "custom_id": "r", "options": [option(1, description="d"), option(2)]}),
        label({"type": 22, "custom_id": "g", "min_values": 1, "max_values": 1, "options": [option(1), option(2)]}),
    ),
    modal(
        label({"type": 23, "custom_id": "c", "default": True}),
        label({"type": 19, "custom_id": "f", "min_values": 1, "max_values": 2}),
        label({"type": 7, "custom_id": "m", "default_values": [{"id": "1", "type": "role"}]}),
        row(text_input(label="l")),
    ),
]
_COMMANDS: list[Json] = [
    command(
        name_localizations={"vi": "x"},
        description_localizations={"ko": "d"},
        default_member_permissions=8192,
        dm_permission=False,
        nsfw=False,
        contexts=[0, 1],
        integration_types=[0],
        options=[
            command_option(3, choices=[{"name": "n", "name_localizations": {"el": "x"}, "value": "v"}], required=True),
            command_option(3, name="a", min_length=1, max_length=5, autocomplete=True),
            command_option(4, name="b", min_value=1, max_value=5, choices=[{"name": "n", "value": 3}]),
            command_option(10, name="c", min_value=1, max_value=5),
            command_option(7, name="d", channel_types=[0]),
            command_option(6, name="e", name_localizations={"vi": "x"}, description_localizations={"vi": "x"}),
        ],
    ),
    command(name="group", options=[command_option(2, options=[command_option(1, options=[command_option()])])]),
    {"type": 2, "name": "Profile"},
]
_BEFORE: Json = {"flags": 0, "content": "x", "embeds": [], "components": [], "attachments": []}


def _check_callback(body: Any) -> None:
    kinds = (InteractionType.COMPONENT, InteractionType.AUTOCOMPLETE)
    kind = kinds[isinstance(body, dict) and body.get("type") == CallbackType.AUTOCOMPLETE_RESULT]
    callback = check_callback_type(body, kind, has_message=True)
    if callback is CallbackType.MESSAGE:
        check_message(body.get("data"), file_ids=[0])
    elif callback is CallbackType.UPDATE:
        check_message({} if body.get("data") is None else body["data"], before=_BEFORE, file_ids=[0])
    elif callback is CallbackType.AUTOCOMPLETE_RESULT:
        check_autocomplete(body, 3)
    elif callback is CallbackType.MODAL:
        check_modal(body.get("data"))
    else:
        check_deferral(body)


def _send(body: Any) -> None:
    check_message(body, file_ids=[0])


def _edit(body: Any) -> None:
    check_message(body, before={**_BEFORE, "flags": V2 if body == _V2 else 0}, file_ids=[0])


# Answers share their parts' checks with `send`: one of each part shows that every route applies them.
_ANSWER: Json = {
    "content": "x",
    "tts": False,
    "flags": 4096,
    "embeds": [{"title": "t"}],
    "allowed_mentions": {"users": ["1"]},
    "components": [row(button()), row(menu(1))],
}
_CHANGE = {name: _ANSWER[name] for name in ("content", "embeds", "allowed_mentions", "components")}
CASES: list[tuple[str, str, str, Callable[[Any], None], Any]] = [
    ("send", "post", SEND, _send, _LEGACY),
    ("send V2", "post", SEND, _send, _V2),
    ("edit", "patch", EDIT, _edit, _CHANGE),
    ("follow-up", "post", FOLLOW_UP, _send, _ANSWER),
    ("reply", "post", CALLBACK, _check_callback, {"type": 4, "data": _ANSWER}),
    ("reply V2", "post", CALLBACK, _check_callback, {"type": 4, "data": v2(container(section()), gallery())}),
    ("defer", "post", CALLBACK, _check_callback, {"type": 5, "data": {"flags": 64}}),
    ("defer update", "post", CALLBACK, _check_callback, {"type": 6}),
    ("update", "post", CALLBACK, _check_callback, {"type": 7, "data": _CHANGE}),
    ("choices", "post", CALLBACK, _check_callback, {"type": 8, "data": {"choices": [{"name": "n", "value": "v"}]}}),
    ("modal", "post", CALLBACK, _check_callback, {"type": 9, "data": _MODALS[0]}),
    ("modal pickers", "post", CALLBACK, _check_callback, {"type": 9, "data": _MODALS[1]}),
    ("commands", "put", COMMANDS, check_commands, _COMMANDS),
]


@pytest.fixture(scope="module")
def document() -> Json:
    loaded: Json = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    # Discord takes ids as JSON integers too, and discord.py sends some so.
    text = {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}
    loaded["components"]["schemas"]["SnowflakeType"] = {"anyOf": [{"type": "integer", "minimum": 0}, text]}
    return loaded


def _validator(document: Json, method: str, path: str) -> Any:
    """A validator that picks a union's branch by `type`, as Discord does: quicker, and errors name the right branch."""
    schemas = document["components"]["schemas"]

    def types_of(branch: Json) -> list[object] | None:
        target = schemas[branch["$ref"].rpartition("/")[2]] if "$ref" in branch else branch
        types: list[object] | None = target.get("properties", {}).get("type", {}).get("enum")
        return types

    def union(validator: Any, branches: list[Json], instance: Any, schema: Json) -> Iterator[ValidationError]:
        known = [(types_of(branch), branch) for branch in branches]
        if not isinstance(instance, dict) or any(types is None for types, _ in known):
            yield from Draft202012Validator.VALIDATORS["anyOf"](validator, branches, instance, schema)
            return
        chosen = [branch for types, branch in known if types and instance.get("type") in types]
        if not chosen or isinstance(instance.get("type"), bool):
            yield ValidationError("no branch has this type")
        else:
            yield from validator.descend(instance, chosen[0])

    schema = document["paths"][path][method]["requestBody"]["content"]["application/json"]["schema"]
    extend: Any = validators.extend
    extended = extend(Draft202012Validator, {"oneOf": union, "anyOf": union})
    return extended({**schema, "components": document["components"]})


def _accepts(check: Callable[[Any], None], body: Any) -> bool:
    try:
        check(body)
    except ApiError:
        return False
    return True


@pytest.mark.parametrize(("method", "path", "check", "body"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_the_local_discord_is_as_strict(
    document: Json, method: str, path: str, check: Callable[[Any], None], body: Any
) -> None:
    validator = _validator(document, method, path)
    assert validator.is_valid(body)
    check(body)
    laxer, refused_by_both = [], 0
    for number, (where, changed) in enumerate(variants(body)):
        if _accepts(check, changed):
            if not validator.is_valid(changed):
                laxer.append((where, repr(changed)[:200]))
        elif number % 50 == 0:
            refused_by_both += not validator.is_valid(changed)
    assert laxer == []
    assert refused_by_both or body == {"type": 6}
