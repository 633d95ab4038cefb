"""Reading message and modal objects: components, text, controls by label."""

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
EPHEMERAL = 1 << 6
BUTTON, TEXT_DISPLAY = 2, 10
SELECTS = frozenset({3, 5, 6, 7, 8})


def walk(components: list[Json] | None) -> Iterator[Json]:
    """Every component below, depth first in reading order."""
    for component in components or ():
        yield component
        yield from walk(component.get("components"))
        for name in ("accessory", "component"):
            if isinstance(component.get(name), dict):
                yield from walk([component[name]])


def text_of(message: Json) -> str:
    """All text of a message: content, embeds, Text Displays, one after another."""
    parts = [message.get("content") or ""]
    for embed in message.get("embeds") or ():
        parts += [embed.get("title") or "", embed.get("description") or ""]
        for field in embed.get("fields") or ():
            parts += [field["name"], field["value"]]
    parts += [c["content"] for c in walk(message.get("components")) if c["type"] == TEXT_DISPLAY]
    return "\n".join(part for part in parts if part)


def buttons(message: Json) -> list[Json]:
    """All buttons, in reading order."""
    return [c for c in walk(message.get("components")) if c["type"] == BUTTON]


def selects(message: Json) -> list[Json]:
    """All select menus, in reading order."""
    return [c for c in walk(message.get("components")) if c["type"] in SELECTS]


def button(message: Json, label: str) -> Json:
    """The only button with this label. Raises AssertionError naming those there are."""
    found = [c for c in buttons(message) if c.get("label") == label]
    assert len(found) == 1, (
        f"{len(found)} buttons labelled {label!r}; there are {[c.get('label') for c in buttons(message)]}"
    )
    return found[0]


def select(message: Json, *, placeholder: str | None = None, custom_id: str | None = None) -> Json:
    """The only select, or the one with this placeholder or custom id. Raises AssertionError."""
    found = [
        c
        for c in selects(message)
        if placeholder in (None, c.get("placeholder")) and custom_id in (None, c["custom_id"])
    ]
    assert len(found) == 1, (
        f"{len(found)} selects match; there are {[(c['custom_id'], c.get('placeholder')) for c in selects(message)]}"
    )
    return found[0]


def option_value(component: Json, label: str) -> str:
    """The value of a select's option with this label. Raises AssertionError naming those there are."""
    found = [option["value"] for option in component["options"] if option["label"] == label]
    assert len(found) == 1, (
        f"{len(found)} options labelled {label!r}; there are {[o['label'] for o in component['options']]}"
    )
    return str(found[0])


def control_by_label(message: Json, label: str) -> tuple[Json, list[str] | None]:
    """The button with a label, or the select with an option so labelled and that option's value."""
    if any(c.get("label") == label for c in buttons(message)):
        return button(message, label), None
    for component in selects(message):
        for option in component.get("options") or ():
            if option["label"] == label:
                return component, [option["value"]]
    labels = [c.get("label") for c in buttons(message)]
    options = [o["label"] for c in selects(message) for o in c.get("options") or ()]
    raise AssertionError(f"nothing is labelled {label!r}; buttons {labels}, options {options}\n{text_of(message)}")


def is_ephemeral(message: Json) -> bool:
    """True for messages that only one person sees."""
    return bool(message["flags"] & EPHEMERAL)
