"""The large square in the middle of the picture, and the strips that say what is going on."""

import pytest

from bot.text import Texts
from games.core.scene import Group
from games.core.text import Text
from games.monopoly.present.doings import doings
from games.monopoly.present.sisters import sisters
from games.monopoly.present.zoom import focus, zoom
from games.monopoly.state import Auction, Bid, Contest, Debt, Ending, Request
from games.monopoly.view import MonopolyView
from tests.games.monopoly import pictures as p
from tests.games.monopoly.match import A, B, C, Match
from tests.games.monopoly.positions import position


def view(match: Match) -> MonopolyView:
    return match.game.view(match.state, None)


def test_the_large_square_is_the_one_that_matters() -> None:
    match = position("100 @6", "200 @9 darkblue")
    assert focus(view(match)) == 6
    assert focus(view(p.with_fields(match, auction=Auction(8, 10, 1, 1)))) == 8
    assert focus(view(p.with_fields(match, debts=(Debt(A, B, 500, "rent", "darkblue_2"),)))) == 39
    assert focus(view(p.with_fields(match, debts=(Debt(A, B, 500, "card", "ch15"),)))) == 6
    contest = Contest("house", (Request(B, (37,)),), (), 3)
    assert focus(view(p.with_fields(match, contest=contest))) == 37


@pytest.mark.parametrize(
    ("deeds", "square", "rent"),
    [
        ("brown_1", 1, 2),
        ("brown", 1, 4),
        ("brown=3", 3, 180),
        ("rail_1 rail_3 rail_4", 5, 100),
        ("darkblue=5", 39, 2000),
    ],
)
def test_r43_the_large_square_says_the_rent_of_now(deeds: str, square: int, rent: int) -> None:
    large = zoom(view(position(f"100 @{square} {deeds}", "200")))
    assert Text("mono-money", amount=rent) in p.says(large)
    assert p.signs(large) == "A"


def test_a_mortgaged_deed_asks_no_rent() -> None:
    large = zoom(view(position("100 @39 darkblue_2~", "200")))
    assert Text("mono-pic-mortgaged") in p.says(large)
    assert len(p.boxes(large, "gold")) == 0, "no figure is that of now"


@pytest.mark.parametrize(("deeds", "factor"), [("util_1", "×4"), ("util", "×10")])
def test_r45_a_utility_multiplies_the_dice(deeds: str, factor: str) -> None:
    large = zoom(view(position(f"100 @12 {deeds}", "200")))
    assert p.says(large).count(factor) == 2, "now, and in the row of figures"


def strips(match: Match) -> list[Group]:
    return list(doings(view(match)))


def test_a_debt_says_who_owes_whom_how_much() -> None:
    match = position("100", "200", "300")
    debts = (Debt(C, A, 700, "rent", "red_1"), Debt(B, A, 50, "card", "ch15"))
    (strip,) = strips(p.with_fields(match, debts=debts))
    assert p.signs(strip) == "CA"
    assert Text("mono-pic-owes", amount=700) in p.says(strip)
    assert "+1" in p.says(strip)


def test_an_open_auction_says_the_best_bid_and_whose() -> None:
    (strip,) = strips(p.auctioned())
    assert p.signs(strip) == "C"
    assert Text("mono-pic-lead", amount=250) in p.says(strip)


@pytest.mark.parametrize("bids", [(), (Bid(C, 1250),)])
@pytest.mark.parametrize("sealed", [False, True])
def test_an_auction_of_a_building_shows_which_kind(texts: Texts, bids: tuple[Bid, ...], sealed: bool) -> None:
    contest = Contest("hotel", (Request(B, (37,)), Request(C, (11,))), (), 3)
    auction = Auction(-1, 10, 1, 2, sealed=sealed, bids=bids)
    (strip,) = strips(p.with_fields(position("100", "200", "300"), contest=contest, auction=auction))
    assert p.icons(strip, "hotel") == p.icons(strip, "gavel") == 1
    assert p.misfits(strip, texts) == []
    assert p.signs(strip) == ("C" if bids and not sealed else "")


def test_the_group_of_the_large_square_stands_below_it_with_its_owners() -> None:
    row = sisters(view(p.auctioned()), 29)
    assert row is not None
    assert p.signs(row) == "AB", "26 and 27 are theirs, 29 is free"
    assert [box.edge for box in p.boxes(row, "panel")] == ["shade", "shade", "gold"]
    assert sisters(view(p.auctioned()), 10) is None


def test_trades_on_offer_show_who_with_whom() -> None:
    match = p.with_fields(position(*["500"] * 8), offers=p.offers(7))
    _, strip = strips(match)
    assert p.signs(strip) == "EFFGGH", "the newest three"
    assert "+4" in p.says(strip)


def test_the_end_shows_who_has_won() -> None:
    ending = Ending("rounds", (2, 1, 1), (50, 70, 70))
    (strip,) = strips(p.with_fields(position("50", "70", "70"), ended=ending))
    assert p.signs(strip) == "BC"
    assert p.icons(strip, "crown") == 1


@pytest.mark.parametrize("phase", ["roll", "jail", "bus", "anywhere", "tax", "end", "moving"])
def test_words_of_every_phase_fit(texts: Texts, phase: str) -> None:
    (strip,) = strips(p.with_fields(position("100", "200"), phase=phase))
    assert p.misfits(strip, texts) == []
