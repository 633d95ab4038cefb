"""Acting on one's own hand by what stands on it."""

from tests.support.person import Person
from tests.support.reading import Json, buttons, selects, text_of
from tests.wire.party import Party


def hand(person: Person) -> Json:
    """The newest message of the DM."""
    return person.dm_messages()[-1]


async def choose(party: Party, person: Person, *values: str) -> None:
    """Choose in whichever menu of the hand offers these."""
    offering = [m for m in selects(hand(person)) if values[0] in [o["value"] for o in m["options"]]]
    assert offering, text_of(hand(person))
    menu = offering[0]
    await person.press(hand(person), custom_id=menu["custom_id"], values=list(values))
    await party.settle()


async def play(party: Party, person: Person, card: str | None = None, label: str | None = None) -> None:
    """Pick a card, then press the button that says what to do with it; or only press the button."""
    if card is not None:
        await choose(party, person, card)
    if label is not None:
        await person.press(hand(person), label=label)
        await party.settle()


async def end_turn(party: Party, person: Person) -> None:
    """End the turn, also when the bot asks whether one is sure."""
    await surely(party, person, "End turn")


async def surely(party: Party, person: Person, label: str) -> None:
    """Press it, and once more where the bot asks whether one is sure."""
    await play(party, person, label=label)
    if any(b["label"] == f"Yes: {label}" for b in buttons(hand(person))):
        await play(party, person, label=f"Yes: {label}")


async def put(party: Party, person: Person, *cards: str) -> None:
    """Bank cards that can only be banked."""
    for card in cards:
        await choose(party, person, card)


async def bank(party: Party, seat: int) -> tuple[str, ...]:
    """The cards in a seat's bank."""
    snapshot = await party.house.app.edge.service.snapshot(party.match_id)
    assert snapshot.state is not None
    cards: tuple[str, ...] = snapshot.state.tables[seat].bank
    return cards
