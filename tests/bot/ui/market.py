"""A small game of questions, to walk through: buy or sell a fruit, name a price, give away several, line some up."""

from games.core.asks import Amount, Ask, Choice, Command, Field, Filled, Form, Option, Pick, always
from games.core.text import Text


class Buy(Command, frozen=True):
    fruit: str
    price: int


class Sell(Command, frozen=True):
    fruit: str
    buyer: int


class Give(Command, frozen=True):
    fruits: tuple[str, ...]


class LineUp(Command, frozen=True):
    fruits: tuple[str, ...]


class Leave(Command, frozen=True):
    pass


def said(text: str) -> Text:
    return Text("seat-number", number=len(text))


def fruits(count: int) -> tuple[Option, ...]:
    return tuple(Option(f"fruit_{n}", said("x" * n), weight=n) for n in range(count))


PRICE = Amount("price", said("price"), 10, 500, 10, likely=(20, 50))


def buy_fields(filled: tuple[Filled, ...]) -> Field | None:
    steps: tuple[Field, ...] = (Choice("fruit", said("fruit"), fruits(3)), PRICE)
    return steps[len(filled)] if len(filled) < 2 else None


def sell_fields(filled: tuple[Filled, ...]) -> Field | None:
    if not filled:
        return Choice("fruit", said("fruit"), fruits(2))
    return Choice("buyer", said("buyer"), (Option(3, said("three")),)) if len(filled) == 1 else None


def pick_fields(pick: Pick) -> Field:
    return pick


def market(since: int = 7, size: int = 30) -> Ask:
    """Buy and sell share their first field; giving needs weight 40 in all; the line-up keeps an order of three."""
    give = Pick("fruits", said("give"), fruits(size), 1, size, "sum", 40)
    line = Pick("fruits", said("line"), fruits(5), 3, 3, "ordered")
    forms = (
        Form("buy", said("buy"), Buy, buy_fields),
        Form("sell", said("sell"), Sell, sell_fields),
        Form("give", said("give"), Give, lambda filled: None if filled else give),
        Form("line", said("line"), LineUp, lambda filled: None if filled else line),
        Form("leave", said("leave"), Leave, confirm=always(said("gone"))),
    )
    return Ask(0, "market", since, said("market"), lambda: forms, lambda: Leave(0))
