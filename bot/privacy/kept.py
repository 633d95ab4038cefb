"""Everything that is kept of one person, as they get it."""

from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import or_, select

from bot.privacy.facts import facts_naming, naming_only, removed_from
from bot.store.schema import matches, results, server_preferences, sitters, surfaces, user_preferences
from bot.store.sql import SqlStore

FORMAT = 1
LARGEST = 8_000_000
"""Bytes of moves in one file; Discord takes 10 MiB."""


class Seat(msgspec.Struct, frozen=True):
    """A chair of theirs, and how Discord last named them there."""

    seat: int
    name: str | None
    locale: str | None


class Move(msgspec.Struct, frozen=True):
    """Something they pressed in a match."""

    version: int
    at: datetime
    command: dict[str, Any]


class MatchEntry(msgspec.Struct, frozen=True):
    """A match they opened or sit in, or a lobby they were removed from.

    moves: None: left out because the file would be too large for Discord.
    """

    id: str
    name: str
    game: str
    status: str
    opened_at: datetime
    server: str | None
    server_name: str
    channel: str
    opened_it: bool
    removed: bool
    chair: Seat | None
    moves: tuple[Move, ...] | None


class FactEntry(msgspec.Struct, frozen=True):
    """What they did to a match as a moderator, or a seat they took or left, in the shape in which it is stored."""

    match: str
    kind: str
    at: datetime
    body: dict[str, Any]


class MessageEntry(msgspec.Struct, frozen=True):
    """A direct message of the bot to them that it keeps up to date. `walk`: how far they have filled a form in it."""

    match: str
    channel: str
    message: str
    sent_at: datetime
    reachable: bool
    walk: str | None


class Settings(msgspec.Struct, frozen=True):
    """What they chose. `in_stats`: their results are counted and shown to others."""

    locale: str | None
    pings: bool
    in_stats: bool


class ServerEntry(msgspec.Struct, frozen=True):
    """A server whose settings they were the last to change, and when."""

    server: str
    changed_at: datetime


class ResultEntry(msgspec.Struct, frozen=True):
    """Where they came in a match, for statistics. `gone`: they left in the middle, and are behind all who stayed."""

    match: str
    game: str
    server: str
    ended_at: datetime
    place: int
    of: int
    gone: bool
    name: str | None


class PersonalData(msgspec.Struct, frozen=True):
    """The file. Ids are strings, because JavaScript rounds them as numbers."""

    format: int
    user: str
    made_at: datetime
    settings: Settings | None
    servers: tuple[ServerEntry, ...]
    matches: tuple[MatchEntry, ...]
    facts: tuple[FactEntry, ...]
    messages: tuple[MessageEntry, ...]
    results: tuple[ResultEntry, ...]


async def kept_of(store: SqlStore, user_id: int, now: datetime) -> PersonalData:
    """Everything kept of a person, their newest match first."""
    chosen = await store.read(select(user_preferences).where(user_preferences.c.user_id == user_id))
    servers = await store.read(select(server_preferences).where(server_preferences.c.changed_by == user_id))
    messages = await store.read(select(surfaces).where(surfaces.c.owner_id == user_id).order_by(surfaces.c.sent_at))
    facts = await facts_naming(store, user_id)
    places = await store.read(select(results).where(results.c.user_id == user_id).order_by(results.c.ended_at))
    return PersonalData(
        format=FORMAT,
        user=str(user_id),
        made_at=now,
        settings=Settings(chosen[0].locale, chosen[0].pings, chosen[0].in_stats) if chosen else None,
        servers=tuple(ServerEntry(str(row.guild_id), row.changed_at) for row in servers),
        matches=await _matches(store, user_id),
        facts=tuple(FactEntry(fact.match_id, fact.kind, fact.at, naming_only(fact.body, user_id)) for fact in facts),
        messages=tuple(
            MessageEntry(row.match_id, str(row.channel_id), str(row.message_id), row.sent_at, not row.closed, row.walk)
            for row in messages
        ),
        results=tuple(
            ResultEntry(
                row.match_id,
                row.ruleset,
                str(row.guild_id),
                row.ended_at,
                row.place,
                row.size,
                row.gone,
                row.user_name,
            )
            for row in places
        ),
    )


def written(data: PersonalData) -> bytes:
    """The file as JSON."""
    return msgspec.json.format(msgspec.json.encode(data), indent=1)


async def _matches(store: SqlStore, user_id: int) -> tuple[MatchEntry, ...]:
    mine = (sitters.c.match_id == matches.c.id) & (sitters.c.user_id == user_id)
    chair = (sitters.c.seat, sitters.c.user_name, sitters.c.user_locale)
    rows = await store.read(
        select(matches, *chair, removed_from(user_id).label("was_removed"))
        .select_from(matches.outerjoin(sitters, mine))
        .where(or_(sitters.c.seat.is_not(None), matches.c.host_id == user_id, removed_from(user_id)))
        .order_by(matches.c.created_at.desc(), matches.c.id)
    )
    entries, room = [], LARGEST
    for row in rows:
        moves = await _moves(store, row.id, row.seat) if row.seat is not None and room > 0 else ()
        room -= len(msgspec.json.encode(moves))
        entries.append(
            MatchEntry(
                id=row.id,
                name=row.name,
                game=row.ruleset,
                status=row.status,
                opened_at=row.created_at,
                server=None if row.guild_id is None else str(row.guild_id),
                server_name=row.guild_name,
                channel=str(row.channel_id),
                opened_it=row.host_id == user_id,
                removed=row.was_removed,
                chair=None if row.seat is None else Seat(row.seat, row.user_name, row.user_locale),
                moves=moves if room > 0 else None,
            )
        )
    return tuple(entries)


class _Body(msgspec.Struct):
    command: dict[str, Any] | None = None


async def _moves(store: SqlStore, match_id: str, seat: int) -> tuple[Move, ...]:
    """The commands of a seat that somebody pressed. What they brought to light is in the log of a finished match."""
    moves = []
    for row in (await store.tail(match_id, -1)).steps:
        command = msgspec.json.decode(row.body, type=_Body).command
        if row.interaction_id is not None and command is not None and command.get("seat") == seat:
            moves.append(Move(row.version, row.at, command))
    return tuple(moves)
