"""The message of `/rules`: what can be done now, the cards, the options, fairness; one part at a time, in pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ButtonStyle, ui
from pydantic import BaseModel

from bot.matches.deadlines import due_key
from bot.matches.model import MatchInfo, Snapshot
from bot.matches.new_commands import new_command
from bot.ui.accents import DONE
from bot.ui.answering import default_line, form_lines
from bot.ui.ids import Address, Place
from bot.ui.layout import Block, Button, Divider, Gallery, Words, message
from bot.ui.lobby_screen import fingerprint
from bot.ui.option_words import explained_options, ruleset_text, table_line
from bot.ui.pages import Group, pages_of
from bot.ui.phrases import closing, ending, match_title, waiting
from bot.ui.screens import Screens
from bot.ui.sheet import sheet
from bot.ui.speaker import Speaker, speaker
from bot.ui.tutorials import learn_button, lesson_of
from games.core.asks import Ask, Seat
from games.core.game import Ruleset
from games.core.panel import Section
from games.core.text import SeatName, Text

WORDS = "rules"
"""Begins the component ids, `rules:<match or ruleset>:<part>[:<page>]`."""
NOW, CARDS, OPTIONS, FAIRNESS = "now", "cards", "options", "fairness"
PARTS = (NOW, CARDS, OPTIONS, FAIRNESS)
"""Also the verbs of the ids."""


@dataclass(frozen=True, slots=True)
class Guide:
    """Draws the rules for one reader: of a match as it stands, or of a ruleset outside any match."""

    screens: Screens

    def of_match(self, snapshot: Snapshot, user_id: int, locale: str, part: str, page: int = 0) -> ui.LayoutView:
        """The rules of a match; of what is asked only what is asked of this person."""
        info = snapshot.info
        say = speaker(self.screens.texts, locale, info)
        title, ruleset = match_title(info, say), self.screens.rulesets[info.ruleset]
        match part:
            case "now":
                groups = self._now(snapshot, info.seat_of(user_id), say)
            case "cards":
                seats = info.size if info.status == "lobby" else len(info.sitters)
                groups = _groups(ruleset.game.guide(seats, info.options), say, faces=info.pictures)
            case "fairness":
                groups = [*_fairness(say), Group(None, (fingerprint(info, say),))]
            case _:
                groups = _options(info.options, info.preset, ruleset, say)
                groups.append(Group(None, (say.say(table_line(info)),)))
        lesson = lesson_of(self.screens.rulesets, info.ruleset)
        return _message(title, groups, say, info.id, part, page, None if info.is_tutorial else lesson)

    def of_ruleset(self, key: str, locale: str, part: str, page: int = 0) -> ui.LayoutView:
        """The rules of a game as it is played when nobody changes anything."""
        say, ruleset = Speaker(self.screens.texts, locale), self.screens.rulesets[key]
        preset, options = next(iter(ruleset.presets.items()))
        match part:
            case "now":
                nothing = say.say("rules-now-no-match", command=new_command(ruleset.game.words))
                groups = [Group(None, (say.say(f"ruleset-{key}.what"), nothing))]
            case "cards":
                groups = _groups(ruleset.game.guide(ruleset.seats.start, options), say, faces=True)
            case "fairness":
                groups = _fairness(say)
            case _:
                groups = _options(options, preset, ruleset, say)
        title, lesson = say.say("rules-title", game=Text(f"ruleset-{key}")), lesson_of(self.screens.rulesets, key)
        return _message(title, groups, say, key, part, page, lesson)

    def _now(self, snapshot: Snapshot, seat: Seat | None, say: Speaker) -> list[Group]:
        info = snapshot.info
        match info.status:
            case "lobby":
                return [Group(None, self._lobby(info, seat, say))]
            case "cancelled" | "expired":
                return [Group(None, (closing(info, self.screens.game(info), say),))]
        if snapshot.outcome is not None:
            return [Group(None, tuple(ending(snapshot, say).split("\n")))]
        own = [ask for ask in snapshot.asks if ask.seat == seat]
        groups = [_asked(ask, snapshot, say) for ask in own]
        if not any(ask.required for ask in own):
            key = "rules-now-watching" if seat is None else "rules-now-nothing"
            groups.append(Group(None, (say.say(key), *waiting(snapshot, say).split("\n"))))
        return groups

    def _lobby(self, info: MatchInfo, seat: Seat | None, say: Speaker) -> tuple[str, ...]:
        missing = max(0, self.screens.rulesets[info.ruleset].seats.start - len(info.sitters))
        host = next(s.seat for s in info.sitters if s.user is not None and s.user.id == info.host_id)
        state = say.say("lobby-missing", count=missing) if missing else say.say("lobby-ready", host=SeatName(host))
        return say.say("rules-now-lobby" if seat is None else "rules-now-seated"), state


def _asked(ask: Ask, snapshot: Snapshot, say: Speaker) -> Group:
    """A question, the ways to answer it, and what happens at the deadline."""
    lines = [say.say(line) for line in form_lines(ask)]
    until = snapshot.deadlines.get(due_key(ask))
    if until is not None and (line := default_line(ask, f"<t:{int(until.timestamp())}:R>")) is not None:
        lines.append(say.say(line))
    elif ask.required:
        lines.append(say.say("rules-no-clock"))
    return Group(say.say(ask.prompt), tuple(lines))


def _groups(sections: Sequence[Section], say: Speaker, *, faces: bool) -> list[Group]:
    return [
        Group(
            say.say(section.heading) if section.heading else None,
            tuple(say.say(line) for line in section.lines),
            section.faces if faces else (),
        )
        for section in sections
    ]


def _fairness(say: Speaker) -> list[Group]:
    return [Group(None, (say.say("fairness-explained"),))]


def _options(options: BaseModel, preset: str | None, ruleset: Ruleset[Any, Any], say: Speaker) -> list[Group]:
    """The edition, then each option with what it means."""
    edition = ruleset_text(ruleset, f"preset-{preset}") if preset else Text("lobby-own-rules")
    lines = [line for text, what in explained_options(options, ruleset) for line in (say.say(text), _small(say, what))]
    return [Group(say.say("lobby-rules", preset=edition), tuple(lines))]


def _small(say: Speaker, text: Text) -> str:
    return f"-# {say.say(text)}"


def _message(
    title: str, groups: Sequence[Group], say: Speaker, meant: str, part: str, page: int, lesson: str | None
) -> ui.LayoutView:
    pages = pages_of(groups)
    page = min(page, len(pages) - 1)
    here = pages[page]
    blocks: list[Block] = [Words(title), Divider()]
    if here.faces:
        blocks.append(Gallery(sheet(here.faces, say, "\n".join(here.paragraphs))))
    blocks += [*(Words(paragraph) for paragraph in here.paragraphs), Divider()]
    if len(pages) > 1:
        blocks.append(
            tuple(
                Button(
                    say.label(key, page=to + 1, pages=len(pages)), str(Address(WORDS, meant, part, Place(to, "page")))
                )
                for to, key in ((page - 1, "ui-page-back"), (page + 1, "ui-page-on"))
                if 0 <= to < len(pages)
            )
        )
    parts = tuple(
        Button(
            say.label(f"rules-part-{name}"),
            str(Address(WORDS, meant, name)),
            ButtonStyle.primary if name == part else ButtonStyle.secondary,
        )
        for name in PARTS
    )
    learn = () if lesson is None else (learn_button(lesson, say.label("tutorial-learn")),)
    return message([*blocks, (*parts, *learn)], DONE)
