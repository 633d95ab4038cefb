"""Building blocks of the forms: fields in a row, and how deeds, groups, seats and sums are offered."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from games.core.asks import Amount, Choice, Field, Filled, Option, Pick, Seat
from games.core.text import SeatName, Text
from games.monopoly.board import Board
from games.monopoly.cards import Deck
from games.monopoly.items import card_of
from games.monopoly.names import deck_name, group_name, place_text
from games.monopoly.squares import GROUP, INDEX, MORTGAGE, PRICE, SQUARES, Group
from games.monopoly.state import MORTGAGED

ROUND_SUMS = (0, 50, 100, 200)
"""Sums that people often name."""
NextField: TypeAlias = Callable[[tuple[Filled, ...]], Field | None]


def fields(*makers: NextField) -> NextField:
    """Fields one after another, each made from those filled before."""

    def next_field(filled: tuple[Filled, ...]) -> Field | None:
        return makers[len(filled)](filled) if len(filled) < len(makers) else None

    return next_field


def group_field(board: Board, groups: Iterable[Group], seat: Seat) -> Choice:
    """The field "group": one of these, with how many of it the seat has."""
    options = tuple(
        Option(
            group.id,
            Text("mono-label-group", group=group_name(board.options.edition, group.id)),
            Text(
                "mono-detail-group",
                owned=sum(board.owners[square] == seat for square in group.squares),
                size=len(group.squares),
            ),
        )
        for group in groups
    )
    return Choice("group", Text("mono-prompt-group"), options)


def group_of(filled: Filled) -> Group:
    """The group that was chosen."""
    return GROUP[str(filled)]


def groups_with(squares: Iterable[int]) -> tuple[Group, ...]:
    """The groups of these squares, each once."""
    return tuple({SQUARES[square].group: GROUP[SQUARES[square].group] for square in squares}.values())


def deed_option(board: Board, square: int, detail: Text) -> Option:
    """A deed by name."""
    return Option(SQUARES[square].id, place_text(board.options.edition, square), detail)


def seat_option(board: Board, seat: Seat) -> Option:
    """A seat with its cash."""
    return Option(
        seat, Text("mono-label-seat", seat=SeatName(seat)), Text("mono-detail-cash", cash=board.players[seat].cash)
    )


def partner_field(board: Board, seats: Iterable[Seat]) -> Choice:
    """The field "partner": with whom to trade."""
    return Choice("partner", Text("mono-prompt-partner"), tuple(seat_option(board, seat) for seat in seats))


def item_option(board: Board, item: str) -> Option:
    """A deed or a jail card that may change hands."""
    deck: Deck | None = card_of(item)
    if deck is not None:
        return Option(item, Text("mono-label-jail", deck=deck_name(board.options.edition, deck)))
    square = INDEX[item]
    key = "mono-detail-item-mortgaged" if board.levels[square] == MORTGAGED else "mono-detail-item"
    group = group_name(board.options.edition, SQUARES[square].group)
    return deed_option(board, square, Text(key, group=group, price=PRICE[square], mortgage=MORTGAGE[square]))


def items_field(board: Board, name: str, items: tuple[str, ...]) -> Pick:
    """At least one of these items."""
    source = tuple(item_option(board, item) for item in items)
    return Pick(name, Text(f"mono-prompt-{name}"), source, 1, len(source))


def redeem_field(board: Board, items: tuple[str, ...]) -> Pick:
    """Any of these mortgaged deeds, to redeem at once."""
    source = tuple(item_option(board, item) for item in items)
    return Pick("redeem", Text("mono-prompt-redeem"), source, 0, len(source))


def sum_field(name: str, least: int, most: int, prompt: str = "") -> Field:
    """A sum of cash; where there is but one it answers itself. prompt: the key of the question, else by the name."""
    asked = Text(prompt or f"mono-prompt-{name}", most=most)
    if least == most:
        return Choice(name, asked, (Option(least, Text("mono-label-sum", amount=least)),))
    return sums(name, asked, least, most)


def sums(name: str, prompt: Text, least: int, most: int, likely: Iterable[int] = ROUND_SUMS) -> Amount:
    """Any sum in đ; those of the likely ones that are possible are one press away."""
    possible = tuple(dict.fromkeys(each for each in likely if least <= each <= most))
    return Amount(name, prompt, least, most, likely=possible, label="mono-label-sum")
