"""What is counted of a match that is over: whoever sat there at the deal, where the rules put them, or last."""

from dataclasses import replace
from random import Random

from bot.matches.model import Leaving, MatchInfo, NewMatch, Place, User
from bot.store.records import ResultRow
from tests.bot.matches.kit import ANN, BO, CY, DEE, MESSAGE, PLACE, World

GUILD = PLACE.guild_id or 0
Places = dict[int | str | None, tuple[int, bool]]


async def counted(world: World) -> Places:
    """Of whom there is a result: place, and whether they are gone."""
    return {row.user_id or row.policy: (row.place, row.gone) for row in await world.store.results(GUILD)}


async def begun(world: World, leaving: Leaving, policies: tuple[str, ...] = ()) -> MatchInfo:
    """A match of Ann, Bo and Cy in which seats pass on like this."""
    info = await world.lobby(ANN, BO, CY, ruleset="monopoly_deal", policies=policies)
    await world.service.set_leaving(info.id, ANN, leaving, world.iid)
    return await world.service.start(info.id, ANN, world.iid)


async def by_the_rules(world: World, match_id: str) -> dict[User | str | None, int]:
    """Who sits at the end, and the place that the rules give them."""
    snapshot = await world.service.snapshot(match_id)
    assert snapshot.outcome is not None
    return {sitter.user or sitter.policy: snapshot.outcome.places[sitter.seat] for sitter in snapshot.info.sitters}


async def test_a_match_played_to_its_end_has_the_places_of_the_rules(world: World) -> None:
    info = await world.match(ANN, BO, policies=("random",), ruleset="monopoly_deal")
    assert await world.store.results(GUILD) == ()
    await world.finish(info.id, Random(1))
    rules = await by_the_rules(world, info.id)
    assert await counted(world) == {
        ANN.id: (rules[ANN], False),
        BO.id: (rules[BO], False),
        "random": (rules["random"], False),
    }
    (first, *_) = rows = await world.store.results(GUILD)
    last = (await world.store.tail(info.id, -1)).steps[-1]
    assert {row.ended_at for row in rows} == {last.at}
    assert first == ResultRow(
        match_id=info.id,
        seat=0,
        guild_id=GUILD,
        ruleset="monopoly_deal",
        ended_at=last.at,
        size=3,
        place=first.place,
        user_id=first.user_id,
        user_name=first.user_name,
        policy=first.policy,
    )
    assert {row.user_name for row in rows} == {"Ann", "Bo", None}


async def test_what_comes_after_the_end_counts_nothing_twice(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    await world.service.resign(info.id, BO, world.iid)
    before = await world.store.results(GUILD)
    assert len(before) == 2
    for person in (ANN, BO):
        await world.restarted().service.substitutes.show_hands(info.id, person, world.iid)
    assert await world.store.results(GUILD) == before


async def test_whoever_concedes_keeps_the_place_of_the_rules(world: World) -> None:
    info = await begun(world, "concede")
    await world.service.leave(info.id, BO, world.iid)
    await world.service.leave(info.id, ANN, world.iid)
    rules = await by_the_rules(world, info.id)
    assert await counted(world) == {user.id: (rules[user], False) for user in (ANN, BO, CY)}
    assert rules[CY] == 1


async def test_a_match_called_off_counts_for_nobody(world: World) -> None:
    info = await world.match(ANN, BO)
    await world.service.cancel(info.id, ANN, world.iid)
    lobby = await world.lobby(ANN, BO)
    await world.service.cancel(lobby.id, ANN, world.iid)
    assert await world.store.results(GUILD) == ()


async def test_a_match_outside_of_servers_is_not_counted(world: World) -> None:
    new = NewMatch("bazaar", None, 2, ("random",), "off", "en", ANN, Place(None, "", 70))
    info = await world.service.open(new, world.iid)
    await world.service.set_table_message(info.id, MESSAGE)
    await world.service.start(info.id, ANN, world.iid)
    await world.finish(info.id, Random(1))
    assert (await world.service.info(info.id)).status == "over"
    assert await world.store.results(GUILD) == ()


async def test_whoever_left_is_last_and_the_computer_that_played_on_is_not_counted(world: World) -> None:
    info = await begun(world, "computer")
    await world.service.leave(info.id, BO, world.iid)
    await world.finish(info.id, Random(4))
    rules = await by_the_rules(world, info.id)
    assert await counted(world) == {BO.id: (3, True), **{user.id: (rules[user], False) for user in (ANN, CY)}}


async def test_whoever_left_is_last_although_a_substitute_wins_with_their_cards(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id) or 0
    await world.service.leave(info.id, BO, world.iid)
    await world.service.substitutes.take(info.id, DEE, seat, world.iid)
    for person in (ANN, CY):  # the last people leave for good: Dee wins
        await world.replace_seat(info.id, ANN, info.seat_of(person.id) or 0, "concede")
    rules = await by_the_rules(world.restarted(), info.id)
    assert rules[DEE] == 1
    assert await counted(world) == {BO.id: (3, True), **{user.id: (rules[user], False) for user in (ANN, CY)}}


async def test_whoever_comes_back_to_their_seat_has_not_left(world: World) -> None:
    info = await begun(world, "substitute")
    seat = info.seat_of(BO.id) or 0
    await world.service.leave(info.id, BO, world.iid)
    await world.service.substitutes.take(info.id, replace(BO, name="Bobo"), seat, world.iid)
    for person in (ANN, CY):
        await world.replace_seat(info.id, ANN, info.seat_of(person.id) or 0, "concede")
    assert (await counted(world))[BO.id] == (1, False)


async def test_a_computer_whose_seat_a_moderator_freed_is_not_counted(world: World) -> None:
    info = await begun(world, "substitute", policies=("random",))
    seat = next(sitter.seat for sitter in info.sitters if sitter.policy)
    await world.replace_seat(info.id, ANN, seat, "substitute")
    await world.service.substitutes.take(info.id, DEE, seat, world.iid)
    for person in (ANN, BO):
        await world.replace_seat(info.id, ANN, info.seat_of(person.id) or 0, "concede")
    await world.replace_seat(info.id, ANN, seat, "concede")
    assert set(await counted(world)) == {ANN.id, BO.id, CY.id}


async def test_a_new_deal_counts_whoever_sits_there_then(world: World) -> None:
    info = await begun(world, "computer")
    await world.service.leave(info.id, BO, world.iid)
    await world.service.moderation.deal_again(info.id, ANN, world.iid)
    await world.finish(info.id, Random(4))
    assert set(await counted(world)) == {ANN.id, CY.id, "steady"}
