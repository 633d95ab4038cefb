"""Settings from the environment or a `.env` file. `.env.example` lists every field; a test compares the two."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What an operator may set, each as `PARLOUR_<NAME>`."""

    model_config = SettingsConfigDict(
        env_prefix="PARLOUR_", env_file=".env", env_ignore_empty=True, extra="forbid", frozen=True
    )

    token: SecretStr | None = Field(None, description="The bot's token from Discord's developer portal.")
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
    api: str | None = Field(None, description="Another Discord, such as the local one: http://127.0.0.1:8765.")
    synchronous: Literal["full", "normal"] = Field(
        "full", description="full: nothing answered is ever lost; normal: faster, a power cut may lose the last second."
    )
    table_interval: float = Field(1.5, ge=0, description="Seconds between two edits of one table.")
    computer_pace: float = Field(1.5, ge=0, description="Seconds a computer player waits before it acts.")
    stop_seconds: float = Field(
        5, gt=0, description="Seconds until a bot that is told to stop is gone; what starts it has to wait longer."
    )
