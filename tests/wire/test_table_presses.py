"""What may be pressed on the public table itself, shown with a game whose turn is asked there."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from games.core.asks import Ask
from games.core.game import Ruleset
from games.monopoly_deal import RULESETS
from games.monopoly_deal.state import DealState
from tests.support.person import Person
from tests.support.reading import button, buttons, is_ephemeral, text_of
from tests.wire.dealt import DEBT, THEN
from tests.wire.hands import put
from tests.wire.house import OpenHouse
from tests.wire.party import Party
from tests.wire.player import asked
from tests.wire.rigged import RiggedDeal


class OpenDeal(RiggedDeal):
    """Asks for the turn's play in public, as a game without secrets would."""

    def asks(self, state: DealState) -> tuple[Ask, ...]:
        return tuple(msgspec.structs.replace(ask, public=ask.kind == "play") for ask in super().asks(state))


def open_deal() -> Mapping[str, Ruleset[Any, Any]]:
    ruleset = replace(RULESETS[0], game=OpenDeal(DEBT, THEN))
    return {ruleset.key: ruleset}


async def test_one_press_on_the_table_plays_and_the_table_shows_it(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party = Party(await open_house(open_deal()), ann, bob)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await put(party, first, "money_1_1")
    edits = _edits(party)
    await first.press(party.table, label="End turn")
    await party.settle()
    assert asked(party.table) == [second.me["global_name"]]
    assert _edits(party) == edits + 1, "the answer itself repainted the table; only the new picture came after it"
    assert not first.ephemerals()


async def test_what_asks_again_or_has_fields_is_not_pressed_on_the_table(
    open_house: OpenHouse, ann: Person, bob: Person
) -> None:
    party = Party(await open_house(open_deal()), ann, bob)
    await party.begin(clock="off", preset="classic")
    assert [b["label"] for b in buttons(party.table)][:-2] == ["My hand"]


async def test_another_seats_button_says_whose_it_is(open_house: OpenHouse, ann: Person, bob: Person) -> None:
    party = Party(await open_house(open_deal()), ann, bob)
    await party.begin(clock="off", preset="classic")
    first, second = await party.by_seat()
    await put(party, first, "money_1_1")
    await second.press(party.table, custom_id=button(party.table, "End turn")["custom_id"])
    answer = second.ephemerals()[-1]
    assert is_ephemeral(answer)
    assert f"**{first.me['global_name']}** who is asked" in text_of(answer)
    assert asked(party.table) == [first.me["global_name"]]


def _edits(party: Party) -> int:
    return sum(request.method == "PATCH" and party.table_id in request.path for request in party.house.local.requests)
