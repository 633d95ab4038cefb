"""Between a match as the service knows it and its record in the store."""

from typing import Any, cast

from bot.matches.model import Leaving, MatchInfo, Place, Sitter, User
from bot.matches.paces import PaceName
from bot.matches.quiet import Night
from bot.store.records import MatchRecord, SitterRecord
from games.core.game import Ruleset


def to_info(record: MatchRecord, ruleset: Ruleset[Any, Any]) -> MatchInfo:
    """The match of a record. Raises pydantic's ValidationError when its options are not the ruleset's."""
    return MatchInfo(
        id=record.id,
        name=record.name,
        ruleset=record.ruleset,
        revision=record.revision,
        preset=record.preset,
        options=ruleset.options.model_validate_json(record.options),
        status=record.status,
        place=Place(record.guild_id, record.guild_name, record.channel_id),
        locale=record.locale,
        host_id=record.host_id,
        sitters=tuple(_to_sitter(seat, sitter) for seat, sitter in enumerate(record.sitters)),
        size=record.size,
        pace=cast("PaceName", record.pace),
        version=record.version,
        lobby_version=record.lobby_version,
        commitment=record.commitment,
        created_at=record.created_at,
        ended_by=record.ended_by,
        night=Night(record.quiet_hours, record.time_zone),
        leaving=cast("Leaving", record.leaving),
        pictures=record.pictures,
        removed=record.removed,
        rematch=record.rematch,
        rematch_of=record.rematch_of,
    )


def to_record(info: MatchInfo) -> MatchRecord:
    """The record of a match."""
    return MatchRecord(
        id=info.id,
        name=info.name,
        ruleset=info.ruleset,
        revision=info.revision,
        preset=info.preset,
        options=info.options.model_dump_json(),
        status=info.status,
        guild_id=info.place.guild_id,
        guild_name=info.place.guild_name,
        channel_id=info.place.channel_id,
        locale=info.locale,
        host_id=info.host_id,
        size=info.size,
        pace=info.pace,
        commitment=info.commitment,
        created_at=info.created_at,
        ended_by=info.ended_by,
        quiet_hours=info.night.hours,
        time_zone=info.night.zone,
        leaving=info.leaving,
        pictures=info.pictures,
        removed=info.removed,
        rematch=info.rematch,
        rematch_of=info.rematch_of,
        lobby_version=info.lobby_version,
        sitters=tuple(_to_row(sitter) for sitter in info.sitters),
    )


def _to_sitter(seat: int, row: SitterRecord) -> Sitter:
    if row.user_id is None:
        return Sitter(seat, policy=row.policy)
    return Sitter(seat, User(row.user_id, row.user_name or "", row.user_locale or ""))


def _to_row(sitter: Sitter) -> SitterRecord:
    if sitter.user is None:
        return SitterRecord(policy=sitter.policy)
    return SitterRecord(sitter.user.id, sitter.user.name, sitter.user.locale)
