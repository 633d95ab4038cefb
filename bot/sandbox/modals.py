"""Modals that are open in front of people."""

from dataclasses import dataclass

from bot.sandbox.errors import ApiError
from bot.sandbox.interactions import Interaction
from bot.sandbox.wire import Json


@dataclass(frozen=True)
class OpenModal:
    """A modal as the application sent it, and the interaction that it answered."""

    id: str
    data: Json
    opened_by: Interaction

    def as_json(self) -> Json:
        """As people's pages get it."""
        return {
            "id": self.id,
            "channel_id": self.opened_by.channel.id,
            "title": self.data["title"],
            "custom_id": self.data["custom_id"],
            "components": self.data["components"],
        }


class ModalRegistry:
    """Open modals by id."""

    def __init__(self) -> None:
        self._open: dict[str, OpenModal] = {}

    def add(self, modal: OpenModal) -> None:
        """Open a modal. A person's earlier one closes, as a client shows one at a time."""
        person = modal.opened_by.person
        for other in [m for m in self._open.values() if m.opened_by.person is person]:
            self.close(other.id)
        self._open[modal.id] = modal

    def get(self, person_id: str, modal_id: str) -> OpenModal:
        """A modal that is open in front of this person. Raises 404 if there is none."""
        modal = self._open.get(modal_id)
        if modal is None or modal.opened_by.person.id != person_id:
            raise ApiError(404, 0, "No such modal is open")
        return modal

    def of(self, person_id: str) -> OpenModal | None:
        """The modal open in front of a person, or None."""
        return next((m for m in self._open.values() if m.opened_by.person.id == person_id), None)

    def close(self, modal_id: str) -> None:
        """Close a modal."""
        self._open.pop(modal_id, None)
