"""What moderators see, each privately and in their own language: the list, a table, the questions before they act."""

from dataclasses import dataclass

from discord import ui

from bot.matches.model import MatchInfo, Snapshot
from bot.ui.controls import Controls
from bot.ui.ids import Place
from bot.ui.layout import Block, Divider, Words, message
from bot.ui.presence import relative
from bot.ui.screens import DONE, PLAYING, WAITING, Screens
from bot.ui.speaker import Speaker, escaped, match_name, speaker
from bot.ui.walker import Finished, Overview, Shown, reach
from games.core.asks import Ask, Command, Form
from games.core.text import Listing, SeatName, Text

WORDS = "mod"
"""Begins the component ids."""
END, TURN, DEAL = "end", "turn", "deal"
"""The questions; each has one form of the same name."""
LISTED = 15
"""Matches of a list; a message holds some 4,000 characters."""


class EndMatch(Command, frozen=True, tag=True):
    """Call the match off."""


class BeginTurnAgain(Command, frozen=True, tag=True):
    """Go back to the start of the present turn."""


class DealAgain(Command, frozen=True, tag=True):
    """Begin from the deal."""


def end_asks() -> tuple[Ask, ...]:
    """Whether the match shall end: the panel is the second question already."""
    return (_ask(END, 0, EndMatch, confirm=False),)


def reset_asks(snapshot: Snapshot) -> tuple[Ask, ...]:
    """Back to where: the question about the turn is dated by it, so that it never means another turn."""
    return _ask(TURN, snapshot.turn, BeginTurnAgain, confirm=True), _ask(DEAL, 0, DealAgain, confirm=True)


def _ask(kind: str, since: int, command: type[Command], *, confirm: bool) -> Ask:
    form = Form(kind, Text(f"moderation-{kind}-form"), command, confirm=confirm, style="danger")
    return Ask(0, kind, since, Text(f"moderation-{kind}-ask"), lambda: (form,))


@dataclass(frozen=True, slots=True)
class ModerationScreens:
    """Draws them. Tables are drawn from the public's view, so no hidden card can be in any."""

    screens: Screens

    def listed(self, snapshots: tuple[Snapshot, ...], server: str, locale: str) -> ui.LayoutView:
        """The open matches of a server, oldest first."""
        say = Speaker(self.screens.texts, locale)
        blocks: list[Block] = [Words(say.say("moderation-list-title", server=escaped(server)))]
        blocks += [Words(self._entry(snapshot, locale)) for snapshot in snapshots[:LISTED]]
        if (more := len(snapshots) - LISTED) > 0:
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
            return message([*self.screens.lobby(snapshot, say), Words(where)], WAITING)
        blocks = self.screens.watched(snapshot, say, snapshot.log)
        return message([*blocks, Divider(), Words(f"{self.screens.waiting(snapshot, say)}\n{where}")], PLAYING)

    def end(self, info: MatchInfo, locale: str) -> ui.LayoutView:
        """Asks whether the match shall end."""
        return self._panel(info, locale, "moderation-end-title", Overview(end_asks()), None)

    def reset(
        self, snapshot: Snapshot, locale: str, place: Place | None = None, notice: Text | None = None
    ) -> ui.LayoutView:
        """Asks back to where, then whether that is meant. Raises `AskGone`."""
        shown = reach(reset_asks(snapshot), place)
        assert not isinstance(shown, Finished), "what is finished is carried out"
        return self._panel(snapshot.info, locale, "moderation-reset-title", shown, notice)

    def done(self, info: MatchInfo, kind: str, locale: str) -> ui.LayoutView:
        """What was done."""
        say = speaker(self.screens.texts, locale, info)
        return message([Words(say.say(f"moderation-{kind}-done", match=match_name(say, info)))], DONE)

    def _panel(self, info: MatchInfo, locale: str, title: str, shown: Shown, notice: Text | None) -> ui.LayoutView:
        say = speaker(self.screens.texts, locale, info)
        blocks: list[Block] = [Words(say.say(Text(title, match=match_name(say, info))))]
        if notice is not None:
            blocks.append(Words(f"> {say.say(notice)}"))
        return message([*blocks, *Controls(WORDS, info.id, say).blocks(shown)], WAITING)

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
