"""Rows of earlier versions are read as the program writes them now."""

from pathlib import Path
from typing import Any

import pytest

from bot.store.records import Commit
from bot.store.sql import open_store
from bot.store.upcasts import UPCASTS, Upcasts, current, upcast
from tests.bot.store.kit import step


def _rename(body: dict[str, Any]) -> dict[str, Any]:
    return {"colour": body.pop("color"), **body}


def _add(body: dict[str, Any]) -> dict[str, Any]:
    return {**body, "size": 1}


GROWN: Upcasts = {("step", 1): _rename, ("step", 2): _add, ("other", 1): _add}


def test_the_current_version_follows_from_the_registry() -> None:
    assert current("step", {}) == 1
    assert current("step", GROWN) == 3


def test_a_body_goes_through_every_version_on_its_way() -> None:
    assert upcast("step", 1, b'{"color":"red"}', GROWN) == b'{"colour":"red","size":1}'
    assert upcast("step", 2, b'{"colour":"red"}', GROWN) == b'{"colour":"red","size":1}'


def test_a_current_body_stays_byte_for_byte() -> None:
    assert upcast("step", 3, b'{ "colour" : "red" }', GROWN) == b'{ "colour" : "red" }'


def test_a_hole_in_the_registry_is_not_passed_over() -> None:
    with pytest.raises(KeyError):
        upcast("step", 1, b"{}", {("step", 2): _add})


def test_every_registered_upcast_leads_on_to_the_current_version() -> None:
    for kind, version in UPCASTS:
        assert all((kind, later) in UPCASTS for later in range(version, current(kind, UPCASTS)))


async def test_an_old_row_is_upcast_on_load_and_a_new_one_is_not(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/parlour.db"
    async with await open_store(url, synchronous="OFF", upcasts={}) as old:
        await old.commit(Commit("match001", step=step(0, body=b'{"color":"red"}')))
    async with await open_store(url, synchronous="OFF", upcasts=GROWN) as new:
        await new.commit(Commit("match001", step=step(1, body=b'{"colour":"blue","size":2}')))
        rows = (await new.tail("match001", -1)).steps
    assert [row.body for row in rows] == [b'{"colour":"red","size":1}', b'{"colour":"blue","size":2}']
