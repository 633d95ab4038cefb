"""Rule sheet V (classic), what it says of building times, deals, debts and ends."""

from games.monopoly.commands import (
    AcceptOffer,
    AgreeToStop,
    DeclareBankruptcy,
    OfferToSell,
    ProposeStop,
    RedeemInherited,
)
from tests.games.monopoly.match import A, B, C, Match, ids, mortgage, sell
from tests.games.monopoly.positions import but, position


def test_v18_houses_at_any_time_between_settlements() -> None:
    match = position("900", "900 orange").build(B, 16)
    assert match.roll(5, 5).build(B, 18).roll(4, 6).build(B, 19).levels(16, 18, 19) == [1, 1, 1]


def _owing() -> Match:
    """A owes B 200, having 10, a built group and a station."""
    return position("10 @36 orange=1 5", "0 37 39=1", "900").roll(1, 2)


def test_v27_short_of_cash_one_sells_buildings_and_deeds() -> None:
    match = _owing().sell(A, 16).mortgage(A, 5)
    assert (match.cash()[A], match.asked()) == (160, "a debt")
    match.sell(A, 18, 19)
    assert match.cash() == (60, 200, 900)
    match = _owing().do(OfferToSell(A, C, ids(5), 190), AcceptOffer(C, 1))
    assert match.cash() == (0, 200, 710)


def test_v28_buildings_go_back_to_the_bank_at_half() -> None:
    match = position("0 darkblue=5", "0").sell(A, 39)
    assert match.money() == ["sale $>a 100"]


def test_v29_a_deed_is_sold_without_buildings() -> None:
    match = position("0 brown=1", "900")
    assert match.refused(OfferToSell(A, B, ids(1), 50)) == "items"
    assert match.sell(A, 1, 3).do(OfferToSell(A, B, ids(1), 50), AcceptOffer(B, 1)).deeds(B) == [1]


def test_v30_one_by_one_and_evenly() -> None:
    match = position("0 orange=2", "0").sell(A, 16)
    assert match.refused(sell(A, 16)) == "sale"
    assert match.sell(A, 18, 19, 16).levels(16, 18, 19) == [0, 1, 1]


def test_v31_a_bare_lot_may_be_mortgaged() -> None:
    match = position("0 39", "0").mortgage(A, 39)
    assert match.money() == ["mortgage $>a 200"]
    assert position("0 37=1 39", "0").refused(mortgage(A, 39)) == "built"
    assert position("900 @36", "0 39~").roll(1, 2).money() == []


def test_v32_redeeming_costs_a_tenth_more() -> None:
    assert position("900 37~", "0").redeem(A, 37).money() == ["redemption a>$ 193"]


def test_v33_the_buyer_of_a_mortgaged_deed_pays_for_it() -> None:
    offer = OfferToSell(A, B, ids(5), 50)
    must = position("0 5~", "900", options=but(mortgage_transfer="must_redeem")).do(offer, AcceptOffer(B, 1))
    assert (must.cash(), must.levels(5)) == ((50, 900 - 50 - 110), [0])
    choice = position("0 5~", "900").do(offer, AcceptOffer(B, 1))
    assert (choice.cash(), choice.levels(5)) == ((50, 900 - 50 - 10), [-1])


def test_v34_bankrupt_when_all_one_has_is_not_enough() -> None:
    assert position("69 @35 1", "7", "7").roll(1, 2).forms(A, "debt") == ["bankrupt"]
    assert position("70 @35 1", "7", "7").roll(1, 2).forms(A, "debt") == ["liquidate", "bankrupt"]


def test_v35_to_a_player_buildings_at_half_then_everything() -> None:
    match = position("10 @36 brown=2 5", "0 37=1 39=3", "7").roll(1, 2).do(DeclareBankruptcy(A))
    assert match.money() == ["sale $>a 100", "estate a>b 110"]
    assert (match.deeds(B), match.cash()) == ([1, 3, 5, 37, 39], (0, 110, 7))


def test_v36_mortgaged_deeds_are_redeemed_or_cost_a_tenth_now_and_all_later() -> None:
    match = position("10 @36 5~ 15~", "500 37=1 39=3", "7").roll(1, 2).do(DeclareBankruptcy(A))
    assert match.money() == ["estate a>b 10", "transfer_fee b>$ 20"]
    assert match.do(RedeemInherited(B, ids(5))).money() == ["redemption b>$ 100"]
    assert match.redeem(B, 15).money() == ["redemption b>$ 110"]


def test_v37_the_bank_auctions_all_but_buildings() -> None:
    match = position("0 @35 brown=1", "900", "900").roll(1, 2).do(DeclareBankruptcy(A))
    match.bid(B, 10).pass_by(C).bid(C, 30).pass_by(B)
    assert (match.deeds(B), match.deeds(C), match.levels(1, 3)) == ([1], [3], [0, 0])
    assert match.state.houses == 32


def test_v39_all_may_agree_to_stop_and_count() -> None:
    match = position("100 brown=1", "300 39~").do(ProposeStop(A), AgreeToStop(B))
    assert match.state.ended is not None
    assert (match.state.ended.worth, match.places()) == ((100 + 120 + 100, 300 + 200), (2, 1))


def test_v40_or_play_to_the_last() -> None:
    match = position("0 @35", "7", "9").roll(1, 2).do(DeclareBankruptcy(A))
    assert match.asked() == "b roll"
    match = position("0 @35", "7").roll(1, 2).do(DeclareBankruptcy(A))
    assert match.places() == (2, 1)
