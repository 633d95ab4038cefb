"""Faults of messages that are no matter of size, and what is accepted."""

from typing import Any

import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.validation.messages import check_message
from tests.bot.sandbox.bodies import (
    V2,
    Json,
    button,
    container,
    display,
    embeds,
    gallery,
    legacy,
    menu,
    option,
    row,
    section,
    v2,
)
from tests.bot.sandbox.refusals import refused

B0 = "components.0.components.0"


TWO_ALIKE = [button(), button()]
FAULTS: list[tuple[str, Json, str, str]] = [
    ("empty custom id", legacy(button(custom_id="")), f"{B0}.custom_id", "BASE_TYPE_REQUIRED"),
    ("no custom id", legacy(button(custom_id=None)), f"{B0}.custom_id", "BASE_TYPE_REQUIRED"),
    ("custom id twice", legacy(*TWO_ALIKE), "components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    (
        "custom id twice, nested",
        v2(section(accessory=button()), container(row(button()))),
        "components.1.components.0.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "component id twice",
        v2({**display(), "id": 7}, {**display(), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    ("neither label nor emoji", legacy(button(label=None)), f"{B0}.label", "BUTTON_COMPONENT_REQUIRED_FIELDS"),
    ("nonsense emoji", legacy(button(emoji={"name": "dice"})), f"{B0}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    ("two emoji", legacy(button(emoji={"name": "🎲🎲"})), f"{B0}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    (
        "custom emoji that does not exist",
        legacy(button(emoji={"id": "123456789012345678", "name": "a"})),
        f"{B0}.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    (
        "emoji of an option",
        legacy(menu(options=[option(emoji={"name": "x"})])),
        f"{B0}.options.0.emoji.name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    ("style 0", legacy(button(style=0)), f"{B0}.style", "NUMBER_TYPE_MIN"),
    ("style 7", legacy(button(style=7)), f"{B0}.style", "NUMBER_TYPE_MAX"),
    (
        "link with ftp",
        legacy(button(style=5, url="ftp://example.org", custom_id=None)),
        f"{B0}.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        "link with a custom id",
        legacy(button(style=5, url="https://example.org")),
        f"{B0}.custom_id",
        "BUTTON_COMPONENT_FIELD_CONFLICT",
    ),
    ("link without url", legacy(button(style=5, custom_id=None)), f"{B0}.url", "BASE_TYPE_REQUIRED"),
    (
        "url on a plain button",
        legacy(button(url="https://example.org")),
        f"{B0}.url",
        "BUTTON_COMPONENT_FIELD_CONFLICT",
    ),
    ("no options", legacy(menu(0)), f"{B0}.options", "BASE_TYPE_BAD_LENGTH"),
    ("max_values 26", legacy(menu(25, max_values=26)), f"{B0}.max_values", "NUMBER_TYPE_MAX"),
    (
        "option values alike",
        legacy(menu(options=[option(1), option(1)])),
        f"{B0}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "two selects in a row",
        legacy(menu(), menu(custom_id="b")),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        "button beside a select",
        legacy(button(), menu()),
        "components.0.components.1",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    ("empty row", legacy(), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ("unknown type", v2({"type": 99}), "components.0", "UNION_TYPE_CHOICES"),
    ("no type", v2({"content": "x"}), "components.0.type", "BASE_TYPE_REQUIRED"),
    (
        "V2 component without the flag",
        {"content": "x", "components": [display()]},
        "components.0",
        "UNION_TYPE_CHOICES",
    ),
    ("button outside a row", v2(button()), "components.0", "UNION_TYPE_CHOICES"),
    ("text input in a message", legacy({"type": 4, "custom_id": "a", "style": 1}), B0, "UNION_TYPE_CHOICES"),
    ("container in a container", v2(container(container())), "components.0.components.0", "UNION_TYPE_CHOICES"),
    ("section without accessory", v2(section(accessory=None)), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    ("select as accessory", v2(section(accessory=menu())), "components.0.accessory", "UNION_TYPE_CHOICES"),
    ("button in a section's texts", v2(section(button())), "components.0.components.0", "UNION_TYPE_CHOICES"),
    ("empty container", v2({"type": 17, "components": []}), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ("empty gallery", v2(gallery(0)), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    ("empty text", v2(display("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    (
        "file by URL",
        v2({"type": 13, "file": {"url": "https://example.org/a"}}),
        "components.0.file.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("spacing 3", v2({"type": 14, "spacing": 3}), "components.0.spacing", "BASE_TYPE_CHOICES"),
    ("content with V2", v2(display(), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("embeds with V2", v2(display(), **embeds(1)), "embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        "stickers with V2",
        v2(display(), sticker_ids=["1"]),
        "sticker_ids",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "poll with V2",
        v2(display(), poll={"question": {"text": "?"}, "answers": [{"poll_media": {"text": "a"}}]}),
        "poll",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "users parsed and listed",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.parse",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "unknown mention kind",
        {"content": "x", "allowed_mentions": {"parse": ["bots"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    (
        "file that is not sent",
        {"content": "x", "attachments": [{"id": 0}]},
        "attachments.0.id",
        "MESSAGE_ATTACHMENT_NOT_FOUND",
    ),
    ("embed link with ftp", embeds(1, url="ftp://example.org"), "embeds.0.url", "URL_TYPE_INVALID_SCHEME"),
    ("embed time", embeds(1, timestamp="yesterday"), "embeds.0.timestamp", "DATE_TIME_TYPE_PARSE"),
    ("content of another type", {"content": 5}, "content", "STRING_TYPE_CONVERT"),
    ("components of another type", {"content": "x", "components": {}}, "components", "LIST_TYPE_CONVERT"),
    ("flags of another type", {"content": "x", "flags": "64"}, "flags", "NUMBER_TYPE_COERCE"),
]


@pytest.mark.parametrize(("body", "path", "code"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_fault(body: Json, path: str, code: str) -> None:
    assert refused(lambda: check_message(body)) == {path: code}


GOOD: list[tuple[str, Json]] = [
    ("every button style", legacy(*[button(custom_id=str(s), style=s) for s in (1, 2, 3, 4)])),
    ("link", legacy(button(style=5, custom_id=None, url="https://example.org/x?y=1"))),
    ("emoji only", legacy(button(label=None, emoji={"name": "🎲"}))),
    (
        "a family, a flag and a keycap",
        legacy(*[button(custom_id=e, emoji={"name": e}) for e in ("👨‍👩‍👧", "🇻🇳", "1️⃣", "✅", "👍🏽")]),
    ),
    ("all selects", {"content": "x", "components": [row({"type": t, "custom_id": str(t)}) for t in (5, 6, 7, 8)]}),
    ("min_values 0", legacy(menu(min_values=0))),
    (
        "V2 of every kind",
        v2(section(), gallery(), {"type": 14, "spacing": 2}, row(menu()), container(section(display()))),
    ),
    ("V2 with empty content", v2(display(), content="", embeds=[])),
    ("embed only", embeds(1)),
    ("the same component id 0", v2({**display(), "id": 0}, {**display(), "id": 0})),
]


@pytest.mark.parametrize("body", [body for _, body in GOOD], ids=[name for name, _ in GOOD])
def test_accepted(body: Json) -> None:
    check_message(body)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"content": ""},
        {"content": None, "embeds": []},
        {"components": [row(button())]},
        {"flags": V2, "components": []},
    ],
)
def test_empty_message(body: Json) -> None:
    with pytest.raises(ApiError) as caught:
        check_message(body)
    assert (caught.value.status, caught.value.code) == (400, 50006)


def _stored(flags: int = 0, **fields: Any) -> Json:
    return {"flags": flags, "content": "", "embeds": [], "components": [], "attachments": [], **fields}


def test_v2_flag_is_permanent() -> None:
    before = _stored(V2, components=[display()])
    check_message({"components": [display("y")]}, before=before)
    assert refused(lambda: check_message({"flags": 0}, before=before)) == {
        "flags": "MESSAGE_COMPONENTS_V2_FLAG_PERMANENT"
    }
    assert "content" in refused(lambda: check_message({"content": "x"}, before=before))


def test_becoming_v2_needs_the_content_gone() -> None:
    before = _stored(content="old")
    assert "content" in refused(lambda: check_message(v2(display()), before=before))
    check_message(v2(display(), content=None), before=before)


def test_edit_may_not_leave_nothing() -> None:
    with pytest.raises(ApiError) as caught:
        check_message({"content": ""}, before=_stored(content="old"))
    assert caught.value.code == 50006
    check_message({"content": ""}, before=_stored(content="old", attachments=[{"id": "5"}]))


def test_ten_files_at_most() -> None:
    kept = [{"id": str(i)} for i in range(100, 104)]
    check_message({}, before=_stored(attachments=kept), file_ids=range(6))
    assert "attachments" in refused(lambda: check_message({}, before=_stored(attachments=kept), file_ids=range(7)))
    check_message({"attachments": [{"id": 0}]}, before=_stored(attachments=kept), file_ids=[0])
