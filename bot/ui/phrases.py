"""What several messages of a match say in the same words."""

from typing import Any

from bot.matches.deadlines import due_key
from bot.matches.model import MatchInfo, Snapshot
from bot.matches.new_commands import new_command
from bot.ui.layout import Words
from bot.ui.presence import relative
from bot.ui.speaker import Speaker, escaped, match_name
from games.core.game import Game
from games.core.text import SeatName, Text

SHORT = 8
"""Hexadecimal digits of a secret, or of its fingerprint, that are shown at a table."""


def match_title(info: MatchInfo, say: Speaker) -> str:
    """The game and the name of the match."""
    return say.say("ui-title", game=Text(f"ruleset-{info.ruleset}"), match=match_name(say, info))


def host_name(info: MatchInfo) -> SeatName:
    """Whoever leads the match."""
    return SeatName(next(i for i, sitter in enumerate(info.sitters) if sitter.user and sitter.user.id == info.host_id))


def waiting(snapshot: Snapshot, say: Speaker) -> str:
    """Whom the match waits for, and until when."""
    lines = []
    for ask in snapshot.asks:
        if ask.required:
            until = snapshot.deadlines.get(due_key(ask))
            clock = f" · ⏳ {relative(until)}" if until else ""
            lines.append(say.say("ui-waiting", seat=SeatName(ask.seat), question=Text(f"ui-asked-{ask.pace}")) + clock)
    return "\n".join(dict.fromkeys(lines))


def ending(snapshot: Snapshot, say: Speaker) -> str:
    """Why it ended, and who is where."""
    outcome = snapshot.outcome
    assert outcome is not None
    order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    ranks = [say.say("ui-place", place=outcome.places[seat], seat=SeatName(seat)) for seat in order]
    return "\n".join((say.say(outcome.reason), *ranks))


def closing(info: MatchInfo, game: Game[Any, Any], say: Speaker) -> str:
    """Why there is no result."""
    if info.status == "expired":
        return say.say("lobby-expired", host=host_name(info), command=new_command(game.words))
    if info.ended_by is not None:
        return say.say("moderation-ended-by", moderator=escaped(info.ended_by))
    return say.say("ui-cancelled")


def notices(notice: str | None) -> list[Words]:
    """What is said above everything else, if there is something."""
    return [Words(f"> {notice}")] if notice else []
