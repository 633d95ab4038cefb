"""Trying what one may not, and judging the answer: one, private, in the person's words, nothing has changed."""

import json
import re
from collections.abc import Awaitable
from dataclasses import dataclass

from bot.matches.model import User
from bot.sandbox import LocalDiscord
from bot.text import Texts, load_texts
from bot.ui.speaker import Speaker, inert, speaker
from games.core.text import Text
from tests.bot.text.wording import ISOLATES, KEY, written
from tests.support.forging import Forger
from tests.support.patience import PATIENCE
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, text_of
from tests.wire.hands import hand
from tests.wire.house import House
from tests.wire.new_tables import NEW_TABLES
from tests.wire.party import Party

TEXTS: Texts = load_texts()
DEFERRED = (5, 6)
"""Answers that only promise one, when the machine is slow."""
PINGS = re.compile(r"@(everyone|here)|(?<!\\)<@[&!]?\d+>|(?<!@)[\u202a-\u202e\u200b-\u200f]")
"""What may not stand in an answer. A zero-width space after an @ is how a mention is made harmless."""
DEALT = (
    ("debt_collector_1", "just_say_no_1", "money_1_1", "money_1_2", "money_1_3"),
    ("just_say_no_2", "money_2_1", "money_2_2", "money_3_1", "money_4_1"),
)
DRAWN = ("money_5_1", "money_5_2")
"""The cards of a table for two."""
HOSTILE = (
    "@everyone",
    "<@&1>",
    "**bold** `code` ||spoiler||",
    "```\nblock\n```",
    "\u202eright to left\u200f",
    "\u200b\u200d",
    "a\nb\n# c",
    "x" * 100,
    "https://example.org",
    "<#1> </hand:1> <t:0:R>",
)
"""Names and values that try things."""


@dataclass
class Desk:
    """Where people try what they may not; `people` are all who might see something of it."""

    local: LocalDiscord
    house: House
    people: tuple[Person, ...]
    table_id: str = ""
    match_id: str = ""

    async def refused(
        self, forger: Forger, act: Awaitable[Json], wanted: Text | None, pressed: Json | None = None
    ) -> str:
        """What is wrong with the answer to an act; empty when all is well.

        wanted: the refusal; None when anything is fine that changes nothing and is told privately in their language.
        """
        person = forger.person
        before, known, calls = await self._picture(), {m["id"] for m in person.ephemerals()}, len(self.local.requests)
        result = await act
        await self._settle()
        requests = (r for r in self.local.requests[calls:] if r.method != "DELETE")  # of an older private hand
        answers = [r for r in requests if "/callback" in r.path or "/webhooks/" in r.path]
        shown = answers[1:] if result["callback_type"] in DEFERRED else answers
        if result["callback_type"] is None or len(shown) != 1 or shown[0].status >= 300:
            return f"answered by {[(a.method, a.path[-20:], a.status) for a in answers]}, {result['callback_type']}"
        new = [m for m in person.ephemerals() if m["id"] not in known]
        if not new and pressed is not None:
            new = [person.message(pressed["id"])]
            if not is_ephemeral(new[0]) and new[0]["channel_id"] != person.channel_id("dm"):
                return "answered in public" if wanted is not None else self._changes(before, await self._picture())
        if len(new) != 1:
            return f"{len(new)} private answers"
        said = ISOLATES.sub("", text_of(new[0]))
        return self._faults(person, said, await self._words(person, wanted)) or self._changes(
            before, await self._picture()
        )

    async def _settle(self) -> None:
        """Everything is painted, and everybody has seen it."""
        await self.house.app.client.gate.empty(PATIENCE)
        await self.house.app.edge.painter.idle()
        for person in self.people:
            await person.see(self.local.services.events.last_number(person.id))

    def _faults(self, person: Person, said: str, words: tuple[str, str] | None) -> str:
        if not said.strip():
            return "nothing is said"
        if words is not None:
            own, english = words
            if own not in said:
                return f"wanted {own!r}, got {said!r}"
            if not str(person.me["locale"]).startswith("en") and own == english:
                return f"in English: {own!r}"
        locale = str(person.me["locale"])[:2]
        keys = [key for key in KEY.findall(said) if key not in written(locale) and "discord" not in key]
        return f"keys {keys} in {said!r}" if keys else f"ping in {said!r}" if PINGS.search(said) else ""

    async def _words(self, person: Person, wanted: Text | None) -> tuple[str, str] | None:
        if wanted is None:
            return None
        said = [(await self._speaker(locale)).say(inert(wanted)) for locale in (str(person.me["locale"]), "en-US")]
        return ISOLATES.sub("", said[0]), ISOLATES.sub("", said[1])

    async def _speaker(self, locale: str) -> Speaker:
        if not self.match_id:
            return Speaker(TEXTS, locale)
        return speaker(TEXTS, locale, await self.house.app.edge.service.info(self.match_id))

    async def _picture(self) -> tuple[object, ...]:
        """What must stay: the match, its public table, and who was called."""
        called = tuple(len(person.mentions) for person in self.people)
        if not self.match_id:
            return called, len(await self.house.app.edge.store.open_matches())
        info = await self.house.app.edge.service.info(self.match_id)
        table = self.people[0].message(self.table_id) if self.table_id else None
        return called, info, json.dumps(table["components"]) if table else ""

    @staticmethod
    def _changes(before: tuple[object, ...], after: tuple[object, ...]) -> str:
        return "" if before == after else f"changed from {before} to {after}"


@dataclass
class Cast:
    """Three people who read three languages; the host and the guest sit at the table."""

    desk: Desk
    party: Party
    outsider: Forger
    guest: Forger
    host: Forger

    @property
    def forgers(self) -> tuple[Forger, Forger, Forger]:
        return self.outsider, self.guest, self.host

    async def panel(self, forger: Forger) -> Json:
        """A private message of theirs."""
        await forger.slash("settings me")
        return forger.person.ephemerals()[-1]


async def bring_to(cast: Cast, state: str, ruleset: str = "monopoly_deal") -> None:
    """A table for two in that state."""
    party, desk, new = cast.party, cast.desk, NEW_TABLES[ruleset]
    await party.open(new.command, **new.options(ruleset), seats=2, clock="off")
    desk.table_id, desk.match_id = party.table_id, party.match_id
    service, host = desk.house.app.edge.service, party.host
    if state in ("playing", "over"):
        await party.sit_and_start()
    else:
        await cast.guest.person.refresh()
        await cast.guest.press(party.table, f"{new.words}:{desk.match_id}:join")
    if state == "over":
        await cast.guest.press(hand(cast.guest.person), f"{new.words}:{desk.match_id}:concede")
    if state == "cancelled":
        await service.cancel(desk.match_id, User(int(host.id), "Minh", "vi"), 1)
    await desk.house.settle(*desk.people)
