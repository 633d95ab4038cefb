"""`/match list` and `show`: which matches, and what of them."""

import pytest

from bot.matches.model import Snapshot
from bot.sandbox import LocalDiscord
from bot.ui.moderation import LISTED
from tests.support.person import Person
from tests.support.reading import buttons, text_of
from tests.wire.house import House, OpenHouse
from tests.wire.moderating import assert_no_hidden_card, charged, name_of, newest, sent_to
from tests.wire.party import Party


async def test_the_list_says_what_each_match_waits_for(house: House, ann: Person, bob: Person, mod: Person) -> None:
    playing, waiting = Party(house, ann, bob), Party(house, bob)
    await playing.begin(clock="off")
    await waiting.open(seats=4)
    await mod.slash("match list")
    text = text_of(newest(mod))
    first, second = (next(line for line in text.splitlines() if name_of(p) in line) for p in (playing, waiting))
    channel = ann.channel_id("tables")
    for line, status, seats in ((first, "in play", "2/2"), (second, "lobby", "1/4")):
        assert all(part in line for part in ("Monopoly Deal", f"<#{channel}>", status, seats, "<t:"))
    turn = await playing.by_seat()
    snapshot = await house.app.edge.service.snapshot(playing.match_id)
    assert snapshot.state is not None
    assert f"waits for {turn[snapshot.state.turn].me['global_name']}" in text
    assert text.count("waits for") == 1


async def test_a_list_looks_only_at_the_matches_it_shows(
    house: House, monkeypatch: pytest.MonkeyPatch, ann: Person, mod: Person
) -> None:
    for _ in range(LISTED + 2):
        await ann.slash("deal new")
    await house.settle(ann)
    service, seen = house.app.edge.service, set[str]()
    whole = service.snapshot

    async def counted(match_id: str) -> Snapshot:
        seen.add(match_id)
        return await whole(match_id)

    monkeypatch.setattr(service, "snapshot", counted)
    await mod.slash("match list")
    assert len(seen) == LISTED
    assert text_of(newest(mod)).count("Monopoly Deal") == LISTED
    assert "2 more matches are open" in text_of(newest(mod))


@pytest.mark.parametrize(
    ("locale", "open_word"), [("en-US", "Open matches"), ("vi", "đang mở"), ("ko", "열려 있는"), ("el", "Ανοιχτές")]
)
async def test_a_match_is_found_by_its_name_in_the_moderators_language(
    house: House, ann: Person, bob: Person, mod: Person, locale: str, open_word: str
) -> None:
    parties = [Party(house, ann), Party(house, bob)]
    for party in parties:
        await party.open()
    await mod.configure(locale=locale)
    await mod.slash("match list")
    assert open_word in text_of(newest(mod))
    await mod.slash("match show")
    assert not buttons(newest(mod)), "several matches: which one?"
    choices = await mod.autocomplete("match show", "match")
    assert {choice["value"] for choice in choices} == {party.match_id for party in parties}
    for choice in choices:
        name = choice["name"].split(" · ")[0]
        assert [c["value"] for c in await mod.autocomplete("match show", "match", name.upper())] == [choice["value"]]
        await mod.slash("match show", match=name)
        assert text_of(newest(mod)).splitlines()[0].endswith(name)


async def test_what_is_shown_is_the_public_table_with_nothing_to_press(
    open_house: OpenHouse, local: LocalDiscord, ann: Person, bob: Person, mod: Person
) -> None:
    party, first, _, _ = await charged(open_house, ann, bob)
    await mod.slash("match show")
    shown = newest(mod)
    assert not buttons(shown)
    for line in text_of(party.table).splitlines():
        assert line in text_of(shown)
    assert f"▶ **{first.me['global_name']}**" not in text_of(shown), "the attacker has refused: the other answers"
    await mod.slash("match list")
    assert_no_hidden_card(sent_to(local, mod))
