"""What a seat may ask for. The fields after `seat` are the fields of its form, in order.

A copy under renovation is named with `CLOSED` behind its card id where open and closed copies differ.
"""

from games.core.asks import Command, Seat

CLOSED = ".closed"


class RollOne(Command, frozen=True):
    """Roll one die (R020, R030); after a first roll it is the Radio Tower's reroll (R032)."""


class RollTwo(Command, frozen=True):
    """Roll two dice, with the Train Station (R030); after a first roll it is the Radio Tower's reroll (R032)."""


class KeepRoll(Command, frozen=True):
    """Do without the Radio Tower."""


class AddTwo(Command, frozen=True):
    """Add 2 to the total, with the Harbor (R038)."""


class Decline(Command, frozen=True):
    """Do without what is offered: Harbor, Business Center, Renovation Company, Exhibit Hall, Tech Startup."""


class RollTuna(Command, frozen=True):
    """Roll the two dice of the Tuna Boats (R084)."""


class FireNext(Command, frozen=True):
    """Let this kind of card act next, where the active player orders them (R056, R057)."""

    card: str


class TakeFrom(Command, frozen=True):
    """Choose who pays the TV Station (R073)."""

    target: Seat


class SwapCards(Command, frozen=True):
    """Exchange an own card for one of an opponent, with the Business Center (R074)."""

    give: str
    target: Seat
    take: str


class Demolish(Command, frozen=True):
    """Un-build an own landmark for the Demolition Company (R102)."""

    landmark: str


class GiveCard(Command, frozen=True):
    """Give an own card to an opponent for the Moving Company (R104)."""

    card: str
    target: Seat


class Renovate(Command, frozen=True):
    """Close a kind of card everywhere, with the Renovation Company (R111)."""

    card: str


class Exhibit(Command, frozen=True):
    """Let an own kind of card act in place of the Exhibit Hall (R113)."""

    card: str


class Build(Command, frozen=True):
    """Build an establishment of the market or an own landmark (R140)."""

    card: str


class BuildNothing(Command, frozen=True):
    """Do without building (R140)."""


class Invest(Command, frozen=True):
    """Put a coin on the Tech Startup (R108)."""


COMMANDS: tuple[type[Command], ...] = (
    RollOne,
    RollTwo,
    KeepRoll,
    AddTwo,
    Decline,
    RollTuna,
    FireNext,
    TakeFrom,
    SwapCards,
    Demolish,
    GiveCard,
    Renovate,
    Exhibit,
    Build,
    BuildNothing,
    Invest,
)
