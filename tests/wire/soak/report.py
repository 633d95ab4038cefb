"""What came of a soak."""

from dataclasses import dataclass, field

from tests.wire.kills.tally import Tally


@dataclass(slots=True)
class Report(Tally):
    """The tally of a trial, and: how often each mishap befell, which rulesets were played, presses nobody answered.

    Args:
        rounds: times of bad weather, each followed by a look at everything.
        over: matches played to their end.
        unanswered: presses without an answer though nothing excused it.
        brought: messages that a person had to ask for again, as after a deletion.
    """

    rounds: int = 0
    over: int = 0
    unanswered: int = 0
    brought: int = 0
    mishaps: dict[str, int] = field(default_factory=dict)
    rulesets: dict[str, int] = field(default_factory=dict)

    def befell(self, mishap: str) -> None:
        """Something went wrong on purpose."""
        self.mishaps[mishap] = self.mishaps.get(mishap, 0) + 1

    def played(self, ruleset: str) -> None:
        """A match of it was begun."""
        self.rulesets[ruleset] = self.rulesets.get(ruleset, 0) + 1

    def ignore(self, what: str) -> None:
        """A press was not answered."""
        self.unanswered += 1
        self._note(what)
