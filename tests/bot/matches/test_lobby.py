"""Before the start: who sits, by which rules, who may say so."""

import asyncio
import re
from typing import Any

import pytest

from bot.matches.errors import (
    AlreadySeated,
    BadOption,
    BadSize,
    HostOnly,
    LobbyFull,
    MatchOver,
    NoSuchMatch,
    NoSuchPolicy,
    NoSuchRuleset,
    NoSuchSeat,
    NotALobby,
    NotPlaying,
    NotSeated,
    RemovedByHost,
    TooManyComputers,
)
from bot.matches.model import MatchInfo, NewMatch, Press, Sitter
from tests.bot.matches.kit import ANN, BO, CY, DEE, PLACE, World
from tests.games.toy.options import BazaarOptions


def _new(**values: Any) -> NewMatch:
    base: dict[str, Any] = {
        "ruleset": "bazaar",
        "preset": None,
        "size": 3,
        "policies": (),
        "pace": "live",
        "locale": "vi",
        "host": ANN,
        "place": PLACE,
    }
    return NewMatch(**{**base, **values})


def _people(info: MatchInfo) -> list[str]:
    return [sitter.user.name if sitter.user else str(sitter.policy) for sitter in info.sitters]


async def test_a_lobby_opens_with_its_host_and_computers(world: World) -> None:
    info = await world.service.open(_new(policies=("random",), pace="slow"), world.iid)
    assert info.sitters == (Sitter(0, ANN), Sitter(1, policy="random"))
    assert (info.status, info.host_id, info.size, info.pace) == ("lobby", 1, 3, "slow")
    assert (info.preset, info.options) == ("market", BazaarOptions())
    assert (info.locale, info.place, info.version) == ("vi", PLACE, -1)
    assert info == await world.service.info(info.id)
    assert world.changes.seen == [info.id]


async def test_matches_of_a_channel_have_different_names_and_ids(world: World) -> None:
    infos = [await world.service.open(_new(), world.iid) for _ in range(30)]
    assert len({info.name for info in infos}) == len({info.id for info in infos}) == 30
    assert all(re.fullmatch("[0-9a-hjkmnp-tv-z]{8}", info.id) for info in infos)


