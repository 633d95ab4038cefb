"""Matches in play: presses, deadlines, computer seats."""

from collections.abc import Callable
from typing import TypeAlias

from bot.matches import lobby
from bot.matches.deadlines import policy_seat
from bot.matches.errors import Refusal
from bot.matches.faults import report
from bot.matches.model import Acted, LastPress, MatchId, Press, User
from bot.matches.moves import check_going, check_running, check_undo, draft_cancel, draft_command, draft_undo
from bot.matches.paces import Paces
from bot.matches.policies import fallback_command, policy_command
from bot.matches.ports import Clock, Committed, moment
from bot.matches.repeats import recent_press, same_press, was_cancel, was_resignation, was_undo
from bot.matches.rewind import Cancelled
from bot.matches.seats import command_of, seat_of
from bot.matches.session import Draft, Judge, Session, Sessions
from bot.store.errors import Repeated
from bot.store.records import IDLE_KEY, StepRow
from bot.store.store import Store
from games.core.asks import Concede, Seat
from games.core.errors import IllegalMove

Same: TypeAlias = Callable[[Session, Seat, LastPress, tuple[StepRow, ...]], bool]
"""Whether what is refused now is what the seat's last press did."""


class Playing:
    """What happens after the first step. Every way to it goes through `Sessions.append`."""

    def __init__(self, store: Store, sessions: Sessions, clock: Clock, paces: Paces, committed: Committed) -> None:
        self._store = store
        self._sessions = sessions
        self._clock = clock
        self._paces = paces
        self._committed = committed

    async def act(self, match_id: MatchId, user: User, press: Press, interaction_id: int) -> Acted:
        """Answer an ask."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            seat = seat_of(session.match, user.id)
            check_running(session)
            command = command_of(session.book.game.asks(session.position.state), seat, press)
            return draft_command(session, command, moment(self._clock), self._paces, interaction_id)

        def same(session: Session, seat: Seat, last: LastPress, rows: tuple[StepRow, ...]) -> bool:
            return same_press(session, seat, press, last, rows)

        return await self.press(match_id, user, interaction_id, judge, same)

    async def resign(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Give up the seat."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            command = Concede(seat_of(session.match, user.id))
            return draft_command(session, command, moment(self._clock), self._paces, interaction_id)

        def same(_session: Session, _seat: Seat, last: LastPress, rows: tuple[StepRow, ...]) -> bool:
            return was_resignation(_session, last, rows)

        return await self.press(match_id, user, interaction_id, judge, same)

    async def undo(self, match_id: MatchId, user: User, interaction_id: int, step: int | None) -> Acted:
        """Take back the seat's own last step."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            seat = seat_of(session.match, user.id)
            check_running(session)
            check_undo(session, seat, step)
            rows = await self._sessions.rows(match_id)
            return draft_undo(session, seat, rows, moment(self._clock), self._paces, interaction_id)

        def same(_session: Session, _seat: Seat, last: LastPress, rows: tuple[StepRow, ...]) -> bool:
            return was_undo(last, rows)

        return await self.press(match_id, user, interaction_id, judge, same)

    async def cancel(self, match_id: MatchId, by: User, interaction_id: int) -> Acted:
        """Call the match off. Host only."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            lobby.check_host(session.match, by.id)
            fact = Cancelled(session.match.seat_of(by.id))
            return draft_cancel(session, fact, moment(self._clock), interaction_id)

        def same(_session: Session, _seat: Seat, last: LastPress, rows: tuple[StepRow, ...]) -> bool:
            return was_cancel(last, rows)

        return await self.press(match_id, by, interaction_id, judge, same)

    async def play_due(self, match_id: MatchId, key: str) -> bool:
        """Play what is due under the key, once. False when it is gone or its time has not come."""

        async def judge(session: Session) -> Draft | None:
            now = moment(self._clock)
            at = session.position.deadlines.get(key)
            if session.final or at is None or at > now:
                return None
            if key == IDLE_KEY:
                return draft_cancel(session, Cancelled(None), now)
            seat = policy_seat(key)
            if seat is not None:
                return self._policy_draft(session, seat)
            due = next((due for due in session.book.game.due(session.position.state) if due.key == key), None)
            return None if due is None else draft_command(session, due.command, now, self._paces)

        return await self.by_itself(match_id, judge)

    async def by_itself(self, match_id: MatchId, judge: Judge) -> bool:
        """Append what no interaction asks for, if anything; whether there was something."""
        session = await self._sessions.append(match_id, judge)
        if session is None:
            return False
        self._committed(match_id, session.position.deadlines)
        return True

    async def press(
        self, match_id: MatchId, user: User, interaction_id: int, judge: Judge, same: Same | None = None
    ) -> Acted:
        """Append what a press leads to. `same`: tells a second press that meant the same as the seat's last one."""
        try:
            session = await self._sessions.append(match_id, judge)
        except Repeated:
            return Acted((await self._sessions.fresh(match_id)).info, repeated=True)
        except (Refusal, IllegalMove):
            session = await self._sessions.get(match_id)
            if await self._repeats(session, user, interaction_id, same):
                return Acted(session.info, repeated=True)
            raise
        assert session is not None, "a press either drafts something or is refused"
        self._committed(match_id, session.position.deadlines)
        return Acted(session.info)

    async def _repeats(self, session: Session, user: User, interaction_id: int, same: Same | None) -> bool:
        match_id = session.match.id
        if await self._store.handled(interaction_id) == match_id:
            return True
        seat = session.match.seat_of(user.id)
        last = None if seat is None else recent_press(session, seat, moment(self._clock))
        if same is None or seat is None or last is None:
            return False
        return same(session, seat, last, await self._sessions.rows(match_id))

    def _policy_draft(self, session: Session, seat: Seat) -> Draft:
        """The move of a computer seat; its default when the policy fails, so that nobody waits for a broken player."""
        game, state, now = session.book.game, session.position.state, moment(self._clock)
        asks = game.asks(state)
        policy = session.match.sitters[seat].policy or ""
        seed = f"{'lesson' if session.match.is_tutorial else session.match.id}.{session.position.version}.{seat}"
        try:
            command = policy_command(game, state, asks, seat, policy, seed)
            return draft_command(session, command, now, self._paces)
        except Exception as error:
            report("policy-failed", error, match=session.match.id, policy=policy)
            command_or_none = fallback_command(asks, seat)
            if command_or_none is None:
                raise
            return draft_command(session, command_or_none, now, self._paces)
