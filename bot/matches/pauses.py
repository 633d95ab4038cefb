"""Time at a table: more of it, pauses, and whoever was away coming back."""

from collections.abc import Mapping
from datetime import datetime, timedelta

from bot.matches.deadlines import after, allowed, due_key, policy_seat
from bot.matches.errors import (
    ExtendedAlready,
    GaveUp,
    MatchOver,
    NoClock,
    NotAway,
    NotPaused,
    NotPlaying,
    PauseWantedAlready,
)
from bot.matches.interludes import Extended, Paused, PauseWanted, Resumed, Returned
from bot.matches.model import Acted, MatchId, User
from bot.matches.moves import check_going, check_running, draft_interlude
from bot.matches.paces import Paces
from bot.matches.playing import Playing
from bot.matches.ports import Clock, moment
from bot.matches.presence import is_absent, present
from bot.matches.rewind import Moderator
from bot.matches.seats import seat_of
from bot.matches.session import Draft, Session, Sessions
from bot.store.records import IDLE_KEY
from games.core.asks import Seat

MILLISECOND = timedelta(milliseconds=1)


class Pauses:
    """What people at a table may do about its clock. Everything is a row of the log."""

    def __init__(self, playing: Playing, sessions: Sessions, clock: Clock, paces: Paces) -> None:
        self._playing = playing
        self._sessions = sessions
        self._clock = clock
        self._paces = paces

    async def extend(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Give everybody who is asked as much time again, once a round.

        Raises NoClock, ExtendedAlready, TimeStandsStill, GaveUp.
        """

        async def judge(session: Session) -> Draft:
            check_going(session)
            seat = live_seat(session, user)
            check_running(session)
            now, position = moment(self._clock), session.position
            longer = self._longer(session)
            if not longer:
                raise NoClock
            if position.turns - position.attendance.extended.get(seat, -99) < len(_live(session)):
                raise ExtendedAlready
            kept = {**position.deadlines, **longer}
            return draft_interlude(session, Extended(seat, position.turns), now, self._paces, interaction_id, kept)

        return await self._playing.press(match_id, user, interaction_id, judge)

    async def pause(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Ask for a pause, which begins when everybody who is there has. Raises TimeStandsStill, PauseWantedAlready."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            seat = live_seat(session, user)
            check_running(session)
            now, wanting = moment(self._clock), session.position.attendance.wanting
            if seat in wanting:
                raise PauseWantedAlready
            there = present(session.position.attendance, session.match.sitters, _live(session))
            if {*there} <= {*wanting, seat}:
                fact = Paused(seat, time_left(session, now))
                return draft_interlude(session, fact, now, self._paces, interaction_id)
            return draft_interlude(session, PauseWanted(seat), now, self._paces, interaction_id)

        return await self._playing.press(match_id, user, interaction_id, judge)

    async def resume(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """End the pause. Raises NotPaused."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            return draft_resume(session, live_seat(session, user), None, self._clock, self._paces, interaction_id)

        return await self._playing.press(match_id, user, interaction_id, judge)

    async def come_back(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Take the own seat back from autopilot. Raises NotAway."""

        async def judge(session: Session) -> Draft:
            check_going(session)
            seat = live_seat(session, user)
            draft = self._returned(session, seat, interaction_id)
            if draft is None:
                raise NotAway
            return draft

        return await self._playing.press(match_id, user, interaction_id, judge)

    async def wake(self, match_id: MatchId, user: User) -> None:
        """Somebody pressed anything of a match: if they were away, they are back. Never refuses."""
        try:
            session = await self._sessions.get(match_id)
        except (MatchOver, NotPlaying):
            return
        seat = session.match.seat_of(user.id)
        if seat is None or not is_absent(session.position.attendance, session.match.sitters[seat]):
            return

        async def judge(session: Session) -> Draft | None:
            seat = session.match.seat_of(user.id)
            going = seat is not None and not session.final and seat in _live(session)
            return self._returned(session, seat, None) if going and seat is not None else None

        await self._playing.by_itself(match_id, judge)

    def _returned(self, session: Session, seat: Seat, interaction_id: int | None) -> Draft | None:
        position = session.position
        if not is_absent(position.attendance, session.match.sitters[seat]):
            return None
        kept = {key: at for key, at in position.deadlines.items() if not key.startswith(f"{seat}.")}
        return draft_interlude(session, Returned(seat), moment(self._clock), self._paces, interaction_id, kept)

    def _longer(self, session: Session) -> dict[str, datetime]:
        """The deadlines of people who are asked and there, each as much later as it was long."""
        info, position = session.match, session.position
        longer: dict[str, datetime] = {}
        for ask in session.book.game.asks(position.state):
            at, wait = position.deadlines.get(due_key(ask)), allowed(info, ask.pace, self._paces)
            if at is not None and wait is not None and not is_absent(position.attendance, info.sitters[ask.seat]):
                longer[due_key(ask)] = after(info, at, wait)
        return longer


def draft_resume(
    session: Session, seat: Seat | None, by: Moderator | None, clock: Clock, paces: Paces, interaction_id: int
) -> Draft:
    """The end of the pause: whoever was asked has the time left that they had. Raises NotPaused."""
    left = session.position.attendance.paused
    if left is None:
        raise NotPaused
    now = moment(clock)
    kept = {key: now + count * MILLISECOND for key, count in left.items()}
    return draft_interlude(session, Resumed(seat, by), now, paces, interaction_id, kept)


def time_left(session: Session, now: datetime) -> dict[str, int]:
    """Per deadline of people and of the table, the milliseconds to it."""
    deadlines: Mapping[str, datetime] = session.position.deadlines
    return {
        key: max(0, (at - now) // MILLISECOND)
        for key, at in deadlines.items()
        if key != IDLE_KEY and policy_seat(key) is None
    }


def live_seat(session: Session, user: User) -> Seat:
    """The seat of somebody who still plays. Raises NotSeated, GaveUp."""
    seat = seat_of(session.match, user.id)
    if seat not in _live(session):
        raise GaveUp
    return seat


def _live(session: Session) -> tuple[Seat, ...]:
    return session.book.game.live(session.position.state)
