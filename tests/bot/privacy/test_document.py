"""PRIVACY.md says what is kept, as the program keeps it."""

import re
from pathlib import Path

from bot.privacy.keeper import DEPARTED, EVERY, LOBBIES, PRESSES
from bot.settings import Settings
from bot.store.schema import metadata

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "PRIVACY.md").read_text()
ROW = re.compile(r"^\| `(\w+)` \|", re.MULTILINE)


def test_every_table_is_told_and_no_other() -> None:
    assert sorted(ROW.findall(TEXT)) == sorted(table.name for table in metadata.sorted_tables)


def test_the_times_are_those_of_the_program() -> None:
    assert f"{Settings(_env_file=None).retention_days} days after its last move" in TEXT
    assert f"{DEPARTED.days} days later" in TEXT
    assert (LOBBIES.days, PRESSES.days) == (1, 1)
    assert TEXT.count("one day") == 2
    assert EVERY == 6 * 3600
    assert "every six hours" in TEXT
