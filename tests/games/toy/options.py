"""What people choose before a match."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class BazaarOptions(BaseModel):
    """hand: cards dealt and kept; rounds: turns per seat; clock: whether the match has a deadline."""

    model_config = ConfigDict(frozen=True)

    hand: Literal[2, 3] = 3
    rounds: Annotated[int, Field(ge=1, le=4)] = 3
    clock: bool = True
