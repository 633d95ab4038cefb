"""From blocks to one Components V2 message, inside Discord's limits."""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.render.artist import Drawing

LABEL, OPTION, PLACEHOLDER, TEXT, COMPONENTS, ROW = 80, 100, 150, 4000, 40, 5
"""Characters of a button label, an option, a placeholder, of all text; components of a message; buttons of a row."""
_LINKED = re.compile(r"(discord\.com/channels/(?:\d+|@me)/\d+)/\d+")


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph in Discord's markdown. `spare` says that its first lines may go when the message is too long."""

    text: str
    spare: bool = False


@dataclass(frozen=True, slots=True)
class Divider:
    """A line between paragraphs."""


@dataclass(frozen=True, slots=True)
class Button:
    """A control to press."""

    label: str
    custom_id: str
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of at most 25 options."""

    custom_id: str
    placeholder: str
    options: tuple[SelectOption, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Chooser:
    """A menu of a server's roles or text channels, from which any number up to `most` may be chosen."""

    custom_id: str
    placeholder: str
    of: Literal["roles", "channels"]
    chosen: tuple[int, ...] = ()
    most: int = 1


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file sent with the message, by its name."""

    filename: str


@dataclass(frozen=True, slots=True)
class Gallery:
    """A picture that goes along with the message."""

    drawing: Drawing


Block: TypeAlias = Words | Divider | Menu | Chooser | Attachment | Gallery | tuple[Button, ...]


def clip(text: str, length: int) -> str:
    """The text, cut with an ellipsis where it is too long."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


class Message(ui.LayoutView):
    """A finished message: its payload and its digest are made once, for Discord and for every look at what it shows.

    blocks, accent: what it was made of.
    """

    blocks: tuple[Block, ...] = ()
    accent: int | None = None

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """The pictures that have to go along."""
        return tuple(block.drawing for block in self.blocks if isinstance(block, Gallery))

    @cached_property
    def _payload(self) -> list[dict[str, Any]]:
        return super().to_components()  # type: ignore[no-any-return, no-untyped-call]

    def to_components(self) -> list[dict[str, Any]]:
        """As Discord takes it."""
        return self._payload

    @cached_property
    def digest(self) -> str:
        """Of all that is seen and pressed, but not of which message of a channel a link leads to."""
        payload = _LINKED.sub(r"\1", json.dumps(self._payload, sort_keys=True, default=str))
        return hashlib.sha256(payload.encode()).hexdigest()[:16]


def message(blocks: Sequence[Block], accent: int | None = None) -> ui.LayoutView:
    """One container with the blocks. Stopped: presses come to the one listener, so discord.py keeps no view."""
    view = Message(timeout=None)
    view.blocks, view.accent = tuple(blocks), accent
    view.add_item(ui.Container(*(item for block in _within(blocks) for item in _items(block)), accent_colour=accent))
    view.stop()
    return view


def without_pictures(view: ui.LayoutView) -> ui.LayoutView:
    """The same message in words alone."""
    if not isinstance(view, Message) or not view.drawings:
        return view
    return message([block for block in view.blocks if not isinstance(block, Gallery)], view.accent)


def digest(view: ui.LayoutView) -> str:
    """Equal for messages that look and work the same, but for which message of a channel they link to: it may move."""
    assert isinstance(view, Message), "a message is made by `message`"
    return view.digest


def controls(view: ui.LayoutView) -> str:
    """What can be pressed or chosen on a message."""
    found = [item.to_component_dict() for item in view.walk_children() if isinstance(item, ui.Button | ui.Select)]
    return json.dumps(found, sort_keys=True, default=str)


def shows(sent: discord.Message, view: ui.LayoutView) -> bool:
    """Whether a message on Discord has the words and the controls of a view."""
    components = view.to_components()  # type: ignore[no-untyped-call]
    return list(_substance([component.to_dict() for component in sent.components])) == list(_substance(components))


def _substance(components: Iterable[Any]) -> Iterator[str]:
    """Texts (without spaces, which Discord trims) and ids, in reading order."""
    for component in components:
        yield from ("".join(str(component[name]).split()) for name in ("content", "custom_id") if name in component)
        yield from _substance(component.get("components", ()))


def _items(block: Block) -> list[ui.Item[Any]]:
    match block:
        case Words(text=text):
            return [ui.TextDisplay(text)] if text.strip() else []
        case Divider():
            return [ui.Separator()]
        case Menu():
            return [ui.ActionRow(_select(block))]
        case Chooser():
            return [ui.ActionRow(_chooser(block))]
        case Attachment(filename=filename):
            return [ui.File(f"attachment://{filename}")]
        case Gallery(drawing=drawing):
            gallery = ui.MediaGallery[Any]()
            gallery.add_item(media=f"attachment://{drawing.filename}", description=drawing.alt)
            return [gallery]
        case _:
            rows = (block[start : start + ROW] for start in range(0, len(block), ROW))
            return [ui.ActionRow(*(_button(button) for button in row)) for row in rows]


def components(blocks: Iterable[Block]) -> int:
    """How many components they become, without their container."""
    return sum(_components(block) for block in blocks)


def _components(block: Block) -> int:
    if isinstance(block, tuple):
        return len(block) + -(-len(block) // ROW)
    return 2 if isinstance(block, Menu) else 1


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        label=clip(button.label, LABEL), custom_id=button.custom_id, style=button.style, disabled=button.disabled
    )


def _select(menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=menu.custom_id,
        placeholder=clip(menu.placeholder, PLACEHOLDER),
        options=list(menu.options),
        min_values=menu.least,
        max_values=min(menu.most, len(menu.options)),
    )


def _chooser(chooser: Chooser) -> ui.RoleSelect[Any] | ui.ChannelSelect[Any]:
    if chooser.of == "roles":
        return ui.RoleSelect(
            custom_id=chooser.custom_id,
            placeholder=clip(chooser.placeholder, PLACEHOLDER),
            min_values=0,
            max_values=chooser.most,
            default_values=[discord.Object(ident, type=discord.Role) for ident in chooser.chosen],
        )
    return ui.ChannelSelect(
        custom_id=chooser.custom_id,
        placeholder=clip(chooser.placeholder, PLACEHOLDER),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=chooser.most,
        default_values=[discord.Object(ident, type=discord.TextChannel) for ident in chooser.chosen],
    )


def _within(blocks: Sequence[Block]) -> list[Block]:
    """The blocks with spare lines dropped, oldest first, until the text fits; then all that is longest is cut alike."""
    fitted = list(blocks)
    excess = sum(len(block.text) for block in fitted if isinstance(block, Words)) - TEXT
    for place, block in enumerate(fitted):
        if excess > 0 and isinstance(block, Words) and block.spare:
            lines = block.text.split("\n")
            while lines and excess > 0:
                excess -= len(lines.pop(0)) + (1 if lines else 0)
            fitted[place] = Words("\n".join(lines), spare=True)
    if excess <= 0:
        return fitted
    longest = _longest([len(block.text) for block in fitted if isinstance(block, Words)])
    return [Words(clip(block.text, longest)) if isinstance(block, Words) else block for block in fitted]


def _longest(lengths: Sequence[int]) -> int:
    """How long a text may be, so that all of them fit when the longer ones are cut to that."""
    room, share = TEXT, TEXT
    for place, length in enumerate(sorted(lengths)):
        share = room // (len(lengths) - place)
        if length > share:
            break
        room -= length
    return share
