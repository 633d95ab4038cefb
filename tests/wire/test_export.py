"""`/export`: the log of a finished match, privately, for those who sat there; and what the CLI says about it."""

from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from tests.support.person import Person
from tests.support.reading import Json, is_ephemeral, text_of
from tests.wire.files import file_of
from tests.wire.house import House
from tests.wire.party import Party
from tests.wire.player import control


async def _exported(person: Person, **options: str) -> tuple[str, bytes]:
    """The name and the content of the file that the command gives."""
    await person.slash("export", **options)
    return await file_of(person.ephemerals()[-1])


def _refusal(person: Person) -> str:
    """What the newest private answer says instead of a file."""
    answer: Json = person.ephemerals()[-1]
    assert is_ephemeral(answer)
    assert not answer["attachments"]
    return text_of(answer)


async def _over(party: Party) -> None:
    """A match that ends because somebody leaves."""
    await party.begin(clock="off")
    await _leave(party)


async def _leave(party: Party) -> None:
    leaving = party.people[1]
    await leaving.slash("leave", match=party.match_id)
    await leaving.press(leaving.ephemerals()[-1], custom_id=control(leaving.ephemerals()[-1], "concede"))
    await party.settle()


async def test_a_finished_match_is_verified(
    house: House, ann: Person, bob: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    party = Party(house, ann, bob)
    await party.open(preset="quick", clock="off")
    await bob.refresh()
    await bob.press(bob.message(party.table_id), custom_id=control(party.table, "rules"))
    promised = next(words for words in text_of(bob.ephemerals()[-1]).split("`") if len(words) == 64)
    assert promised[:8] in text_of(party.table)
    await party.sit_and_start()
    assert not await party.play_on(Random(5), presses=20)
    await _leave(party)
    name, data = await _exported(ann)
    file = tmp_path / name
    file.write_bytes(data)
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("verified: ")
    assert promised in said
    assert (await _exported(bob))[1] == data, "every player gets the same"
    assert "SHA-256" in text_of(ann.ephemerals()[-1])
    for person in (ann, bob):
        assert person.id.encode() not in data
    ending = text_of(party.table)
    assert promised[:8] in ending
    assert promised not in ending, "a phone is narrow"
    assert file.read_text().split('"host_secret": "')[1][:8] in ending


async def test_a_match_in_play_keeps_its_log_to_itself(house: House, ann: Person, bob: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    for options in ({}, {"match": party.match_id}):
        await ann.slash("export", **options)
        assert "still goes on" in _refusal(ann)


async def test_strangers_get_nothing(house: House, ann: Person, bob: Person, minh: Person) -> None:
    party = Party(house, ann, bob)
    await party.begin(clock="off")
    match_id = party.match_id
    await bob.slash("leave")
    await bob.press(bob.ephemerals()[-1], custom_id=control(bob.ephemerals()[-1], "concede"))
    await minh.configure(locale="en-US")
    await minh.slash("export")
    assert "not played a match to its end" in _refusal(minh)
    await minh.slash("export", match=match_id)
    assert "no match of that name" in _refusal(minh)
    await minh.configure(locale="vi")
    await minh.slash("export")
    assert "Bạn chưa chơi ván nào đến cùng" in _refusal(minh)
    assert (await _exported(ann, match=match_id))[1] == (await _exported(bob))[1]


async def test_the_last_finished_matches_are_suggested_newest_first(house: House, ann: Person, bob: Person) -> None:
    first, second, third = Party(house, ann, bob), Party(house, ann, bob), Party(house, ann, bob)
    await _over(first)
    await _over(second)
    await third.begin(clock="off")
    suggestions = await ann.autocomplete("export", "match")
    assert len(suggestions) == 2, "the one in play is not there"
    names = [text_of(party.table).splitlines()[0] for party in (second, first)]
    for suggestion, name in zip(suggestions, names, strict=True):
        words = suggestion["name"].split(" · ")[0]
        assert words in name
        file, _ = await _exported(ann, match=suggestion["value"])
        assert suggestion["value"] in file
    assert (await _exported(ann))[0] == (await _exported(ann, match=suggestions[0]["value"]))[0]
    typed = suggestions[1]["name"].split(" · ")[0]
    assert [s["value"] for s in await ann.autocomplete("export", "match", typed)] == [suggestions[1]["value"]]


async def test_the_rules_say_how_fairness_is_checked_and_what_that_does_not_prove(house: House, ann: Person) -> None:
    await ann.slash("rules", game=next(iter(house.app.edge.rulesets)))
    await ann.press(ann.ephemerals()[-1], label="Fair?")
    said = text_of(ann.ephemerals()[-1])
    for words in ("SHA-256", "/export", "python -m bot verify", "does not prove"):
        assert words in said
