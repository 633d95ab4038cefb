"""The Discord client: logs in, keeps the command list in step, hands every press to the cog whose message it is."""

import asyncio
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.render.artist import Artist
from bot.ui import answers
from bot.ui.answers import Interaction
from bot.ui.command_errors import refusal_of
from bot.ui.edge import Edge
from bot.ui.gate import Gate
from bot.ui.ids import parse
from bot.ui.invite import invite_link
from bot.ui.press_cog import PressCog
from bot.ui.translator import CommandTranslator
from bot.version import version

_log = structlog.get_logger(__name__)


class ParlourClient(commands.AutoShardedBot):
    """Needs no privileged intent: slash commands and presses carry everything.

    Args:
        edge: what cogs work with.
        cogs: their types, each made from the edge.
        synced: a file that remembers which commands Discord has.
        artist: draws the pictures in answers.
        options: for discord.py.
    """

    def __init__(
        self, edge: Edge, cogs: tuple[type[commands.Cog], ...], synced: Path, artist: Artist, **options: Any
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self.gate = Gate()
        self.artist = artist
        self._edge = edge
        self._cog_types = cogs
        self._synced = synced
        self.tree.error(self._command_failed)

    @property
    def ready(self) -> bool:
        """Whether events arrive on every shard. discord.py's own `is_ready` stays true when a line is lost."""
        lines = self.shards.values()
        return self.is_ready() and not self.is_closed() and not any(line.is_closed() for line in lines)

    @property
    def shard_latencies(self) -> Mapping[int, float]:
        """Seconds between the last heartbeat and its answer, by shard; infinite before the first."""
        return dict(self.latencies)

    async def setup_hook(self) -> None:
        """Add the cogs and, when they changed, the commands."""
        for cog in self._cog_types:
            await self.add_cog(cog(self._edge))
        if self.application_id is not None:
            _log.info("invite", link=invite_link(self.application_id))
        await self.tree.set_translator(CommandTranslator(self._edge.texts))
        await self._sync()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every press of a component or modal; commands come through the tree."""
        self._edge.preferences.met(interaction.user.id, str(interaction.locale))
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        data: Any = interaction.data or {}
        address = parse(str(data.get("custom_id", "")))
        pressed = (cog for cog in self.cogs.values() if isinstance(cog, PressCog))
        cog = next((cog for cog in pressed if address is not None and cog.words == address.prefix), None)
        if address is None or cog is None:
            say = self._edge.speaker(interaction)
            await answers.guarded(interaction, say, lambda: answers.refuse(interaction, say.say("refuse-ask-gone")))
            return
        await cog.press(interaction, address)

    async def on_ready(self) -> None:
        """Say where we are."""
        _log.info("ready", version=version(), guilds=len(self.guilds), shards=len(self.shards))
        await self._edge.keeper.in_servers({guild.id for guild in self.guilds})

    async def on_guild_channel_update(self, _before: object, channel: discord.abc.GuildChannel) -> None:
        """Its permissions may have changed: tables that could not be reached are shown again."""
        await self._reopen(channel.id, *(thread.id for thread in getattr(channel, "threads", ())))

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        """Brought back by somebody: a table that was put away with it is shown again."""
        if not update.data["thread_metadata"]["archived"]:
            await self._reopen(update.thread_id)

    async def _reopen(self, *channel_ids: int) -> None:
        for channel_id in channel_ids:
            for info in await self._edge.service.matches_in(channel_id):
                await self._edge.painter.reopen_table(info.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited again: tables of old are shown again."""
        await self._edge.keeper.server_joined(guild.id)
        for channel in guild.channels:
            await self.on_guild_channel_update(None, channel)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from a server: what is kept of it goes."""
        await self._edge.keeper.server_left(guild.id)

    async def _command_failed(self, interaction: Interaction, error: discord.app_commands.AppCommandError) -> None:
        say = self._edge.speaker(interaction)

        async def work() -> None:
            raise refusal_of(error) or error.__cause__ or error

        await answers.guarded(interaction, say, work)

    async def _sync(self) -> None:
        """Send the commands to Discord only if they are not what was sent last: syncing is limited to 200 a day."""
        translator = self.tree.translator
        assert translator is not None
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
        present = {command.name for command in await self.tree.fetch_commands()}
        if await asyncio.to_thread(_read, self._synced) != digest or present != {item["name"] for item in payload}:
            await self.tree.sync()
            await asyncio.to_thread(self._synced.write_text, digest)


def _read(file: Path) -> str:
    return file.read_text() if file.is_file() else ""
