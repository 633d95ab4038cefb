"""`/settings me` and `/settings server`: panels that show what is chosen and change it."""

from collections.abc import Mapping
from dataclasses import replace

import structlog
from discord import SelectOption, app_commands, ui

from bot.matches.errors import AskGone, Refusal
from bot.text import LOCALES
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.ids import Address
from bot.ui.layout import Block, Button, Menu, Words, message
from bot.ui.modals import values_of
from bot.ui.press_cog import Handler, PressCog
from bot.ui.server_settings import AUTOMATIC, VERBS, Change, blocks_of, change_of
from bot.ui.speaker import Speaker, escaped, language_name
from bot.ui.translator import worded
from games.core.text import Text

_log = structlog.get_logger(__name__)


class NotModerator(Refusal):
    """A server's settings are its moderators'."""

    key = "refuse-not-moderator"


class NoServer(Refusal):
    """A direct message belongs to no server."""

    key = "refuse-no-server"


class PreferencesCog(PressCog):
    """The settings of a person and of a server. Answers are private, in the language just chosen."""

    words = "settings"
    settings = app_commands.Group(
        name=worded("cmd-settings", "settings"),
        description=worded("cmd-settings.desc", "Your language and pings, this server’s language"),
    )

    @settings.command(
        name=worded("cmd-settings-me", "me"),
        description=worded("cmd-settings-me.desc", "Your language, your pings, whether you are in the statistics"),
    )
    async def me(self, interaction: Interaction) -> None:
        """One's own settings."""

        async def work() -> None:
            await answers.private(interaction, self._my_panel(interaction))

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

    @settings.command(
        name=worded("cmd-settings-server", "server"),
        description=worded(
            "cmd-settings-server.desc",
            "This server’s tables: language, quiet hours, channels, threads, pictures, moderators",
        ),
    )
    async def server(self, interaction: Interaction) -> None:
        """The server's settings. Discord asks permissions of whole commands only, so they are asked here."""

        async def work() -> None:
            await answers.private(interaction, self._server_panel(interaction, _moderated(interaction)))

        await answers.guarded(interaction, self.edge.speaker(interaction), work)

    @property
    def verbs(self) -> Mapping[str, Handler]:
        """Of both panels."""
        return {
            "locale": self._choose_locale,
            "loud": self._switch_pings,
            "quiet": self._switch_pings,
            "counted": self._switch_stats,
            "uncounted": self._switch_stats,
            **dict.fromkeys(VERBS, self._choose_for_server),
        }

    async def _choose_for_server(self, interaction: Interaction, address: Address) -> None:
        if address.match_id != "server":
            raise AskGone
        guild_id = _moderated(interaction)
        await self._change_server(interaction, guild_id, change_of(address.verb, interaction))

    async def _change_server(self, interaction: Interaction, guild_id: int, change: Change) -> None:
        """Change a server's settings, log which without saying who did, and show them."""
        setting = self.edge.preferences.set_server(guild_id, change, interaction.user.id, interaction.created_at)
        if changed := await answers.worked(interaction, setting):
            _log.info("server settings changed", guild=guild_id, settings=changed)
        await answers.privately(interaction, self._server_panel(interaction, guild_id))

    async def _choose_locale(self, interaction: Interaction, address: Address) -> None:
        preferences, locale = self.edge.preferences, _chosen_locale(interaction)
        match address.match_id:
            case "me":
                await answers.worked(interaction, preferences.set_locale(interaction.user.id, locale))
                await self._show_mine(interaction)
            case "server":
                guild_id = _moderated(interaction)
                await self._change_server(interaction, guild_id, lambda before: replace(before, locale=locale))
            case _:
                raise AskGone

    async def _switch_pings(self, interaction: Interaction, address: Address) -> None:
        if address.match_id != "me":
            raise AskGone
        loud = address.verb == "loud"
        await answers.worked(interaction, self.edge.preferences.set_pings(interaction.user.id, loud))
        await self._show_mine(interaction)

    async def _switch_stats(self, interaction: Interaction, address: Address) -> None:
        if address.match_id != "me":
            raise AskGone
        wanted = address.verb == "counted"
        await answers.worked(interaction, self.edge.preferences.set_in_stats(interaction.user.id, wanted))
        await answers.privately(interaction, self._my_panel(interaction))

    async def _show_mine(self, interaction: Interaction) -> None:
        for info in await self.edge.service.matches_of(interaction.user.id):
            self.edge.painter.reworded(info.id, interaction.user.id)
        await answers.privately(interaction, self._my_panel(interaction))

    def _my_panel(self, interaction: Interaction) -> ui.LayoutView:
        say, chosen = self.edge.speaker(interaction), self.edge.preferences.user(interaction.user.id)
        language = language_name(say.locale)
        line = "settings-me-language" if chosen.locale else "settings-me-language-auto"
        pings = "on" if chosen.pings else "off"
        verb, switch = ("quiet", "settings-pings-turn-off") if chosen.pings else ("loud", "settings-pings-turn-on")
        stats = "in" if chosen.in_stats else "out"
        out, count = ("uncounted", "settings-stats-leave") if chosen.in_stats else ("counted", "settings-stats-join")
        blocks: list[Block] = [
            Words(say.say("settings-me-title")),
            Words(f"{say.say(line, language=language)}\n{say.say('settings-me-language-what')}"),
            _menu(say, "me", chosen.locale),
            Words(say.say(f"settings-pings-{pings}")),
            (Button(say.label(switch), str(Address(self.words, "me", verb))),),
            Words(say.say(f"settings-stats-{stats}")),
            (Button(say.label(count), str(Address(self.words, "me", out))),),
        ]
        return message(blocks)

    def _server_panel(self, interaction: Interaction, guild_id: int) -> ui.LayoutView:
        say, chosen = self.edge.speaker(interaction), self.edge.preferences.server(guild_id)
        if chosen.locale is None:
            line = say.say("settings-server-language-auto")
        else:
            line = say.say("settings-server-language", language=language_name(chosen.locale))
        name = escaped(interaction.guild.name) if interaction.guild else ""
        blocks: list[Block] = [
            Words(say.say("settings-server-title", server=name)),
            Words(f"{line}\n{say.say('settings-server-language-what')}"),
            _menu(say, "server", chosen.locale),
            *blocks_of(chosen, say),
        ]
        return message(blocks)


def _menu(say: Speaker, whose: str, chosen: str | None) -> Menu:
    labels: dict[str, Text] = {AUTOMATIC: Text(f"settings-{whose}-auto")}
    labels.update((locale, language_name(locale)) for locale in LOCALES)
    options = tuple(
        SelectOption(label=say.label(label), value=value, default=value == (chosen or AUTOMATIC))
        for value, label in labels.items()
    )
    return Menu(str(Address("settings", whose, "locale")), say.label(f"settings-{whose}-choose"), options)


def _chosen_locale(interaction: Interaction) -> str | None:
    """What the menu says. Raises `AskGone` when it is none of its options."""
    match values_of(interaction):
        case (value,) if value in (AUTOMATIC, *LOCALES):
            return None if value == AUTOMATIC else value
        case _:
            raise AskGone


def _moderated(interaction: Interaction) -> int:
    """The server whose settings the person may change. Raises `NoServer` and `NotModerator`."""
    if interaction.guild_id is None:
        raise NoServer
    if not interaction.permissions.manage_guild:
        raise NotModerator
    return interaction.guild_id
