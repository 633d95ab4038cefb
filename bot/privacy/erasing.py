"""Taking a person out of what is kept. Matches in play need to know who sits there, so those stay."""

import secrets
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, or_, select, update

from bot.privacy.facts import SEATS, Fact, facts_naming, nameless, removed_from
from bot.store.records import ANONYMOUS, FINAL, NAMELESS
from bot.store.schema import matches, results, server_preferences, sitters, steps, surfaces, user_preferences
from bot.store.sql import SqlStore

_FINISHED = select(matches.c.id).where(matches.c.status.in_(FINAL))
_NEVER_BEGUN = ~exists().where(steps.c.match_id == matches.c.id)
_SCRUB = (
    update(steps)
    .where(steps.c.match_id == bindparam("of"), steps.c.version == bindparam("at_version"))
    .values(body=bindparam("now"))
)


@dataclass(frozen=True, slots=True)
class Erased:
    """What became of a person's matches: `finished` name them no more, `running` were left as they are."""

    finished: tuple[str, ...]
    running: int


async def erase(store: SqlStore, user_id: int) -> Erased:
    """Delete a person's settings and messages, and take them out of every match that is over."""
    naming = await facts_naming(store, user_id)
    facts = [fact for fact in naming if fact.final]
    finished_ones = select(matches.c.id).where(_theirs(user_id), matches.c.status.in_(FINAL))
    rows, running = await store.read(finished_ones), await _running(store, user_id, naming)

    def work(connection: Connection) -> None:
        _take_out(connection, user_id, facts)

    await store.write(work)
    finished = {row.id for row in rows} | {fact.match_id for fact in facts}
    return Erased(tuple(sorted(finished)), running)


async def open_matches_of(store: SqlStore, user_id: int) -> int:
    """How many lobbies and matches in play somebody opened, sits in, left in the middle or was removed from."""
    return await _running(store, user_id, await facts_naming(store, user_id))


async def _running(store: SqlStore, user_id: int, naming: tuple[Fact, ...]) -> int:
    rows = await store.read(select(matches.c.id).where(_theirs(user_id), matches.c.status.not_in(FINAL)))
    left = {fact.match_id for fact in naming if fact.kind in SEATS and not fact.final}
    return len({row.id for row in rows} | left)


def _theirs(user_id: int) -> ColumnElement[bool]:
    sat = select(sitters.c.match_id).where(sitters.c.user_id == user_id)
    return or_(matches.c.id.in_(sat), matches.c.host_id == user_id, removed_from(user_id))


def _take_out(connection: Connection, user_id: int, facts: list[Fact]) -> None:
    connection.execute(delete(user_preferences).where(user_preferences.c.user_id == user_id))
    changed = server_preferences.c.changed_by == user_id
    connection.execute(update(server_preferences).where(changed).values(changed_by=None))
    connection.execute(
        update(sitters)
        .where(sitters.c.user_id == user_id, sitters.c.match_id.in_(_FINISHED))
        .values(user_id=ANONYMOUS, user_name=NAMELESS, user_locale=None)
    )
    connection.execute(
        update(matches).where(matches.c.host_id == user_id, matches.c.status.in_(FINAL)).values(host_id=ANONYMOUS)
    )
    connection.execute(delete(surfaces).where(surfaces.c.owner_id == user_id, surfaces.c.match_id.in_(_FINISHED)))
    _take_out_of_results(connection, user_id)
    if facts:
        scrubbed = [
            {"of": fact.match_id, "at_version": fact.version, "now": nameless(fact.body, user_id)} for fact in facts
        ]
        connection.execute(_SCRUB, scrubbed)
    # Of who closed a lobby only the name is kept, and names change: it goes from all of them.
    ended = or_(matches.c.id.in_([fact.match_id for fact in facts]), _NEVER_BEGUN)
    connection.execute(
        update(matches).where(matches.c.ended_by.is_not(None), matches.c.status.in_(FINAL), ended).values(ended_by=None)
    )


def _take_out_of_results(connection: Connection, user_id: int) -> None:
    """A random number takes the person's place, another one for each game of each server.

    Whoever beat them beat the same opponent as before, so nobody else's rating moves; who that was is gone.
    """
    theirs = results.c.user_id == user_id
    for kind in connection.execute(select(results.c.guild_id, results.c.ruleset).where(theirs).distinct()).all():
        of_kind = results.c.guild_id == kind.guild_id, results.c.ruleset == kind.ruleset
        nobody = {"user_id": -1 - secrets.randbelow(2**62), "user_name": None}
        connection.execute(update(results).where(theirs, *of_kind).values(nobody))
