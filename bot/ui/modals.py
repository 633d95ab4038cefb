"""Typing a number, and what a press or a submitted modal reports."""

from typing import Any

import discord
from discord import ui

from bot.ui.answers import Interaction
from bot.ui.layout import clip
from bot.ui.speaker import Speaker
from games.core.asks import Amount

TITLE = 45
"""Characters of a modal's title and of a label in it."""
LONGEST_NUMBER = 12
"""Characters that can be typed, such as of "1,300đ"."""


def amount_modal(say: Speaker, field: Amount, custom_id: str) -> ui.Modal:
    """A box for a whole number. Stopped before it is sent: its submission comes to the one listener."""
    modal = ui.Modal(title=clip(say.label(field.prompt), TITLE), custom_id=custom_id)
    bounds = say.label("ui-amount-bounds", least=field.least, most=field.most, step=field.step)
    modal.add_item(
        ui.Label(
            text=clip(say.label(field.prompt), TITLE),
            description=clip(bounds, 100),
            component=ui.TextInput(custom_id="amount", max_length=LONGEST_NUMBER, placeholder=str(field.least)),
        )
    )
    modal.stop()
    return modal


def values_of(interaction: Interaction) -> tuple[str, ...] | None:
    """What a menu or a modal reports; None for a button."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.modal_submit:
        return tuple(
            str(component["component"]["value"]).strip()
            for component in data.get("components", ())
            if "component" in component
        )
    values = data.get("values")
    return None if values is None else tuple(map(str, values))
