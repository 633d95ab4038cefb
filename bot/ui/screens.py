"""The messages of a match: its lobby, its table, a hand, the rules panel. Each is drawn from a snapshot alone."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from discord import ButtonStyle, ui

from bot.matches.errors import AskGone
from bot.matches.model import LogLine, MatchInfo, Snapshot
from bot.matches.new_commands import new_command
from bot.matches.seats import is_given_up, seat_of
from bot.matches.surfaces import Surface
from bot.store.records import LOBBY_KEY
from bot.text import Texts
from bot.ui.coaching import hint_lines
from bot.ui.controls import Controls
from bot.ui.ids import ARRANGE, Address, Place
from bot.ui.layout import COMPONENTS, Block, Button, Divider, Gallery, Words, components, message
from bot.ui.links import table_link
from bot.ui.option_words import option_lines, table_lines
from bot.ui.pages import SMALL
from bot.ui.pictures import hand_picture, result_picture, standings, table_picture, turning_lines
from bot.ui.presence import hand_buttons, is_paused, presence_lines, relative, table_buttons
from bot.ui.revealing import agreed, can_be_shown, hands_shown, voters
from bot.ui.speaker import Speaker, escaped, inert, match_name, speaker
from bot.ui.undoing import is_open, undo_button
from bot.ui.walker import Finished, Shown, alone, reach
from games.core.asks import Ask, Seat
from games.core.game import Game, Ruleset
from games.core.panel import Panel
from games.core.text import SeatName, Text

LOG_LINES = 8
"""Lines of the table's log at least; more when whoever is asked was away for longer."""
HANDS = 64
"""Hands whose cards are kept in words: a form has several questions, and each is asked below the same cards."""
KEPT = 64
"""Tables, and pages of hands, that are kept, 13 kB each: who goes back in a walk, the painter after an answer that had
an older picture, and a private hand beside a DM show what was drawn before."""
SHORT = 8
"""Hexadecimal digits of a secret, or of its fingerprint, that are shown at a table."""
SPARE = 6
"""Components of a hand for its container, the buttons below its questions and whom the match waits for."""
STAY = "stay"
"""The verb of the button by which somebody does not leave after all."""
FINISH = "finish"
"""The verb of the button that ends a lesson."""
PLAYING, WAITING, DONE = 0x3B82C4, 0xC48A3B, 0x6B7280
"""The accent of a container; the words beside it say the same."""


