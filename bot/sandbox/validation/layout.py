"""Components of messages: the legacy layout and Components V2, each with its nesting (components/reference)."""

from typing import Any

from bot.sandbox.components import walk_with_path
from bot.sandbox.validation.fields import Check, array, boolean, by_type, integer, one_of, record, text, url
from bot.sandbox.validation.form import FormErrors, Path
from bot.sandbox.validation.interactive import BUTTON, BUTTON_CHECK, COMPONENT_ID, selects

ROW, SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
TOTAL_COMPONENTS = 40
TOTAL_TEXT = 4000
COLOUR = integer(0, 0xFFFFFF)
ALT_TEXT = text(1, 1024)


def _row_width(value: Any, path: Path, errors: FormErrors) -> None:
    kinds = [component["type"] for component in value["components"]]
    if any(kind != BUTTON for kind in kinds) and len(kinds) > 1:
        where = (*path, "components", 1)
        errors.add(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


_ROW_CHECK = record(
    {"id": COMPONENT_ID, "components": array(by_type({BUTTON: BUTTON_CHECK, **selects()}), 1, 5)},
    ("components",),
    _row_width,
)
TEXT_DISPLAY_CHECK = record({"id": COMPONENT_ID, "content": text(1, TOTAL_TEXT)}, ("content",))
_MEDIA = record({"url": url("http", "https", "attachment")}, ("url",))
_THUMBNAIL_CHECK = record(
    {"id": COMPONENT_ID, "media": _MEDIA, "description": ALT_TEXT, "spoiler": boolean}, ("media",)
)
_SECTION_CHECK = record(
    {
        "id": COMPONENT_ID,
        "components": array(by_type({TEXT_DISPLAY: TEXT_DISPLAY_CHECK}), 1, 3),
        "accessory": by_type({BUTTON: BUTTON_CHECK, THUMBNAIL: _THUMBNAIL_CHECK}),
    },
    ("components", "accessory"),
)
_GALLERY_ITEM = record({"media": _MEDIA, "description": ALT_TEXT, "spoiler": boolean}, ("media",))
_GALLERY_CHECK = record({"id": COMPONENT_ID, "items": array(_GALLERY_ITEM, 1, 10)}, ("items",))
_FILE_CHECK = record(
    {"id": COMPONENT_ID, "file": record({"url": url("attachment")}, ("url",)), "spoiler": boolean}, ("file",)
)
_SEPARATOR_CHECK = record({"id": COMPONENT_ID, "divider": boolean, "spacing": one_of(1, 2)})
_BLOCKS: dict[int, Check] = {
    ROW: _ROW_CHECK,
    SECTION: _SECTION_CHECK,
    TEXT_DISPLAY: TEXT_DISPLAY_CHECK,
    GALLERY: _GALLERY_CHECK,
    FILE: _FILE_CHECK,
    SEPARATOR: _SEPARATOR_CHECK,
}
_CONTAINER_CHECK = record(
    {
        "id": COMPONENT_ID,
        "components": array(by_type(_BLOCKS), 1, TOTAL_COMPONENTS),
        "accent_color": COLOUR,
        "spoiler": boolean,
    },
    ("components",),
)

LEGACY_LAYOUT = array(by_type({ROW: _ROW_CHECK}), 0, 5)
V2_LAYOUT = array(by_type({**_BLOCKS, CONTAINER: _CONTAINER_CHECK}), 0, TOTAL_COMPONENTS)


def check_whole(components: Any, errors: FormErrors, *, root: Path = ("components",)) -> None:
    """Rules across a sound component tree: 40 in all, 4,000 characters, ids and custom ids used once."""
    found = list(walk_with_path(components, root))
    if len(found) > TOTAL_COMPONENTS:
        errors.add(root, "BASE_TYPE_MAX_LENGTH", f"Must be {TOTAL_COMPONENTS} or fewer in length, nested included.")
    length = sum(len(c["content"]) for _, c in found if c["type"] == TEXT_DISPLAY)
    if length > TOTAL_TEXT:
        code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
        errors.add(root, code, f"The text may have {TOTAL_TEXT} characters in all.")
    seen: dict[str, set[object]] = {"custom_id": set(), "id": set()}
    codes = {"custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED", "id": "COMPONENT_ID_DUPLICATED"}
    for path, component in found:
        for name, code in codes.items():
            value = component.get(name)
            if value and value in seen[name]:
                errors.add((*path, name), code, f"Component {name.replace('_', ' ')} cannot be duplicated")
            seen[name].add(value)
