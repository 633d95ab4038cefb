"""What may be done before the start: each function gives the match as it becomes, or refuses (also by IllegalMove)."""

from dataclasses import replace
from typing import Any

from bot.matches.errors import (
    AlreadySeated,
    BadAnswer,
    BadSize,
    HostOnly,
    LobbyFull,
    MatchOver,
    NoSuchPolicy,
    NoSuchRuleset,
    NoSuchSeat,
    NotALobby,
    NotEnoughPlayers,
    NotSeated,
    RemovedByHost,
    TooManyComputers,
)
from bot.matches.model import LEAVINGS, Leaving, MatchInfo, Place, Sitter, User
from bot.matches.options import changed_option, preset_of
from bot.matches.paces import PaceName
from bot.matches.quiet import NIGHTS, ZONES, Night
from bot.matches.seats import chair_name
from games.core.game import Ruleset

USUAL_SIZE = 4
"""Chairs of a lobby whose host says nothing about them."""


def join(info: MatchInfo, user: User) -> MatchInfo:
    """The person on the next chair."""
    _in_lobby(info)
    if info.seat_of(user.id) is not None:
        raise AlreadySeated
    if user.id in info.removed:
        raise RemovedByHost
    return _seat(info, Sitter(len(info.sitters), user))


def leave(info: MatchInfo, user_id: int) -> MatchInfo:
    """The person's chair free; the longest seated person becomes host; without people the match is off."""
    _in_lobby(info)
    seat = info.seat_of(user_id)
    if seat is None:
        raise RemovedByHost if user_id in info.removed else NotSeated
    return _unseat(info, seat)


def add_policy(info: MatchInfo, by: int, policy: str, ruleset: Ruleset[Any, Any]) -> MatchInfo:
    """A computer player on the next chair."""
    _by_host(info, by)
    if policy not in ruleset.game.policies:
        raise NoSuchPolicy(policy=policy)
    return _seat(info, Sitter(len(info.sitters), policy=policy))


def remove_sitter(info: MatchInfo, by: int, whom: str) -> MatchInfo:
    """Somebody's chair free for others; `whom` as `chair_name` says. A person does not come back before the start."""
    _by_host(info, by)
    chairs = {chair_name(info.sitters, chair): chair for chair in range(len(info.sitters))}
    if whom not in chairs:
        raise NoSuchSeat
    user = info.sitters[chairs[whom]].user
    return _unseat(info if user is None else replace(info, removed=(*info.removed, user.id)), chairs[whom])


def set_option(info: MatchInfo, by: int, name: str, value: str | int, ruleset: Ruleset[Any, Any]) -> MatchInfo:
    """One option changed; the preset is the one that the options now equal, if any."""
    _by_host(info, by)
    options = changed_option(info.options, name, value)
    ruleset.game.check_table(info.size, options)
    return _changed(info, options=options, preset=preset_of(ruleset, options))


def set_preset(info: MatchInfo, by: int, preset: str, ruleset: Ruleset[Any, Any]) -> MatchInfo:
    """All options of a preset."""
    _by_host(info, by)
    if preset not in ruleset.presets:
        raise NoSuchRuleset
    ruleset.game.check_table(info.size, ruleset.presets[preset])
    return _changed(info, options=ruleset.presets[preset], preset=preset)


def set_size(info: MatchInfo, by: int, size: int, ruleset: Ruleset[Any, Any]) -> MatchInfo:
    """So many chairs."""
    _by_host(info, by)
    check_size(size, ruleset, len(info.sitters))
    ruleset.game.check_table(size, info.options)
    return _changed(info, size=size)


def set_pace(info: MatchInfo, by: int, pace: PaceName) -> MatchInfo:
    """Another clock."""
    _by_host(info, by)
    return _changed(info, pace=pace)


def set_night(info: MatchInfo, by: int, night: Night) -> MatchInfo:
    """The clock of a slow match stands still at other hours."""
    _by_host(info, by)
    if night.hours not in NIGHTS or night.zone not in ZONES:
        raise BadAnswer
    return _changed(info, night=night)


