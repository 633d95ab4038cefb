"""The state after each event. Total and without randomness: everything drawn is in the event."""

from collections.abc import Callable
from typing import Any

from games.core.game import Event
from games.monopoly_deal.apply_charges import CHARGES
from games.monopoly_deal.apply_plays import PLAYED
from games.monopoly_deal.apply_turns import TURNS
from games.monopoly_deal.state import DealState

APPLY: dict[type[Event], Callable[[DealState, Any], DealState]] = TURNS | PLAYED | CHARGES
