"""Three people play to a winner using only what the messages offer."""

from random import Random

import pytest

from tests.support.person import Person
from tests.support.reading import buttons, is_ephemeral, selects, text_of
from tests.wire.house import House
from tests.wire.party import Party


@pytest.mark.parametrize("seed", [1, 2])
async def test_three_people_play_to_a_winner(house: House, ann: Person, bob: Person, minh: Person, seed: int) -> None:
    party = Party(house, ann, bob, minh)
    await party.begin(preset="quick", clock="off")
    assert await party.play_on(Random(seed)), ann.describe()
    for person in party.people:
        assert not person.failures
        assert not buttons(person.dm_messages()[-1]), "a finished match offers nothing more"


async def test_a_match_with_closed_dms_is_played_in_private_answers(house: House, ann: Person, bob: Person) -> None:
    await ann.configure(dms_open=False)
    party = Party(house, ann, bob)
    await party.begin(preset="quick", clock="off")
    assert not ann.dm_messages()
    await ann.press(party.table, label="My hand")
    hand = ann.messages()[-1]
    assert is_ephemeral(hand)
    # Whoever begins with nothing but money and actions that need a target has one form, and so no menu.
    walks = any(":w:" in button["custom_id"] for button in buttons(hand))
    assert selects(hand) or walks or "▶" in text_of(hand)
    rng = Random(3)
    for _ in range(400):
        await ann.press(party.table, label="My hand")
        if await party.play_on(rng, presses=5):
            break
    assert "🏆" in text_of(party.table)
    assert not ann.failures
