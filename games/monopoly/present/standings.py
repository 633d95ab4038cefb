"""How each seat stands, in a line to read or to hear, and as one number."""

from games.core.asks import Seat
from games.core.text import Text
from games.monopoly.board import deeds_of, groups_of, worth
from games.monopoly.names import place_name
from games.monopoly.view import MonopolyView


def standings(view: MonopolyView) -> tuple[Text, ...]:
    """Per seat its cash, where it is, how many deeds and whole groups it has; at the end what it is worth."""
    return tuple(_standing(view, seat) for seat in range(len(view.players)))


def _standing(view: MonopolyView, seat: Seat) -> Text:
    if seat in view.out:
        return Text("mono-standing-out")
    if view.ended is not None:
        return Text("mono-standing-worth", worth=view.ended.worth[seat])
    player = view.players[seat]
    place = Text("mono-pic-at", place=place_name(view.options.edition, player.square))
    return Text(
        "mono-standing",
        cash=player.cash,
        place=Text("mono-pic-jailed") if player.jailed else place,
        deeds=len(deeds_of(view, seat)),
        groups=len(groups_of(view, seat)),
    )


def wealth(view: MonopolyView) -> tuple[int, ...]:
    """Per seat what it is worth (R133); whoever is out has nothing left."""
    return tuple(worth(view, seat) for seat in range(len(view.players)))
