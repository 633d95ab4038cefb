"""Everything there is to know about a match."""

import msgspec

from games.core.asks import Seat
from games.core.chain import Chain
from games.core.game import State

NOBODY: Seat = -1


class Player(msgspec.Struct, frozen=True):
    """hand: secret; stall and coins: public."""

    hand: tuple[str, ...] = ()
    stall: tuple[str, ...] = ()
    coins: int = 10
    live: bool = True


class Raid(msgspec.Struct, frozen=True):
    """The attacker wants a card of the defender's stall."""

    chain: Chain
    card: str
    since: int


class Auction(msgspec.Struct, frozen=True):
    """An open auction; `leader` is NOBODY while nobody bid."""

    card: str
    since: int
    leader: Seat = NOBODY
    bid: int = 0


class Proposal(msgspec.Struct, frozen=True):
    """The active seat (giver) would swap `mine` for `theirs`."""

    giver: Seat
    taker: Seat
    mine: str
    theirs: str
    since: int


class BazaarState(State, frozen=True, kw_only=True):
    """`raised`: the step that last gave the turn back to the active seat. `began`: the step that began the turn."""

    players: tuple[Player, ...]
    deck: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    bank: int = 0
    active: Seat = NOBODY
    round: int = 0
    plays: int = 0
    raised: int = 0
    began: int = 0
    raid: Raid | None = None
    auction: Auction | None = None
    proposal: Proposal | None = None
    ended: str = ""
    hand: int
    rounds: int
    clock: bool

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that still play."""
        return tuple(seat for seat, player in enumerate(self.players) if player.live)

    @property
    def free(self) -> bool:
        """Whether the active seat may go on with its turn."""
        return not self.ended and self.raid is None and self.auction is None
