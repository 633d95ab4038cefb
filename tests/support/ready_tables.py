"""New databases begin with their tables: migrating each would take longer than most tests do."""

import sqlite3
from functools import cache

import pytest
from sqlalchemy import Connection, create_engine

from bot.store import migrate


@cache
def _statements() -> tuple[str, ...]:
    """What makes the tables that the migrations make, and says of which revision they are."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate._upgrade(connection, "head")
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        made = tuple(driver.iterdump())
    engine.dispose()
    return made[1:-1]  # without BEGIN and COMMIT


def _make(connection: Connection, target: str) -> None:
    assert target == "head"
    for statement in _statements():
        connection.exec_driver_sql(statement)


@pytest.fixture
def ready_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests that open new databases. One that is to be migrated fails with it."""
    _statements()
    monkeypatch.setattr(migrate, "_upgrade", _make)
