"""Answering an interaction: act first, answer once, never later than Discord waits."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias, TypeVar

import discord
import structlog
from discord import ui

from bot.matches.errors import Refusal
from bot.matches.surfaces import UNSURE, Surface
from bot.store.errors import StoreBusy, StoreFull
from bot.ui.delivery import GONE
from bot.ui.gate import Gate
from bot.ui.layout import Words, message, without_pictures
from bot.ui.pictures import edited, edited_at_once, for_sending
from bot.ui.speaker import Speaker, inert
from bot.ui.surfaces import is_private
from games.core.errors import IllegalMove
from games.core.text import Text

Interaction: TypeAlias = discord.Interaction[Any]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Answer:
    """How a message that answers an interaction is changed as long as the interaction's token lives."""

    edit: Callable[..., Awaitable[object]]
    delete: Callable[[], Awaitable[None]]


DEFER_AFTER = 1.0
"""Seconds of work after which Discord is told that an answer will come; it gives up after 3."""
ACKNOWLEDGED = 40060
TOO_LATE = {10062, ACKNOWLEDGED, 50027}
"""Unknown interaction, already acknowledged, token expired: nobody waits for this answer any more."""
THINKING = "thinking"
"""Marks an interaction that was deferred before everybody's eyes."""
ANSWER = "answer"
"""Holds the private message that was sent to answer an interaction."""

_log = structlog.get_logger(__name__)


