"""Messages the bot posts by itself, for tests of how they look."""

import io
import struct
import zlib
from typing import Any

import discord
from discord import ui

from tests.page.lobby_bot import LobbyBot


def channel(lobby: LobbyBot, name: str) -> discord.TextChannel:
    """A text channel by its name."""
    found = next(one for one in lobby.get_all_channels() if one.name == name)
    assert isinstance(found, discord.TextChannel)
    return found


def with_picture(text: str, name: str) -> ui.LayoutView:
    """A text above a picture with alt text, in a container."""
    view = ui.LayoutView(timeout=None)
    picture = discord.MediaGalleryItem(f"attachment://{name}", description="A green square")
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(picture)
    view.add_item(ui.Container(ui.TextDisplay(text), gallery, accent_colour=0x2E8B57))
    view.stop()
    return view


def green_file(name: str) -> discord.File:
    """A green picture to upload."""
    return discord.File(io.BytesIO(green_png(900, 300)), name)


async def post_everything(lobby: LobbyBot) -> None:
    """A word without end, an embed, a file, and a picture with alt text in a container."""
    tables = channel(lobby, "tables")
    embed = discord.Embed(title="Embed", description="x" * 300, colour=0xFF8800).add_field(name="Name", value="Value")
    await tables.send("w" * 400, embed=embed, file=discord.File(io.BytesIO(b"{}"), "match.json"))
    await tables.send(view=with_picture("The table: " + "word " * 60, "table.png"), file=green_file("table.png"))


async def post_user_select(lobby: LobbyBot, name: str) -> None:
    """A select of people in a channel."""
    view = ui.LayoutView(timeout=None)
    picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(custom_id="who", placeholder="Who starts?")
    view.add_item(ui.ActionRow(picker))
    view.stop()
    await channel(lobby, name).send(view=view)


def green_png(width: int, height: int) -> bytes:
    """A green picture."""
    rows = b"".join(b"\0" + bytes((46, 139, 87)) * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
