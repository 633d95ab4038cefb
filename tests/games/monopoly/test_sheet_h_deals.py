"""Rule sheet H (Hội An), what it says of shortages, deals, debts and ends."""

from typing import Any

from games.monopoly.commands import (
    AcceptOffer,
    Bid,
    DeclareBankruptcy,
    JoinContest,
    OfferSwap,
    OfferToBuy,
    OfferToSell,
    RedeemInherited,
)
from games.monopoly.options import HOI_AN_PRESETS, MonopolyOptions
from tests.games.monopoly.match import A, B, C, Match, build, ids, mortgage
from tests.games.monopoly.positions import HOI_AN
from tests.games.monopoly.positions import position as any_position

QUICK = HOI_AN_PRESETS["quick"]


def position(*seats: str, options: MonopolyOptions = HOI_AN, **changes: Any) -> Match:
    return any_position(*seats, options=options, **changes)


def test_h09_the_last_one_who_is_not_bankrupt_wins() -> None:
    match = position("0 @35", "7").roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.asked(), match.places()) == ("", (2, 1))


def test_h47_the_last_tiem_wanted_by_several_is_auctioned_from_20() -> None:
    match = position("900 orange", "900 pink", houses=1).build(A, 16).do(JoinContest(B, "pink", 1))
    assert match.refused(Bid(A, 19)) == "bid-low"
    match.bid(B, 20).bid(A, 21).pass_by(B)
    assert (match.money(), match.levels(16), match.state.houses) == (["auction a>$ 21"], [1], 0)


def test_h48_none_left_waits_until_somebody_sells() -> None:
    match = position("900 orange", "0 brown=1", houses=0)
    assert match.refused(build(A, 16)) == "stock"
    assert match.sell(B, 1).build(A, 16).levels(16) == [1]


def test_h52_buy_sell_and_swap_during_the_game() -> None:
    match = position("900 5", "900 39 12").do(OfferToBuy(A, B, ids(12), 100), AcceptOffer(B, 1))
    match.do(OfferToSell(A, B, ids(12), 90), AcceptOffer(B, 2), OfferSwap(A, B, ids(5), ids(39), 50, 0))
    match.do(AcceptOffer(B, 3))
    assert (match.deeds(A), match.deeds(B), match.cash()) == ([39], [5, 12], (840, 960))


def test_h53_buildings_go_first() -> None:
    match = position("900 brown=1", "900")
    assert match.refused(OfferToSell(A, B, ids(1), 50)) == "items"
    assert match.sell(A, 1, 3).do(OfferToSell(A, B, ids(1), 50), AcceptOffer(B, 1)).deeds(B) == [1]


def test_h54_the_price_is_as_agreed() -> None:
    for price in (0, 1, 899):
        match = position("0 39", "900").do(OfferToSell(A, B, ids(39), price), AcceptOffer(B, 1))
        assert match.cash() == (price, 900 - price)


def test_h55_the_new_holder_redeems_or_pays_a_tenth() -> None:
    offer = OfferToSell(A, B, ids(39), 0)
    assert position("0 39~", "900").do(offer, AcceptOffer(B, 1, ids(39))).cash()[B] == 900 - 220
    kept = position("0 39~", "900").do(offer, AcceptOffer(B, 1))
    assert (kept.cash()[B], kept.levels(39)) == (900 - 20, [-1])


def test_h56_buildings_bring_half_and_a_xuong_leaves_four_tiem() -> None:
    assert position("0 brown=1", "0").sell(A, 1).money() == ["sale $>a 25"]
    match = position("0 brown=5", "0").sell(A, 1)
    assert (match.money(), match.levels(1, 3), match.state.houses) == (["sale $>a 25"], [4, 5], 28)


def test_h57_a_mortgage_needs_a_bare_group_and_brings_half_the_price() -> None:
    match = position("0 1=1 3", "0")
    assert match.refused(mortgage(A, 3)) == "built"
    assert match.sell(A, 1).mortgage(A, 3).money() == ["mortgage $>a 30"]


def test_h58_redeeming_costs_a_tenth_more() -> None:
    assert position("900 39~", "0").redeem(A, 39).money() == ["redemption a>$ 220"]


def test_h60_all_sold_and_still_in_debt_is_out() -> None:
    match = position("0 @35 1", "7", "7").roll(1, 2).mortgage(A, 1)
    assert match.forms(A, "debt") == ["bankrupt"]
    assert match.do(match.default(A, "debt")).state.out == (A,)


def _fallen() -> Match:
    """A owed B and is bankrupt."""
    match = position("10 @36 1=1 3 5~ +chance", "100 37=1 39=1", "7").roll(1, 2)
    return match.do(DeclareBankruptcy(A))


def test_h61_to_a_player_everything_and_a_tenth_of_the_mortgages() -> None:
    match = _fallen()
    assert match.money() == ["sale $>a 25", "estate a>b 35", "transfer_fee b>$ 10"]
    assert (match.deeds(B), match.state.players[B].cards) == ([1, 3, 5, 37, 39], ("chance",))
    assert match.do(RedeemInherited(B, ids(5))).money() == ["redemption b>$ 100"]


def test_h62_to_the_bank_mortgages_cancelled_card_back_deeds_auctioned() -> None:
    match = position("0 @35 5~ +chance", "900", "900").roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.levels(5), match.state.decks[0][-1], match.asked()) == ([0], "ch09", "b auction c auction")


def test_h63_the_others_play_on() -> None:
    match = _fallen()
    assert match.do(match.default(B)).asked() == "c roll"
    assert match.roll(4, 6).state.ended is None
    assert C not in match.state.out


def test_h68_quick_ends_with_the_first_bankruptcy() -> None:
    match = position("0 @35", "7", "9", options=QUICK).roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.asked(), match.places()) == ("", (3, 2, 1))
