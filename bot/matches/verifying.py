"""Playing a log again: is everything in it what the rules and its secret make of it?"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from pydantic import ValidationError

from bot.matches.deal import Seated, encode_deal
from bot.matches.differences import first_difference
from bot.matches.interludes import KINDS, decode_interlude, encode_interlude
from bot.matches.logfile import LogFile, OutcomeEntry, Unreadable, sealed, to_entry, to_row
from bot.matches.position import Position, after_reset, after_row, after_step, turn_began
from bot.matches.redrawing import Act, CountedChance
from bot.matches.rewind import (
    BEFORE_THE_DEAL,
    CANCELLED,
    REWOUND,
    Reset,
    Rewound,
    decode_cancelled,
    decode_reset,
    encode,
    encode_reset,
    encode_skip,
    is_skip,
    skipped_by,
)
from bot.matches.rulebook import Rulebook
from bot.matches.seats import drawn_chairs
from bot.matches.secrets import commitment, match_secret
from bot.matches.session import is_final
from bot.store.records import StepRow
from bot.store.upcasts import UPCASTS, Upcasts
from games.core.errors import IllegalMove
from games.core.game import Ruleset, Step


class Differs(Exception):  # noqa: N818 - what was found
    """The log is not what it should be. `step` is where it shows first; None: outside the steps."""

    def __init__(self, how: str, step: int | None = None) -> None:
        super().__init__(how if step is None else f"step {step}: {how}")
        self.step = step


@dataclass(frozen=True, slots=True)
class Verdict:
    """Nothing differs. `judged`: the rules are those the match was played by, so every command was judged as well.

    outcomes: dice, shuffles and other draws that were computed anew, the draw of the seats among them.
    """

    steps: int
    outcomes: int
    judged: bool
    revision: int


def verify(file: LogFile, rulesets: Mapping[str, Ruleset[Any, Any]], upcasts: Upcasts = UPCASTS) -> Verdict:
    """Check everything in a log that follows from something else in it.

    Names, times, who called the match off, and options that changed nothing are covered by the checksum alone, and so
    is a move in place of which the rules and the secret allow another from there to the end.
    Raises Differs at the first difference, Unreadable when this program does not know what the log is about.
    """
    ruleset = rulesets.get(file.ruleset)
    if ruleset is None:
        raise Unreadable(f"this program has no ruleset {file.ruleset!r}")
    if len(file.seats) not in ruleset.seats:
        raise Differs(f"{len(file.seats)} seats cannot play {file.ruleset!r}")
    replay = _Replay(file, Rulebook(ruleset), _secret(file), _options(file, ruleset), upcasts)
    for entry in file.steps:
        replay.take(entry)
    replay.end()
    if sealed(file).checksum != file.checksum:
        raise Differs(
            "every step agrees, but the checksum does not: something that steps do not show was changed, "
            "such as a name, a time or an option without effect"
        )
    return Verdict(len(file.steps), replay.outcomes, replay.judged, ruleset.revision)


def _secret(file: LogFile) -> bytes:
    """The match's secret, if the host's is the one that the lobby promised."""
    try:
        host_secret, message_id = bytes.fromhex(file.host_secret), int(file.table_message)
    except ValueError as error:
        raise Differs("the secret is not hexadecimal, or the table's message has no number") from error
    if file.host_secret != host_secret.hex() or file.table_message != str(message_id):
        raise Differs("the secret or the number of the table's message is written in an unusual way")
    if commitment(host_secret) != file.commitment:
        raise Differs("the secret is not the one that the commitment in the lobby promised")
    return match_secret(host_secret, message_id)


def _options(file: LogFile, ruleset: Ruleset[Any, Any]) -> Any:
    try:
        options = ruleset.options.model_validate(file.options)
    except ValidationError as error:
        if file.revision != ruleset.revision:
            raise Unreadable(f"its options are none of {file.ruleset!r} at revision {ruleset.revision}") from error
        raise Differs(f"the options are none of {file.ruleset!r}") from error
    difference = first_difference(options.model_dump(mode="json"), file.options, "options")
    if difference is not None and file.revision == ruleset.revision:
        raise Differs(difference)
    return options


class _Replay:
    """A match as far as its log has been played again. Keeps every position, for whatever goes back to one."""

    def __init__(self, file: LogFile, book: Rulebook, secret: bytes, options: Any, upcasts: Upcasts) -> None:
        self._file = file
        self._book = book
        self._secret = secret
        self._options = options
        self._upcasts = upcasts
        self._blank = Position(BEFORE_THE_DEAL, book.game.blank(len(file.seats), options))
        self._positions: dict[int, Position] = {}
        self._last = self._blank
        self.judged = file.revision == book.ruleset.revision
        self.outcomes = 0

    def take(self, entry: dict[str, Any]) -> None:
        """Play one step again. Raises Differs, Unreadable."""
        row, version = to_row(entry, self._file.bodies, self._upcasts), self._last.version + 1
        if row.version != version:
            raise Differs(f"the file has step {row.version} here", version)
        if self._final and row.kind not in KINDS:
            raise Differs("comes after the end of the match", version)
        try:
            again, position = self._again(row)
        except msgspec.ValidationError as error:
            raise Differs(f"cannot be read: {error}", version) from error
        difference = first_difference(to_entry(again), to_entry(row))
        if difference is not None:
            raise Differs(difference, version)
        self._positions[version] = self._last = position

    def end(self) -> None:
        """There are no more steps. Raises Differs when the match goes on, or ended otherwise."""
        if not self._final:
            raise Differs("is missing: the log stops before the match is over", self._last.version + 1)
        outcome = None if self._last.cancelled else self._book.game.outcome(self._last.state)
        wanted = None if outcome is None else OutcomeEntry.of(outcome)
        difference = first_difference(msgspec.to_builtins(wanted), msgspec.to_builtins(self._file.outcome), "outcome")
        if difference is not None and self.judged:
            raise Differs(difference)

    @property
    def _final(self) -> bool:
        last = self._last
        return last is not self._blank and is_final(self._book, last)

    def _again(self, row: StepRow) -> tuple[StepRow, Position]:
        """The row as it should be, and the position after it."""
        if row.version == 0:
            return self._dealt(row)
        if row.kind in (self._book.kind, self._book.skip_kind):
            return self._stepped(row)
        if row.kind == self._book.reset_kind:
            return self._reset(row)
        if row.kind == REWOUND:
            return self._rewound(row)
        if row.kind == CANCELLED:
            return self._cancelled(row)
        if row.kind in KINDS:
            return self._interlude(row)
        raise Differs(f"there are no steps of kind {row.kind!r} in {self._file.ruleset!r}", row.version)

    def _dealt(self, row: StepRow) -> tuple[StepRow, Position]:
        step = self._carried_out(Act(0, self._blank.state, deal=True), row)
        seated = Seated(drawn_chairs(len(self._file.seats), self._secret))
        self.outcomes += 1
        body = encode_deal(seated, step.events)
        return _row(row, self._book.kind, body), Position(0, step.state)

    def _stepped(self, row: StepRow) -> tuple[StepRow, Position]:
        command, _ = self._book.codec.decode(row.body)
        if command is None:
            raise Differs("there is no command", row.version)
        step = self._carried_out(Act(row.version, self._last.state, command), row)
        body = encode_skip(step, skipped_by(row)) if is_skip(row) else self._book.codec.encode(step)
        again = _row(row, row.kind, body)
        return again, after_step(self._book, self._last, again, step)

    def _reset(self, row: StepRow) -> tuple[StepRow, Position]:
        fact, game, live = decode_reset(row), self._book.game, self._book.game.live(self._last.state)
        deal = fact.to == BEFORE_THE_DEAL
        to = BEFORE_THE_DEAL if deal else turn_began(self._book, self._last)
        before = self._blank if deal else self._positions[to]
        seats = range(len(self._file.seats)) if deal else game.live(before.state)
        left = tuple(seat for seat in seats if seat not in live)
        step = self._carried_out(Act(row.version, before.state, None, deal, left), row)
        again = _row(row, self._book.reset_kind, encode_reset(Reset(to, fact.by), step.events))
        return again, after_reset(self._book, before, again)

    def _rewound(self, row: StepRow) -> tuple[StepRow, Position]:
        undo = self._last.undo
        if undo is None:
            raise Differs("nothing could be taken back here", row.version)
        again = _row(row, REWOUND, encode(Rewound(self._last.undo_to, undo.seat)))
        return again, after_row(self._book, self._positions[self._last.undo_to], again)

    def _cancelled(self, row: StepRow) -> tuple[StepRow, Position]:
        fact = decode_cancelled(row)
        if (fact.seat is not None and fact.by is not None) or fact.seat not in (None, *range(len(self._file.seats))):
            raise Differs("nobody who could have called the match off did so", row.version)
        again = _row(row, CANCELLED, encode(fact))
        return again, after_row(self._book, self._last, again)

    def _interlude(self, row: StepRow) -> tuple[StepRow, Position]:
        fact = decode_interlude(row)
        if fact.seat not in (None, *range(len(self._file.seats))):
            raise Differs(f"there is no seat {fact.seat}", row.version)
        again = _row(row, row.kind, encode_interlude(fact))
        return again, after_row(self._book, self._last, again)

    def _carried_out(self, act: Act, row: StepRow) -> Step[Any]:
        """The step as the rules make it; under another revision as it is recorded, if its draws are right."""
        game, chance = self._book.game, CountedChance(self._secret, act.version)
        try:
            if self.judged:
                return act.judged(game, len(self._file.seats), self._options, chance)
            events = self._book.codec.decode(row.body)[1]
            drawn = act.draws(game, chance)
        except IllegalMove as refusal:
            raise Differs(f"{_named(act)} is against the rules ({refusal.text.key})", act.version) from refusal
        except msgspec.ValidationError:
            raise
        except Exception as error:
            raise Differs(f"{_named(act)} cannot be carried out ({error!r})", act.version) from error
        finally:
            self.outcomes += chance.drawn
        kinds = {type(event) for event in drawn}
        said = [event for event in events if type(event) in kinds]
        difference = first_difference(msgspec.to_builtins(drawn), msgspec.to_builtins(said), "drawn")
        if difference is not None:
            raise Differs(f"{difference} (if revision {self._file.revision} drew otherwise, ask it)", act.version)
        return act.recorded(game, events)


def _named(act: Act) -> str:
    if act.command is None:
        return "the deal" if act.deal else "the reset"
    return f"{type(act.command).__name__} of seat {act.command.seat}"


def _row(row: StepRow, kind: str, body: bytes) -> StepRow:
    return replace(row, kind=kind, body=body)
