"""A log is played again: whole matches of every ruleset agree, and whatever is altered is found where it stands."""

from typing import Any

import msgspec
import pytest

from bot.matches.logfile import LogFile, Unreadable, read, write
from bot.matches.secrets import commitment
from bot.matches.verifying import Differs, verify
from games.registry import rulesets
from tests.bot.matches.kit import GAMES, World
from tests.bot.matches.logs import Json, altered, called_off, eventful, rolled, simulated

REGISTERED = rulesets()
CASES = [(key, preset) for key, ruleset in REGISTERED.items() for preset in ruleset.presets]


@pytest.fixture(scope="module")
def deal() -> LogFile:
    return simulated(GAMES["monopoly_deal"], "quick", "random", 3)


def _found(file: LogFile, rules: Any = GAMES) -> int | None:
    """The step at which something differs."""
    with pytest.raises(Differs) as found:
        verify(file, rules)
    return found.value.step


def _steps(file: LogFile, command: str) -> list[int]:
    """The versions of a kind of command."""
    return [entry["version"] for entry in file.steps if (entry.get("command") or {}).get("type") == command]


def _event(raw: Json, kind: str, after: int = 0) -> tuple[int, Json]:
    """The first event of a kind from a version on, and its version."""
    return next(
        (entry["version"], event)
        for entry in raw["steps"][after:]
        for event in entry.get("events", ())
        if event["type"] == kind
    )


@pytest.mark.parametrize(("key", "preset"), CASES)
def test_a_whole_match_of_every_ruleset_agrees(key: str, preset: str) -> None:
    ruleset = REGISTERED[key]
    policy = list(ruleset.game.policies)[-1]
    for seats in {ruleset.seats[0], min(4, ruleset.seats[-1])}:
        file = simulated(ruleset, preset, policy, seats)
        verdict = verify(read(write(file)), REGISTERED)
        assert (verdict.steps, verdict.judged) == (len(file.steps), True)
        assert verdict.outcomes >= 2, "the seats and the deal"


async def test_undo_resets_and_a_second_deal_agree(world: World) -> None:
    file = await eventful(world)
    assert {entry["kind"] for entry in file.steps} == {"step.monopoly_deal", "rewound", "reset.monopoly_deal"}
    assert verify(read(write(file)), GAMES).judged


async def test_a_match_that_was_called_off_agrees(world: World) -> None:
    file = await called_off(world)
    assert file.outcome is None
    assert verify(file, GAMES).steps == 3


async def test_every_die_is_counted(world: World) -> None:
    file = await rolled(world)
    rolls = sum(event["type"] == "Rolled" for entry in file.steps for event in entry.get("events", ()))
    assert verify(file, GAMES).outcomes == rolls + 1


async def test_nobodys_id_is_in_the_file(world: World) -> None:
    file = await eventful(world)
    assert [entry["by"] for entry in file.steps if "by" in entry] == ["Dee"] * 3
    assert {seat.name for seat in file.seats} == {"Ann", "Bo", "Cy"}
    assert b"interaction" not in write(file)
    assert b"_id" not in write(file)


async def test_an_altered_die_is_found(world: World) -> None:
    def change(raw: Json) -> None:
        _, event = _event(raw, "Rolled", after=5)
        event["face"] = event["face"] % 6 + 1

    file = await rolled(world)
    assert _found(altered(file, change)) == 5 == _event(msgspec.to_builtins(file), "Rolled", after=5)[0]


def test_an_altered_shuffle_is_found(deal: LogFile) -> None:
    def change(raw: Json) -> None:
        cards = _event(raw, "DeckShuffled")[1]["cards"]
        cards[3], cards[80] = cards[80], cards[3]

    assert _found(altered(deal, change)) == 0


