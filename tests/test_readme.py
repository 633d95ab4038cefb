"""What the README says of the tree is the tree."""

import re
from pathlib import Path
from pkgutil import iter_modules

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
LAYOUT = README.split("## Layout")[1].split("```")[1]


def test_every_package_of_the_program_and_every_cog_is_in_the_layout() -> None:
    packages = {f"{module.name}/" for module in iter_modules([str(ROOT / "bot")]) if module.ispkg}
    cogs = {module.name for module in iter_modules([str(ROOT / "cogs")])}
    assert {name for name in packages if f" {name}" not in LAYOUT} == set()
    told = set(re.findall(r"[a-z_]+", LAYOUT.split("\ncogs/")[1].split("\ntests/")[0]))
    assert cogs - told == set()


def test_files_that_are_linked_are_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
