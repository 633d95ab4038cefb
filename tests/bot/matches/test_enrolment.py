"""Nobody is enrolled without a press of their own."""

from random import Random

from tests.bot.matches.kit import ANN, BO, CY, World


async def test_nobody_is_seated_by_what_others_do(world: World) -> None:
    """Only `open` and `join` seat a person, and both seat whoever calls."""
    rng, lobby = Random(1), await world.lobby(ANN, size=4)
    await world.service.add_policy(lobby.id, ANN, "random", world.iid)
    await world.service.set_size(lobby.id, ANN, 3, world.iid)
    await world.service.join(lobby.id, BO, world.iid)
    await world.service.remove_sitter(lobby.id, ANN, str(BO.id), world.iid)
    await world.service.start(lobby.id, ANN, world.iid)
    await world.step(lobby.id, rng)
    await world.service.moderation.deal_again(lobby.id, CY, world.iid)
    await world.service.moderation.end(lobby.id, CY, world.iid)
    people = [sitter.user for sitter in (await world.service.info(lobby.id)).sitters if sitter.user]
    assert people == [ANN]
    assert await world.service.matches_of(BO.id) == await world.service.matches_of(CY.id) == ()
