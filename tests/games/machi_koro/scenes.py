"""What tests ask of Machi Koro's pictures."""

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from games.core.scene import Group, Icon, Label, Placed, Scene
from games.machi_koro.options import HarborOptions, RowOptions
from games.machi_koro.present.table_scene import table_scene
from games.machi_koro.state import Roll
from tests.games.machi_koro.positions import GAME, A, Match

EVERYTHING = RowOptions(harbor=True, exhibit_hall=True, market="all", bank="finite")
TEN = HarborOptions(market="ten_different")
EARLY = "3: wheat_field bakery"
RICH = "174: {cards} +city_hall +harbor +train_station +shopping_mall +amusement_park +radio_tower $42"
FULL_CITY = RICH.format(
    cards="wheat_field*6 sushi_bar ranch*5 general_store*2 bakery*3 cafe*2 ~cafe corn_field convenience_store "
    "flower_orchard demolition_company forest french_restaurant loan_office flower_shop stadium tv_station "
    "business_center cheese_factory pizza_joint vineyard publisher furniture_factory hamburger_stand mackerel_boat "
    "tax_office renovation_company mine ~winery*2 family_restaurant moving_company apple_orchard tech_startup "
    "exhibit_hall soda_bottling_plant fruit_vegetable_market park food_warehouse tuna_boat members_only_club"
)
"""A city with every card there is."""
LATE_CITY = RICH.format(
    cards="wheat_field*3 ranch bakery*2 cafe convenience_store forest*2 ~winery stadium tv_station cheese_factory mine "
    "apple_orchard tech_startup fruit_vegetable_market"
)
"""A city as it may well be late in a match."""

Rectangle = tuple[int, int, int, int]


def drawn(match: Match) -> Scene:
    """The picture of the public table."""
    return table_scene(GAME.view(match.state, None))


def busy(match: Match) -> Match:
    """The table with everything on it that it can have besides cities and market."""
    cities = match.state.cities
    poorer = tuple(replace(city, coins=0) for city in cities)
    rolled = Roll(A, (6, 6), 14, poorer, cities)
    match.state = replace(
        match.state, dice=(6, 6), total=14, phase="build", extra=True, tuna=12, bank=282, rolled=rolled
    )
    return match


def placed(group: Group) -> Iterator[Group]:
    """Every group on it, deep down too."""
    for part in group.parts:
        if isinstance(part, Placed):
            yield part.group
            yield from placed(part.group)


def shapes(group: Group) -> list[str]:
    """The shapes of every icon, in order."""
    found: list[str] = []
    for part in group.parts:
        if isinstance(part, Icon):
            found.append(part.shape)
        elif isinstance(part, Placed):
            found += shapes(part.group)
    return found


def figures(group: Group) -> list[str]:
    """Every string on it, in order."""
    found: list[str] = []
    for part in group.parts:
        if isinstance(part, Label) and isinstance(part.words, str):
            found.append(part.words)
        elif isinstance(part, Placed):
            found += figures(part.group)
    return found


def overlaps(scene: Scene) -> list[tuple[Rectangle, Rectangle]]:
    """What lies over something else: groups, icons and writing of the scene itself; boxes are there to be lain on."""
    there = [_rectangle(part) for part in scene.parts if isinstance(part, Placed | Icon | Label)]
    return [(one, other) for one, other in combinations(there, 2) if _meet(one, other)]


def _rectangle(part: Placed | Icon | Label) -> Rectangle:
    match part:
        case Placed(x=x, y=y, group=group):
            return x, y, x + group.width, y + group.height
        case Icon(x=x, y=y, size=size):
            return x, y, x + size, y + size
        case Label(x=x, y=y, width=width, height=height):
            return x, y, x + width, y + height


def _meet(one: Rectangle, other: Rectangle) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
