"""The start: seats drawn, cards dealt, all of it from a secret that nobody can pick and everybody can check."""

import asyncio
import hashlib
import hmac
from random import Random

import pytest

from bot.matches.errors import AskGone, NotEnoughPlayers, TableNotPosted
from bot.matches.model import LastPress, MatchInfo, NewMatch, Press
from bot.matches.paces import PaceName
from bot.matches.seats import SEATING
from bot.matches.secrets import commitment, match_secret
from games.core.chance import Chance
from games.core.errors import IllegalMove
from games.monopoly_deal.options import DealOptions
from tests.bot.matches.kit import ANN, BO, CY, DEAL, DEE, MESSAGE, PLACE, World
from tests.games.toy import BAZAAR
from tests.games.toy.options import BazaarOptions


async def _secret(world: World, info: MatchInfo) -> bytes:
    """The match's secret as anybody computes it who knows the host's."""
    host_secret = (await world.store.secret(info.id)).host_secret
    return hmac.digest(host_secret, str(MESSAGE).encode(), "sha256")


def test_the_match_secret_depends_on_the_message_that_discord_numbers() -> None:
    host_secret = bytes(32)
    assert match_secret(host_secret, 1) == hmac.digest(host_secret, b"1", hashlib.sha256)
    assert match_secret(host_secret, 1) != match_secret(host_secret, 2)
    assert commitment(host_secret) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


async def test_the_commitment_is_that_of_the_secret_revealed_at_the_end(world: World) -> None:
    info = await world.match(ANN, BO)
    assert (await world.service.snapshot(info.id)).secret is None
    await world.service.resign(info.id, ANN, world.iid)
    snapshot = await world.service.snapshot(info.id)
    assert snapshot.info.status == "over"
    assert snapshot.secret is not None
    assert hashlib.sha256(snapshot.secret).hexdigest() == info.commitment


async def test_the_seat_order_is_drawn_from_the_secret(world: World) -> None:
    orders = set()
    for _ in range(12):
        info = await world.match(ANN, BO, CY, DEE)
        drawn = Chance(await _secret(world, info), SEATING).shuffled((ANN, BO, CY, DEE))
        assert tuple(sitter.user for sitter in info.sitters) == drawn
        assert [sitter.seat for sitter in info.sitters] == [0, 1, 2, 3]
        orders.add(drawn)
    assert len(orders) > 1


async def test_the_start_is_the_last_press_of_whoever_started(world: World) -> None:
    info = await world.match(ANN, BO, CY)
    seat = info.seat_of(ANN.id)
    assert seat is not None
    for reader in (world, world.restarted()):
        assert (await reader.service.snapshot(info.id)).last_by == {seat: LastPress(0, world.clock.at)}
    with pytest.raises(AskGone):  # and not what a later press repeats
        await world.press(info.id, ANN, Press("play", 9, "sell"))


async def test_the_deal_is_step_0_of_the_secret(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    expected = DEAL.game.start(2, DealOptions(), Chance(await _secret(world, info), 0)).state
    snapshot = await world.service.snapshot(info.id)
    assert snapshot.state == expected
    assert (snapshot.info.version, snapshot.info.status) == (0, "playing")


async def test_a_start_waits_for_the_message_that_pins_the_secret(world: World) -> None:
    info = await world.service.open(NewMatch("bazaar", None, 2, ("random",), "live", "en", ANN, PLACE), world.iid)
    with pytest.raises(TableNotPosted):
        await world.service.start(info.id, ANN, world.iid)
    await world.service.set_table_message(info.id, MESSAGE)
    await world.service.set_table_message(info.id, MESSAGE + 1)  # posted anew: too late to change the shuffle
    info = await world.service.start(info.id, ANN, world.iid)
    assert (await world.store.secret(info.id)).message_id == MESSAGE


@pytest.mark.parametrize(("pace", "rounds"), [("slow", 1), ("live", 3), ("off", 3)])
async def test_what_options_leave_to_the_clock_is_settled_at_the_start(
    world: World, monkeypatch: pytest.MonkeyPatch, pace: PaceName, rounds: int
) -> None:
    def settled(options: BazaarOptions, *, slow: bool) -> BazaarOptions:
        return options.model_copy(update={"rounds": 1}) if slow else options

    monkeypatch.setattr(BAZAAR.game, "settled", settled)
    lobby = await world.lobby(ANN, BO, pace=pace)
    assert dict(lobby.options)["rounds"] == 3
    await world.service.start(lobby.id, ANN, world.iid)
    assert dict((await world.service.info(lobby.id)).options)["rounds"] == rounds


async def test_a_game_refuses_options_that_are_not_for_so_many(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def only_pairs(seats: int, options: BazaarOptions) -> None:
        if seats % 2:
            raise IllegalMove("toy-refuse-seats", hand=options.hand)

    monkeypatch.setattr(BAZAAR.game, "check_table", only_pairs)
    info = await world.lobby(ANN, BO, CY, size=4)
    with pytest.raises(IllegalMove, match="toy-refuse-seats"):
        await world.service.start(info.id, ANN, world.iid)
    await world.service.leave(info.id, CY, world.iid)
    assert (await world.service.start(info.id, ANN, world.iid)).status == "playing"


async def test_free_chairs_are_taken_away_but_the_least_must_be_filled(world: World) -> None:
    info = await world.lobby(ANN, size=4)
    with pytest.raises(NotEnoughPlayers) as refused:
        await world.service.start(info.id, ANN, world.iid)
    assert refused.value.text.values == {"seats": 1, "least": 2}
    await world.service.join(info.id, BO, world.iid)
    info = await world.service.start(info.id, ANN, world.iid)
    assert (info.size, len(info.sitters)) == (2, 2)


async def test_a_start_delivered_or_pressed_twice_deals_once(world: World) -> None:
    info = await world.lobby(ANN, BO)
    interaction = world.iid
    first, second = await asyncio.gather(
        world.service.start(info.id, ANN, interaction), world.service.start(info.id, ANN, interaction)
    )
    assert first == second == await world.service.info(info.id)
    assert len((await world.store.tail(info.id, -1)).steps) == 1


async def test_somebody_joins_while_the_host_starts_and_nobody_is_lost(world: World) -> None:
    info = await world.lobby(ANN, BO, size=3)
    results = await asyncio.gather(
        world.service.start(info.id, ANN, world.iid),
        world.service.join(info.id, CY, world.iid),
        return_exceptions=True,
    )
    started = await world.service.info(info.id)
    joined = isinstance(results[1], MatchInfo)
    assert isinstance(results[0], MatchInfo)
    assert (started.seat_of(CY.id) is not None) is joined
    snapshot = await world.service.snapshot(info.id)
    assert snapshot.state is not None
    assert len(snapshot.state.players) == len(started.sitters)


async def test_another_match_is_dealt_otherwise(world: World) -> None:
    hands = {(await world.service.snapshot((await world.match(ANN, BO)).id)).state.players for _ in range(5)}  # type: ignore[union-attr]
    assert len(hands) > 1


async def test_a_match_plays_on_from_what_was_dealt(world: World) -> None:
    info = await world.match(ANN, BO, ruleset="monopoly_deal")
    await world.step(info.id, Random(3))
    assert (await world.service.info(info.id)).version == 1