class Screens:
    """Draws the messages of any match. What a table or a hand showed last is kept, for a snapshot does not change."""

    def __init__(self, texts: Texts, rulesets: Mapping[str, Ruleset[Any, Any]]) -> None:
        self.texts = texts
        self.rulesets = rulesets
        self._kept_tables = lru_cache(KEPT)(self._public_anew)
        self._kept_hands = lru_cache(KEPT)(self._hand_anew)

    def public(self, snapshot: Snapshot) -> ui.LayoutView:
        """The message everybody sees: the lobby before the match, the table from then on."""
        return self._kept_tables(snapshot)

    def _public_anew(self, snapshot: Snapshot) -> ui.LayoutView:
        info = snapshot.info
        say = speaker(self.texts, info.locale, info)
        if info.status == "lobby":
            return message([*self.lobby(snapshot, say), *self._lobby_buttons(info, say)], WAITING)
        if snapshot.state is None:
            return message([Words(self.title(info, say)), Words(self.closing(info, say))], DONE)
        return message(self._table(snapshot, say), PLAYING if info.status == "playing" else DONE)

    def hand(
        self,
        snapshot: Snapshot,
        seat: int,
        locale: str,
        place: Place | None = None,
        notice: str | None = None,
        table: Surface | None = None,
    ) -> ui.LayoutView:
        """A seat's own cards and questions, in its owner's language, at a place of a walk. Raises `AskGone`.

        table: where the table stands, which the hand leads to.
        """
        return self._kept_hands(snapshot, seat, locale, place, notice, table_link(snapshot.info.place, table))

    def _hand_anew(
        self, snapshot: Snapshot, seat: int, locale: str, place: Place | None, notice: str | None, link: str
    ) -> ui.LayoutView:
        info, game = snapshot.info, self.game(snapshot.info)
        say = speaker(self.texts, locale, info)
        asks = tuple(ask for ask in snapshot.asks if ask.seat == seat)
        blocks = [Words(self._hand_title(info, say, link)), *_notice(notice)]
        if snapshot.state is not None:
            blocks += _own_cards(game, snapshot, seat, say.texts, locale)
        if snapshot.outcome is not None:
            blocks += [Divider(), Words(self.ending(snapshot, say))]
            return message([*blocks, *self._farewell(info, say)], DONE)
        if info.status == "cancelled":
            return message([*blocks, Divider(), Words(self.closing(info, say)), *self._farewell(info, say)], DONE)
        if before := hand_buttons(snapshot, seat, say, partial(self._about, info)):
            words = say.say("ui-paused" if is_paused(snapshot) else "ui-away-hand")
            return message([*blocks, Divider(), Words(words), before], WAITING)
        shown = reach(asks, place)
        if isinstance(shown, Finished):
            raise AskGone
        if snapshot.hint is not None:
            blocks += [Divider(), Words(hint_lines(snapshot.hint, asks, say))]
        blocks += Controls(game.words, info.id, say).blocks(shown, COMPONENTS - components(blocks) - SPARE)
        if place is None and (last := tuple(self._last_buttons(snapshot, seat, say))):
            blocks.append(last)
        waits = any(ask.required for ask in asks)
        if not waits:
            blocks += [Divider(), Words(self.waiting(snapshot, say))]
        return message(blocks, WAITING if waits else PLAYING)

    def _last_buttons(self, snapshot: Snapshot, seat: Seat, say: Speaker) -> Iterable[Button]:
        """Below the questions: taking back, and ending a lesson."""
        info = snapshot.info
        if snapshot.undo is not None and snapshot.undo.seat == seat:
            yield undo_button(self.game(info), info.id, snapshot.undo, say)
        if info.is_tutorial:
            yield Button(say.label("tutorial-finish"), self._id(info, FINISH))

    def _farewell(self, info: MatchInfo, say: Speaker) -> list[Block]:
        """At the end of a lesson: how to play with others."""
        if not info.is_tutorial:
            return []
        return [Divider(), Words(say.say("tutorial-farewell", command=new_command(self.game(info).words)))]

    def ping(self, snapshot: Snapshot, loud: Iterable[int], *, again: bool = False) -> ui.LayoutView:
        """Calls those users by mention, in the table's language; their hand is one press away. again: a reminder."""
        info = snapshot.info
        say = speaker(self.texts, info.locale, info)
        key = "ui-ping-again" if again else "ui-ping"
        title = say.say(key, game=Text(f"ruleset-{info.ruleset}"), match=match_name(say, info))
        mentions = " ".join(f"<@{user}>" for user in loud)
        mine = Button(say.label("ui-my-hand"), self._id(info, "hand"), ButtonStyle.primary)
        return message([Words(f"{mentions} {title}\n{self.waiting(snapshot, say)}"), (mine,)], WAITING)

    def rules(
        self, info: MatchInfo, locale: str, shown: Shown | None = None, notice: str | None = None
    ) -> ui.LayoutView:
        """The lobby's rules panel of the host, or the same without controls for anybody else."""
        say = speaker(self.texts, locale, info)
        ruleset = self.rulesets[info.ruleset]
        blocks: list[Block] = [Words(say.say("lobby-rules-title", match=match_name(say, info))), *_notice(notice)]
        lines = (*option_lines(info, ruleset), *table_lines(info, every=True))
        blocks.append(Words("\n".join((*(say.say(line) for line in lines), fingerprint(info, say)))))
        if shown is not None:
            blocks += Controls(self.game(info).words, info.id, say, ARRANGE).blocks(shown)
        return message(blocks, WAITING)

    def confirm_leave(self, snapshot: Snapshot, user_id: int, locale: str) -> ui.LayoutView:
        """Asks whether somebody really gives up their seat in a running match. Raises `NotSeated`, `IllegalMove`."""
        info, seat = snapshot.info, seat_of(snapshot.info, user_id)
        say = speaker(self.texts, locale, info)
        if is_given_up(info, snapshot.live, seat):
            ends = self.game(info).ends_without(snapshot.state, seat)
            label, sure = say.label("ui-concede"), _loss_of_seat(snapshot, seat, say, ends=ends)
        else:
            label, sure = say.label("ui-leave"), say.say(f"ui-leave-sure-{info.leaving}", match=match_name(say, info))
        leave = Button(label, self._id(info, "concede"), ButtonStyle.danger)
        return message([Words(sure), (leave, Button(say.label("ui-back"), self._id(info, STAY)))], WAITING)

    def closed_hand(self, snapshot: Snapshot, user_id: int, locale: str) -> ui.LayoutView:
        """The hand of somebody who has left or was removed: it shows nothing any more."""
        say = speaker(self.texts, locale, snapshot.info)
        why = "ui-hand-removed" if user_id in snapshot.attendance.removed else "ui-hand-closed"
        return message([Words(say.say(why, match=match_name(say, snapshot.info)))], DONE)

    def game(self, info: MatchInfo) -> Game[Any, Any]:
        """The rules of a match."""
        return self.rulesets[info.ruleset].game

    def _about(self, info: MatchInfo, verb: str, seat: Seat | None) -> str:
        place = None if seat is None else Place(seat, verb)
        return str(Address(self.game(info).words, info.id, verb, place))

    def _id(self, info: MatchInfo, verb: str) -> str:
        return str(Address(self.game(info).words, info.id, verb))

    def title(self, info: MatchInfo, say: Speaker) -> str:
        """The game and the name of the match."""
        return say.say("ui-title", game=Text(f"ruleset-{info.ruleset}"), match=match_name(say, info))

    def _hand_title(self, info: MatchInfo, say: Speaker, link: str) -> str:
        if info.is_tutorial:
            return f"{self.title(info, say)}\n{say.say('tutorial-hand')}"
        server = escaped(info.place.guild_name)
        return f"{self.title(info, say)}\n{say.say('ui-hand-where', server=server, link=link)}"

    def lobby(self, snapshot: Snapshot, say: Speaker) -> list[Block]:
        """A lobby without its controls."""
        info = snapshot.info
        chairs = [say.say("lobby-chair", seat=SeatName(index)) for index in range(len(info.sitters))]
        chairs += [say.say("lobby-chair-free")] * (info.size - len(info.sitters))
        preset = Text(f"{self.game(info).words}-preset-{info.preset}") if info.preset else Text("lobby-own-rules")
        missing = max(0, self.rulesets[info.ruleset].seats.start - len(info.sitters))
        state = say.say("lobby-missing", count=missing) if missing else say.say("lobby-ready", host=_host(info))
        small = [say.say("lobby-commitment", digest=info.commitment[:SHORT])]
        if (closes := snapshot.deadlines.get(LOBBY_KEY)) is not None:
            small.insert(0, say.say("lobby-expires", when=relative(closes)))
        opened = say.say("lobby-open" if info.rematch_of is None else "lobby-rematch", host=_host(info))
        if snapshot.invited:
            opened += f"\n{say.say('lobby-invited', people=' '.join(f'<@{user}>' for user in snapshot.invited))}"
        return [
            Words(f"{self.title(info, say)}\n{opened}"),
            Words("\n".join(chairs)),
            Words("\n".join((say.say("lobby-rules", preset=preset), *(say.say(line) for line in table_lines(info))))),
            Words("\n".join((state, *small))),
        ]

    def _lobby_buttons(self, info: MatchInfo, say: Speaker) -> list[Block]:
        missing = len(info.sitters) not in self.rulesets[info.ruleset].seats
        return [
            (
                Button(say.label("lobby-join"), self._id(info, "join"), ButtonStyle.success),
                Button(say.label("lobby-leave"), self._id(info, "leave")),
                Button(say.label("lobby-start"), self._id(info, "start"), ButtonStyle.primary, disabled=missing),
            ),
            (
                Button(say.label("lobby-add"), self._id(info, "add"), disabled=len(info.sitters) >= info.size),
                Button(say.label("lobby-arrange"), self._id(info, "rules")),
            ),
        ]

    def _table(self, snapshot: Snapshot, say: Speaker) -> list[Block]:
        info = snapshot.info
        blocks = self.watched(snapshot, say, _news(snapshot))
        shared = table_buttons(snapshot, say, partial(self._about, info))
        if info.status == "cancelled":
            return [*blocks, Divider(), Words(self.closing(info, say)), *shared]
        if snapshot.outcome is not None:
            blocks += [Divider(), *self._result(snapshot, say), Words(_fairness(snapshot, say))]
            return [*blocks, *self._hands(snapshot, say), *shared]
        pressed = () if is_paused(snapshot) else (*self._one_press(snapshot, say), *self._taking_back(snapshot, say))
        return [
            *blocks,
            Divider(),
            Words("\n".join((self.waiting(snapshot, say), *presence_lines(snapshot, say)))),
            (*pressed, Button(say.label("ui-my-hand"), self._id(info, "hand"))),
            *shared,
        ]

    def _result(self, snapshot: Snapshot, say: Speaker) -> list[Block]:
        """How it ended and how it came to that, with the picture of it."""
        words = self.ending(snapshot, say)
        if turned := turning_lines(snapshot, say):
            words = "\n".join((words, *turned))
        picture = result_picture(self.game(snapshot.info), snapshot, say, words)
        return [Words(words)] if picture is None else [Gallery(picture), Words(words)]

    def _hands(self, snapshot: Snapshot, say: Speaker) -> list[Block]:
        """After the end: all hands when everybody agreed, else the button by which they do."""
        game = self.game(snapshot.info)
        if not can_be_shown(game, snapshot):
            return []
        if agreed(snapshot):
            return [Divider(), Words(hands_shown(game, snapshot, say))]
        count, seats = len(snapshot.attendance.showing), len(voters(snapshot))
        label = say.label("ui-show-hands", count=count, seats=seats)
        return [(Button(label, self._id(snapshot.info, "reveal")),)]

    def watched(self, snapshot: Snapshot, say: Speaker, log: tuple[LogLine, ...]) -> list[Block]:
        """What everybody may see of a match in play, with these lines of its log and nothing to press."""
        game = self.game(snapshot.info)
        panel = game.table(game.view(snapshot.state, None))
        blocks: list[Block] = [Words(self.title(snapshot.info, say))]
        picture = table_picture(game, snapshot, say, self.waiting(snapshot, say))
        if picture is None:
            blocks += _sections(panel, say)
        else:
            situation = "\n".join(_lines(panel.sections[0], say))
            blocks += [Gallery(picture), Words(situation), Words("\n".join(standings(game, snapshot, say)))]
        lines = [f"-# {say.say(inert(line.text))}" for line in log]
        return [*blocks, Divider(), Words("\n".join(lines), spare=True)] if lines else blocks

    def closing(self, info: MatchInfo, say: Speaker) -> str:
        """Why there is no result."""
        if info.status == "expired":
            return say.say("lobby-expired", host=_host(info), command=new_command(self.game(info).words))
        if info.ended_by is not None:
            return say.say("moderation-ended-by", moderator=escaped(info.ended_by))
        return say.say("ui-cancelled")

    def _one_press(self, snapshot: Snapshot, say: Speaker) -> Iterable[Button]:
        """What may be pressed on the table itself: forms without fields, and the main form, which opens privately.

        Seats that are asked the same at the same step, such as for bids, share their buttons.
        """
        controls = Controls(self.game(snapshot.info).words, snapshot.info.id, say)
        found = (
            controls.button(form, ask)
            for ask in snapshot.asks
            if ask.public
            for form in alone(ask)
            if form.style == "primary" or (form.next_field(()) is None and form.confirm(()) is None)
        )
        return {button.custom_id: button for button in found}.values()

    def _taking_back(self, snapshot: Snapshot, say: Speaker) -> Iterable[Button]:
        """Taking back what was done on the table itself."""
        undo, game = snapshot.undo, self.game(snapshot.info)
        if undo is not None and is_open(game, undo):
            yield undo_button(game, snapshot.info.id, undo, say)

    def waiting(self, snapshot: Snapshot, say: Speaker) -> str:
        """Whom the match waits for, and until when."""
        lines = []
        for ask in snapshot.asks:
            if ask.required:
                until = snapshot.deadlines.get(f"{ask.seat}.{ask.kind}.{ask.since}")
                clock = f" · ⏳ {relative(until)}" if until else ""
                lines.append(say.say("ui-waiting", seat=SeatName(ask.seat), question=_public_question(ask)) + clock)
        return "\n".join(dict.fromkeys(lines))

    def ending(self, snapshot: Snapshot, say: Speaker) -> str:
        """Why it ended, and who is where."""
        outcome = snapshot.outcome
        assert outcome is not None
        order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        ranks = [say.say("ui-place", place=outcome.places[seat], seat=SeatName(seat)) for seat in order]
        return "\n".join((say.say(outcome.reason), *ranks))


