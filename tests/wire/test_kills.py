"""kill -9 at random moments, a few times; `make kills` does it 200 times. And: what that trial would notice."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store.records import StepRow
from tests.support.person import Person
from tests.support.reading import selects
from tests.wire import ledger
from tests.wire.dealt import DEBT, dealt
from tests.wire.hands import hand
from tests.wire.house import OpenHouse
from tests.wire.kills.checks import check_log, out_of_date
from tests.wire.kills.tally import Sent, Tally
from tests.wire.kills.trial import rehearse

Rows = tuple[StepRow, ...]


async def test_what_was_answered_is_stored_and_what_is_stored_is_played_once(tmp_path: Path) -> None:
    tally = await rehearse(kills=6, seed=5, folder=tmp_path)
    assert not tally.faults
    assert tally.kills == 6
    assert tally.before + tally.between + tally.after == 6 - tally.lobby


@pytest.mark.parametrize(
    ("tamper", "lost", "doubled"),
    [
        (lambda rows: rows, 0, 0),
        (lambda rows: rows[:-1], 2, 0),  # the answered step, and the log is shorter than it was
        (lambda rows: (rows[0], *rows[2:]), 2, 0),
        (lambda rows: (*rows, replace(rows[-1], version=rows[-1].version + 1)), 0, 1),
    ],
    ids=["as it is", "last step lost", "first step lost", "stored twice"],
)
async def test_a_log_that_was_tampered_with_is_noticed(
    open_house: OpenHouse,
    ann: Person,
    bob: Person,
    tmp_path: Path,
    tamper: Callable[[Rows], Rows],
    lost: int,
    doubled: int,
) -> None:
    party, (first, _) = await dealt(open_house, DEBT, ann, bob)
    sent = []
    for version, card in enumerate(("money_1_1", "money_1_2")):
        menu = selects(hand(first))[0]
        answer = await first.press(hand(first), custom_id=menu["custom_id"], values=[card])
        ident = int(answer["interaction_id"])
        sent.append(Sent(ident, int(first.id), menu["custom_id"], (card,), version, shown=True))
        await party.settle()
    async with ledger.opened(tmp_path) as book:
        rows = await book.rows(party.match_id)
        info = await book.service.info(party.match_id)
    tally = Tally()
    check_log(tally, info, tamper(rows), rows, sent)
    assert (tally.lost, tally.doubled) == (lost, doubled), tally.faults


async def test_a_message_that_was_not_repainted_is_noticed(
    open_house: OpenHouse, ann: Person, bob: Person, tmp_path: Path
) -> None:
    party, _ = await dealt(open_house, DEBT, ann, bob)
    async with ledger.opened(tmp_path) as book:
        before = await book.service.snapshot(party.match_id)
        assert await out_of_date(book, before, party.people, {}) == ""
        first, _ = await party.by_seat()
        menu = selects(hand(first))[0]
        await first.press(hand(first), custom_id=menu["custom_id"], values=["money_1_1"])
        await party.settle()
        after = await book.service.snapshot(party.match_id)
        assert await out_of_date(book, after, party.people, {}) == ""
        assert "the hand of seat 0" in await out_of_date(book, before, party.people, {})