def set_leaving(info: MatchInfo, by: int, leaving: Leaving) -> MatchInfo:
    """Another fate for seats whose players leave in the middle."""
    _by_host(info, by)
    if leaving not in LEAVINGS:
        raise BadAnswer
    return _changed(info, leaving=leaving)


def set_pictures(info: MatchInfo, by: int, wanted: bool) -> MatchInfo:
    """The table and its hands with pictures, or in words alone."""
    _by_host(info, by)
    return _changed(info, pictures=wanted)


def set_locale(info: MatchInfo, by: int, locale: str) -> MatchInfo:
    """The table in another language."""
    _by_host(info, by)
    return _changed(info, locale=locale)


def move(info: MatchInfo, place: Place) -> MatchInfo:
    """The table in another channel, also in play."""
    if info.status not in {"lobby", "playing"}:
        raise MatchOver
    return _changed(info, place=place)


def opening_size(wanted: int | None, computers: int, ruleset: Ruleset[Any, Any]) -> int:
    """How many chairs a lobby opens with; None: as usual, or as many as needed. Raises BadSize, TooManyComputers."""
    needed, least, most = 1 + computers, ruleset.seats[0], ruleset.seats[-1]
    size = min(max(USUAL_SIZE, needed), most) if wanted is None else wanted
    check_size(size, ruleset, 0)
    if needed > size:
        raise TooManyComputers(computers=computers, needed=needed, least=least, most=most)
    return size


def check_size(size: int, ruleset: Ruleset[Any, Any], seated: int) -> None:
    """Refuse a number of chairs that the game cannot be played on or that are too few for those seated."""
    if size not in ruleset.seats or size < seated:
        raise BadSize(least=max(ruleset.seats[0], seated), most=ruleset.seats[-1])


def check_start(info: MatchInfo, by: int, ruleset: Ruleset[Any, Any]) -> None:
    """Refuse unless the host may start now; chairs still free are taken away then. Raises IllegalMove too."""
    _by_host(info, by)
    if len(info.sitters) not in ruleset.seats:
        raise NotEnoughPlayers(seats=len(info.sitters), least=ruleset.seats[0])
    ruleset.game.check_table(len(info.sitters), info.options)


def cancel(info: MatchInfo, by: int) -> MatchInfo:
    """The match called off before it began."""
    _by_host(info, by)
    return _changed(info, status="cancelled")


def end(info: MatchInfo, by: str) -> MatchInfo:
    """The match called off before it began, by a moderator of that name."""
    _in_lobby(info)
    return _changed(info, status="cancelled", ended_by=by)


def expire(info: MatchInfo) -> MatchInfo:
    """The lobby closed because nothing changed for too long."""
    _in_lobby(info)
    return _changed(info, status="expired")


def check_host(info: MatchInfo, by: int) -> None:
    """Refuse everybody but the host."""
    if by != info.host_id:
        host = next((sitter.user.name for sitter in info.sitters if sitter.user and sitter.user.id == info.host_id), "")
        raise HostOnly(host=host)


def _in_lobby(info: MatchInfo) -> None:
    if info.status == "playing":
        raise NotALobby
    if info.status != "lobby":
        raise MatchOver


def _by_host(info: MatchInfo, by: int) -> None:
    _in_lobby(info)
    check_host(info, by)


def _seat(info: MatchInfo, sitter: Sitter) -> MatchInfo:
    if len(info.sitters) >= info.size:
        raise LobbyFull(size=info.size)
    return _changed(info, sitters=(*info.sitters, sitter))


def _unseat(info: MatchInfo, seat: int) -> MatchInfo:
    rest = [sitter for sitter in info.sitters if sitter.seat != seat]
    sitters = tuple(replace(sitter, seat=index) for index, sitter in enumerate(rest))
    people = [sitter.user.id for sitter in sitters if sitter.user]
    if not people:
        return _changed(info, sitters=sitters, status="cancelled")
    return _changed(info, sitters=sitters, host_id=info.host_id if info.host_id in people else people[0])


def _changed(info: MatchInfo, **values: Any) -> MatchInfo:
    if "status" in values:
        values["removed"] = ()  # nobody can join any more
    return replace(info, lobby_version=info.lobby_version + 1, **values)
