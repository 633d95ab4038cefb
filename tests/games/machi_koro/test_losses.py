"""What is asked once more: tearing down a landmark, giving a card away; nothing on a common turn."""

from games.core.asks import Form
from games.core.text import SeatName, Text
from games.machi_koro.forms import CARD_NAMES
from tests.games.machi_koro.positions import A, B, Match, position


def form(match: Match, key: str) -> Form:
    (found,) = (form for ask in match.asks(A) for form in ask.forms if form.key == key)
    return found


def test_r102_tearing_down_says_what_the_landmark_costs_again() -> None:
    match = position("0: demolition_company +train_station +harbor", "0:").settle(4)
    told = form(match, "demolish").confirm(("train_station",))
    assert told == Text("machi-lose-landmark", card=CARD_NAMES["train_station"], cost=4)


def test_r104_giving_away_says_what_goes_to_whom() -> None:
    match = position("0: moving_company winery wheat_field +train_station", "0:").settle(4, 5)
    told = form(match, "give").confirm(("winery", B))
    assert told == Text("machi-lose-card", card=CARD_NAMES["winery"], seat=SeatName(B))


def test_building_asks_nothing_twice() -> None:
    match = position("9:", "0:").roll(6)
    assert form(match, "build").confirm(("ranch",)) is None
    assert form(match, "build_nothing").confirm(()) is None