def test_an_altered_command_is_found(deal: LogFile) -> None:
    place = _steps(deal, "EndTurn")[1]
    seats = len(deal.seats)

    def change(raw: Json) -> None:
        raw["steps"][place]["command"]["seat"] = (raw["steps"][place]["command"]["seat"] + 1) % seats

    with pytest.raises(Differs, match=f"step {place}: EndTurn of seat . is against the rules"):
        verify(altered(deal, change), GAMES)


@pytest.mark.parametrize("place", [0, 17, 31])
def test_an_altered_byte_of_the_secret_is_found(deal: LogFile, place: int) -> None:
    other = bytearray.fromhex(deal.host_secret)
    other[place] ^= 1

    def change(raw: Json) -> None:
        raw["host_secret"] = other.hex()

    def change_both(raw: Json) -> None:
        raw.update(host_secret=other.hex(), commitment=commitment(bytes(other)))

    assert _found(altered(deal, change)) is None
    assert _found(altered(deal, change_both)) == 0


def test_another_table_message_is_found(deal: LogFile) -> None:
    def change(raw: Json) -> None:
        raw["table_message"] = str(int(raw["table_message"]) + 1)

    assert _found(altered(deal, change)) == 0


async def test_two_steps_in_the_other_order_are_found(world: World) -> None:
    def change(raw: Json) -> None:
        raw["steps"][6], raw["steps"][7] = raw["steps"][7], raw["steps"][6]

    def renumber(raw: Json) -> None:
        change(raw)
        raw["steps"][6]["version"], raw["steps"][7]["version"] = 6, 7

    file = await rolled(world)
    faces = [entry["events"][0]["face"] for entry in file.steps[6:8]]
    assert faces[0] != faces[1], "else the order does not show"
    assert _found(altered(file, change)) == 6
    assert _found(altered(file, renumber)) == 6


def test_other_options_are_found_where_they_matter(deal: LogFile) -> None:
    def change(raw: Json) -> None:
        raw["options"]["sets_to_win"] = 3

    assert _found(altered(deal, change)) == len(deal.steps) - 1, "the last step was the win"


@pytest.mark.parametrize("value", [None, 4, "1", True])
def test_options_that_there_are_not_are_found(deal: LogFile, value: Any) -> None:
    def change(raw: Json) -> None:
        raw["options"]["sets_to_win"] = value

    assert _found(altered(deal, change)) is None


def test_options_left_out_are_found(deal: LogFile) -> None:
    assert _found(altered(deal, lambda raw: raw["options"].pop("reshuffle_cap"))) is None


def test_another_order_of_the_seats_is_found(deal: LogFile) -> None:
    def change(raw: Json) -> None:
        raw["steps"][0]["chairs"].reverse()

    assert _found(altered(deal, change)) == 0
    assert _found(altered(deal, lambda raw: raw["steps"][0].pop("chairs"))) == 0
    assert _found(altered(deal, lambda raw: raw["seats"].pop())) == 0


async def test_a_dropped_step_is_found(world: World) -> None:
    def renumber(raw: Json) -> None:
        del raw["steps"][6]
        for version, entry in enumerate(raw["steps"]):
            entry["version"] = version

    file = await rolled(world)
    last = len(file.steps) - 1
    assert _found(altered(file, lambda raw: raw["steps"].pop(6))) == 6
    assert _found(altered(file, renumber)) == 6
    assert _found(altered(file, lambda raw: raw["steps"].pop())) == last, "the end is missing"
    assert _found(altered(file, lambda raw: raw["steps"].append({**raw["steps"][6], "version": last + 1}))) == last + 1
    assert _found(altered(file, lambda raw: raw["steps"].clear())) == 0


@pytest.mark.parametrize("to", [0, 2, 99])
async def test_another_target_of_a_rewind_is_found(world: World, to: int) -> None:
    def change(raw: Json) -> None:
        raw["steps"][3]["to"] = to

    file = await rolled(world)
    assert (file.steps[3]["kind"], file.steps[3]["to"]) == ("rewound", 1)
    assert _found(altered(file, change)) == 3