async def worked(interaction: Interaction, work: Awaitable[T], *, private: bool = False) -> T:
    """The result of the work; defers meanwhile when it takes long.

    private: a new message that only the person sees will follow, instead of an update of the one pressed.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=DEFER_AFTER)
    if not done and not interaction.response.is_done():
        component = interaction.type is discord.InteractionType.component
        interaction.extras[THINKING] = not (private or component)
        try:
            await interaction.response.defer(ephemeral=private, thinking=private or not component)
        except discord.HTTPException:
            await task  # too late to answer, but what was begun is done
            raise
    return await task


async def update(interaction: Interaction, view: ui.LayoutView, *, kept: Surface | None = None) -> ui.LayoutView | None:
    """Show the result on the message that was pressed (callback type 7); what it shows now.

    None: that message was deleted meanwhile, and the result was shown privately.

    kept: the message, if the painter keeps it at its newest: new pictures may come later than the words then.
    """
    view = _permitted(interaction, view)
    there, artist = _pictures_there(interaction, kept), interaction.client.artist
    try:
        done = interaction.response.is_done()
        edit = interaction.edit_original_response if done else interaction.response.edit_message
        if kept is not None:
            return await edited_at_once(artist, view, there, edit)
        await edited(artist, view, there, edit)
    except discord.NotFound as error:
        if error.code not in GONE:
            raise
        await private(interaction, view)
        return None
    return view


async def public(interaction: Interaction, view: ui.LayoutView) -> int | None:
    """Answer a command for everybody; the id of the message. None: it came too late, and nothing is there."""
    view = _permitted(interaction, view)
    try:
        if interaction.response.is_done():
            edit = interaction.edit_original_response
            return (await edited(interaction.client.artist, view, (), edit)).id
        picture = await for_sending(interaction.client.artist, view)
        return (await interaction.response.send_message(view=view, **picture)).message_id
    except discord.HTTPException as error:
        if error.code not in TOO_LATE:
            raise
        _log.warning("answered too late", interaction=interaction.id, code=error.code)
        # When only Discord's confirmation was lost, discord.py tried again and was told that there is an answer.
        return (await interaction.original_response()).id if error.code == ACKNOWLEDGED else None


async def private(interaction: Interaction, view: ui.LayoutView, file: discord.File | None = None) -> None:
    """Show something to this person only, perhaps with a file."""
    view = _permitted(interaction, view)
    attached = await for_sending(interaction.client.artist, view) if file is None else {"files": [file]}
    if interaction.extras.pop(THINKING, False):
        # Everybody sees that an answer to this command will come, and the next message would be that answer.
        await interaction.delete_original_response()
    if interaction.response.is_done():
        sent = await interaction.followup.send(view=view, ephemeral=True, wait=True, **attached)
        interaction.extras[ANSWER] = Answer(sent.edit, sent.delete)
    else:
        await interaction.response.send_message(view=view, ephemeral=True, **attached)
        interaction.extras[ANSWER] = own_answer(interaction)


async def privately(
    interaction: Interaction, view: ui.LayoutView, *, kept: Surface | None = None
) -> ui.LayoutView | None:
    """Show something to this person only: on the message pressed, if nobody else sees that; what it shows now.

    None: it is not there, but in an answer of its own. kept: as in `update`.
    """
    if interaction.message is None or not is_private(interaction.message):
        await private(interaction, view)
        return None
    return await update(interaction, view, kept=kept)


def own_answer(interaction: Interaction) -> Answer:
    """The message that the interaction itself is answered by: after an update, the one pressed."""
    return Answer(interaction.edit_original_response, interaction.delete_original_response)


def private_answer(interaction: Interaction) -> Answer | None:
    """The private message that was sent, if one was: after a deferral on the table the own answer is the table."""
    sent: Answer | None = interaction.extras.get(ANSWER)
    return sent


def pressed_id(interaction: Interaction) -> int | None:
    """The message that was pressed, by its id."""
    return None if interaction.message is None else interaction.message.id


def _pictures_there(interaction: Interaction, kept: Surface | None) -> frozenset[str]:
    """What the message has: as the painter knows, who may have sent another since the press, else as it was pressed."""
    if kept is not None and UNSURE not in kept.pictures:
        return frozenset(kept.pictures)
    pressed = interaction.message
    return frozenset(attachment.filename for attachment in pressed.attachments) if pressed else frozenset()


def _permitted(interaction: Interaction, view: ui.LayoutView) -> ui.LayoutView:
    """The message in words alone where the bot may send no files. In a DM it always may."""
    return view if interaction.guild_id is None or interaction.app_permissions.attach_files else without_pictures(view)


async def refuse(interaction: Interaction, words: str) -> None:
    """Tell this person why not and what to do instead."""
    await private(interaction, message([Words(words)]))


async def guarded(
    interaction: Interaction,
    say: Speaker,
    work: Callable[[], Awaitable[None]],
    refused: Callable[[Text], Awaitable[None]] | None = None,
) -> None:
    """Do the work of one interaction; whatever goes wrong, the person gets one clear answer in their language.

    refused: answers a refusal with more than its words.
    """
    gate: Gate = interaction.client.gate
    if not gate.open:
        work = partial(refuse, interaction, say.say("ui-restarting"))
    with gate.passing():
        try:
            try:
                await work()
            except (IllegalMove, Refusal) as refusal:
                text = inert(refusal.text)
                await (refused(text) if refused else refuse(interaction, say.say(text)))
        except discord.HTTPException as error:
            if error.code in TOO_LATE:
                _log.warning("answered too late", interaction=interaction.id, code=error.code)
            else:
                await _unexpected(interaction, say, error)
        except Exception as error:  # noqa: BLE001 - the last line of defence of every press
            await _unexpected(interaction, say, error)


async def _unexpected(interaction: Interaction, say: Speaker, error: Exception) -> None:
    reference = secrets.token_hex(4)
    match error:
        case StoreFull():
            key = "ui-storage-full"
        case StoreBusy():
            key = "ui-storage-busy"
        case _:
            key = "ui-unexpected"
    _log.error("press failed", reference=reference, interaction=interaction.id, exc_info=error)
    try:
        await refuse(interaction, say.say(key, reference=reference))
    except discord.HTTPException as late:
        _log.warning("could not tell", reference=reference, code=late.code)
