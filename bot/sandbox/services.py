"""The parts of a running local Discord, as its request handlers find them."""

from dataclasses import dataclass

from aiohttp import web

from bot.sandbox.attachments import FileStore
from bot.sandbox.clock import ShiftableClock
from bot.sandbox.command_registry import CommandRegistry
from bot.sandbox.events import EventBus
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import InteractionRegistry
from bot.sandbox.messages import MessageStore
from bot.sandbox.modals import ModalRegistry
from bot.sandbox.multipart import Body
from bot.sandbox.nonces import Nonces
from bot.sandbox.rate_limits import RateLimiter
from bot.sandbox.request_log import LoggedRequest
from bot.sandbox.snowflakes import Snowflakes
from bot.sandbox.world import World


@dataclass
class Services:
    """Everything a handler may need."""

    world: World
    clock: ShiftableClock
    snowflakes: Snowflakes
    files: FileStore
    events: EventBus
    gateway: Gateway
    messages: MessageStore
    interactions: InteractionRegistry
    modals: ModalRegistry
    commands: CommandRegistry
    nonces: Nonces
    rate_limits: RateLimiter
    faults: Faults
    requests: list[LoggedRequest]


SERVICES = web.AppKey("services", Services)
BODY = web.RequestKey("body", Body)


def services_of(request: web.Request) -> Services:
    """The services of the server that got this request."""
    return request.app[SERVICES]


def body_of(request: web.Request) -> Body:
    """The body that the middleware has read."""
    return request[BODY]


def build_services(world: World, clock: ShiftableClock, *, rate_limits: bool, answer_seconds: float) -> Services:
    """Wire the parts together."""
    snowflakes, events = Snowflakes(clock), EventBus()
    files = FileStore(snowflakes)
    gateway = Gateway(world, lambda: events.publish(world.people, {"type": "world"}))
    return Services(
        world=world,
        clock=clock,
        snowflakes=snowflakes,
        files=files,
        events=events,
        gateway=gateway,
        messages=MessageStore(
            world=world, clock=clock, snowflakes=snowflakes, files=files, gateway=gateway, events=events
        ),
        interactions=InteractionRegistry(clock, answer_seconds),
        modals=ModalRegistry(),
        commands=CommandRegistry(world.application.id, snowflakes),
        nonces=Nonces(clock),
        rate_limits=RateLimiter(clock, enabled=rate_limits),
        faults=Faults(gateway, clock),
        requests=[],
    )
