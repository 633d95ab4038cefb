"""Interactions: their tokens, what they may still be answered with, and waiting for the answer."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.clock import ShiftableClock
from bot.sandbox.errors import ApiError, unknown
from bot.sandbox.messages import StoredMessage
from bot.sandbox.validation.callbacks import CallbackType, InteractionType
from bot.sandbox.wire import Json
from bot.sandbox.world import Channel, Person

ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


@dataclass
class Answer:
    """The application's first answer: its type, and the modal or the choices if it was one of those."""

    type: CallbackType
    data: Any = None


@dataclass
class Interaction:
    """One press, command, autocompletion or submission of a person."""

    id: str
    kind: InteractionType
    person: Person
    channel: Channel
    created_at: float
    source: StoredMessage | None = None
    focused_type: int | None = None
    command: str | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(64))
    acknowledged: CallbackType | None = None
    answering: bool = False
    expired: bool = False
    original_id: str | None = None

    def metadata(self, user: Json) -> Json:
        """`interaction_metadata` of the messages that answer it."""
        owner = self.channel.guild_id or "0"
        return {
            "id": self.id,
            "type": int(self.kind),
            "user": user,
            **({"name": self.command} if self.command else {}),
            "authorizing_integration_owners": {"0": owner},
            **({"interacted_message_id": self.source.id} if self.source else {}),
        }


class InteractionRegistry:
    """Every interaction by token, and who waits for its answer."""

    def __init__(self, clock: ShiftableClock, answer_seconds: float) -> None:
        self._clock = clock
        self._by_token: dict[str, Interaction] = {}
        self._waiting: dict[str, asyncio.Future[Answer]] = {}
        self.answer_seconds = answer_seconds

    def add(self, interaction: Interaction) -> None:
        """Register an interaction before it is dispatched."""
        self._by_token[interaction.token] = interaction
        self._waiting[interaction.id] = asyncio.get_running_loop().create_future()

    async def wait(self, interaction: Interaction) -> Answer | None:
        """The first answer, or None when the time for it has passed; then no answer is taken any more."""
        try:
            return await asyncio.wait_for(self._waiting[interaction.id], self.answer_seconds)
        except TimeoutError:
            interaction.expired = True
            return None
        finally:
            self._waiting.pop(interaction.id, None)

    def for_callback(self, interaction_id: str, token: str) -> Interaction:
        """The interaction a callback answers. Raises 10062 if unknown or too late, 40060 if already answered."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("interaction")
        if interaction.acknowledged is not None or interaction.answering:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if interaction.expired or self._clock.now() - interaction.created_at > self.answer_seconds:
            raise unknown("interaction")
        return interaction

    def acknowledge(self, interaction: Interaction, answer: Answer) -> None:
        """Record the first answer and wake whoever waits for it."""
        interaction.acknowledged = answer.type
        waiting = self._waiting.get(interaction.id)
        if waiting and not waiting.done():
            waiting.set_result(answer)

    def for_webhook(self, application_id: str, token: str, own_application_id: str) -> Interaction:
        """The answered interaction of a follow-up route. Raises 10015 if there is none, 50027 after 15 minutes."""
        interaction = self._by_token.get(token)
        if application_id != own_application_id or interaction is None or interaction.acknowledged is None:
            raise unknown("Webhook")
        if self._clock.now() - interaction.created_at > TOKEN_SECONDS:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        return interaction
