"""A response chain between two seats: "no", "no to the no", and so on."""

import msgspec

from games.core.asks import Seat


class Chain(msgspec.Struct, frozen=True):
    """`nos` refusals lie on each other; an odd number cancels what was played, an even one lets it through."""

    attacker: Seat
    defender: Seat
    nos: int = 0

    @property
    def asked(self) -> Seat:
        """Who may put the next refusal on top."""
        return self.attacker if self.cancelled else self.defender

    @property
    def cancelled(self) -> bool:
        """Whether it is cancelled if nobody answers any more."""
        return self.nos % 2 == 1

    def refused(self) -> "Chain":
        """The chain with one more refusal on top."""
        return Chain(self.attacker, self.defender, self.nos + 1)
