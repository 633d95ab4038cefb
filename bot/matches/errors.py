"""Refusals: answers to a person that say why nothing happened. `IllegalMove` comes from the games."""

from typing import ClassVar

from games.core.text import Text, Value


class Refusal(Exception):  # noqa: N818 - a refusal, not an error: the table goes on
    """Nothing has changed. `text` is shown privately to the person who asked."""

    key: ClassVar[str]

    def __init__(self, **values: Value) -> None:
        super().__init__(self.key)
        self.text = Text(self.key, **values)


class NoSuchMatch(Refusal):
    """There is no match of that id."""

    key = "refuse-no-such-match"


class NotSeated(Refusal):
    """The person does not sit at this table."""

    key = "refuse-not-seated"


class AskGone(Refusal):
    """The question has been answered, has run out or was another seat's."""

    key = "refuse-ask-gone"


class NotYours(Refusal):
    """Another seat is asked. Value: seat."""

    key = "refuse-not-yours"


class BadAnswer(Refusal):
    """The form cannot be filled like that, or is not finished."""

    key = "refuse-bad-answer"


class MatchOver(Refusal):
    """The match has ended or was called off."""

    key = "refuse-match-over"


class NotALobby(Refusal):
    """The match has begun; its rules and seats stand."""

    key = "refuse-not-a-lobby"


class NotPlaying(Refusal):
    """The match has not begun."""

    key = "refuse-not-playing"


class LobbyFull(Refusal):
    """Every chair is taken. Value: size."""

    key = "refuse-lobby-full"


class AlreadySeated(Refusal):
    """The person sits at this table."""

    key = "refuse-already-seated"


class HostOnly(Refusal):
    """Only the host may do this. Value: host (their name)."""

    key = "refuse-host-only"


class NotEnoughPlayers(Refusal):
    """More seats must be filled before the start. Values: seats, least."""

    key = "refuse-not-enough-players"


class TableNotPosted(Refusal):
    """The table's message, which pins the shuffles, is not there yet."""

    key = "refuse-table-not-posted"


class NothingToUndo(Refusal):
    """The last step is not the seat's own, showed something hidden, or somebody acted since."""

    key = "refuse-nothing-to-undo"


class TurnOver(Refusal):
    """The turn that was to begin again has ended."""

    key = "refuse-turn-over"


class BadOption(Refusal):
    """No such option, or it cannot have that value. Value: option."""

    key = "refuse-bad-option"


class BadSize(Refusal):
    """The game cannot be played by so many, or more sit there already. Values: least, most."""

    key = "refuse-bad-size"


class TooManyComputers(Refusal):
    """A lobby would open with more computer players than chairs beside its host's.

    Values: computers, needed (chairs), and least and most, the chairs of the game.
    """

    key = "refuse-too-many-computers"


class NoSuchPolicy(Refusal):
    """The game has no computer player of that name. Value: policy."""

    key = "refuse-no-such-policy"


class NoSuchSeat(Refusal):
    """Whoever was meant does not sit there any more, or what was wanted for the seat has happened."""

    key = "refuse-no-such-seat"


class NoSuchRuleset(Refusal):
    """There is no game or preset of that name."""

    key = "refuse-no-such-ruleset"


class TimeStandsStill(Refusal):
    """The match is paused."""

    key = "refuse-paused"


class NotPaused(Refusal):
    """There is no pause to end."""

    key = "refuse-not-paused"


class PauseWantedAlready(Refusal):
    """The person asked for the pause already; the others have not."""

    key = "refuse-pause-wanted"


class NoClock(Refusal):
    """No clock runs for anybody, so more time would change nothing."""

    key = "refuse-no-clock"


class ExtendedAlready(Refusal):
    """The person gave more time in this round already."""

    key = "refuse-extended"


class NotAway(Refusal):
    """Nothing is played for the person at once: they are there."""

    key = "refuse-not-away"


class GaveUp(Refusal):
    """The person's seat is out of the match."""

    key = "refuse-gave-up"


class SeatTaken(Refusal):
    """The seat is not free, or not any more."""

    key = "refuse-seat-taken"


class RemovedByModerator(Refusal):
    """A moderator took the person's seat in this match: they do not sit down in it again."""

    key = "refuse-removed-by-moderator"


class RemovedByHost(Refusal):
    """The host removed the person from the lobby: they do not sit down there again."""

    key = "refuse-removed-by-host"


class NotOver(Refusal):
    """Nothing hidden is shown, and no log with hidden cards given, before the end."""

    key = "refuse-not-over"


class ShownAlready(Refusal):
    """The person has agreed already that all hands are shown."""

    key = "refuse-hands-wanted"


class RulesRevised(Refusal):
    """The match was played under an older revision of its rules, so the same table cannot be had again.

    Values: game, command (which opens a table of it).
    """

    key = "refuse-rules-revised"


class ChannelBusy(Refusal):
    """The server wants one match a channel, and this one has one."""

    key = "refuse-channel-busy"
