"""What a server chooses for its tables: quiet hours, channels, threads, one a channel, pictures, who moderates."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from discord import SelectOption

from bot.matches.errors import AskGone
from bot.matches.quiet import NIGHTS, ZONES
from bot.store.records import ServerPreferences
from bot.ui.answers import Interaction
from bot.ui.ids import Address
from bot.ui.layout import Block, Button, Chooser, Menu, Words
from bot.ui.modals import values_of
from bot.ui.option_words import hours_label, zone_label
from bot.ui.presence import relative
from bot.ui.speaker import Speaker

AUTOMATIC = "auto"
CHANNELS = 25
"""Channels that can be chosen: as many as a menu reports."""
Change = Callable[[ServerPreferences], ServerPreferences]
SWITCHES: Mapping[str, Change] = {
    "threads": lambda before: replace(before, threads=True),
    "nothreads": lambda before: replace(before, threads=False),
    "single": lambda before: replace(before, one_a_channel=True),
    "pictures": lambda before: replace(before, pictures=True),
    "words": lambda before: replace(before, pictures=False),
    "many": lambda before: replace(before, one_a_channel=False),
}
"""Buttons that say what shall be, by their verbs."""
VERBS = ("hours", "zone", "role", "channels", *SWITCHES)


def change_of(verb: str, interaction: Interaction) -> Change:
    """What a press on the panel changes. Raises `AskGone` when it says nothing that is on offer."""
    if verb in SWITCHES:
        return SWITCHES[verb]
    values = values_of(interaction)
    if values is None:
        raise AskGone
    match verb, values:
        case "hours", (value,) if value in (AUTOMATIC, *NIGHTS):
            return lambda before: replace(before, quiet_hours=None if value == AUTOMATIC else value)
        case "zone", (value,) if value in (AUTOMATIC, *ZONES):
            return lambda before: replace(before, time_zone=None if value == AUTOMATIC else value)
        case "role", () | (_,):
            roles = _ids(values)
            return lambda before: replace(before, moderator_role=roles[0] if roles else None)
        case "channels", _:
            channels = _ids(values[:CHANNELS])
            return lambda before: replace(before, channels=channels)
    raise AskGone


def blocks_of(chosen: ServerPreferences, say: Speaker) -> list[Block]:
    """What is chosen, with what changes it."""
    zones = {AUTOMATIC: say.label("settings-zone-auto"), **{zone: say.label(zone_label(zone)) for zone in ZONES}}
    hours = {AUTOMATIC: say.label("settings-hours-auto"), **{key: say.label(hours_label(key)) for key in NIGHTS}}
    threads, single, pictures = chosen.threads, chosen.one_a_channel, chosen.pictures
    role = () if chosen.moderator_role is None else (chosen.moderator_role,)
    return [
        Words(say.say("settings-night-what")),
        _menu("hours", say.label("settings-hours-choose"), hours, chosen.quiet_hours),
        _menu("zone", say.label("settings-zone-choose"), zones, chosen.time_zone),
        Words(say.say("settings-role-what")),
        Chooser(_id("role"), say.label("settings-role-choose"), "roles", role),
        Words(say.say("settings-channels-what")),
        Chooser(_id("channels"), say.label("settings-channels-choose"), "channels", chosen.channels, CHANNELS),
        Words(
            f"{say.say('settings-threads-on' if threads else 'settings-threads-off')}\n"
            f"{say.say('settings-single-on' if single else 'settings-single-off')}\n"
            f"{say.say('settings-pictures-on' if pictures else 'settings-pictures-off')}"
        ),
        (
            Button(
                say.label("settings-threads-turn-off" if threads else "settings-threads-turn-on"),
                _id("nothreads" if threads else "threads"),
            ),
            Button(
                say.label("settings-single-turn-off" if single else "settings-single-turn-on"),
                _id("many" if single else "single"),
            ),
            Button(
                say.label("settings-pictures-turn-off" if pictures else "settings-pictures-turn-on"),
                _id("words" if pictures else "pictures"),
            ),
        ),
        *_last_change(chosen, say),
    ]


def _last_change(chosen: ServerPreferences, say: Speaker) -> list[Block]:
    """Who changed something last, and when, if anybody has. The mention pings nobody: no message's does by itself."""
    if chosen.changed_at is None:
        return []
    when = relative(chosen.changed_at)
    if chosen.changed_by is None:
        return [Words(say.say("settings-server-changed", when=when))]
    return [Words(say.say("settings-server-changed-by", person=f"<@{chosen.changed_by}>", when=when))]


def _menu(verb: str, placeholder: str, labels: Mapping[str, str], chosen: str | None) -> Menu:
    options = tuple(
        SelectOption(label=label, value=value, default=value == (chosen or AUTOMATIC))
        for value, label in labels.items()
    )
    return Menu(_id(verb), placeholder, options)


def _id(verb: str) -> str:
    return str(Address("settings", "server", verb))


def _ids(values: tuple[str, ...]) -> tuple[int, ...]:
    if not all(value.isascii() and value.isdigit() and len(value) < 20 for value in values):
        raise AskGone
    return tuple(int(value) for value in values)
