"""Several commits in one transaction: each is stored whole or not at all, and none of them fails another."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.errors import Conflict, Repeated
from bot.store.records import Commit
from bot.store.rows import match_values, sitter_values, step_values
from bot.store.schema import dues, interactions, matches, sitters, steps
from bot.store.upcasts import Upcasts

Verdict: TypeAlias = Conflict | Repeated | None
"""Why a commit was not stored; None when it was."""

_ADD_STEPS = upsert(steps).on_conflict_do_nothing().returning(steps.c.match_id, steps.c.version)
_ADD_INTERACTION = upsert(interactions).on_conflict_do_nothing().returning(interactions.c.id)
_LOCK_MATCH = select(matches.c.lobby_version).where(matches.c.id == bindparam("match_id")).with_for_update()


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
            _put_record(connection, commit)
    _replace_dues(connection, stored)
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
    column = (steps.c.match_id, steps.c.interaction_id) if commit.step else (interactions.c.match_id, interactions.c.id)
    match_id = connection.scalar(select(column[0]).where(column[1] == interaction_id))
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


def _put_record(connection: Connection, commit: Commit) -> None:
    assert commit.record is not None
    connection.execute(update(matches).where(matches.c.id == commit.match_id), match_values(commit.record))
    connection.execute(delete(sitters).where(sitters.c.match_id == commit.match_id))
    if commit.record.sitters:
        connection.execute(insert(sitters), sitter_values(commit.record))


def _replace_dues(connection: Connection, stored: Sequence[Commit]) -> None:
    changed = [commit for commit in stored if commit.dues is not None]
    if not changed:
        return
    connection.execute(delete(dues).where(dues.c.match_id.in_([commit.match_id for commit in changed])))
    rows: list[dict[str, Any]] = [
        {"match_id": due.match_id, "key": due.key, "at": due.at} for commit in changed for due in commit.dues or ()
    ]
    if rows:
        connection.execute(insert(dues), rows)