def _loss_of_seat(snapshot: Snapshot, seat: Seat, say: Speaker, *, ends: bool) -> str:
    """What it means to give up a seat for good. ends: the match is over then. A lesson counts for nothing."""
    match, others = match_name(say, snapshot.info), [other for other in snapshot.live if other != seat]
    if len(others) == 1:
        sure = say.say("ui-concede-sure-last", match=match, seat=SeatName(others[0]))
    else:
        sure = say.say("ui-concede-sure-ends" if ends else "ui-concede-sure", match=match)
    return sure if snapshot.info.is_tutorial else f"{sure} {say.say('ui-concede-counted')}"


def fingerprint(info: MatchInfo, say: Speaker) -> str:
    """The whole of what the lobby promises: whoever notes it before the start can check the secret later."""
    return say.say("fairness-digest", digest=info.commitment)


def _fairness(snapshot: Snapshot, say: Speaker) -> str:
    """The secret and what the lobby promised, shortened: both are whole in the log that `/export` gives."""
    assert snapshot.secret is not None, "a match that is over has no secrets"
    secret, digest = snapshot.secret.hex(), snapshot.info.commitment
    return say.say("fairness-revealed", secret=secret[:SHORT], digest=digest[:SHORT])


def _news(snapshot: Snapshot) -> tuple[LogLine, ...]:
    """What happened since those who are asked now acted last, and a few lines in any case."""
    asked = {ask.seat for ask in snapshot.asks if ask.required}
    since = min((snapshot.last_by[seat].version for seat in asked if seat in snapshot.last_by), default=-1)
    fresh = sum(1 for line in snapshot.log if line.step > since) if asked & snapshot.last_by.keys() else 0
    return snapshot.log[-max(fresh, LOG_LINES) :]


