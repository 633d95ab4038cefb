"""What must hold of Dockerfile, .dockerignore and compose.yaml, read without Docker."""

import json
import re
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.version import COMMIT
from tests.image.dockerfile import ROOT, ours

BUILD, IMAGE = ours()
COMPOSE = (ROOT / "compose.yaml").read_text()
IGNORED = (ROOT / ".dockerignore").read_text().splitlines()
SETTINGS = {f"PARLOUR_{name.upper()}" for name in Settings.model_fields}
HEALTH = ["python", "-m", "bot", "health"]


def copied() -> list[str]:
    """What comes from the checkout."""
    copies = [*BUILD.all("COPY"), *IMAGE.all("COPY")]
    return [rest.split()[0] for rest in copies if not rest.startswith("--from=")]


def environment() -> dict[str, str]:
    return dict(setting.split("=", 1) for rest in IMAGE.all("ENV") for setting in rest.split())


def test_both_stages_stand_on_one_small_named_python() -> None:
    assert BUILD.base == IMAGE.base, "a virtual environment belongs to the Python that made it"
    assert re.fullmatch(r"python:3\.\d+-slim-[a-z]+", BUILD.base)


def test_what_is_installed_is_pinned_with_hashes_and_needs_no_compiler() -> None:
    (install,) = [run for run in BUILD.all("RUN") if "pip install" in run]
    for flag in ("--require-hashes", "--only-binary :all:", "--no-cache-dir", "--requirement requirements/run.txt"):
        assert flag in install
    assert not [run for run in IMAGE.all("RUN") if "pip" in run or "apt" in run]


def test_it_holds_the_program_and_nothing_else_of_the_checkout() -> None:
    assert copied() == ["requirements/run.txt", "games", "cogs", "bot"]
    assert all((ROOT / source).exists() for source in copied())
    assert not [*BUILD.all("ADD"), *IMAGE.all("ADD")]


def test_the_builder_is_given_no_more_than_is_copied() -> None:
    rules = [line for line in IGNORED if line and not line.startswith("#")]
    assert rules[0] == "*"
    assert {rule[1:] for rule in rules if rule.startswith("!")} == {source.split("/")[0] for source in copied()}


def test_it_runs_as_a_user_of_its_own() -> None:
    (user,) = IMAGE.all("USER")
    assert re.search(rf"useradd .*\b{user}\b", IMAGE.all("RUN")[0])
    assert f"chown {user} /data" in IMAGE.all("RUN")[0]
    words = [instruction.word for instruction in IMAGE.instructions]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert words.index("USER") > max(place for place, word in enumerate(words) if word in {"RUN", "COPY"})


def test_signals_reach_the_program_itself() -> None:
    """A shell would keep them."""
    (entry,), (command,), (check,) = IMAGE.all("ENTRYPOINT"), IMAGE.all("CMD"), IMAGE.all("HEALTHCHECK")
    assert [*json.loads(entry), *json.loads(command)] == ["python", "-m", "bot", "run"]
    assert json.loads(check.split("CMD ")[1]) == HEALTH


def test_its_settings_exist_and_are_safe() -> None:
    given = {name: value for name, value in environment().items() if name.startswith("PARLOUR_") and name != COMMIT}
    assert given.keys() <= SETTINGS
    assert given["PARLOUR_DATA_FOLDER"] in IMAGE.all("VOLUME")
    assert not {"PARLOUR_TOKEN", "PARLOUR_HEALTH_HOST", "PARLOUR_SYNCHRONOUS"} & given.keys()


def test_it_knows_the_commit_it_was_built_from_if_that_is_told() -> None:
    assert "COMMIT=" in IMAGE.all("ARG")
    assert environment()[COMMIT] == "$COMMIT"
    words = [instruction.word for instruction in IMAGE.instructions]
    assert words.index("ARG") > max(place for place, word in enumerate(words) if word in {"RUN", "COPY"}), (
        "what is cached must not be built anew for each commit"
    )
    assert "COMMIT: ${COMMIT:-}" in COMPOSE


def test_compose_keeps_the_data_and_asks_how_it_is() -> None:
    folder = environment()["PARLOUR_DATA_FOLDER"]
    assert f"- data:{folder}\n" in COMPOSE
    assert f"PARLOUR_DATA_FOLDER: {folder}\n" in COMPOSE
    assert COMPOSE.endswith("volumes:\n  data:\n")
    (check,) = re.findall(r"test: (\[.*\])", COMPOSE)
    assert json.loads(check) == ["CMD", *HEALTH]
    assert set(re.findall(r"(PARLOUR_\w+):", COMPOSE)) <= SETTINGS
    assert "\t" not in COMPOSE


def test_compose_waits_until_the_bot_has_stopped() -> None:
    (seconds,) = re.findall(r"stop_grace_period: (\d+)s\n", COMPOSE)
    assert int(seconds) >= 2 * Settings(_env_file=None).stop_seconds


@pytest.mark.parametrize("line", ["read_only: true", "- ALL", "- no-new-privileges:true", "env_file: .env"])
def test_compose_gives_it_no_more_than_it_needs(line: str) -> None:
    assert f" {line}\n" in COMPOSE


def test_no_secret_is_in_the_files() -> None:
    for name in ("Dockerfile", "compose.yaml", ".dockerignore"):
        assert "TOKEN=" not in Path(ROOT / name).read_text()
