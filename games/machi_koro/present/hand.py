"""A seat's own city, what it can build and why not the rest. Everything on it is public; it is closer to hand here."""

from collections.abc import Iterator

from games.core.asks import Ask, Seat
from games.core.panel import Panel, Section
from games.core.text import Listing, SeatName, Text
from games.machi_koro.board import cost, goal
from games.machi_koro.building import plans, why_not
from games.machi_koro.cards import CARDS, LANDMARKS
from games.machi_koro.forecast import gains
from games.machi_koro.present.names import CARD_NAMES, COLOUR_NAMES, ICON_NAMES, RANGES, SHORT, price, state_of
from games.machi_koro.present.table import kinds, marks
from games.machi_koro.state import City
from games.machi_koro.view import MachiView


def hand(view: MachiView, asks: tuple[Ask, ...]) -> Panel:
    """The city of the view's seat. The questions themselves stand with their controls."""
    del asks
    assert view.seat is not None
    sections = [Section(tuple(_city(view, view.seat)))]
    if view.ended is None and view.turn == view.seat:
        if view.phase == "roll":
            sections += _outlook(view, view.seat)
        elif view.phase == "build":
            sections += _shopping(view, view.seat)
    return Panel(Text("machi-hand-title"), tuple(sections))


def _city(view: MachiView, seat: Seat) -> Iterator[Text]:
    city = view.cities[seat]
    amounts = {"coins": city.coins, "built": city.built, "goal": goal(view)}
    if view.ended is not None:
        yield Text("machi-hand-over", **amounts)
    elif view.turn == seat:
        yield Text("machi-hand-turn", **amounts)
    else:
        yield Text("machi-hand-waiting", seat=SeatName(view.turn), **amounts)
    yield marks(view, city)
    yield from (_card(city, card) for card in kinds(city))


def _card(city: City, card: str) -> Text:
    facts = CARDS[card]
    return Text(
        "machi-hand-card",
        range=RANGES[card],
        colour=COLOUR_NAMES[facts.colour],
        icon=ICON_NAMES[facts.icon],
        card=state_of(city, card, Text(f"machi-card-{card}")),
        short=SHORT[card],
    )


def _outlook(view: MachiView, seat: Seat) -> Iterator[Section]:
    """What each number would bring now, as far as it brings anything."""
    most = (14 if "harbor" in view.cities[seat].landmarks else 12) if _has_station(view, seat) else 6
    yields = [(total, gains(view, seat, total)[seat]) for total in range(1, most + 1)]
    texts = tuple(_yield(total, amount) for total, amount in yields if amount)
    if texts:
        yield Section((Text("machi-hand-yields", yields=Listing(texts)),))


def _has_station(view: MachiView, seat: Seat) -> bool:
    return "train_station" in view.cities[seat].landmarks


def _yield(total: int, amount: int) -> Text:
    key = "machi-hand-yield" if amount > 0 else "machi-hand-yield-loss"
    return Text(key, total=total, amount=abs(amount))


def _shopping(view: MachiView, seat: Seat) -> Iterator[Section]:
    reasons = {card: why_not(view, seat, card) for card in plans(view)}
    can = tuple(_plan(view, seat, card) for card, reason in reasons.items() if reason is None)
    if can:
        yield Section(can, Text("machi-hand-can"))
    if cannot := tuple(_reasons(view, reasons)):
        yield Section(cannot, Text("machi-hand-not"))


def _plan(view: MachiView, seat: Seat, card: str) -> Text:
    costs = price(cost(view, card))
    if card in LANDMARKS:
        return Text("machi-hand-plan-landmark", card=CARD_NAMES[card], price=costs, short=SHORT[card])
    line = Text(
        "machi-hand-plan",
        range=RANGES[card],
        colour=COLOUR_NAMES[CARDS[card].colour],
        icon=ICON_NAMES[CARDS[card].icon],
        card=CARD_NAMES[card],
        price=costs,
        short=SHORT[card],
    )
    owned = view.cities[seat].owns(card)
    return Text("machi-hand-plan-owned", line=line, count=owned) if owned else line


def _reasons(view: MachiView, reasons: dict[str, Text | None]) -> Iterator[Text]:
    """One line for all cards that lack the same; landmarks that stand are no wish."""
    short: dict[int, list[str]] = {}
    others: dict[Text, list[str]] = {}
    for card, reason in reasons.items():
        if reason is not None and "missing" in reason.values:
            short.setdefault(int(str(reason.values["missing"])), []).append(card)
        elif reason is not None and card not in LANDMARKS:
            others.setdefault(reason, []).append(card)
    for missing in sorted(short):
        yield Text("machi-hand-missing", count=missing, cards=_named(short[missing]))
    for reason, cards in others.items():
        yield Text("machi-hand-reason", cards=_named(cards), reason=reason)


def _named(cards: list[str]) -> Listing:
    return Listing(tuple(CARD_NAMES[card] for card in cards))
