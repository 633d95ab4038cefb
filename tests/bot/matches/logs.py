"""Logs of whole matches, and ways to tamper with them."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from random import Random
from typing import Any, TypeAlias

import msgspec

from bot.matches.deal import Seated, encode_deal
from bot.matches.logfile import LogFile, OutcomeEntry, sealed, to_entry
from bot.matches.moves import step_row
from bot.matches.rulebook import Rulebook
from bot.matches.seats import drawn_chairs
from bot.matches.secrets import commitment, match_secret
from bot.store.records import StepRow
from games.core.drive import play, seated
from games.core.game import Ruleset
from tests.bot.matches.kit import ANN, BO, CY, DEAL, DEE, FakeClock, World, press_of, user_at

HOST_SECRET = bytes(range(32))
TABLE = 1_234_567_890_123_456_789
Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


def simulated(ruleset: Ruleset[Any, Any], preset: str, policy: str, seats: int, seed: int = 5) -> LogFile:
    """A whole match of computer players, as the service would have stored it."""
    book, options, now = Rulebook(ruleset), ruleset.presets[preset], FakeClock().now()
    secret = match_secret(HOST_SECRET, TABLE)
    choose = seated(ruleset.game, (ruleset.game.policies[policy],) * seats, Random(seed))
    first, *rest = play(ruleset, seats, options, secret, choose)
    deal = encode_deal(Seated(drawn_chairs(seats, secret)), first.events)
    rows = [StepRow(0, book.kind, deal, now)]
    for version, step in enumerate(rest, start=1):
        rows.append(step_row(book, step, version, now + timedelta(seconds=version), None))
    outcome = ruleset.game.outcome((rest or [first])[-1].state)
    assert outcome is not None
    return sealed(
        LogFile(
            format=1,
            match="fox.lantern",
            ruleset=ruleset.key,
            revision=ruleset.revision,
            options=options.model_dump(mode="json"),
            seats=msgspec.convert([{"name": None, "policy": policy}] * seats, tuple[Any, ...]),
            table_message=str(TABLE),
            host_secret=HOST_SECRET.hex(),
            commitment=commitment(HOST_SECRET),
            bodies={book.kind: 1},
            steps=tuple(to_entry(row) for row in rows),
            outcome=OutcomeEntry.of(outcome),
        )
    )


async def eventful(world: World) -> LogFile:
    """A match of Monopoly Deal with a step taken back, a turn begun again, another deal after somebody left."""
    info = await world.match(ANN, BO, CY, ruleset=DEAL.key, preset="quick")
    rng, moderation = Random(4), world.service.moderation
    await _take_back(world, info.id)
    for reset in ("turn", "deal", "turn"):
        for _ in range(5):
            await world.step(info.id, rng)
        snapshot = await world.service.snapshot(info.id)
        assert snapshot.outcome is None
        world.clock.advance(6)
        if reset == "turn":
            await moderation.begin_turn_again(info.id, DEE, snapshot.turn, world.iid)
            continue
        user = user_at(snapshot.info, 2)
        assert user is not None
        await world.service.leave(info.id, user, world.iid)
        await moderation.deal_again(info.id, DEE, world.iid)
    await world.finish(info.id, rng)
    return await world.service.archive.log(info.id, ANN.id)


async def called_off(world: World) -> LogFile:
    """A match that its host called off after a few steps."""
    info = await world.match(ANN, BO, ruleset="dice")
    await world.step(info.id, Random(1))
    await world.service.cancel(info.id, ANN, world.iid)
    return await world.service.archive.log(info.id, BO.id)


async def rolled(world: World) -> LogFile:
    """A match of dice: a marker put, put again, taken back; then rolls to the end."""
    info = await world.match(ANN, BO, ruleset="dice")
    for colour in ("red", "green"):
        user, press = press_of(await world.service.snapshot(info.id), "mark", "mark", colour)
        await world.press(info.id, user, press)
    await world.service.undo(info.id, user, world.iid)
    while (snapshot := await world.service.snapshot(info.id)).outcome is None:
        await world.press(info.id, *press_of(snapshot, "roll", "roll"))
    return await world.service.archive.log(info.id, BO.id)


async def _take_back(world: World, match_id: str) -> None:
    """Somebody plays what can be taken back, and does."""
    rng = Random(2)
    for _ in range(40):
        await world.step(match_id, rng)
        snapshot = await world.service.snapshot(match_id)
        if snapshot.undo is not None:
            user = user_at(snapshot.info, snapshot.undo.seat)
            assert user is not None
            await world.service.undo(match_id, user, world.iid)
            return
    raise AssertionError("nothing could be taken back")


def altered(file: LogFile, change: Callable[[Json], None], seal: bool = True) -> LogFile:
    """The file after a change of its JSON, by default with the checksum redone. May raise msgspec.ValidationError."""
    raw: Json = msgspec.json.decode(msgspec.json.encode(file))
    change(raw)
    changed = msgspec.convert(raw, LogFile)
    return sealed(changed) if seal else changed


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value that holds no others."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    inner = [found for name, item in items for found in leaves(item, (*path, name))]
    yield from inner if isinstance(value, dict | list | tuple) else [path]


def flip(raw: Any, path: Path) -> None:
    """Change one leaf into another value of its kind."""
    *way, last = path
    for name in way:
        raw = raw[name]
    match raw[last]:
        case bool(value):
            raw[last] = not value
        case int(value):
            raw[last] = value + 1
        case str(value):
            raw[last] = f"{value[:-1]}{'1' if value.endswith('0') else '0'}"
        case None:
            raw[last] = "x"
        case other:
            raise AssertionError(other)
