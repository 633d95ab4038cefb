"""Tables to draw, and what is to be found in their pictures."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from bot.render.drawing import said
from bot.render.fonts import drawable, fitted
from bot.text import LOCALES, Texts
from games.core.scene import Box, Group, Icon, Label, Part, Placed, Scene, Shape
from games.core.signs import LETTERS
from games.core.text import Text
from games.monopoly.present.table_scene import table_picture
from games.monopoly.state import Auction, Bid, Debt, Offer
from tests.games.monopoly.match import Match
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position

ALL_SOLD = (
    "91240 @14 brown=2 rail_1 red_1 +chance +chest",
    "310 @39 lightblue=5 util_1 red_2~ yellow_1",
    "20555 @14 pink=4 rail_2",
    "80 jail orange_1 orange_2~ green_1",
    "1500 @14 darkblue=3 rail_3",
    "12 @14 green_2 yellow_2",
    "777 @14 util_2 green_3~ yellow_3",
    "960 jail1 rail_4 orange_3 red_3",
)
"""Eight seats between whom all deeds are divided, five of them on one square."""
ONE_OF_EACH = "brown_1 lightblue_1 pink_1 orange_1~ red_1 yellow_1 green_1~ darkblue_1 rail_1 rail_2 util_1"


def offers(count: int) -> tuple[Offer, ...]:
    """Open trades, each from one seat to the next."""
    return tuple(
        Offer(number, number % 8, (number + 1) % 8, ("red_1",), (), 0, 200, (), (0,), 0, 1) for number in range(count)
    )


def fullest() -> Match:
    """Eight seats, every deed sold, a speed die, a pot, two debts, seven trades."""
    options = but(CLASSIC, parking_pot=True, speed_die=True)
    debts = (Debt(3, 1, 12600, "rent", "darkblue_2"), Debt(5, 0, 600, "rent", "brown_1"))
    match = position(*ALL_SOLD, turn=2, options=options, dice=(3, 5), face="bus", pot=14500, offers=offers(7))
    return with_fields(match, debts=debts)


def auctioned() -> Match:
    """Four seats on the board of Hội An, one of them with something of every group; an open auction."""
    return position(
        f"1500 @29 {ONE_OF_EACH}",
        "900 @0 yellow_2 pink_2 pink_3 darkblue_2",
        "400 @29 lightblue_2 +chance +chest",
        "1 @10",
        options=HOI_AN,
        dice=(4, 4),
        auction=Auction(29, 20, 1, 2, bids=(Bid(2, 250),)),
    )


def quiet() -> Match:
    """Two seats at the beginning."""
    return position("1440 @3 brown_2", "1500 @0", dice=(1, 2), phase="end")


def with_fields(match: Match, **fields: object) -> Match:
    """The same match with other fields."""
    return Match(replace(match.state, **fields))


def scene_of(match: Match) -> Scene:
    """The picture of the public table."""
    return table_picture(match.game.view(match.state, None)).scene()


def mark_of(match: Match) -> object:
    """What must change for the table to be drawn anew."""
    return table_picture(match.game.view(match.state, None)).mark


def every(group: Group) -> Iterator[Part]:
    """All parts, those of groups in it too."""
    for part in group.parts:
        yield part
        if isinstance(part, Placed):
            yield from every(part.group)


def labels(group: Group) -> list[Label]:
    """All writing."""
    return [part for part in every(group) if isinstance(part, Label)]


def says(group: Group) -> list[Text | str]:
    """The texts of all writing."""
    return [part.words for part in labels(group) if isinstance(part.words, Text | str)]


def icons(group: Group, shape: Shape) -> int:
    """How often a shape is in it."""
    return sum(isinstance(part, Icon) and part.shape == shape for part in every(group))


def boxes(group: Group, fill: str) -> list[Box]:
    """The boxes of a colour."""
    return [part for part in every(group) if isinstance(part, Box) and part.fill == fill]


def signs(group: Group) -> str:
    """The letters of the seats whose signs are in it, in order."""
    found = ""
    for part in every(group):
        if isinstance(part, Placed):
            match part.group.parts:
                case (Icon(), Label(words=str() as letter)) if letter in LETTERS:
                    found += letter
    return found


def misfits(group: Group, texts: Texts) -> list[str]:
    """Words that are made smaller or cut in a language."""
    found = []
    for locale in LOCALES:
        say = partial(texts.say, locale=locale, plain=True)
        for label in labels(group):
            words = drawable(said(label.words, say))
            size, lines = fitted(words, label.width, label.height, label.size, label.lines, bold=label.bold)
            if size < label.size or any(line.endswith("…") for line in lines):
                found.append(f"{locale} {size} of {label.size}: {lines}")
    return list(dict.fromkeys(found))
