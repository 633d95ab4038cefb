"""The contracts of import-linter leave no module out."""

import tomllib
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
CONTRACTS: dict[str, dict[str, Any]] = {
    contract["name"]: contract
    for contract in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
}
EDGE = {"bot.__main__", "bot.app", "bot.shutdown", "bot.ui"}
"""What speaks Discord, or starts what does."""
AT_THE_EDGE = {f"bot.commands.{name}" for name in ("doctor", "migrate", "play", "run")}
"""The subcommands that do."""


def modules(package: str) -> set[str]:
    """The modules and packages directly in a package."""
    return {f"{package}.{found.name}" for found in iter_modules([str(ROOT / package.replace(".", "/"))])}


def layers() -> set[str]:
    """Everything that has a layer."""
    found = CONTRACTS["From the composition root down to the rules, one way only"]["layers"]
    return {name.strip() for layer in found for name in layer.split("|")}


def test_every_module_has_a_layer() -> None:
    assert layers() == modules("bot") | modules("games") | {"cogs"}


def test_games_and_cogs_are_all_independent() -> None:
    games = CONTRACTS["Games are independent of each other"]["modules"]
    assert set(games) == modules("games") - {"games.core", "games.registry"}
    assert CONTRACTS["Cogs are independent of each other"]["modules"] == ["cogs.*"]


def test_every_module_but_the_edge_is_kept_from_discord() -> None:
    kept = set(CONTRACTS["Only the edge speaks Discord"]["source_modules"])
    assert kept == (modules("bot") - EDGE - {"bot.commands"} | modules("bot.commands") - AT_THE_EDGE | {"games"})


@pytest.mark.parametrize("name", CONTRACTS)
def test_what_a_contract_names_is_there(name: str) -> None:
    contract = CONTRACTS[name]
    named = {*contract.get("source_modules", ()), *contract.get("forbidden_modules", ()), *contract.get("modules", ())}
    ours = {module for module in named if module.split(".")[0] in {"bot", "cogs", "games"}}
    for module in ours:
        place = ROOT / module.removesuffix(".*").replace(".", "/")
        assert place.is_dir() or place.with_suffix(".py").is_file(), module
