"""What tests of moderators share: a dispute to step into, and what may not be seen of it."""

import json

from bot.sandbox import LocalDiscord
from bot.text import load_texts
from games.core.text import Text
from games.monopoly_deal.cards import KIND, deck
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, text_of
from tests.wire.hands import end_turn, hand, play, put, surely
from tests.wire.house import OpenHouse
from tests.wire.party import Party
from tests.wire.rigged import rigged

HANDS = (
    ("debt_collector_1", "just_say_no_1", "house_1", "brown_1", "pass_go_1"),
    ("just_say_no_2", "deal_breaker_1", "money_2_2", "money_3_1", "money_4_1"),
)
THEN = ("birthday_1", "money_5_2")
PUBLIC = {"debt_collector", "just_say_no"}
"""The kinds of cards that the players show, beside money."""
COMMANDS = tuple(f"match {name}" for name in ("list", "show", "end", "reset", "skip", "replace", "pause", "log"))


def newest(person: Person) -> Json:
    """The newest private answer."""
    return person.ephemerals()[-1]


def name_of(party: Party) -> str:
    """The two words that name the match."""
    return text_of(party.table).splitlines()[0].split("· ")[1]


async def charged(open_house: OpenHouse, *people: Person, noes: int = 2) -> tuple[Party, Person, Person, list[str]]:
    """A debt in dispute; the players in seat order, and their hands when the turn began."""
    party = Party(await open_house(rigged(HANDS, THEN)), *people)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await end_turn(party, first)
    await put(party, second, "money_4_1", "money_3_1")
    await end_turn(party, second)
    begun = [text_of(hand(person)) for person in (first, second)]
    await play(party, first, "debt_collector_1", "Collect 5M")
    for answering in (second, first)[:noes]:
        await surely(party, answering, "Use Just Say No")
    return party, first, second, begun


def sent_to(local: LocalDiscord, person: Person) -> str:
    """Everything that was sent in answer to this person alone."""
    own = {event["interaction_id"] for event in person.events if event["type"] == "ack"}
    answers = [r.body for r in local.requests if any(f"/interactions/{ident}/" in r.path for ident in own)]
    seen = [e["message"] for e in person.events if e["type"] == "message" and is_ephemeral(e["message"])]
    return json.dumps([answers, seen], ensure_ascii=False)


def assert_no_hidden_card(sent: str) -> None:
    texts = load_texts()
    kinds = {KIND[card] for card in deck(1)} - PUBLIC
    names = {texts.say(Text(f"deal-card-{kind}"), "en") for kind in kinds if not kind.startswith("money")}
    assert len(names) > 20
    assert [name for name in names if name in sent] == []
    assert [card for card in deck(1) if card in sent] == []
