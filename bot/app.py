"""The composition root: settings in, a running bot out. Nothing else builds things."""

import asyncio
import gc
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

from bot.doctor.machine import Doctor
from bot.folder import DATABASE, locked
from bot.health.metrics import Metrics
from bot.health.probe import Probe
from bot.health.server import HealthServer
from bot.health.service import MeasuredService
from bot.logs import configure_logs
from bot.matches.paces import Paces
from bot.matches.ports import Clock
from bot.matches.preferences import Preferences
from bot.matches.timers import DueRunner
from bot.privacy.keeper import Keeper, Memories
from bot.render.artist import Artist
from bot.settings import Settings
from bot.shutdown import stop_on_signals, wind_down
from bot.store.sql import open_store
from bot.text import load_texts
from bot.ui.client import ParlourClient
from bot.ui.edge import Edge
from bot.ui.painter import Painter
from bot.ui.redirect import point_at
from bot.ui.screens import Screens
from cogs.doctor import DoctorCog
from cogs.export import ExportCog
from cogs.machi_koro import MachiKoroCog
from cogs.moderation import ModerationCog
from cogs.monopoly import MonopolyCog
from cogs.monopoly_deal import MonopolyDealCog
from cogs.preferences import PreferencesCog
from cogs.privacy import PrivacyCog
from cogs.rules import RulesCog
from cogs.stats import StatsCog
from cogs.table import TableCog
from cogs.tutorial import TutorialCog
from cogs.which import WhichCog
from games.core.game import Ruleset
from games.registry import rulesets

COGS = (
    MonopolyDealCog,
    MachiKoroCog,
    MonopolyCog,
    TableCog,
    RulesCog,
    TutorialCog,
    WhichCog,
    StatsCog,
    ExportCog,
    ModerationCog,
    PreferencesCog,
    PrivacyCog,
    DoctorCog,
)


class SystemClock:
    """The time of this machine."""

    def now(self) -> datetime:
        """In UTC."""
        return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class App:
    """Everything that runs, for `run` and for tests."""

    edge: Edge
    client: ParlourClient
    timers: DueRunner
    stop_seconds: float
    health: HealthServer | None


@asynccontextmanager
async def built(
    settings: Settings,
    games: Mapping[str, Ruleset[Any, Any]] | None = None,
    rng: Random | None = None,
    clock: Clock | None = None,
    **client_options: Any,
) -> AsyncIterator[App]:
    """Open what needs opening, wire it together, close it again on every way out.

    Raises FolderInUseError when another process works on the data folder, FolderUnusableError when it cannot be used.

    Args:
        settings: the operator's.
        games: the rulesets on offer; every registered one when None.
        rng: where ids and secrets come from; the system's randomness when None.
        clock: this machine's when None.
        client_options: for discord.py.
    """
    if settings.api is not None:
        point_at(settings.api)
    clock = clock or SystemClock()
    found = rulesets() if games is None else games
    texts = load_texts()
    screens, artist = Screens(texts, found), Artist()
    database = settings.data_folder / DATABASE
    with locked(settings.data_folder):
        store = await open_store(f"sqlite+aiosqlite:///{database}", synchronous=settings.synchronous)
        try:
            preferences = await Preferences.load(store)
            metrics = Metrics()
            painter = Painter(screens, store, preferences, clock, settings.table_interval, metrics.painting, artist)
            paces = Paces(computer=settings.computer_pace, lobby=60 * settings.lobby_minutes)
            service = MeasuredService(metrics, store, found, clock, painter, paces, rng)

            def forget_matches(ids: Sequence[str]) -> None:
                service.forget(ids)
                painter.surfaces.forget(ids)

            memories = Memories(forget_matches, preferences.forget_user, preferences.forget_server)
            retention = timedelta(days=settings.retention_days) if settings.retention_days else None
            keeper = Keeper(store, retention, clock.now, memories)
            doctor = Doctor(settings.data_folder, store, clock.now)
            edge = Edge(service, store, texts, screens, painter, found, preferences, keeper, doctor)
            synced = settings.data_folder / "commands.sha256"
            client = ParlourClient(edge, COGS, synced, artist, http_trace=metrics.trace(), **client_options)
            health = None
            if settings.health_port is not None:
                probe = Probe(store, client, clock.now)
                health = HealthServer(probe, metrics, settings.health_host, settings.health_port)
            timers = DueRunner(service, store, clock, reachable=lambda: client.ready)
            yield App(edge, client, timers, settings.stop_seconds, health)
        finally:
            artist.close()
            await store.close()


async def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema (opening it does) and close it again."""
    configure_logs(settings)
    async with built(settings):
        pass


@asynccontextmanager
async def running(app: App, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """Log in and play; on every way out stop taking presses, let writes and edits finish, say goodbye."""
    gateway: asyncio.Task[None] | None = None
    try:
        if app.health is not None:
            await app.health.start()
        await app.client.login(token)
        app.edge.painter.connect(app.edge.service, app.client)
        await app.timers.start()
        await app.edge.painter.start()
        await app.edge.keeper.start()
        gateway = asyncio.create_task(app.client.connect(), name="gateway")
        yield gateway
    finally:
        await app.edge.keeper.stop()
        await wind_down(app.client, app.timers, app.edge.painter, gateway, app.stop_seconds)
        if app.health is not None:
            await app.health.stop()


async def run(settings: Settings, **client_options: Any) -> None:
    """The bot, until it is told to stop. Raises `discord.LoginFailure` on a wrong token."""
    configure_logs(settings)
    assert settings.token is not None
    stop = stop_on_signals(settings.stop_seconds)
    async with built(settings, **client_options) as app:
        # What is there by now stays: looking through it for garbage again and again held up presses for 150 ms.
        gc.collect()
        gc.freeze()
        serving = asyncio.create_task(_serve(app, settings.token.get_secret_value()))
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        serving.cancel()  # also in the middle of a login that nobody answers
        await asyncio.wait({serving})
        if not serving.cancelled():
            serving.result()


async def _serve(app: App, token: str) -> None:
    async with running(app, token) as gateway:
        await asyncio.wait({gateway})
        gateway.result()
