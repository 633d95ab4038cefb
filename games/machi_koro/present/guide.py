"""What to know before playing: how a turn goes, every card in use, the landmarks."""

from collections.abc import Iterable

from games.core.panel import Section
from games.core.scene import Group
from games.core.text import Text
from games.machi_koro.cards import CARDS, LANDMARKS, PRICES, Colour, landmarks_of, supply
from games.machi_koro.options import Agreement, BaseOptions, agreed
from games.machi_koro.present.faces import face
from games.machi_koro.present.names import CARD_NAMES, ICON_NAMES, RANGES, price

COLOURS: tuple[Colour, ...] = ("blue", "green", "red", "purple")


def guide(seats: int, options: BaseOptions) -> tuple[Section, ...]:
    """A turn in short, the cards of a match of so many seats by colour, the landmarks."""
    agreement = agreed(options)
    copies = supply(agreement.sets, seats)
    return (_play(agreement), *(_colour(agreement, copies, colour) for colour in COLOURS), _landmarks(agreement))


def _play(options: Agreement) -> Section:
    marks = len(landmarks_of(options.sets))
    goal = marks if options.landmarks_to_win == "all" else min(options.landmarks_to_win, marks)
    lines = [
        Text("machi-guide-goal", goal=goal),
        Text("machi-guide-start"),
        Text("machi-guide-roll"),
        Text("machi-guide-order"),
        Text("machi-guide-short"),
        Text("machi-guide-build"),
    ]
    if "millionaires_row" in options.sets:
        lines.append(Text("machi-guide-closed"))
    return Section(tuple(lines), Text("machi-guide-play"))


def _colour(options: Agreement, copies: dict[str, int], colour: Colour) -> Section:
    cards = [card for card in copies if CARDS[card].colour == colour]
    lines = [line for card in cards for line in (_card(options, card, copies[card]), _what(card))]
    return Section(tuple(lines), Text(f"machi-guide-colour-{colour}"), faces=_faces(options, cards))


def _card(options: Agreement, card: str, count: int) -> Text:
    facts = CARDS[card]
    return Text(
        "machi-guide-card",
        range=RANGES[card],
        card=CARD_NAMES[card],
        icon=ICON_NAMES[facts.icon],
        price=price(PRICES[options.sushi_bar_cost][card]),
        count=count,
    )


def _landmarks(options: Agreement) -> Section:
    marks = [mark.id for mark in LANDMARKS.values() if mark.set in options.sets]
    lines = [
        line
        for mark in marks
        for line in (
            Text("machi-guide-landmark", card=CARD_NAMES[mark], price=price(LANDMARKS[mark].cost)),
            _what(mark),
        )
    ]
    return Section(tuple(lines), Text("machi-guide-landmarks"), faces=_faces(options, marks))


def _faces(options: Agreement, cards: Iterable[str]) -> tuple[Group | None, ...]:
    """A face for the line with a card's name, none for the line with its rule."""
    prices = PRICES[options.sushi_bar_cost]
    return tuple(shown for card in cards for shown in (face(card, prices[card]), None))


def _what(card: str) -> Text:
    return Text("machi-guide-what", what=Text(f"machi-card-{card}.what"))
