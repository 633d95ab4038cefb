"""A small real discord.py program for the page to show: one of each thing a message can hold."""

from typing import Any

import discord
from discord import app_commands, ui

VIETNAMESE = {"deal": "danh-bai", "new": "moi", "Open a table": "Mở bàn mới", "Classic": "Cổ điển"}
CARDS = ("Sly Deal", "Rent", "Pass Go")
MONEY = ("1M", "2M", "3M", "5M")


class Vietnamese(app_commands.Translator):
    """Vietnamese names for some words, nothing for the rest."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The word in Vietnamese, or None for "as it is"."""
        del context
        return VIETNAMESE.get(string.message) if locale is discord.Locale.vietnamese else None


class LobbyBot(discord.Client):
    """`/deal new` opens a table with buttons; joining sends a hand by direct message; `/say` repeats a text."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.joined: list[str] = []
        self.hands: dict[int, discord.Message] = {}
        self.received: list[Any] = []

    async def setup_hook(self) -> None:
        """Register and sync the commands."""
        self.tree.add_command(deal_group(self))
        self.tree.add_command(say_command())
        await self.tree.set_translator(Vietnamese())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer presses and submissions by their custom id."""
        data: Any = interaction.data
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        self.received.append(data)
        answers = {
            "join": self.join,
            "peek": self.peek,
            "rules": self.rules,
            "card": self.play_card,
            "pay": self.pay,
            "settings": self.set_rules,
            "who": self.name_somebody,
        }
        if answer := answers.get(data["custom_id"]):  # "stuck" gets none
            await answer(interaction, data)

    async def join(self, interaction: discord.Interaction, data: Any) -> None:
        """Seat the presser, show it on the table, send them their hand."""
        del data
        self.joined.append(interaction.user.name)
        await interaction.response.edit_message(view=table_view(self.joined))
        try:
            self.hands[interaction.user.id] = await interaction.user.send(view=hand_view("Your hand"))
        except discord.Forbidden:
            await interaction.followup.send(view=hand_view("Your DMs are closed"), ephemeral=True)

    async def peek(self, interaction: discord.Interaction, data: Any) -> None:
        """Show something to the presser only."""
        del data
        await interaction.response.send_message(f"Only for {interaction.user.name}", ephemeral=True)

    async def rules(self, interaction: discord.Interaction, data: Any) -> None:
        """Open a form."""
        del data
        await interaction.response.send_modal(rules_modal())

    async def play_card(self, interaction: discord.Interaction, data: Any) -> None:
        """Say which card was chosen."""
        await interaction.response.edit_message(view=hand_view(f"You played {data['values'][0]}"))

    async def pay(self, interaction: discord.Interaction, data: Any) -> None:
        """Say what was paid, in the order of the clicks."""
        await interaction.response.edit_message(view=hand_view(f"You paid {' then '.join(data['values'])}"))

    async def name_somebody(self, interaction: discord.Interaction, data: Any) -> None:
        """Say who was chosen."""
        await interaction.response.send_message(f"Chosen: <@{data['values'][0]}>", ephemeral=True)

    async def set_rules(self, interaction: discord.Interaction, data: Any) -> None:
        """Say what the form brought."""
        values = [item["component"] for item in data["components"] if "component" in item]
        words = ", ".join(str(value.get("value", value.get("values"))) for value in values)
        await interaction.response.send_message(f"Rules: {words}")


def deal_group(bot: LobbyBot) -> app_commands.Group:
    """`/deal new` and `/deal find`."""
    group = app_commands.Group(name="deal", description="Card tables")

    @group.command(name="new", description="Open a table")
    @app_commands.choices(
        preset=[app_commands.Choice(name=n, value=n.lower()) for n in ("Classic", "Modern")],
    )
    @app_commands.describe(preset="Which rules", seats="How many")
    async def new(interaction: discord.Interaction, preset: str, seats: app_commands.Range[int, 2, 8] = 4) -> None:
        bot.joined.clear()
        await interaction.response.send_message(view=table_view([], f"{preset}, {seats} seats"))

    @group.command(name="find", description="Find a match")
    async def find(interaction: discord.Interaction, match: str) -> None:
        await interaction.response.send_message(f"Found {match}", ephemeral=True)

    @find.autocomplete("match")
    async def matches(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        del interaction
        names = [name for name in ("Velvet Otter", "Silver Fox") if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in names]

    return group


def say_command() -> app_commands.Command[Any, ..., None]:
    """`/say`: the bot repeats a text as it is."""

    @app_commands.command(name="say", description="Repeat a text")
    async def say(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    return say


def stopped(view: ui.LayoutView) -> ui.LayoutView:
    """A view that discord.py does not keep: presses arrive at `on_interaction` only."""
    view.stop()
    return view


def table_view(joined: list[str], title: str = "Table") -> ui.LayoutView:
    """The public table: who sits, and buttons."""
    view = ui.LayoutView(timeout=None)
    seats = ", ".join(joined) or "nobody"
    buttons = [
        ui.Button[ui.LayoutView](label=label, custom_id=custom_id, style=style)
        for label, custom_id, style in (
            ("Join", "join", discord.ButtonStyle.success),
            ("Peek", "peek", discord.ButtonStyle.primary),
            ("Rules", "rules", discord.ButtonStyle.secondary),
            ("Stuck", "stuck", discord.ButtonStyle.danger),
        )
    ]
    text = ui.TextDisplay[ui.LayoutView](f"## {title}\nSeated: {seats}")
    view.add_item(ui.Container(text, ui.ActionRow(*buttons), accent_colour=0x2E8B57))
    return stopped(view)


def hand_view(title: str, money: tuple[str, ...] = MONEY) -> ui.LayoutView:
    """A private hand: one card to play, several coins to pay with."""
    view = ui.LayoutView(timeout=None)
    cards = [discord.SelectOption(label=card, description="A card") for card in CARDS]
    coins = [discord.SelectOption(label=coin) for coin in money]
    play = ui.Select[ui.LayoutView](custom_id="card", placeholder="Play a card", options=cards)
    pay = ui.Select[ui.LayoutView](custom_id="pay", placeholder="Pay with", options=coins, max_values=3)
    view.add_item(ui.Container(ui.TextDisplay(f"### {title}"), ui.ActionRow(play), ui.ActionRow(pay)))
    return stopped(view)


def rules_modal() -> ui.Modal:
    """A form with a text, a select and a hint."""
    modal = ui.Modal(title="Table rules", custom_id="settings", timeout=None)
    modal.add_item(ui.TextDisplay("Change **anything**."))
    modal.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name", min_length=3, max_length=20)))
    options = [discord.SelectOption(label=str(sets), value=str(sets)) for sets in (1, 2, 3)]
    modal.add_item(ui.Label(text="Sets to win", component=ui.Select(custom_id="sets", options=options)))
    modal.stop()
    return modal
