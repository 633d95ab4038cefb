"""The state after each event. Total and without randomness: everything rolled and drawn is in the event."""

from collections.abc import Callable
from typing import Any

from games.core.game import Event
from games.monopoly.apply_cash import CASH
from games.monopoly.apply_deals import DEALS
from games.monopoly.apply_turns import TURNS
from games.monopoly.state import MonopolyState

APPLY: dict[type[Event], Callable[[MonopolyState, Any], MonopolyState]] = TURNS | CASH | DEALS