async def test_taking_back_what_cannot_be_is_found(world: World) -> None:
    def change(raw: Json) -> None:
        raw["steps"].insert(6, {"version": 6, "kind": "rewound", "at": "", "to": 4, "seat": 0})

    assert _found(altered(await rolled(world), change)) == 6


async def test_another_target_of_a_reset_is_found(world: World) -> None:
    file = await eventful(world)
    for place in [entry["version"] for entry in file.steps if entry["kind"].startswith("reset.")]:

        def change(raw: Json, place: int = place) -> None:
            raw["steps"][place]["to"] = 0 if raw["steps"][place]["to"] else 1

        assert _found(altered(file, change)) == place


@pytest.mark.parametrize(("seat", "by"), [(0, "Dee"), (9, None), (-1, None)])
async def test_a_match_is_called_off_by_somebody(world: World, seat: int | None, by: str | None) -> None:
    def change(raw: Json) -> None:
        raw["steps"][-1].update(seat=seat, by=by)

    file = await called_off(world)
    assert _found(altered(file, change)) == len(file.steps) - 1


async def test_nothing_comes_after_the_end(world: World) -> None:
    def change(raw: Json) -> None:
        raw["steps"].append({**raw["steps"][-1], "version": len(raw["steps"])})

    file = await called_off(world)
    with pytest.raises(Differs, match=f"step {len(file.steps)}: comes after the end"):
        verify(altered(file, change), GAMES)


def test_another_result_is_found(deal: LogFile) -> None:
    def change(raw: Json) -> None:
        raw["outcome"]["places"].reverse()

    def drop(raw: Json) -> None:
        raw["outcome"] = None

    for alter in (change, drop):
        with pytest.raises(Differs, match="outcome"):
            verify(altered(deal, alter), GAMES)


def test_a_name_is_covered_by_the_checksum_alone(deal: LogFile) -> None:
    def change(raw: Json) -> None:
        raw["seats"][0]["name"] = "Mallory"

    with pytest.raises(Differs, match="checksum"):
        verify(altered(deal, change, seal=False), GAMES)
    assert verify(altered(deal, change), GAMES).judged, "whoever redoes the checksum may rename people"


def test_under_another_revision_only_outcomes_are_checked(deal: LogFile) -> None:
    def revise(raw: Json) -> None:
        raw["revision"] += 1

    def change_order(raw: Json) -> None:
        revise(raw)
        raw["steps"][0]["events"][0]["cards"].reverse()

    verdict = verify(altered(deal, revise), GAMES)
    assert not verdict.judged
    assert verdict.outcomes == verify(deal, GAMES).outcomes
    assert _found(altered(deal, change_order)) == 0


async def test_under_another_revision_resets_and_rewinds_are_followed(world: World) -> None:
    def revise(raw: Json) -> None:
        raw["revision"] += 1

    def change_order(raw: Json) -> None:
        revise(raw)
        reset = next(entry for entry in raw["steps"] if entry["kind"].startswith("reset."))
        reset["events"][0]["cards"].reverse()

    file = await eventful(world)
    assert not verify(altered(file, revise), GAMES).judged
    first = next(entry["version"] for entry in file.steps if entry["kind"].startswith("reset."))
    assert _found(altered(file, change_order)) == first


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\xff", "not JSON"),
        (b"{", "not JSON"),
        (b"[]", "no format"),
        (b'{"format": 2}', "format 2"),
        (b'{"format": 1}', "no log"),
    ],
)
def test_a_file_that_is_no_log_is_told_so(data: bytes, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        read(data)


def test_a_ruleset_or_shape_that_is_not_known_is_told_so(deal: LogFile) -> None:
    with pytest.raises(Unreadable, match="monopoly_deal"):
        verify(deal, {})
    for bodies in ({}, {"step.monopoly_deal": 2}, {"step.monopoly_deal": 0}):
        with pytest.raises(Unreadable, match="shape"):
            verify(altered(deal, lambda raw, bodies=bodies: raw.update(bodies=bodies)), GAMES)  # type: ignore[misc]
