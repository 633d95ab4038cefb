"""What moderators see, each privately and in their own language: the list, a table, the questions before they act."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.matches.model import MatchInfo, Snapshot
from bot.ui.accents import DONE, PLAYING, WAITING
from bot.ui.controls import Controls
from bot.ui.ids import WALK, Place
from bot.ui.layout import Block, Divider, Words, message
from bot.ui.lobby_screen import lobby_blocks
from bot.ui.moderation_forms import REPLACE, SKIP, asks_of, end_asks
from bot.ui.phrases import waiting
from bot.ui.presence import relative
from bot.ui.screens import Screens
from bot.ui.speaker import Speaker, escaped, match_name, speaker
from bot.ui.table_screen import watched
from bot.ui.walker import Finished, Overview, Shown, reach
from games.core.text import Listing, SeatName, Text

WORDS = "mod"
"""Begins the component ids."""
LISTED = 15
"""Matches of a list; a message holds some 4,000 characters."""
TITLES = {WALK: "moderation-reset-title", SKIP: "moderation-skip-title", REPLACE: "moderation-replace-title"}


@dataclass(frozen=True, slots=True)
class ModerationScreens:
    """Draws them. Tables are drawn from the public's view, so no hidden card can be in any."""

    screens: Screens

    def listed(self, snapshots: Sequence[Snapshot], more: int, server: str, locale: str) -> ui.LayoutView:
        """The first open matches of a server, oldest first, and how many more there are."""
        say = Speaker(self.screens.texts, locale)
        blocks: list[Block] = [Words(say.say("moderation-list-title", server=escaped(server)))]
        blocks += [Words(self._entry(snapshot, locale)) for snapshot in snapshots]
        if more:
            blocks.append(Words(say.say("moderation-list-more", count=more)))
        return message(blocks)

    def shown(self, snapshot: Snapshot, locale: str) -> ui.LayoutView:
        """A lobby or a table with all of its log that is kept at hand."""
        info = snapshot.info
        say = speaker(self.screens.texts, locale, info)
        where = say.say(
            "moderation-show-where",
            channel=str(info.place.channel_id),
            status=_status(info),
            opened=relative(info.created_at),
        )
        if snapshot.state is None:
            return message([*lobby_blocks(snapshot, self.screens.rulesets[info.ruleset], say), Words(where)], WAITING)
        blocks = watched(snapshot, self.screens.game(info), say, snapshot.log)
        return message([*blocks, Divider(), Words(f"{waiting(snapshot, say)}\n{where}")], PLAYING)

    def end(self, info: MatchInfo, locale: str) -> ui.LayoutView:
        """Asks whether the match shall end."""
        say = speaker(self.screens.texts, locale, info)
        return self._panel(info, say, WALK, "moderation-end-title", Overview(end_asks()), [])

    def ask(
        self, verb: str, snapshot: Snapshot, locale: str, place: Place | None = None, notice: Text | None = None
    ) -> ui.LayoutView:
        """The questions of the panel with this verb, at a place of it. Raises `AskGone` and `NobodyAsked`."""
        shown = reach(asks_of(verb, snapshot), place)
        assert not isinstance(shown, Finished), "what is finished is carried out"
        say = speaker(self.screens.texts, locale, snapshot.info)
        notices = [f"> {say.say(notice)}"] if notice is not None else []
        if verb == SKIP:
            notices.append(waiting(snapshot, say))
        if not isinstance(shown, Overview):  # which says itself what is asked
            notices.append(say.say(shown.ask.prompt))
        return self._panel(snapshot.info, say, verb, TITLES.get(verb, "moderation-pause-title"), shown, notices)

    def done(self, info: MatchInfo, kind: str, locale: str) -> ui.LayoutView:
        """What was done."""
        say = speaker(self.screens.texts, locale, info)
        return message([Words(say.say(f"moderation-{kind}-done", match=match_name(say, info)))], DONE)

    def _panel(
        self, info: MatchInfo, say: Speaker, verb: str, title: str, shown: Shown, notices: list[str]
    ) -> ui.LayoutView:
        blocks: list[Block] = [Words(say.say(Text(title, match=match_name(say, info))))]
        blocks += [Words(notice) for notice in notices]
        return message([*blocks, *Controls(WORDS, info.id, say, verb).blocks(shown)], WAITING)

    def _entry(self, snapshot: Snapshot, locale: str) -> str:
        info = snapshot.info
        say = speaker(self.screens.texts, locale, info)
        parts = (
            f"**{match_name(say, info)}**",
            say.say(f"ruleset-{info.ruleset}"),
            f"<#{info.place.channel_id}>",
            say.say(_status(info)),
            f"🪑 {len(info.sitters)}/{info.size}",
            relative(info.created_at),
        )
        line = " · ".join(parts)
        asked = sorted({ask.seat for ask in snapshot.asks if ask.required})
        if not asked:
            return line
        return f"{line}\n{say.say('moderation-waits', seats=Listing(tuple(SeatName(seat) for seat in asked)))}"


def _status(info: MatchInfo) -> Text:
    return Text(f"moderation-status-{info.status}")
