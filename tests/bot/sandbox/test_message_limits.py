"""Each limit of messages: at the bound accepted, over it refused at its path."""

from collections.abc import Callable

import pytest

from bot.sandbox.validation.messages import check_message
from tests.bot.sandbox.bodies import (
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
    thumbnail,
    v2,
)
from tests.bot.sandbox.refusals import refused

B0 = "components.0.components.0"


def _buttons(count: int) -> list[Json]:
    return [button(custom_id=str(i)) for i in range(count)]


# name, body of a size, largest size that passes, path and code of one more
SIZES: list[tuple[str, Callable[[int], Json], int, str, str]] = [
    ("content", lambda n: {"content": "x" * n}, 2000, "content", "BASE_TYPE_MAX_LENGTH"),
    ("custom id", lambda n: legacy(button(custom_id="x" * n)), 100, f"{B0}.custom_id", "BASE_TYPE_BAD_LENGTH"),
    ("button label", lambda n: legacy(button(label="x" * n)), 80, f"{B0}.label", "BASE_TYPE_MAX_LENGTH"),
    ("buttons in a row", lambda n: legacy(*_buttons(n)), 5, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (
        "rows",
        lambda n: {"content": "x", "components": [row(b) for b in _buttons(n)]},
        5,
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("select options", lambda n: legacy(menu(n)), 25, f"{B0}.options", "BASE_TYPE_BAD_LENGTH"),
    ("placeholder", lambda n: legacy(menu(placeholder="x" * n)), 150, f"{B0}.placeholder", "BASE_TYPE_MAX_LENGTH"),
    ("max_values", lambda n: legacy(menu(3, max_values=n)), 3, f"{B0}.max_values", "SELECT_COMPONENT_MAX_VALUES"),
    (
        "min_values",
        lambda n: legacy(menu(4, min_values=n, max_values=3)),
        3,
        f"{B0}.min_values",
        "SELECT_COMPONENT_MIN_VALUES",
    ),
    (
        "option label",
        lambda n: legacy(menu(options=[option(label="x" * n)])),
        100,
        f"{B0}.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "option value",
        lambda n: legacy(menu(options=[option(value="x" * n)])),
        100,
        f"{B0}.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "option description",
        lambda n: legacy(menu(options=[option(description="x" * n)])),
        100,
        f"{B0}.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "default options",
        lambda n: legacy(menu(max_values=2, options=[option(i, default=i < n) for i in range(5)])),
        2,
        f"{B0}.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    ("embeds", embeds, 10, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ("embed title", lambda n: embeds(1, title="x" * n), 256, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ("embed text", lambda n: embeds(1, description="x" * n), 4096, "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    (
        "embed footer",
        lambda n: embeds(1, footer={"text": "x" * n}),
        2048,
        "embeds.0.footer.text",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "embed author",
        lambda n: embeds(1, author={"name": "x" * n}),
        256,
        "embeds.0.author.name",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "embed fields",
        lambda n: embeds(1, fields=[{"name": "n", "value": "v"}] * n),
        25,
        "embeds.0.fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "field name",
        lambda n: embeds(1, fields=[{"name": "x" * n, "value": "v"}]),
        256,
        "embeds.0.fields.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "field value",
        lambda n: embeds(1, fields=[{"name": "n", "value": "x" * n}]),
        1024,
        "embeds.0.fields.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "embed total",
        lambda n: {"embeds": [{"description": "x" * 3000}, {"description": "x" * (n - 3000)}]},
        6000,
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        "V2 components",
        lambda n: v2(container(*[display() for _ in range(n - 1)])),
        40,
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "V2 text",
        lambda n: v2(display("x" * 2000), display("x" * (n - 2000))),
        4000,
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    ("one display", lambda n: v2(display("x" * n)), 4000, "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    ("section texts", lambda n: v2(section(*[display()] * n)), 3, "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ("gallery items", lambda n: v2(gallery(n)), 10, "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (
        "gallery alt text",
        lambda n: v2(gallery(description="x" * n)),
        1024,
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "thumbnail alt text",
        lambda n: v2(section(accessory=thumbnail(description="x" * n))),
        1024,
        "components.0.accessory.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("colour", lambda n: v2(container(accent_color=n)), 0xFFFFFF, "components.0.accent_color", "NUMBER_TYPE_MAX"),
    ("nonce", lambda n: {"content": "x", "nonce": "1" * n}, 25, "nonce", "BASE_TYPE_MAX_LENGTH"),
    (
        "allowed users",
        lambda n: {"content": "x", "allowed_mentions": {"users": [str(i) for i in range(n)]}},
        100,
        "allowed_mentions.users",
        "BASE_TYPE_MAX_LENGTH",
    ),
]


@pytest.mark.parametrize(
    ("body", "most", "path", "code"), [case[1:] for case in SIZES], ids=[case[0] for case in SIZES]
)
def test_size_limit(body: Callable[[int], Json], most: int, path: str, code: str) -> None:
    check_message(body(most))
    assert refused(lambda: check_message(body(most + 1))).get(path) == code
