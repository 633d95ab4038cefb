"""The match service: what the edge may ask of a match."""

from collections.abc import Mapping
from typing import Any

from bot.matches.model import Acted, MatchId, MatchInfo, NewMatch, Press, Snapshot, User
from bot.matches.paces import Paces
from bot.matches.ports import Clock, Presenter
from bot.store.store import Store
from games.core.game import Ruleset


class MatchService:
    """Lobbies and matches in play. Every refusal is a `Refusal` or a game's `IllegalMove`; nothing changed then.

    An interaction id delivered twice has its effect once.
    """

    def __init__(
        self, store: Store, rulesets: Mapping[str, Ruleset[Any, Any]], clock: Clock, presenter: Presenter, paces: Paces
    ) -> None:
        self._store = store

    async def open(self, new: NewMatch, interaction_id: int) -> MatchInfo:
        """Open a lobby with its host and computer players in it."""
        raise NotImplementedError

    async def join(self, match_id: MatchId, user: User, interaction_id: int) -> MatchInfo:
        """Take a free chair."""
        raise NotImplementedError

    async def leave(self, match_id: MatchId, user: User, interaction_id: int) -> MatchInfo:
        """Lobby: free the chair; the host's role passes on, a lobby without people is cancelled. In play: resign."""
        raise NotImplementedError

    async def add_policy(self, match_id: MatchId, by: User, policy: str, interaction_id: int) -> MatchInfo:
        """Seat a computer player. Host only."""
        raise NotImplementedError

    async def remove_sitter(self, match_id: MatchId, by: User, index: int, interaction_id: int) -> MatchInfo:
        """Free somebody's chair. Host only."""
        raise NotImplementedError

    async def set_option(
        self, match_id: MatchId, by: User, name: str, value: str | int, interaction_id: int
    ) -> MatchInfo:
        """Change one option of the rules. Host only."""
        raise NotImplementedError

    async def set_preset(self, match_id: MatchId, by: User, preset: str, interaction_id: int) -> MatchInfo:
        """Take all options of a preset. Host only."""
        raise NotImplementedError

    async def set_size(self, match_id: MatchId, by: User, size: int, interaction_id: int) -> MatchInfo:
        """Change how many chairs there are. Host only."""
        raise NotImplementedError

    async def set_table_message(self, match_id: MatchId, message_id: int) -> None:
        """The table's message is posted: the first one pins the match's secret."""
        raise NotImplementedError

    async def start(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Draw the seat order and deal. Host only; `table message` must be known."""
        raise NotImplementedError

    async def act(self, match_id: MatchId, user: User, press: Press, interaction_id: int) -> Acted:
        """Answer an ask."""
        raise NotImplementedError

    async def resign(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Give up the seat."""
        raise NotImplementedError

    async def undo(self, match_id: MatchId, user: User, interaction_id: int, step: int | None = None) -> Acted:
        """Take back the seat's own last step (ruling 16). `step`: refuse when it is no longer this one."""
        raise NotImplementedError

    async def cancel(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Call the match off. Host only."""
        raise NotImplementedError

    async def info(self, match_id: MatchId) -> MatchInfo:
        """The match without its state."""
        raise NotImplementedError

    async def snapshot(self, match_id: MatchId) -> Snapshot:
        """The match as it stands."""
        raise NotImplementedError

    async def matches_of(self, user_id: int) -> tuple[MatchInfo, ...]:
        """Open matches in which a person sits and has not resigned, oldest first."""
        raise NotImplementedError

    async def matches_in(self, channel_id: int) -> tuple[MatchInfo, ...]:
        """Open matches of a channel, oldest first."""
        raise NotImplementedError

    async def play_due(self, match_id: MatchId, key: str) -> None:
        """Play what is due under the key, once; nothing if it is gone or its time has not come."""
        raise NotImplementedError
