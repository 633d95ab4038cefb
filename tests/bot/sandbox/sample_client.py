"""A small discord.py client that uses every kind of answer; nothing in it knows of the local Discord."""

import asyncio
import io
import struct
import zlib
from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands


def png(width: int = 4, height: int = 3) -> bytes:
    """A plain picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + b"\x10\x20\x30" * width for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


class NameModal(ui.Modal, title="Table"):
    """Two labelled inputs."""

    name: Any = ui.Label(text="Name", component=ui.TextInput(max_length=20, custom_id="name"))
    pace: Any = ui.Label(
        text="Pace",
        component=ui.Select(custom_id="pace", options=[discord.SelectOption(label=p) for p in ("fast", "slow")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        text = f"{self.name.component.value} is {self.pace.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


def controls() -> ui.View:
    """A legacy layout: two buttons and a select, kept nowhere."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label="Count", custom_id="count"))
    view.add_item(ui.Button(label="Rename", custom_id="rename"))
    view.add_item(ui.Button(label="Silent", custom_id="silent"))
    options = [discord.SelectOption(label=c) for c in ("red", "green", "blue")]
    view.add_item(ui.Select(custom_id="colours", placeholder="Colours", max_values=2, options=options))
    view.stop()
    return view


def layout(caption: str) -> ui.LayoutView:
    """Components V2 with a picture that is uploaded beside."""
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description="the board")
    )
    view.add_item(
        ui.Container(ui.TextDisplay(caption), gallery, ui.ActionRow(ui.Button(label="Deal", custom_id="deal")))
    )
    view.stop()
    return view


async def on_component(interaction: discord.Interaction) -> None:
    """Answer the controls above."""
    data: Any = interaction.data
    match data["custom_id"]:
        case "count":
            await interaction.response.edit_message(content="counted", view=controls())
        case "rename":
            await interaction.response.send_modal(NameModal())
        case "colours":
            await interaction.response.defer()
            await interaction.edit_original_response(content=" then ".join(data["values"]), view=None)


def build_tree(tree: app_commands.CommandTree[Any]) -> None:
    """Commands for every way of answering."""

    @tree.command(description="reply, then edit")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong", view=controls())
        await interaction.edit_original_response(content="pong!")

    @tree.command(description="defer, then a follow-up with a picture")
    async def board(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send(view=layout("## Board"), file=discord.File(io.BytesIO(png()), "board.png"))

    @tree.command(description="an ephemeral answer")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("for you only", ephemeral=True, view=controls())

    @tree.command(description="a direct message")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("psst", file=discord.File(io.BytesIO(png()), "hand.png"))
            answer = "sent"
        except discord.Forbidden as error:
            answer = f"refused {error.code}"
        await interaction.followup.send(answer)

    group = app_commands.Group(name="deal", description="a game")

    @group.command(description="open a table")
    @app_commands.choices(preset=[app_commands.Choice(name=p.title(), value=p) for p in ("classic", "modern")])
    async def new(interaction: discord.Interaction, preset: str, seats: app_commands.Range[int, 2, 8] = 2) -> None:
        await interaction.response.send_message(f"{preset} for {seats}")

    @group.command(description="find a match")
    async def show(interaction: discord.Interaction, match: str) -> None:
        await interaction.response.send_message(match)

    @show.autocomplete("match")
    async def matches(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=n, value=n.lower()) for n in ("Blue Fox", "Red Hen") if current in n]

    tree.add_command(group)

    @tree.command(description="for moderators")
    @app_commands.default_permissions(manage_messages=True)
    async def reset(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("reset")


class SampleClient(commands.AutoShardedBot):
    """Sharded, no cache of messages, the guilds intent only."""

    def __init__(self, **options: Any) -> None:
        intents = options.pop("intents", discord.Intents(guilds=True))
        super().__init__(
            commands.when_mentioned, intents=intents, max_messages=None, guild_ready_timeout=0.02, **options
        )
        self.resumed = asyncio.Event()
        self.connected = asyncio.Event()
        self.on_press: Callable[[discord.Interaction], Any] = on_component

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """No 5 s between shards: the local Discord starts any number at once."""

    async def setup_hook(self) -> None:
        build_tree(self.tree)
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            await self.on_press(interaction)

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def on_shard_resumed(self, shard_id: int) -> None:
        del shard_id
        self.resumed.set()

    async def on_shard_connect(self, shard_id: int) -> None:
        del shard_id
        self.connected.set()
