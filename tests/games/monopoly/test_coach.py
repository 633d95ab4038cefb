"""The coach of the lesson: what it explains in which situation."""

from games.monopoly import commands as c
from games.monopoly.options import MonopolyOptions
from tests.games.monopoly.match import A, B, Match, ids
from tests.games.monopoly.positions import position


def lessons(match: Match, seat: int = A) -> list[str]:
    """What is explained, the most important first."""
    hints = match.game.coach(match.game.view(match.state, seat), match.asks(seat))
    return [hint.text.key.removeprefix("mono-coach-") for hint in hints if hint.text is not None]


def test_a_newcomer_is_welcomed_before_the_first_roll() -> None:
    assert lessons(position("1500", "1500", round=1)) == ["welcome", "go"]
    assert lessons(position("1500", "1500 39")) == ["rent", "go"]


def test_what_is_bought_is_explained() -> None:
    assert lessons(position("1500", "1500").roll(1, 2)) == ["buy"]
    assert lessons(position("1500 1", "1500").roll(1, 2)) == ["buy-group", "buy"]
    assert lessons(position("1500", "1500 1").roll(1, 2)) == ["buy-block", "buy"]
    assert lessons(position("1500", "1500").roll(2, 3))[-1] == "buy-rail"
    assert lessons(position("1500 @7", "1500").roll(2, 3))[-1] == "buy-util"


def test_a_group_is_built_on() -> None:
    assert lessons(position("1500 orange=0", "1500")) == ["build"]


def test_jail_is_explained_by_the_way_out() -> None:
    assert lessons(position("1500 jail", "1500")) == ["jail-pay"]
    assert lessons(position("1500 jail +chance", "1500")) == ["jail-card"]


def test_a_private_auction_is_explained() -> None:
    options = MonopolyOptions(auction_style="sealed")
    match = position("1500", "1500", options=options).roll(1, 2).decline()
    assert lessons(match) == ["bid"]


def test_a_debt_is_explained() -> None:
    assert lessons(position("10 @36 brown=0 rail_1 green=0", "1500 39").roll(1, 2)) == ["debt"]
    assert lessons(position("10 @36", "1500 39 37").roll(1, 2)) == ["bankrupt"]


def test_an_offer_is_judged() -> None:
    bad = position("1500 1", "1500 39").do(c.OfferToBuy(A, B, ids(39), 1))
    assert lessons(bad, B) == ["offer-bad"]
