"""Pressing, choosing and filling in modals: what a client would not send, and how the rest arrives."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.sandbox import LocalDiscord
from tests.bot.sandbox.acts import act, act_refused, post_message
from tests.bot.sandbox.bare_application import BareApplication, bare_application
from tests.bot.sandbox.bodies import Json, button, display, label, legacy, menu, modal, option, row, text_input, v2
from tests.support.patience import PATIENCE
from tests.support.person import Person


@pytest.fixture
async def application(local: LocalDiscord) -> AsyncIterator[BareApplication]:
    async with bare_application(local) as bare:
        await bare.sync({"name": "go", "description": "d"})
        yield bare


@pytest.mark.parametrize(
    ("changes", "values", "path"),
    [
        ({}, [], "values"),
        ({}, ["0", "1"], "values"),
        ({}, None, "values"),
        ({}, ["9"], "values.0"),
        ({"max_values": 3}, ["1", "1"], "values.1"),
        ({"min_values": 2, "max_values": 3}, ["1"], "values"),
        ({"disabled": True}, ["1"], "custom_id"),
        ({"custom_id": "other"}, ["1"], "custom_id"),
    ],
)
async def test_select_values(application: BareApplication, ann: Person, changes: Json, values: Any, path: str) -> None:
    message = await post_message(application, ann, legacy(menu(3, **changes)))
    status, faults = await act_refused(ann.press(message, custom_id="menu", values=values))
    assert (status, list(faults)) == (400, [path])


async def test_picking_people_and_channels(application: BareApplication, ann: Person, bob: Person) -> None:
    pickers = [row({"type": kind, "custom_id": str(kind)}) for kind in (5, 7, 8)]
    message = await post_message(application, ann, {"content": "x", "components": pickers})
    for kind in ("5", "7"):
        data = await act(application, ann.press(message, custom_id=kind, values=[bob.id]))
        assert data["resolved"]["users"][bob.id]["username"] == "bob"
    quiet = ann.channel_id("quiet")
    assert quiet in (await act(application, ann.press(message, custom_id="8", values=[quiet])))["resolved"]["channels"]
    assert (await act_refused(ann.press(message, custom_id="8", values=[ann.channel_id("games")])))[0] == 400


async def test_buttons(application: BareApplication, ann: Person) -> None:
    message = await post_message(
        application, ann, legacy(button(), button(custom_id="off", label="Off", disabled=True))
    )
    assert (await act_refused(ann.press(message, label="Off")))[0] == 400
    assert (await act_refused(ann.press(message, custom_id="none")))[0] == 400
    assert (await act_refused(ann.press(message, custom_id="go", values=["1"])))[0] == 400
    assert (await act_refused(ann.press({"id": "42"}, custom_id="go")))[0] == 404


async def test_v2_message_keeps_its_ids_and_is_pressed(application: BareApplication, ann: Person) -> None:
    message = await post_message(application, ann, v2({**display(), "id": 2}, row(button()), display()))
    assert [c["id"] for c in message["components"]] == [2, 1, 4]
    assert message["components"][1]["components"][0]["id"] == 3
    await act(application, ann.press(message, label="Go"))


MODAL = modal(
    display("Rules"),
    label(text_input(min_length=2, max_length=4), label="Name"),
    label(text_input(custom_id="note", required=False), label="Note"),
    label(menu(3, min_values=2, max_values=2), label="Two"),
    label({"type": 21, "custom_id": "radio", "options": [option(1), option(2)]}, label="One"),
)
FILLED: dict[str, Any] = {"Name": "abc", "Two": ["2", "0"], "One": "2"}


async def _open(application: BareApplication, ann: Person, data: Json) -> None:
    await act(application, ann.slash("go"), {"type": 9, "data": data})


async def test_modal_arrives_as_it_was_structured(application: BareApplication, ann: Person) -> None:
    await _open(application, ann, MODAL)
    data = await act(application, ann.submit(FILLED))
    assert data["custom_id"] == "m"
    assert [c["type"] for c in data["components"]] == [10, 18, 18, 18, 18]
    name, note, two, one = (c["component"] for c in data["components"][1:])
    assert (name["type"], name["custom_id"], name["value"]) == (4, "name", "abc")
    assert (note["value"], two["values"], one["value"]) == ("", ["2", "0"], "2")
    assert len({c["id"] for c in (*data["components"], name, note, two, one)}) == 9
    assert ann.modal is None


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"Name": "a"}, "values.name"),
        ({"Name": "abcde"}, "values.name"),
        ({"Name": ""}, "values.name"),
        ({"Two": ["1"]}, "values.menu"),
        ({"Two": ["1", "7"]}, "values.menu.1"),
        ({"One": "9"}, "values.radio"),
        ({"One": []}, "values.radio"),
        ({"stranger": "x"}, "values.stranger"),
    ],
)
async def test_modal_values(application: BareApplication, ann: Person, change: Json, path: str) -> None:
    await _open(application, ann, MODAL)
    status, faults = await act_refused(ann.submit({**FILLED, **change}))
    assert (status, list(faults)) == (400, [path])
    await act(application, ann.submit(FILLED))


async def test_unusual_modal_inputs(application: BareApplication, ann: Person, bob: Person) -> None:
    inputs = [
        label({"type": 22, "custom_id": "boxes", "options": [option(i) for i in range(3)]}, label="Boxes"),
        label({"type": 23, "custom_id": "tick"}, label="Tick"),
        label({"type": 5, "custom_id": "who"}, label="Who"),
        row(text_input(label="Old")),
    ]
    await _open(application, ann, modal(*inputs))
    data = await act(application, ann.submit({"Boxes": ["0", "2"], "Tick": "true", "Who": [bob.id], "name": "x"}))
    boxes, tick, who = (c["component"] for c in data["components"][:3])
    assert (boxes["values"], tick["value"], who["values"]) == (["0", "2"], True, [bob.id])
    assert data["components"][3] == {
        "type": 1,
        "id": data["components"][3]["id"],
        "components": [
            {"type": 4, "id": data["components"][3]["components"][0]["id"], "custom_id": "name", "value": "x"}
        ],
    }
    assert data["resolved"]["users"][bob.id]["username"] == "bob"


async def test_modal_is_gone_once_answered_and_stays_when_it_failed(
    local: LocalDiscord, application: BareApplication, ann: Person, bob: Person
) -> None:
    await _open(application, ann, modal())
    first = ann.modal
    assert (await act_refused(bob.submit({"name": "x"}, first)))[0] == 404
    local.services.interactions.answer_seconds = 0.05
    assert (await ann.submit({"Name": "x"}))["error"]["message"] == "Something went wrong. Try again."
    await application.interaction()
    local.services.interactions.answer_seconds = PATIENCE
    await act(application, ann.submit({"Name": "x"}))
    assert (await act_refused(ann.submit({"name": "x"}, first)))[0] == 404
