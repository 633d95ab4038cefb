"""What a seat, or the public, may see of a match: everything but the order of the decks."""

from games.core.asks import Seat
from games.core.game import View
from games.machi_koro.options import Agreement
from games.machi_koro.state import City, Ending, Firing, MachiState, Phase, Roll, Stack


class MachiView(View, frozen=True, kw_only=True):
    """The open table; the fields are those of `MachiState`.

    decks: how many cards each deck of the market holds. bank: the coins it has left, None when it is unlimited.
    waiting: the seats whose answer the match waits for.
    """

    options: Agreement
    cities: tuple[City, ...]
    market: tuple[Stack, ...]
    decks: tuple[int, ...]
    removed: tuple[str, ...]
    bank: int | None
    rolled: Roll | None
    turn: Seat
    phase: Phase
    dice: tuple[int, ...]
    total: int
    rerolled: bool
    extra: bool
    tuna: int
    queue: tuple[Firing, ...]
    built: bool
    idle: int
    left: tuple[Seat, ...]
    ended: Ending | None
    waiting: tuple[Seat, ...]


def view(state: MachiState, seat: Seat | None) -> MachiView:
    """The state as the seat (None: the public) sees it."""
    return MachiView(
        seat=seat,
        options=state.options,
        cities=state.cities,
        market=state.market,
        decks=tuple(len(deck) for deck in state.decks),
        removed=state.removed,
        bank=state.bank if state.options.bank == "finite" else None,
        rolled=state.rolled,
        turn=state.turn,
        phase=state.phase,
        dice=state.dice,
        total=state.total,
        rerolled=state.rerolled,
        extra=state.extra,
        tuna=state.tuna,
        queue=state.queue,
        built=state.built,
        idle=state.idle,
        left=state.left,
        ended=state.ended,
        waiting=() if state.ended else (state.turn,),
    )
