"""Comparing a log with what people were told, and messages with the log."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.matches.model import MatchInfo, Snapshot
from bot.store.records import StepRow
from bot.ui.ids import Place
from tests.support.person import Person
from tests.wire import ledger
from tests.wire.kills.tally import Sent, Tally
from tests.wire.ledger import Ledger


def check_log(
    tally: Tally, info: MatchInfo, rows: tuple[StepRow, ...], earlier: tuple[StepRow, ...], sent: Sequence[Sent]
) -> None:
    """The log has only grown, holds every answered step, and no press twice."""
    if [row.version for row in rows] != list(range(len(rows))) or rows[: len(earlier)] != earlier:
        tally.lose("the log has gaps, or is not the one it was")
    pressed = [row.interaction_id for row in rows if row.interaction_id is not None]
    if len(pressed) != len(set(pressed)):
        tally.double("an interaction is stored twice")
    times = Counter(press.control for press in sent if press.interaction_id in pressed)
    for control, count in times.items():
        if count > 1:
            tally.double(f"{control} is stored {count} times")
    for press in sent:
        if press.shown and not times[press.control] and _asked_to_play(info, rows, press):
            tally.lose(f"{press} was answered and is not stored")
    if tally.faults:
        return  # such a log need not be playable
    game = ledger.RULESETS[info.ruleset].game
    first, last = (ledger.position_at(info, rows, version).state for version in (0, len(rows) - 1))
    if game.census(first) != game.census(last):
        tally.lose("a part of the game is gone or there twice")


def _asked_to_play(info: MatchInfo, rows: tuple[StepRow, ...], press: Sent) -> bool:
    """Whether it did at any version at which it may have been judged."""
    positions = (ledger.position_at(info, rows, version) for version in range(press.version, len(rows)))
    return any(ledger.asks_to_play(info, at.state, press.user_id, press.address, press.values) for at in positions)


async def out_of_date(
    book: Ledger, snapshot: Snapshot, people: Iterable[Person], walked: Mapping[int, ledger.Walk]
) -> str:
    """What does not show the newest state, or which computer player is still to move; "" when all is well.

    walked: by user, the last press on their hand that was answered, which the bot may have had no time to note.
    """
    info = snapshot.info
    shown = {m["id"]: ledger.looks(m) for person in people for m in (*person.messages(), *person.dm_messages())}
    if any(ask.required and info.sitters[ask.seat].policy for ask in snapshot.asks):
        return "a computer player is asked and does not play"
    surfaces = {(at.kind, at.owner_id): at for at in await book.store.surfaces(info.id)}
    for sitter in info.sitters:
        if sitter.user is not None:
            surface = surfaces.get(("hand", sitter.user.id))
            noted = Place.read(surface.walk) if surface and surface.walk else None
            walks: list[ledger.Walk] = [(noted, None)] if noted else []
            walks += [walked[sitter.user.id]] if sitter.user.id in walked else []
            wanted = ledger.hands_of(snapshot, sitter.seat, sitter.user.locale, walks)
            hand = shown.get(str(surface.message_id)) if surface else None
            if hand not in wanted:
                return f"the hand of seat {sitter.seat} shows {hand}, not one of {wanted}"
    surface = surfaces.get(("table", 0))
    table, newest = shown.get(str(surface.message_id)) if surface else None, ledger.table_of(snapshot)
    return "" if table == newest else f"the table shows {table}, not {newest}"
