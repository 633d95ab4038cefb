"""Several commits in one transaction: each is stored whole or not at all, and none of them fails another."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.errors import Conflict, Repeated
from bot.store.records import Commit, MatchRecord, ResultRow
from bot.store.rows import match_values, sitter_values, step_values
from bot.store.schema import dues, interactions, matches, results, sitters, steps, user_preferences
from bot.store.upcasts import Upcasts

Verdict: TypeAlias = Conflict | Repeated | None
"""Why a commit was not stored; None when it was."""

# Statements are built once: building one, and finding what it was compiled to, takes longer than SQLite needs for it.
_ADD_STEPS = upsert(steps).on_conflict_do_nothing().returning(steps.c.match_id, steps.c.version)
_ADD_INTERACTION = upsert(interactions).on_conflict_do_nothing().returning(interactions.c.id)
_LOCK_MATCH = select(matches.c.lobby_version).where(matches.c.id == bindparam("match_id")).with_for_update()
_STEP_OF = select(steps.c.match_id).where(steps.c.interaction_id == bindparam("id"))
_CHANGE_OF = select(interactions.c.match_id).where(interactions.c.id == bindparam("id"))
_PUT_MATCH = update(matches).where(matches.c.id == bindparam("of"))
_DROP_SITTERS, _ADD_SITTERS = delete(sitters).where(sitters.c.match_id == bindparam("of")), insert(sitters)
_KEPT_OUT = select(user_preferences.c.user_id).where(user_preferences.c.in_stats.is_(False))
_ADD_RESULTS = insert(results)
_DROP_DUES, _ADD_DUES = delete(dues).where(dues.c.match_id == bindparam("of")), insert(dues)


def write_group(connection: Connection, commits: Sequence[Commit], upcasts: Upcasts) -> list[Verdict]:
    """Store the commits that fit, in the connection's transaction, and say which did not."""
    verdicts: list[Verdict] = [None] * len(commits)
    claimed: set[tuple[str, object]] = set()
    for index, commit in enumerate(commits):
        claims = _claims(commit)
        if claimed & claims:
            verdicts[index] = Conflict(commit.match_id)
        elif commit.record is not None or commit.step is None:
            verdicts[index] = _admit(connection, commit)
        claimed |= claims
    _add_steps(connection, commits, verdicts, upcasts)
    stored = [commit for commit, verdict in zip(commits, verdicts, strict=True) if verdict is None]
    for commit in stored:
        if commit.record is not None:
            _put_record(connection, commit.record)
    _replace_dues(connection, stored)
    _add_results(connection, [row for commit in stored for row in commit.results])
    return verdicts


def _claims(commit: Commit) -> set[tuple[str, object]]:
    """What no two commits of a group may both write."""
    claims: set[tuple[str, object]] = set()
    if commit.step is not None:
        claims.add((commit.match_id, commit.step.version))
    if commit.record is not None:
        claims.add((commit.match_id, "record"))
    if (interaction_id := _interaction(commit)) is not None:
        claims.add(("interaction", interaction_id))
    return claims


def _interaction(commit: Commit) -> int | None:
    return commit.interaction_id if commit.step is None else commit.step.interaction_id


def _admit(connection: Connection, commit: Commit) -> Verdict:
    """Judge a commit that changes the record, before anything of it is written."""
    if commit.record is not None:
        stored = connection.scalar(_LOCK_MATCH, {"match_id": commit.match_id})
        if stored != commit.record.lobby_version - 1:
            return _repeated(connection, commit) or Conflict(commit.match_id)
    if commit.step is None and commit.interaction_id is not None:
        values = {"id": commit.interaction_id, "match_id": commit.match_id}
        if connection.scalar(_ADD_INTERACTION, values) is None:
            return Repeated(commit.match_id)
    return None


def _repeated(connection: Connection, commit: Commit) -> Repeated | None:
    interaction_id = _interaction(commit)
    if interaction_id is None:
        return None
    match_id = connection.scalar(_STEP_OF if commit.step else _CHANGE_OF, {"id": interaction_id})
    return None if match_id is None else Repeated(match_id)


def _add_steps(connection: Connection, commits: Sequence[Commit], verdicts: list[Verdict], upcasts: Upcasts) -> None:
    waiting = [
        (index, commit, commit.step)
        for index, commit in enumerate(commits)
        if verdicts[index] is None and commit.step is not None
    ]
    if not waiting:
        return
    values = [step_values(commit.match_id, step, upcasts) for _, commit, step in waiting]
    added = {(row.match_id, row.version) for row in connection.execute(_ADD_STEPS, values)}
    for index, commit, step in waiting:
        if (commit.match_id, step.version) not in added:
            verdicts[index] = _repeated(connection, commit) or Conflict(commit.match_id)


def update_record(connection: Connection, record: MatchRecord) -> None:
    """Store a record as it becomes. Raises `Conflict` unless its `lobby_version` is one more than stored."""
    if connection.scalar(_LOCK_MATCH, {"match_id": record.id}) != record.lobby_version - 1:
        raise Conflict(record.id)
    _put_record(connection, record)


def _put_record(connection: Connection, record: MatchRecord) -> None:
    of = {"of": record.id}
    connection.execute(_PUT_MATCH, {**match_values(record), **of})
    connection.execute(_DROP_SITTERS, of)
    if record.sitters:
        connection.execute(_ADD_SITTERS, sitter_values(record))


def _replace_dues(connection: Connection, stored: Sequence[Commit]) -> None:
    changed = [commit for commit in stored if commit.dues is not None]
    if changed:
        connection.execute(_DROP_DUES, [{"of": commit.match_id} for commit in changed])
    rows = [{"match_id": due.match_id, "key": due.key, "at": due.at} for commit in changed for due in commit.dues or ()]
    if rows:
        connection.execute(_ADD_DUES, rows)


def _add_results(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Of whoever is kept out of statistics nothing is stored but that somebody came there."""
    if not rows:
        return
    kept_out = set(connection.scalars(_KEPT_OUT))
    values = [asdict(row) for row in rows]
    for value in values:
        if value["user_id"] in kept_out:
            value.update(user_id=None, user_name=None)
    connection.execute(_ADD_RESULTS, values)
