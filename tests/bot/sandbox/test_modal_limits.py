"""Each limit of modals: at the bound accepted, over it refused at its path below `data`."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox.validation.modals import check_modal
from tests.bot.sandbox.bodies import Json, button, display, label, menu, modal, option, row, text_input
from tests.bot.sandbox.refusals import refused

C0 = "data.components.0"
IN0 = f"{C0}.component"


def _group(kind: int, count: int, **changes: Any) -> Json:
    return {"type": kind, "custom_id": "g", "options": [option(i) for i in range(count)], **changes}


SIZES: list[tuple[str, Callable[[int], Json], int, str, str]] = [
    ("title", lambda n: modal(title="x" * n), 45, "data.title", "BASE_TYPE_BAD_LENGTH"),
    ("custom id", lambda n: modal(custom_id="x" * n), 100, "data.custom_id", "BASE_TYPE_BAD_LENGTH"),
    (
        "components",
        lambda n: modal(*[label(text_input(custom_id=str(i))) for i in range(n)]),
        5,
        "data.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("label", lambda n: modal(label(label="x" * n)), 45, f"{C0}.label", "BASE_TYPE_BAD_LENGTH"),
    ("description", lambda n: modal(label(description="x" * n)), 100, f"{C0}.description", "BASE_TYPE_BAD_LENGTH"),
    (
        "input id",
        lambda n: modal(label(text_input(custom_id="x" * n))),
        100,
        f"{IN0}.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "placeholder",
        lambda n: modal(label(text_input(placeholder="x" * n))),
        100,
        f"{IN0}.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("value", lambda n: modal(label(text_input(value="x" * n))), 4000, f"{IN0}.value", "BASE_TYPE_MAX_LENGTH"),
    ("max_length", lambda n: modal(label(text_input(max_length=n))), 4000, f"{IN0}.max_length", "NUMBER_TYPE_MAX"),
    ("min_length", lambda n: modal(label(text_input(min_length=n))), 4000, f"{IN0}.min_length", "NUMBER_TYPE_MAX"),
    (
        "min above max",
        lambda n: modal(label(text_input(min_length=n, max_length=7))),
        7,
        f"{IN0}.min_length",
        "TEXT_INPUT_MIN_LENGTH",
    ),
    (
        "value above max",
        lambda n: modal(label(text_input(value="x" * n, max_length=7))),
        7,
        f"{IN0}.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("select options", lambda n: modal(label(menu(n))), 25, f"{IN0}.options", "BASE_TYPE_BAD_LENGTH"),
    ("radio options", lambda n: modal(label(_group(21, n))), 10, f"{IN0}.options", "BASE_TYPE_BAD_LENGTH"),
    ("checkbox options", lambda n: modal(label(_group(22, n))), 10, f"{IN0}.options", "BASE_TYPE_BAD_LENGTH"),
    (
        "checkbox maximum",
        lambda n: modal(label(_group(22, 4, max_values=n))),
        4,
        f"{IN0}.max_values",
        "SELECT_COMPONENT_MAX_VALUES",
    ),
    (
        "row label",
        lambda n: modal(row(text_input(label="x" * n))),
        45,
        f"{C0}.components.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
]


@pytest.mark.parametrize(
    ("body", "most", "path", "code"), [case[1:] for case in SIZES], ids=[case[0] for case in SIZES]
)
def test_size_limit(body: Callable[[int], Json], most: int, path: str, code: str) -> None:
    check_modal(body(most))
    assert refused(lambda: check_modal(body(most + 1))).get(path) == code


FAULTS: list[tuple[str, Json, str, str]] = [
    ("no title", modal(title=None), "data.title", "BASE_TYPE_REQUIRED"),
    ("no components", {"custom_id": "m", "title": "t", "components": []}, "data.components", "BASE_TYPE_BAD_LENGTH"),
    ("button", modal(label(button())), IN0, "UNION_TYPE_CHOICES"),
    ("bare input", modal(text_input()), C0, "UNION_TYPE_CHOICES"),
    ("select in a row", modal(row(menu())), f"{C0}.components.0", "UNION_TYPE_CHOICES"),
    (
        "two inputs in a row",
        modal(row(text_input(label="a"), text_input(label="b"))),
        f"{C0}.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    ("row input without label", modal(row(text_input())), f"{C0}.components.0.label", "BASE_TYPE_REQUIRED"),
    ("style 3", modal(label(text_input(style=3))), f"{IN0}.style", "BASE_TYPE_CHOICES"),
    ("disabled select", modal(label(menu(disabled=True))), f"{IN0}.disabled", "SELECT_COMPONENT_DISABLED_IN_MODAL"),
    ("one radio option", modal(label(_group(21, 1))), f"{IN0}.options", "BASE_TYPE_BAD_LENGTH"),
    (
        "two radio defaults",
        modal(label(_group(21, 0, options=[option(1, default=True), option(2, default=True)]))),
        f"{IN0}.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    (
        "checkbox values alike",
        modal(label(_group(22, 0, options=[option(1), option(1)]))),
        f"{IN0}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    ("required with minimum 0", modal(label(_group(22, 2, min_values=0))), f"{IN0}.min_values", "NUMBER_TYPE_MIN"),
    (
        "custom id twice",
        modal(label(text_input()), label(text_input())),
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
]


@pytest.mark.parametrize(("body", "path", "code"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_fault(body: Json, path: str, code: str) -> None:
    assert refused(lambda: check_modal(body)) == {path: code}


def test_every_kind_of_input_is_accepted() -> None:
    pickers = [label({"type": kind, "custom_id": str(kind)}) for kind in (5, 6, 7, 8)]
    check_modal(modal(*pickers, label(_group(22, 3, min_values=0, required=False))))
    check_modal(
        modal(
            display(),
            label(_group(21, 2)),
            label({"type": 23, "custom_id": "c"}),
            label({"type": 19, "custom_id": "f"}),
        )
    )
    check_modal(modal(row(text_input(label="Old style"))))
