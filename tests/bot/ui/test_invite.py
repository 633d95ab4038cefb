"""The invite link asks for what the README lists, and for no more."""

import re
from pathlib import Path

from bot.ui.access import NEEDED, WANTED
from bot.ui.invite import invite_link

README = (Path(__file__).parents[3] / "README.md").read_text()
ROW = re.compile(r"^\| ([A-Z][\w ]+) \((\d+)\) \|", re.MULTILINE)


def test_it_is_that_of_the_readme() -> None:
    assert invite_link(123).replace("123", "YOUR_APPLICATION_ID") in README


def test_it_asks_for_the_permissions_in_the_readme() -> None:
    rows = ROW.findall(README)
    assert {name.lower().replace(" ", "_") for name, _ in rows} == {*NEEDED, *WANTED}
    assert f"permissions={sum(int(bit) for _, bit in rows)}" in invite_link(123)
