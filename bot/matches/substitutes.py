"""Seats that change hands in the middle of a match: left, taken over, replaced by a moderator."""

from dataclasses import replace
from datetime import datetime

from bot.matches.errors import AlreadySeated, GaveUp, NoSuchSeat, NotOver, RemovedByModerator, SeatTaken, ShownAlready
from bot.matches.interludes import HandsWanted, Person, Replaced, Vacated
from bot.matches.model import Acted, MatchId, MatchInfo, Sitter, User
from bot.matches.moves import check_going, draft_command, draft_interlude
from bot.matches.paces import Paces
from bot.matches.playing import Playing
from bot.matches.ports import Clock, moment
from bot.matches.presence import is_vacant
from bot.matches.repeats import was_resignation
from bot.matches.rewind import Moderator
from bot.matches.seats import is_given_up, seat_of
from bot.matches.session import Draft, Session
from games.core.asks import Concede, Seat


class Substitutes:
    """Who sits there is in the record, changed with the row that says so."""

    def __init__(self, playing: Playing, clock: Clock, paces: Paces) -> None:
        self._playing = playing
        self._clock = clock
        self._paces = paces

    async def leave(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Give up the seat as the table has it: to a computer, to whoever comes, or for good.

        The last person gives it up for good in any case: nobody would be left to play with.
        """

        async def judge(session: Session) -> Draft:
            check_going(session)
            info, seat = session.match, seat_of(session.match, user.id)
            live = session.book.game.live(session.position.state)
            if is_given_up(info, live, seat):
                return draft_command(session, Concede(seat), moment(self._clock), self._paces, interaction_id)
            if seat not in live:
                raise GaveUp
            return draft_departure(session, seat, None, self._clock, self._paces, interaction_id)

        return await self._playing.press(
            match_id, user, interaction_id, judge, lambda session, _, last, rows: was_resignation(session, last, rows)
        )

    async def take(self, match_id: MatchId, user: User, seat: Seat, interaction_id: int) -> Acted:
        """Sit down on a seat that is free in the middle of a match.

        Raises SeatTaken, AlreadySeated, RemovedByModerator.
        """

        async def judge(session: Session) -> Draft:
            check_going(session)
            info = session.match
            if info.seat_of(user.id) is not None:
                raise AlreadySeated
            if user.id in session.position.attendance.removed:
                raise RemovedByModerator
            if not 0 <= seat < len(info.sitters) or not is_vacant(info.sitters[seat]):
                raise SeatTaken
            fact, changed = Replaced(seat, None, person=_person(user)), _seated(info, Sitter(seat, user))
            now, kept = moment(self._clock), _others_time(session, seat)
            return draft_interlude(session, fact, now, self._paces, interaction_id, kept, changed)

        return await self._playing.press(match_id, user, interaction_id, judge)

    async def show_hands(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """After the end: agree that all hands are shown, which they are when everybody does. Raises NotOver."""

        async def judge(session: Session) -> Draft:
            seat = seat_of(session.match, user.id)
            if not session.final or session.position.cancelled is not None:
                raise NotOver
            if seat in session.position.attendance.showing:
                raise ShownAlready
            return draft_interlude(session, HandsWanted(seat), moment(self._clock), self._paces, interaction_id)

        return await self._playing.press(match_id, user, interaction_id, judge)


def draft_departure(
    session: Session,
    seat: Seat,
    by: Moderator | None,
    clock: Clock,
    paces: Paces,
    interaction_id: int,
    leaving: str | None = None,
) -> Draft:
    """The seat free for anybody, or a computer's from now on. Raises NoSuchSeat.

    leaving: "substitute" or "computer"; None as the table has it.
    """
    info, game = session.match, session.book.game
    if not 0 <= seat < len(info.sitters) or seat not in game.live(session.position.state):
        raise NoSuchSeat
    sitter, now = info.sitters[seat], moment(clock)
    before = _person(sitter.user) if sitter.user else None
    fact: Vacated | Replaced
    if (leaving or info.leaving) == "computer":
        policy = list(game.policies)[-1]
        if sitter.policy == policy:
            raise NoSuchSeat
        fact, new = Replaced(seat, before, policy=policy, by=by), Sitter(seat, policy=policy)
    else:
        if is_vacant(sitter):
            raise NoSuchSeat
        fact, new = Vacated(seat, before, by=by), Sitter(seat)
    changed = _seated(info, new)
    return draft_interlude(session, fact, now, paces, interaction_id, _others_time(session, seat), changed)


def _person(user: User) -> Person:
    return Person(user.id, user.name)


def _seated(info: MatchInfo, new: Sitter) -> MatchInfo:
    """The record with somebody else on a seat; a host who left is followed by the first person who is there."""
    sitters = tuple(new if sitter.seat == new.seat else sitter for sitter in info.sitters)
    people = [sitter.user.id for sitter in sitters if sitter.user]
    host = info.host_id if info.host_id in people or not people else people[0]
    return replace(info, sitters=sitters, host_id=host, lobby_version=info.lobby_version + 1)


def _others_time(session: Session, seat: Seat) -> dict[str, datetime]:
    """The deadlines of the others, which keep their time; a new player gets all of theirs."""
    return {key: at for key, at in session.position.deadlines.items() if not key.startswith(f"{seat}.")}
