"""The match service: what the edge may ask of a match."""

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import partial
from random import Random, SystemRandom
from typing import Any

from bot.matches import lobby
from bot.matches.archive import Archive
from bot.matches.course import course_of
from bot.matches.deadlines import reminders
from bot.matches.errors import MatchOver, NotPlaying
from bot.matches.happenings import log_lines
from bot.matches.hosting import Hosting
from bot.matches.model import Acted, Leaving, MatchId, MatchInfo, NewMatch, Place, Press, Snapshot, User
from bot.matches.moderation import Moderation
from bot.matches.opening import Opening
from bot.matches.paces import PaceName, Paces
from bot.matches.pauses import Pauses
from bot.matches.playing import Playing
from bot.matches.ports import Clock, Presenter
from bot.matches.position import turn_began
from bot.matches.quiet import Night
from bot.matches.register import Register
from bot.matches.rematch import Rematch
from bot.matches.rulebook import Rulebook
from bot.matches.secrets import LESSON_TABLE
from bot.matches.session import Session, Sessions
from bot.matches.snapshots import Snapshots
from bot.matches.substitutes import Substitutes
from bot.store.records import LOBBY_KEY
from bot.store.store import Store
from games.core.game import Ruleset

SESSIONS = 1_000


class MatchService:
    """Lobbies and matches in play. Every refusal is a `Refusal` or a game's `IllegalMove`; nothing changed then.

    An interaction id delivered twice has its effect once.

    Args:
        rng: what ids, names and host secrets come from; the system's randomness but in tests.
        sessions: how many matches are kept in memory.
    """

    def __init__(
        self,
        store: Store,
        rulesets: Mapping[str, Ruleset[Any, Any]],
        clock: Clock,
        presenter: Presenter,
        paces: Paces,
        rng: Random | None = None,
        sessions: int = SESSIONS,
    ) -> None:
        self._store = store
        self._presenter = presenter
        self._watchers: list[Callable[[datetime], None]] = []
        self._books = {key: Rulebook(ruleset) for key, ruleset in rulesets.items()}
        self._sessions = Sessions(store, self._books, sessions)
        self._snapshots = Snapshots(self._snapshot)
        register = Register(store, self._books)
        drawn = rng or SystemRandom()
        self._register = register
        self._opening = Opening(store, self._books, register, clock, paces, self._committed, drawn)
        self._hosting = Hosting(store, self._books, register, clock, paces, self._committed)
        self._playing = Playing(store, self._sessions, clock, paces, self._committed)
        self._paces = paces
        self.pauses = Pauses(self._playing, self._sessions, clock, paces)
        self.substitutes = Substitutes(self._playing, clock, paces)
        self.archive = Archive(store, self._books, self._sessions)
        self.moderation = Moderation(store, register, self._hosting, self._sessions, clock, paces, self._committed)

    async def open(self, new: NewMatch, interaction_id: int) -> MatchInfo:
        """Open a lobby with its host and computer players in it."""
        return await self._opening.open(new, interaction_id)

    async def rematch(self, match_id: MatchId, by: User, interaction_id: int, *, alone: bool) -> Rematch:
        """The match that follows one that is over, opened by whoever sat in it and presses first.

        alone: refused with `ChannelBusy` where a match is open already. Raises NotSeated, RulesRevised, AskGone.
        """
        reseated = (await self.snapshot(match_id)).attendance.reseated
        rematch = await self._opening.rematch(match_id, by, reseated, interaction_id, alone=alone)
        self._sessions.forget(match_id)
        return rematch

    async def join(self, match_id: MatchId, user: User, interaction_id: int) -> MatchInfo:
        """Take a free chair."""
        return await self._hosting.change(match_id, interaction_id, partial(lobby.join, user=user))

    async def leave(self, match_id: MatchId, user: User, interaction_id: int) -> MatchInfo:
        """Lobby: free the chair; the host's role passes on, without people it is cancelled. In play: as agreed."""
        if (await self.info(match_id)).version >= 0:
            return (await self.substitutes.leave(match_id, user, interaction_id)).info
        return await self._hosting.change(match_id, interaction_id, partial(lobby.leave, user_id=user.id))

    async def add_policy(self, match_id: MatchId, by: User, policy: str, interaction_id: int) -> MatchInfo:
        """Seat a computer player. Host only."""
        ruleset = await self._ruleset(match_id)
        edit = partial(lobby.add_policy, by=by.id, policy=policy, ruleset=ruleset)
        return await self._hosting.change(match_id, interaction_id, edit)

    async def remove_sitter(self, match_id: MatchId, by: User, whom: str, interaction_id: int) -> MatchInfo:
        """Free somebody's chair, named as by `chair_name`. Host only; raises NoSuchSeat when they are gone."""
        return await self._hosting.change(match_id, interaction_id, partial(lobby.remove_sitter, by=by.id, whom=whom))

    async def set_option(
        self, match_id: MatchId, by: User, name: str, value: str | int, interaction_id: int
    ) -> MatchInfo:
        """Change one option of the rules. Host only."""
        ruleset = await self._ruleset(match_id)
        edit = partial(lobby.set_option, by=by.id, name=name, value=value, ruleset=ruleset)
        return await self._hosting.change(match_id, interaction_id, edit)

    async def set_preset(self, match_id: MatchId, by: User, preset: str, interaction_id: int) -> MatchInfo:
        """Take all options of a preset. Host only."""
        ruleset = await self._ruleset(match_id)
        edit = partial(lobby.set_preset, by=by.id, preset=preset, ruleset=ruleset)
        return await self._hosting.change(match_id, interaction_id, edit)

    async def set_size(self, match_id: MatchId, by: User, size: int, interaction_id: int) -> MatchInfo:
        """Change how many chairs there are. Host only."""
        ruleset = await self._ruleset(match_id)
        edit = partial(lobby.set_size, by=by.id, size=size, ruleset=ruleset)
        return await self._hosting.change(match_id, interaction_id, edit)

    async def set_pace(self, match_id: MatchId, by: User, pace: PaceName, interaction_id: int) -> MatchInfo:
        """Choose another clock. Host only."""
        return await self._hosting.change(match_id, interaction_id, partial(lobby.set_pace, by=by.id, pace=pace))

    async def set_night(self, match_id: MatchId, by: User, night: Night, interaction_id: int) -> MatchInfo:
        """Choose when the clock of a slow match stands still. Host only."""
        return await self._hosting.change(match_id, interaction_id, partial(lobby.set_night, by=by.id, night=night))

    async def set_leaving(self, match_id: MatchId, by: User, leaving: Leaving, interaction_id: int) -> MatchInfo:
        """Choose what becomes of the seat of whoever leaves in the middle. Host only."""
        edit = partial(lobby.set_leaving, by=by.id, leaving=leaving)
        return await self._hosting.change(match_id, interaction_id, edit)

    async def set_pictures(self, match_id: MatchId, by: User, wanted: bool, interaction_id: int) -> MatchInfo:
        """Choose whether there are pictures. Host only."""
        edit = partial(lobby.set_pictures, by=by.id, wanted=wanted)
        return await self._hosting.change(match_id, interaction_id, edit)

    async def set_locale(self, match_id: MatchId, by: User, locale: str, interaction_id: int) -> MatchInfo:
        """Choose the table's language, a Discord locale. Host only."""
        return await self._hosting.change(match_id, interaction_id, partial(lobby.set_locale, by=by.id, locale=locale))

    async def set_table_message(self, match_id: MatchId, message_id: int) -> None:
        """The table's message is posted: the first one pins the match's secret, later ones change nothing."""
        await self._store.pin_secret(match_id, message_id)

    async def move_table(self, match_id: MatchId, place: Place, interaction_id: int) -> MatchInfo:
        """The match belongs to another channel from now on, at any time before its end."""
        moved = await self._hosting.change(match_id, interaction_id, partial(lobby.move, place=place))
        self._sessions.forget(match_id)
        return moved

    async def start(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Draw the seat order and deal. Host only; raises TableNotPosted before `set_table_message`."""
        return await self._hosting.start(match_id, by.id, interaction_id)

    async def start_lesson(self, match_id: MatchId, by: User) -> MatchInfo:
        """Deal a tutorial, before its table is posted: what it is dealt from is known to everybody."""
        await self._store.pin_secret(match_id, LESSON_TABLE)
        return await self._hosting.start(match_id, by.id, None)

    async def act(self, match_id: MatchId, user: User, press: Press, interaction_id: int) -> Acted:
        """Answer an ask."""
        return await self._playing.act(match_id, user, press, interaction_id)

    async def resign(self, match_id: MatchId, user: User, interaction_id: int) -> Acted:
        """Give up the seat."""
        return await self._playing.resign(match_id, user, interaction_id)

    async def undo(self, match_id: MatchId, user: User, interaction_id: int, step: int | None = None) -> Acted:
        """Take back the seat's own last step (ruling 16). `step`: refuse when it is no longer this one."""
        return await self._playing.undo(match_id, user, interaction_id, step)

    async def cancel(self, match_id: MatchId, by: User, interaction_id: int) -> MatchInfo:
        """Call the match off. Host only."""
        if (await self.info(match_id)).version >= 0:
            return (await self._playing.cancel(match_id, by, interaction_id)).info
        return await self._hosting.change(match_id, interaction_id, partial(lobby.cancel, by=by.id))

    async def info(self, match_id: MatchId) -> MatchInfo:
        """The match without its state. Raises NoSuchMatch."""
        return await self._register.info(match_id)

    async def words_of(self, match_id: MatchId) -> str:
        """The words of the match's game, with which its component ids begin. Raises NoSuchMatch."""
        session = self._sessions.kept(match_id)
        ruleset = session.match.ruleset if session is not None else (await self.info(match_id)).ruleset
        return self._books[ruleset].game.words

    async def snapshot(self, match_id: MatchId) -> Snapshot:
        """The match as it stands."""
        try:
            session = await self._sessions.fresh(match_id)
        except (NotPlaying, MatchOver):
            info, deadlines = await self.info(match_id), await self._register.deadlines(match_id)
            return Snapshot(info, deadlines=deadlines, invited=await self._register.invited(info))
        if session.course is None and session.outcome is not None and session.position.cancelled is None:
            session.course = course_of(session.book, session.match, await self._sessions.rows(match_id))
        return self._snapshots.of(session)

    async def matches_of(self, user_id: int) -> tuple[MatchInfo, ...]:
        """Open matches in which a person sits and has not resigned, oldest first."""
        found = await self._register.open_matches(user_id=user_id)
        return tuple([info for info in found if await self._plays(info, user_id)])

    async def matches_in(self, channel_id: int) -> tuple[MatchInfo, ...]:
        """Open matches of a channel, oldest first."""
        return await self._register.open_matches(channel_id=channel_id)

    async def play_due(self, match_id: MatchId, key: str) -> bool:
        """Play what is due under the key, once. False when it is gone or its time has not come."""
        if key == LOBBY_KEY:
            return await self._hosting.expire(match_id)
        return await self._playing.play_due(match_id, key)

    def watch_deadlines(self, watcher: Callable[[datetime], None]) -> None:
        """Have the earliest deadline of a match told after each of its commits."""
        self._watchers.append(watcher)

    def postponed(self, match_ids: Iterable[str]) -> None:
        """Deadlines of these matches were moved in the store: read them again, and show them."""
        self._sessions.forget_all()
        for match_id in match_ids:
            self._presenter.postponed(match_id)

    def forget(self, match_ids: Iterable[str]) -> None:
        """Their records were changed or deleted by somebody else: read them again."""
        for match_id in match_ids:
            self._sessions.forget(match_id)
            self._snapshots.forget(match_id)

    def _snapshot(self, session: Session) -> Snapshot:
        game, position = session.book.game, session.position
        return Snapshot(
            info=session.info,
            state=position.state,
            asks=() if session.final else game.asks(position.state),
            log=log_lines(game, position.recent),
            deadlines=position.deadlines,
            outcome=session.outcome,
            last_by=position.presses,
            undo=None if session.final else position.undo,
            turn=turn_began(session.book, position),
            hint=None if session.final or position.lessons is None else position.lessons.hint,
            secret=session.host_secret if session.outcome is not None else None,
            course=session.course,
            attendance=position.attendance,
            live=game.live(position.state),
            reminders=reminders(
                game, position.state, position.deadlines, position.attendance, session.match, self._paces
            ),
        )

    async def _plays(self, info: MatchInfo, user_id: int) -> bool:
        if info.status == "lobby":
            return True
        session = await self._sessions.fresh(info.id)
        return session.match.seat_of(user_id) in session.book.game.live(session.position.state)

    async def _ruleset(self, match_id: MatchId) -> Ruleset[Any, Any]:
        return self._books[(await self.info(match_id)).ruleset].ruleset

    def _committed(self, match_id: MatchId, deadlines: Mapping[str, datetime]) -> None:
        self._presenter.changed(match_id)
        if deadlines:
            earliest = min(deadlines.values())
            for watcher in self._watchers:
                watcher(earliest)