def _host(info: MatchInfo) -> SeatName:
    return SeatName(next(i for i, sitter in enumerate(info.sitters) if sitter.user and sitter.user.id == info.host_id))


def _public_question(ask: Ask) -> Text:
    return Text(f"ui-asked-{ask.pace}")


def _notice(notice: str | None) -> list[Block]:
    return [Words(f"> {notice}")] if notice else []


@lru_cache(HANDS)
def _own_cards(game: Game[Any, Any], snapshot: Snapshot, seat: Seat, texts: Texts, locale: str) -> tuple[Block, ...]:
    """What a hand says above its questions: the same at every step of a walk."""
    asks = tuple(ask for ask in snapshot.asks if ask.seat == seat)
    panel = game.hand(game.view(snapshot.state, seat), asks)
    say = speaker(texts, locale, snapshot.info)
    blocks = _sections(panel, say)
    picture = hand_picture(game, snapshot, seat, say, "\n".join(block.text for block in blocks))
    return tuple(blocks) if picture is None else (Gallery(picture), *(_brief(block) for block in blocks))


def _brief(words: Words) -> Words:
    """Without the lines that explain a card: below a picture, `/rules` and the menus do."""
    return Words("\n".join(line for line in words.text.split("\n") if not line.startswith(SMALL)))


def _sections(panel: Panel, say: Speaker) -> list[Words]:
    return [Words("\n".join(_lines(section, say))) for section in panel.sections]


def _lines(section: Any, say: Speaker) -> Iterable[str]:
    if section.heading is not None:
        yield f"**{say.say(section.heading)}**"
    for line in section.lines:
        yield say.say(line)
