"""The state after each event. Total and without randomness: everything rolled and turned up is in the event."""

from collections.abc import Callable
from typing import Any

from games.core.game import Event
from games.machi_koro.apply_cards import CARDS
from games.machi_koro.apply_coins import COINS
from games.machi_koro.apply_turns import TURNS
from games.machi_koro.state import MachiState

APPLY: dict[type[Event], Callable[[MachiState, Any], MachiState]] = TURNS | COINS | CARDS
