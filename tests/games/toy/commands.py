"""What a seat, or the table, may ask for."""

from games.core.asks import Command, Seat


class Lay(Command, frozen=True, tag=True):
    """Put a card of the hand into the stall."""

    card: str


class StartRaid(Command, frozen=True, tag=True):
    """Try to take a card of another stall."""

    target: Seat
    card: str


class Sell(Command, frozen=True, tag=True):
    """Put the top card of the deck up for auction."""


class EndTurn(Command, frozen=True, tag=True):
    """Bury what the hand has too many, the first one deepest, and pass the turn on."""

    buried: tuple[str, ...] = ()


class Refuse(Command, frozen=True, tag=True):
    """Say no with a shield."""

    shield: str


class Let(Command, frozen=True, tag=True):
    """Let it happen."""


class Bid(Command, frozen=True, tag=True):
    """Offer more for what is up for auction."""

    amount: int


class Propose(Command, frozen=True, tag=True):
    """Offer a card of the own stall for one of another."""

    target: Seat
    mine: str
    theirs: str


class Accept(Command, frozen=True, tag=True):
    """Swap as proposed."""


class Decline(Command, frozen=True, tag=True):
    """Do not swap."""


class CloseAuction(Command, frozen=True, tag=True):
    """The table: nobody bids any more."""


class TimeUp(Command, frozen=True, tag=True):
    """The table: the match has taken long enough."""


COMMANDS = (Lay, StartRaid, Sell, EndTurn, Refuse, Let, Bid, Propose, Accept, Decline, CloseAuction, TimeUp)
