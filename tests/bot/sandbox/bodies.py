"""Small bodies to build limit tests from."""

from typing import Any

Json = dict[str, Any]
V2 = 1 << 15


def button(**changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **changes}


def option(number: int = 0, **changes: Any) -> Json:
    return {"label": f"Option {number}", "value": str(number), **changes}


def menu(count: int = 3, **changes: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [option(i) for i in range(count)], **changes}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def legacy(*components: Json) -> Json:
    """A message with one action row."""
    return {"content": "x", "components": [row(*components)]}


def embeds(count: int, **fields: Any) -> Json:
    """A message with embeds."""
    return {"embeds": [{"title": "t", **fields} for _ in range(count)]}


def v2(*components: Json, **changes: Any) -> Json:
    return {"flags": V2, "components": list(components), **changes}


def display(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def thumbnail(**changes: Any) -> Json:
    return {"type": 11, "media": {"url": "https://example.org/a.png"}, **changes}


def section(*texts: Json, **changes: Any) -> Json:
    return {"type": 9, "components": list(texts) or [display()], "accessory": thumbnail(), **changes}


def gallery(count: int = 1, **changes: Any) -> Json:
    item = {"media": {"url": "https://example.org/a.png"}, **changes}
    return {"type": 12, "items": [item for _ in range(count)]}


def container(*components: Json, **changes: Any) -> Json:
    return {"type": 17, "components": list(components) or [display()], **changes}


def text_input(**changes: Any) -> Json:
    return {"type": 4, "custom_id": "name", "style": 1, **changes}


def label(component: Json | None = None, **changes: Any) -> Json:
    return {"type": 18, "label": "Name", "component": component or text_input(), **changes}


def modal(*components: Json, **changes: Any) -> Json:
    return {"custom_id": "m", "title": "Title", "components": list(components) or [label()], **changes}


def command(**changes: Any) -> Json:
    return {"name": "deal", "description": "A game", **changes}


def command_option(kind: int = 3, **changes: Any) -> Json:
    return {"type": kind, "name": "size", "description": "How many", **changes}
