"""What moderators of a server may do with its matches: see which there are, end them, have them begin again."""

from contextlib import suppress
from datetime import datetime
from functools import partial

from bot.matches import lobby
from bot.matches.errors import AskGone, NoSuchSeat, NotALobby, Refusal
from bot.matches.hosting import Hosting
from bot.matches.interludes import Paused
from bot.matches.model import Leaving, MatchId, MatchInfo, User
from bot.matches.moves import (
    check_going,
    check_running,
    check_turn,
    draft_cancel,
    draft_command,
    draft_interlude,
    draft_reset,
)
from bot.matches.paces import Paces
from bot.matches.pauses import draft_resume, time_left
from bot.matches.ports import Clock, Committed, moment
from bot.matches.register import Register
from bot.matches.repeats import DOUBLE_PRESS
from bot.matches.rewind import BEFORE_THE_DEAL, Cancelled, Moderator, decode_reset, is_reset
from bot.matches.seats import seat_name
from bot.matches.session import Draft, Judge, Session, Sessions
from bot.matches.substitutes import draft_departure
from bot.store.errors import Repeated
from bot.store.records import StepRow
from bot.store.store import Store
from games.core.asks import Concede


class Moderation:
    """Whoever calls has made sure that the person may. The log of the match keeps who it was.

    An interaction delivered twice, and a second press within a few seconds, have one effect.
    """

    def __init__(
        self,
        store: Store,
        register: Register,
        hosting: Hosting,
        sessions: Sessions,
        clock: Clock,
        paces: Paces,
        committed: Committed,
    ) -> None:
        self._store = store
        self._register = register
        self._hosting = hosting
        self._sessions = sessions
        self._clock = clock
        self._paces = paces
        self._committed = committed

    async def matches_of(self, guild_id: int) -> tuple[MatchInfo, ...]:
        """Open matches of a server, oldest first."""
        return await self._register.open_matches(guild_id=guild_id)

    async def end(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Call a lobby or a match in play off. Raises MatchOver."""
        if (await self._register.info(match_id)).version < 0:
            with suppress(NotALobby):  # it began in this moment
                return await self._hosting.change(match_id, interaction_id, partial(lobby.end, by=by.name))

        async def judge(session: Session) -> Draft:
            ended = session.position.cancelled
            if ended is not None and ended.by is not None and ended.by.id == by.id:
                raise Repeated(match_id)
            check_going(session)
            return draft_cancel(session, Cancelled(None, _moderator(by)), moment(self._clock), interaction_id)

        return await self._append(match_id, interaction_id, judge)

    async def begin_turn_again(self, match_id: MatchId, by: User, turn: int, interaction_id: int) -> MatchInfo:
        """Go back to where the turn that began with version `turn` began; what nobody knows is shuffled anew.

        Raises TurnOver when it is not the present turn, MatchOver, NotPlaying.
        """

        async def judge(session: Session) -> Draft:
            check_going(session)
            check_turn(session, turn)
            return await self._reset(session, turn, by, interaction_id)

        return await self._append(match_id, interaction_id, judge)

    async def deal_again(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Begin from the deal, with the seats and options there are. Raises MatchOver, NotPlaying."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            return await self._reset(session, BEFORE_THE_DEAL, by, interaction_id)

        return await self._append(match_id, interaction_id, judge)

    async def skip(self, match_id: MatchId, by: User, key: str, interaction_id: int) -> MatchInfo:
        """Have played now what is played when the time of that due key is up.

        Raises AskGone when it is answered, MatchOver, NotPlaying, TimeStandsStill.
        """

        async def judge(session: Session) -> Draft:
            check_going(session)
            check_running(session)
            due = next((due for due in session.book.game.due(session.position.state) if due.key == key), None)
            if due is None or due.command.seat < 0:
                raise AskGone
            now = moment(self._clock)
            return draft_command(session, due.command, now, self._paces, interaction_id, _moderator(by))

        return await self._append(match_id, interaction_id, judge)

    async def pause(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Let time stand still. Raises TimeStandsStill when it does, MatchOver, NotPlaying."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            check_running(session)
            now = moment(self._clock)
            fact = Paused(None, time_left(session, now), _moderator(by))
            return draft_interlude(session, fact, now, self._paces, interaction_id)

        return await self._append(match_id, interaction_id, judge)

    async def resume(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Let time run again. Raises NotPaused, MatchOver, NotPlaying."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            return draft_resume(session, None, _moderator(by), self._clock, self._paces, interaction_id)

        return await self._append(match_id, interaction_id, judge)

    async def replace(self, match_id: MatchId, by: User, of: str, new: Leaving, interaction_id: int) -> MatchInfo:
        """Take a seat from whoever has it: for a computer player, for whoever comes, or out of the match.

        of: as `seat_name` says. Raises NoSuchSeat when somebody else has the seat by now, when it is out already or is
        that already, MatchOver, NotPlaying.
        """

        async def judge(session: Session) -> Draft:
            check_going(session)
            wanted = _moderator(by)
            seat = next((sitter.seat for sitter in session.match.sitters if seat_name(sitter) == of), None)
            if seat is None:
                raise NoSuchSeat
            if new != "concede":
                return draft_departure(session, seat, wanted, self._clock, self._paces, interaction_id, new)
            if seat not in session.book.game.live(session.position.state):
                raise NoSuchSeat
            return draft_command(session, Concede(seat), moment(self._clock), self._paces, interaction_id, wanted)

        return await self._append(match_id, interaction_id, judge)

    async def _reset(self, session: Session, to: int, by: User, interaction_id: int) -> Draft:
        now, rows = moment(self._clock), await self._sessions.rows(session.match.id)
        if _just_done(rows[-1], to, by, now):
            raise Repeated(session.match.id)
        return draft_reset(session, to, _moderator(by), rows, now, self._paces, interaction_id)

    async def _append(self, match_id: MatchId, interaction_id: int, judge: Judge) -> MatchInfo:
        try:
            session = await self._sessions.append(match_id, judge)
        except Repeated:
            return (await self._sessions.fresh(match_id)).info
        except Refusal:
            if await self._store.handled(interaction_id) == match_id:
                return (await self._sessions.fresh(match_id)).info
            raise
        assert session is not None, "a moderator's press either drafts something or is refused"
        self._committed(match_id, session.position.deadlines)
        return session.info


def _moderator(user: User) -> Moderator:
    return Moderator(user.id, user.name)


def _just_done(last: StepRow, to: int, by: User, now: datetime) -> bool:
    """Whether the last thing that happened is the same reset by the same person, an impatient finger ago."""
    if not is_reset(last) or now - last.at > DOUBLE_PRESS:
        return False
    fact = decode_reset(last)
    return (fact.to, fact.by.id) == (to, by.id)
