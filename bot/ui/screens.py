"""The messages of a match: its lobby, its table, a hand, the rules panel. Each is drawn from a snapshot alone."""

from collections.abc import Iterable, Mapping
from functools import lru_cache, partial
from typing import Any

from discord import ButtonStyle, ui

from bot.matches.model import MatchInfo, Snapshot
from bot.matches.seats import is_given_up, seat_of
from bot.matches.surfaces import Surface
from bot.text import Texts
from bot.ui.accents import DONE, PLAYING, WAITING
from bot.ui.hand_screen import hand_message
from bot.ui.ids import Place, ident_of
from bot.ui.layout import Button, Words, message
from bot.ui.links import table_link
from bot.ui.lobby_screen import lobby_blocks, lobby_buttons, rules_blocks
from bot.ui.phrases import closing, match_title, waiting
from bot.ui.speaker import Speaker, match_name, speaker
from bot.ui.table_screen import table_blocks
from bot.ui.walker import Shown
from games.core.asks import Seat
from games.core.game import Game, Ruleset
from games.core.text import SeatName, Text

KEPT = 64
"""Tables, and pages of hands, that are kept, 13 kB each: who goes back in a walk, the painter after an answer that had
an older picture, and a private hand beside a DM show what was drawn before."""
STAY = "stay"
"""The verb of the button by which somebody does not leave after all."""


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
        info, ruleset = snapshot.info, self.rulesets[snapshot.info.ruleset]
        say = speaker(self.texts, info.locale, info)
        if info.status == "lobby":
            return message([*lobby_blocks(snapshot, ruleset, say), *lobby_buttons(info, ruleset, say)], WAITING)
        if snapshot.state is None:
            return message([Words(match_title(info, say)), Words(closing(info, ruleset.game, say))], DONE)
        return message(table_blocks(snapshot, ruleset.game, say), PLAYING if info.status == "playing" else DONE)

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
        game = self.game(snapshot.info)
        return hand_message(snapshot, game, seat, self.texts, locale, place, notice, link)

    def ping(self, snapshot: Snapshot, loud: Iterable[int], *, again: bool = False) -> ui.LayoutView:
        """Calls those users by mention, in the table's language; their hand is one press away. again: a reminder."""
        info = snapshot.info
        say = speaker(self.texts, info.locale, info)
        key = "ui-ping-again" if again else "ui-ping"
        title = say.say(key, game=Text(f"ruleset-{info.ruleset}"), match=match_name(say, info))
        mentions = " ".join(f"<@{user}>" for user in loud)
        mine = Button(say.label("ui-my-hand"), ident_of(self.game(info).words, info.id, "hand"), ButtonStyle.primary)
        return message([Words(f"{mentions} {title}\n{waiting(snapshot, say)}"), (mine,)], WAITING)

    def rules(
        self, info: MatchInfo, locale: str, shown: Shown | None = None, notice: str | None = None
    ) -> ui.LayoutView:
        """The lobby's rules panel of the host, or the same without controls for anybody else."""
        say = speaker(self.texts, locale, info)
        return message(rules_blocks(info, self.rulesets[info.ruleset], say, shown, notice), WAITING)

    def confirm_leave(self, snapshot: Snapshot, user_id: int, locale: str) -> ui.LayoutView:
        """Asks whether somebody really gives up their seat in a running match. Raises `NotSeated`, `IllegalMove`."""
        info, seat = snapshot.info, seat_of(snapshot.info, user_id)
        say = speaker(self.texts, locale, info)
        if is_given_up(info, snapshot.live, seat):
            ends = self.game(info).ends_without(snapshot.state, seat)
            label, sure = say.label("ui-concede"), _loss_of_seat(snapshot, seat, say, ends=ends)
        else:
            label, sure = say.label("ui-leave"), say.say(f"ui-leave-sure-{info.leaving}", match=match_name(say, info))
        ident = partial(ident_of, self.game(info).words, info.id)
        leave = Button(label, ident("concede"), ButtonStyle.danger)
        return message([Words(sure), (leave, Button(say.label("ui-back"), ident(STAY)))], WAITING)

    def closed_hand(self, snapshot: Snapshot, user_id: int, locale: str) -> ui.LayoutView:
        """The hand of somebody who has left or was removed: it shows nothing any more."""
        say = speaker(self.texts, locale, snapshot.info)
        why = "ui-hand-removed" if user_id in snapshot.attendance.removed else "ui-hand-closed"
        return message([Words(say.say(why, match=match_name(say, snapshot.info)))], DONE)

    def game(self, info: MatchInfo) -> Game[Any, Any]:
        """The rules of a match."""
        return self.rulesets[info.ruleset].game


def _loss_of_seat(snapshot: Snapshot, seat: Seat, say: Speaker, *, ends: bool) -> str:
    """What it means to give up a seat for good. ends: the match is over then. A lesson counts for nothing."""
    match, others = match_name(say, snapshot.info), [other for other in snapshot.live if other != seat]
    if len(others) == 1:
        sure = say.say("ui-concede-sure-last", match=match, seat=SeatName(others[0]))
    else:
        sure = say.say("ui-concede-sure-ends" if ends else "ui-concede-sure", match=match)
    return sure if snapshot.info.is_tutorial else f"{sure} {say.say('ui-concede-counted')}"
