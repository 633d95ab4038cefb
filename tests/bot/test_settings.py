"""`.env.example` and the settings name the same fields, with the same words and defaults."""

import re
import traceback
from pathlib import Path
from typing import get_args

import pytest
from pydantic import ValidationError

from bot.settings import Settings, SettingsError, load_settings

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"(?P<words>(?:# (?!PARLOUR_|---).+\n)+)(?P<off># )?PARLOUR_(?P<name>[A-Z_]+)=(?P<value>.*)\n")
SECRET = "MTIzNDU2.Gx-secret"


@pytest.fixture(autouse=True)
def _nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no `.env` of a developer is."""
    monkeypatch.chdir(tmp_path)


def documented() -> dict[str, re.Match[str]]:
    return {m["name"].lower(): m for m in LINE.finditer((ROOT / ".env.example").read_text())}


def test_every_field_is_in_the_example_and_nothing_else() -> None:
    assert list(documented()) == list(Settings.model_fields)


@pytest.mark.parametrize("name", Settings.model_fields)
def test_the_example_says_what_the_field_says(name: str) -> None:
    field, line = Settings.model_fields[name], documented()[name]
    words = " ".join(part.removeprefix("# ") for part in line["words"].strip().split("\n"))
    assert field.description is not None
    assert words.startswith(field.description)
    assert line["value"] == ("" if field.default is None else str(field.default))
    for choice in get_args(field.annotation):
        if isinstance(choice, str):
            assert choice in words


def test_a_setting_left_empty_is_one_not_set(tmp_path: Path) -> None:
    """As in a copy of the example in which nothing but the `#` was taken away."""
    empty = [f"PARLOUR_{name.upper()}=\n" for name in Settings.model_fields]
    (tmp_path / ".env").write_text("".join(empty))
    assert load_settings() == Settings(_env_file=None)
    assert load_settings().token is None


def wrong() -> tuple[str, ...]:
    """What is said of the settings. None of it is what they were set to."""
    with pytest.raises(SettingsError) as refusal:
        load_settings()
    told = "".join(traceback.format_exception(refusal.value))
    assert not any(secret in told for secret in (SECRET, *SECRET.split()))
    return refusal.value.lines


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (f"PARLOUR_TOKN={SECRET}", "PARLOUR_TOKN: There is no such setting. Did you mean PARLOUR_TOKEN?"),
        (f"PARLOR_TOKEN={SECRET}", "PARLOR_TOKEN: There is no such setting. Did you mean PARLOUR_TOKEN?"),
        (f"LOG_LEVL={SECRET}", "LOG_LEVL: There is no such setting. Did you mean PARLOUR_LOG_LEVEL?"),
        ("a.secret.token=1", "A line of .env: There is no such setting. See .env.example."),
        (f"COLOUR={SECRET}", "COLOUR: There is no such setting. See .env.example."),
        (
            f"PARLOUR_LOBBY_MINUTES={SECRET}",
            "PARLOUR_LOBBY_MINUTES: Input should be a valid integer, unable to parse string as an integer. "
            "Minutes without a change after which an open table closes. Left out, it is 15.",
        ),
        (
            f"PARLOUR_TOKEN={SECRET} {SECRET}",
            "PARLOUR_TOKEN: It must be one word, as Discord's developer portal shows it. "
            "The bot's token from Discord's developer portal.",
        ),
    ],
)
def test_what_is_wrong_in_the_file_is_told_without_what_was_written(tmp_path: Path, written: str, told: str) -> None:
    (tmp_path / ".env").write_text(f"{written}\n")
    assert wrong() == (told,)


def test_each_wrong_setting_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LOG_LEVEL", "API", "STOP_SECONDS"):
        monkeypatch.setenv(f"PARLOUR_{name}", SECRET)
    assert [line.split(":")[0] for line in wrong()] == ["PARLOUR_LOG_LEVEL", "PARLOUR_API", "PARLOUR_STOP_SECONDS"]


def test_a_misspelt_variable_of_the_environment_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compose puts what is in .env there."""
    monkeypatch.setenv("PARLOUR_TOKN", SECRET)
    assert wrong() == ("PARLOUR_TOKN: There is no such setting. Did you mean PARLOUR_TOKEN?",)


def test_what_an_image_or_kubernetes_sets_beside_our_settings_is_not_misspelt(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "COMMIT",
        "PORT",
        "SERVICE_HOST",
        "SERVICE_PORT",
        "PORT_8080_TCP",
        "PORT_8080_TCP_ADDR",
        "PORT_8080_TCP_PORT",
    ):
        monkeypatch.setenv(f"PARLOUR_{name}", "1")
    assert load_settings() == Settings(_env_file=None)


def test_an_error_of_the_model_itself_says_nothing_of_a_value() -> None:
    with pytest.raises(ValidationError) as refusal:
        Settings(_env_file=None, tokn=SECRET)  # type: ignore[call-arg]
    assert SECRET not in str(refusal.value)


def test_a_file_that_is_no_text_is_told_so(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe")
    assert wrong() == (".env: It is not UTF-8. Save it as text in UTF-8.",)


def test_the_token_may_be_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text(f" {SECRET}\n")
    monkeypatch.setenv("PARLOUR_TOKEN_FILE", "token")
    token = load_settings().token
    assert token is not None
    assert token.get_secret_value() == SECRET
    monkeypatch.setenv("PARLOUR_TOKEN", SECRET)
    assert wrong() == ("PARLOUR_TOKEN_FILE: PARLOUR_TOKEN is set as well. Set one of them.",)


def test_a_token_file_that_cannot_be_used_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_TOKEN_FILE", "token")
    assert wrong() == ("PARLOUR_TOKEN_FILE: The file cannot be read: No such file or directory.",)
    (tmp_path / "token").write_bytes(b"\xff\xfe")
    assert wrong() == ("PARLOUR_TOKEN_FILE: The file is not text in UTF-8.",)
    for content in ("", f"PARLOUR_TOKEN = {SECRET}"):
        (tmp_path / "token").write_text(content)
        assert wrong()[0].startswith("PARLOUR_TOKEN_FILE: What is in the file is no token. It must be one word")