@pytest.mark.parametrize(
    ("values", "refusal"),
    [
        ({"ruleset": "chess"}, NoSuchRuleset),
        ({"preset": "unknown"}, NoSuchRuleset),
        ({"size": 1}, BadSize),
        ({"size": 6}, BadSize),
        ({"size": 2, "policies": ("random", "random")}, TooManyComputers),
        ({"size": None, "policies": ("random",) * 5}, TooManyComputers),
        ({"policies": ("oracle",)}, NoSuchPolicy),
    ],
)
async def test_what_cannot_be_opened_is_refused(world: World, values: dict[str, Any], refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        await world.service.open(_new(**values), world.iid)
    assert await world.service.matches_in(PLACE.channel_id) == ()


@pytest.mark.parametrize(("computers", "chairs"), [(0, 4), (3, 4), (4, 5)])
async def test_without_a_number_there_are_chairs_for_all_who_sit_down_at_once(
    world: World, computers: int, chairs: int
) -> None:
    info = await world.service.open(_new(size=None, policies=("random",) * computers), world.iid)
    assert (info.size, len(info.sitters)) == (chairs, 1 + computers)


async def test_the_refusal_of_too_many_computer_players_says_how_many_chairs_there_are(world: World) -> None:
    with pytest.raises(TooManyComputers) as refused:
        await world.service.open(_new(size=2, policies=("random",) * 3), world.iid)
    assert refused.value.text.values == {"computers": 3, "needed": 4, "least": 2, "most": 5}


async def test_opening_delivered_twice_opens_one_match(world: World) -> None:
    first = await world.service.open(_new(), 5)
    assert await world.service.open(_new(), 5) == first
    assert len(await world.service.matches_in(PLACE.channel_id)) == 1


async def test_people_join_until_the_chairs_are_taken(world: World) -> None:
    info = await world.service.open(_new(), world.iid)
    for user in (BO, CY):
        info = await world.service.join(info.id, user, world.iid)
    assert _people(info) == ["Ann", "Bo", "Cy"]
    with pytest.raises(LobbyFull) as full:
        await world.service.join(info.id, DEE, world.iid)
    assert full.value.text.values == {"size": 3}
    with pytest.raises(AlreadySeated):
        await world.service.join(info.id, BO, world.iid)
    with pytest.raises(NoSuchMatch):
        await world.service.join("nomatch1", BO, world.iid)


async def test_two_people_want_the_last_chair_at_the_same_moment(world: World) -> None:
    info = await world.lobby(ANN, BO, size=3)
    results = await asyncio.gather(
        world.service.join(info.id, CY, world.iid),
        world.service.join(info.id, DEE, world.iid),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["LobbyFull", "MatchInfo"]
    assert len((await world.service.info(info.id)).sitters) == 3


async def test_two_people_join_at_the_same_moment_and_both_sit(world: World) -> None:
    info = await world.lobby(ANN, size=3)
    await asyncio.gather(world.service.join(info.id, BO, world.iid), world.service.join(info.id, CY, world.iid))
    assert sorted(_people(await world.service.info(info.id))) == ["Ann", "Bo", "Cy"]


async def test_a_join_delivered_twice_seats_once_and_is_not_refused(world: World) -> None:
    info = await world.lobby(ANN, size=3)
    interaction = world.iid
    first = await world.service.join(info.id, BO, interaction)
    assert await world.service.join(info.id, BO, interaction) == first


async def test_leaving_frees_the_chair(world: World) -> None:
    info = await world.lobby(ANN, BO, CY)
    info = await world.service.leave(info.id, BO, world.iid)
    assert info.sitters == (Sitter(0, ANN), Sitter(1, CY))
    with pytest.raises(NotSeated):
        await world.service.leave(info.id, BO, world.iid)
    assert _people(await world.service.join(info.id, DEE, world.iid)) == ["Ann", "Cy", "Dee"]


async def test_the_host_leaves_and_the_longest_seated_person_is_host(world: World) -> None:
    info = await world.lobby(ANN, BO, CY, policies=("random",))
    info = await world.service.leave(info.id, ANN, world.iid)
    assert (info.host_id, info.status) == (BO.id, "lobby")


async def test_without_people_the_lobby_is_called_off(world: World) -> None:
    info = await world.lobby(ANN, policies=("random",))
    info = await world.service.leave(info.id, ANN, world.iid)
    assert info.status == "cancelled"
    with pytest.raises(MatchOver):
        await world.service.join(info.id, BO, world.iid)
    assert await world.service.matches_in(PLACE.channel_id) == ()


async def test_the_host_seats_and_removes(world: World) -> None:
    info = await world.lobby(ANN, BO, size=4)
    info = await world.service.add_policy(info.id, ANN, "random", world.iid)
    assert _people(info) == ["Ann", "Bo", "random"]
    info = await world.service.remove_sitter(info.id, ANN, str(BO.id), world.iid)
    assert info.sitters == (Sitter(0, ANN), Sitter(1, policy="random"))
    with pytest.raises(NoSuchPolicy):
        await world.service.add_policy(info.id, ANN, "oracle", world.iid)
    with pytest.raises(NoSuchSeat):
        await world.service.remove_sitter(info.id, ANN, "random.2", world.iid)


async def test_whoever_is_meant_is_removed_also_when_chairs_have_closed_up(world: World) -> None:
    info = await world.lobby(ANN, BO, CY, policies=("random",), size=5)
    await world.service.leave(info.id, BO, world.iid)
    info = await world.service.join(info.id, DEE, world.iid)
    assert _people(info) == ["Ann", "random", "Cy", "Dee"]
    with pytest.raises(NoSuchSeat):
        await world.service.remove_sitter(info.id, ANN, str(BO.id), world.iid)
    info = await world.service.remove_sitter(info.id, ANN, str(CY.id), world.iid)
    assert _people(info) == ["Ann", "random", "Dee"]
    info = await world.service.remove_sitter(info.id, ANN, "random.1", world.iid)
    assert _people(info) == ["Ann", "Dee"]


async def test_whoever_the_host_removed_does_not_come_back_before_the_start(world: World) -> None:
    info = await world.lobby(ANN, BO, CY, size=4)
    info = await world.service.remove_sitter(info.id, ANN, str(BO.id), world.iid)
    info = await world.service.leave(info.id, CY, world.iid)
    for service in (world.service, world.restarted().service):
        with pytest.raises(RemovedByHost):
            await service.join(info.id, BO, world.iid)
        with pytest.raises(RemovedByHost):
            await service.leave(info.id, BO, world.iid)
    assert _people(await world.service.join(info.id, CY, world.iid)) == ["Ann", "Cy"], "who left by themselves may"
    started = await world.service.start(info.id, ANN, world.iid)
    assert (started.removed, (await world.service.info(info.id)).removed) == ((), ()), "and is forgotten then"


@pytest.mark.parametrize("closing", ["cancel", "end", "leave"])
async def test_whom_the_host_removed_is_forgotten_with_the_lobby(world: World, closing: str) -> None:
    info = await world.lobby(ANN, BO)
    assert (await world.service.remove_sitter(info.id, ANN, str(BO.id), world.iid)).removed == (BO.id,)
    close = world.service.moderation.end if closing == "end" else getattr(world.service, closing)
    await close(info.id, ANN, world.iid)
    assert (await world.service.info(info.id)).removed == ()


async def test_options_are_set_one_by_one_as_forms_and_commands_give_them(world: World) -> None:
    info = await world.lobby(ANN, size=2)
    info = await world.service.set_option(info.id, ANN, "rounds", 4, world.iid)
    assert (info.options, info.preset) == (BazaarOptions(rounds=4), None)
    info = await world.service.set_option(info.id, ANN, "hand", "2", world.iid)
    info = await world.service.set_option(info.id, ANN, "clock", "false", world.iid)
    assert (info.options, info.preset) == (BazaarOptions(rounds=4, hand=2, clock=False), "fair")
    info = await world.service.set_preset(info.id, ANN, "market", world.iid)
    assert (info.options, info.preset) == (BazaarOptions(), "market")
    assert info == await world.service.info(info.id)


@pytest.mark.parametrize(("name", "value"), [("hand", 4), ("rounds", 5), ("rounds", "many"), ("deck", 1), ("clock", 7)])
async def test_an_option_out_of_its_range_is_refused(world: World, name: str, value: str | int) -> None:
    info = await world.lobby(ANN, size=2)
    with pytest.raises(BadOption) as bad:
        await world.service.set_option(info.id, ANN, name, value, world.iid)
    assert bad.value.text.values == {"option": name}
    assert (await world.service.info(info.id)).options == BazaarOptions()


async def test_the_size_holds_those_seated_and_what_the_game_allows(world: World) -> None:
    info = await world.lobby(ANN, BO, CY)
    assert (await world.service.set_size(info.id, ANN, 5, world.iid)).size == 5
    for size in (2, 6):
        with pytest.raises(BadSize) as bad:
            await world.service.set_size(info.id, ANN, size, world.iid)
        assert bad.value.text.values == {"least": 3, "most": 5}


async def test_the_host_chooses_the_clock_and_the_language_until_the_start(world: World) -> None:
    info = await world.lobby(ANN, BO, pace="live")
    interaction = world.iid
    assert (await world.service.set_pace(info.id, ANN, "off", interaction)).pace == "off"
    again = await world.service.set_pace(info.id, ANN, "off", interaction)
    assert (again.pace, again.lobby_version) == ("off", info.lobby_version + 1), "delivered twice, changed once"
    info = await world.service.set_locale(info.id, ANN, "el", world.iid)
    assert (info.pace, info.locale) == ("off", "el")
    info = await world.service.start(info.id, ANN, world.iid)
    assert (info.pace, info.locale) == ("off", "el")
    assert set((await world.service.snapshot(info.id)).deadlines) == {"clock", "idle"}, "only the table's own goes on"


async def test_only_the_host_says_how_it_is_played(world: World) -> None:
    info = await world.lobby(ANN, BO, size=3)
    service, iid = world.service, world.iid
    for call in (
        service.add_policy(info.id, BO, "random", iid),
        service.remove_sitter(info.id, BO, str(ANN.id), iid),
        service.set_option(info.id, BO, "hand", 2, iid),
        service.set_preset(info.id, BO, "fair", iid),
        service.set_size(info.id, BO, 4, iid),
        service.set_pace(info.id, BO, "off", iid),
        service.set_locale(info.id, BO, "ko", iid),
        service.start(info.id, BO, iid),
        service.cancel(info.id, BO, iid),
    ):
        with pytest.raises(HostOnly) as refused:
            await call
        assert refused.value.text.values == {"host": "Ann"}
    assert await service.info(info.id) == info


async def test_a_lobby_can_be_called_off_and_not_played(world: World) -> None:
    info = await world.lobby(ANN, BO)
    with pytest.raises(NotPlaying):
        await world.service.act(info.id, ANN, Press("play", 0, "end"), world.iid)
    assert (await world.service.snapshot(info.id)).state is None
    assert (await world.service.cancel(info.id, ANN, world.iid)).status == "cancelled"
    with pytest.raises(MatchOver):
        await world.service.start(info.id, ANN, world.iid)
    with pytest.raises(MatchOver):
        await world.service.act(info.id, ANN, Press("play", 0, "end"), world.iid)
    assert (await world.service.snapshot(info.id)).info.status == "cancelled"


async def test_rules_and_seats_stand_once_the_match_has_begun(world: World) -> None:
    info = await world.match(ANN, BO)
    with pytest.raises(NotALobby):
        await world.service.set_option(info.id, ANN, "hand", 2, world.iid)
    with pytest.raises(NotALobby):
        await world.service.set_pace(info.id, ANN, "off", world.iid)
    with pytest.raises(NotALobby):
        await world.service.set_locale(info.id, ANN, "ko", world.iid)
    with pytest.raises(NotALobby):
        await world.service.join(info.id, CY, world.iid)


async def test_open_matches_of_a_person_leave_out_those_resigned(world: World) -> None:
    lobby = await world.lobby(BO, size=2)
    match = await world.match(ANN, BO, CY)
    assert [info.id for info in await world.service.matches_of(BO.id)] == [lobby.id, match.id]
    await world.service.leave(match.id, BO, world.iid)
    assert [info.id for info in await world.service.matches_of(BO.id)] == [lobby.id]
    assert [info.id for info in await world.service.matches_in(PLACE.channel_id)] == [lobby.id, match.id]
