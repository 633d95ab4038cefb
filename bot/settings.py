"""Settings from the environment or a `.env` file. `.env.example` lists every field; a test compares the two."""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, SecretStr, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import OperatorError

PREFIX = "PARLOUR_"
ENV_FILE = ".env"
LIKE = 0.8
"""How alike two names are of which one is meant to be the other, by difflib's ratio."""


class SettingsError(OperatorError):
    """Some settings are wrong. Nothing of what they were set to is told: it may be the token.

    Args:
        lines: for each of them which variable, what is wrong with it, and what to write instead.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = tuple(lines)
        super().__init__("\n".join(self.lines))


def _one_word(token: SecretStr) -> SecretStr:
    bare = token.get_secret_value().strip()
    if not (bare.isascii() and bare.isprintable() and bare.split() == [bare]):
        raise PydanticCustomError("token", "It must be one word, as Discord's developer portal shows it")
    return SecretStr(bare)


class Settings(BaseSettings):
    """What an operator may set, each as `PARLOUR_<NAME>`. Programs read it with `load_settings`."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_file=ENV_FILE,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: Annotated[SecretStr, AfterValidator(_one_word)] | None = Field(
        None, description="The bot's token from Discord's developer portal."
    )
    token_file: Path | None = Field(
        None, description="A file with nothing but the token, such as a Docker secret, instead of PARLOUR_TOKEN."
    )
    data_folder: Path = Field(Path("data"), description="Where everything that must be kept is: back this folder up.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="How much is logged.")
    log_format: Literal["text", "json"] = Field("text", description="For people, or one JSON object a line.")
    lobby_minutes: int = Field(15, ge=1, description="Minutes without a change after which an open table closes.")
    retention_days: int = Field(
        180, ge=0, description="Days after which a finished match is deleted; 0 keeps them for ever."
    )
    health_port: int | None = Field(
        None, ge=0, le=65535, description="Where /healthz and /metrics are answered; nowhere when empty."
    )
    health_host: str = Field("127.0.0.1", description="For whom: 127.0.0.1 for this machine, 0.0.0.0 for others too.")
    api: str | None = Field(
        None, pattern=r"^https?://\S+$", description="Another Discord, such as the local one: http://127.0.0.1:8765."
    )
    synchronous: Literal["full", "normal"] = Field(
        "full", description="full: nothing answered is ever lost; normal: faster, a power cut may lose the last second."
    )
    table_interval: float = Field(1.5, ge=0, description="Seconds between two edits of one table.")
    computer_pace: float = Field(1.5, ge=0, description="Seconds a computer player waits before it acts.")
    stop_seconds: float = Field(
        5, gt=0, description="Seconds until a bot that is told to stop is gone; what starts it has to wait longer."
    )


def load_settings(**chosen: Any) -> Settings:
    """The settings of the environment and `.env`, but for those `chosen` here; the token also from its file.

    Raises SettingsError.
    """
    # `from None`: a cause would bring what was set into the traceback.
    try:
        settings = Settings(**chosen)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_context=False, include_input=False)
        raise SettingsError(_line(str(one["loc"][0]), one["type"], one["msg"]) for one in wrong) from None
    except UnicodeDecodeError:
        raise SettingsError([f"{ENV_FILE}: It is not UTF-8. Save it as text in UTF-8."]) from None
    except OSError as error:
        raise SettingsError([f"{ENV_FILE}: It cannot be read: {error.strerror}."]) from None
    if misspelt := [name for name in os.environ if _misspelt(name)]:
        raise SettingsError(_unknown(name) for name in misspelt)
    if settings.token_file is None:
        return settings
    if settings.token is not None:
        raise SettingsError([f"{PREFIX}TOKEN_FILE: {PREFIX}TOKEN is set as well. Set one of them."])
    return settings.model_copy(update={"token": _token_in(settings.token_file)})


def _token_in(file: Path) -> SecretStr:
    try:
        return _one_word(SecretStr(file.read_text(encoding="utf-8")))
    except OSError as error:
        wrong = f"The file cannot be read: {error.strerror}."
    except UnicodeDecodeError:
        wrong = "The file is not text in UTF-8."
    except PydanticCustomError as error:
        wrong = f"What is in the file is no token. {error.message()}."
    raise SettingsError([f"{PREFIX}TOKEN_FILE: {wrong}"])


def _line(name: str, kind: str, message: str) -> str:
    """One setting that is wrong; `name` is the field's, or what is written in `.env` when there is no such field."""
    if kind == "extra_forbidden":
        return _unknown(name)
    field = Settings.model_fields[name]
    otherwise = "" if field.default is None else f" Left out, it is {field.default}."
    return f"{_variable(name)}: {message}. {field.description}{otherwise}"


def _unknown(name: str) -> str:
    near = _nearest(name)
    shown = f"A line of {ENV_FILE}" if "." in name else name.upper()  # no setting has a dot, each token has
    return f"{shown}: There is no such setting. " + (f"Did you mean {near}?" if near else "See .env.example.")


def _nearest(name: str) -> str | None:
    """The variable of ours whose name is most like this one, if it is like any; the prefix may be missing."""
    ours = [_variable(field) for field in Settings.model_fields]
    for written in (name.upper(), PREFIX + name.upper()):
        if found := get_close_matches(written, ours, 1, LIKE):
            return found[0]
    return None


def _misspelt(name: str) -> bool:
    """Whether a variable of the environment is one of ours, misspelt.

    Not each that has our prefix is: Kubernetes sets some for a service that is called "parlour".
    """
    return name.upper().startswith(PREFIX) and _nearest(name) not in (None, name.upper())


def _variable(field: str) -> str:
    return f"{PREFIX}{field.upper()}"
