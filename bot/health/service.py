"""The match service with its actions counted and timed; the service itself knows nothing of that."""

from typing import Any

from bot.health.metrics import Metrics
from bot.matches.model import Acted, MatchId, Press, User
from bot.matches.service import MatchService


class MeasuredService(MatchService):
    """Made like a `MatchService`, from the metrics first."""

    def __init__(self, metrics: Metrics, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._metrics = metrics

    async def act(self, match_id: MatchId, user: User, press: Press, interaction_id: int) -> Acted:
        """Answer an ask."""
        return await self._metrics.acting(super().act(match_id, user, press, interaction_id))

    async def resign(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Give up the seat."""
        return await self._metrics.acting(super().resign(match_id, user, interaction_id))

    async def undo(self, match_id: MatchId, user: User, interaction_id: int, step: int | None = None) -> Acted:
        """Take back the seat's own last step."""
        return await self._metrics.acting(super().undo(match_id, user, interaction_id, step))
