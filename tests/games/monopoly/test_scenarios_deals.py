"""Scenarios T34–T68 of section C: bankruptcy, building, mortgages and rent, trades."""

from games.core.asks import Choice
from games.monopoly.commands import (
    ROW,
    AcceptOffer,
    Bid,
    Build,
    DeclareBankruptcy,
    JoinContest,
    Liquidate,
    OfferToBuy,
    OfferToSell,
    RedeemInherited,
    SellBuildings,
)
from games.monopoly.events_deals import AuctionOpened
from games.monopoly.options import HOI_AN_PRESETS
from games.monopoly.squares import DEEDS
from tests.games.monopoly.match import A, B, C, build, ids, mortgage
from tests.games.monopoly.positions import CLASSIC, HOI_AN, position


def test_t34_who_is_bankrupt_is_not_charged_again() -> None:
    match = position("0 @35", "0 @30", "10", "10", chest="kv09").roll(1, 2).do(DeclareBankruptcy(A))
    match.roll(1, 2)
    assert match.money() == ["card c>b 10", "card d>b 10"]
    assert (match.state.out, match.state.bankrupts) == ((A,), 1)


def test_t35_houses_pay_a_debt_before_anybody_is_bankrupt() -> None:
    match = position("40 @6 orange=2", "0 lightblue=3").roll(1, 2)
    assert match.state.debts[0].amount == 300
    assert (match.forms(A, "debt"), match.default(A, "debt")) == (["liquidate", "bankrupt"], Liquidate(A))
    match.do(SellBuildings(A, "orange", 0))
    assert (match.money(), match.cash()[A], match.state.out) == (["sale $>a 300", "rent a>b 300"], 40, ())


def test_t37_the_creditor_has_everything_and_no_money_arises() -> None:
    match = position("100 @36 brown=5 5~ 15~", "500 37=1 39=2", "0").roll(1, 2)
    match.do(DeclareBankruptcy(A))
    assert match.money() == ["sale $>a 250", "estate a>b 350", "transfer_fee b>$ 20"]
    assert match.deeds(B) == [1, 3, 5, 15, 37, 39]
    assert match.cash() == (0, 500 + 350 - 20, 0)
    assert sum(match.cash()) + match.state.bank == 100 + 500


def test_t38_a_creditor_without_cash_owes_the_tenths_and_mortgages_what_came() -> None:
    match = position("0 @36 1 5~ 15~", "0 37~ 39=0", "0").roll(1, 2)
    assert match.asked() == "a debt"
    match.do(DeclareBankruptcy(A))
    assert (match.asked(), match.state.debts[0].creditor, match.state.debts[0].amount) == ("b debt", -1, 20)
    match.mortgage(B, 1)
    assert match.money() == ["mortgage $>b 30", "transfer_fee b>$ 20"]
    assert match.do(RedeemInherited(B)).asked() == "b roll"


def test_t40_a_debtor_does_not_give_the_deeds_away() -> None:
    match = position("10 @36 5 15", "0 darkblue", "900").roll(1, 2)
    match.do(OfferToSell(A, C, ids(5, 15), 1))
    assert match.refused(AcceptOffer(C, 1)) == "debtor"
    match.do(OfferToSell(A, C, ids(5), 90), AcceptOffer(C, 2))
    assert (match.cash(), match.deeds(A)) == ((0, 100, 810), [15])


def test_t41_bids_for_an_estate_are_covered_by_the_cash_that_is_left() -> None:
    match = position("0 @35 12~ 39~", "100", "90").roll(1, 2).do(DeclareBankruptcy(A))
    match.bid(B, 95)
    assert (match.state.auction is not None, match.cash()) == (True, (0, 5, 90))
    assert match.refused(Bid(B, 20)) == "bid-cash"
    match.bid(C, 10).pass_by(B)
    assert match.cash() == (0, 5, 80)


def test_t43_quick_the_estate_comes_before_the_ranking() -> None:
    quick = HOI_AN_PRESETS["quick"]
    match = position("50 @36 12~", "100 darkblue=1", "600", options=quick).roll(1, 2)
    assert match.do(DeclareBankruptcy(A)).money() == ["estate a>b 50", "transfer_fee b>$ 8"]
    assert match.state.ended is not None
    assert match.state.ended.worth == (0, 100 + 50 - 8 + 75 + 750 + 2 * 200, 600)
    assert match.places() == (3, 1, 2)


def test_t46_beside_a_hotel_the_others_may_become_hotels() -> None:
    match = position("900 16=5 18=4 19=4", "0").build(A, 18, 19)
    assert match.levels(16, 18, 19) == [5, 5, 5]


def test_t47_four_stations_take_no_buildings() -> None:
    match = position("900 rail", "0")
    assert match.refused(build(A, 5)) == "lot"
    assert "build" not in match.forms(A, "manage")


def test_t49_mortgaged_redeemed_mortgaged_and_no_building() -> None:
    match = position("900 orange", "0").mortgage(A, 16).redeem(A, 16).mortgage(A, 16)
    assert match.refused(build(A, 18)) == "group-mortgaged"
    assert match.deeds(A) == [16, 18, 19]


def test_t50_no_mortgage_beside_a_house() -> None:
    match = position("900 16 18=1 19", "0")
    assert match.refused(mortgage(A, 16)) == "built"
    assert match.levels(16, 18, 19) == [0, 1, 0]


def test_t52_both_utilities_one_mortgaged_ask_ten_times() -> None:
    assert position("900 @3", "0 12 28~").roll(4, 5).money() == ["rent a>b 90"]


def test_t53_four_stations_one_mortgaged() -> None:
    assert position("900 @22", "0 5~ 15 25 35").roll(1, 2).money() == ["rent a>b 200"]
    assert position("900 @2", "0 5~ 15 25 35").roll(1, 2).money() == []


def test_t55_who_lands_pays_a_prisoner() -> None:
    assert position("900 @36", "0 jail 39").roll(1, 2).money() == ["rent a>b 50"]


def test_t56_the_last_houses_are_auctioned_one_by_one() -> None:
    for options, opening in ((HOI_AN, 20), (CLASSIC, 10)):
        match = position("900 orange", "900 pink", houses=3, options=options)
        match.do(Build(A, "orange", ROW), JoinContest(B, "pink", 2))
        assert match.refused(Bid(B, opening - 1)) == "bid-low"
        match.bid(B, opening).pass_by(A)
        assert (match.happened(AuctionOpened), match.state.houses) == (True, 2)
        assert sum(match.levels(11, 13, 14)) == 1


def test_t58_no_hotel_between_a_roll_and_its_rent() -> None:
    match = position("0 @36 5", "900 darkblue=4", "900").roll(1, 2)
    assert match.asked() == "a debt"
    assert match.refused(build(B, 39)) == "window"


def test_t59_what_changed_since_the_offer_is_not_traded() -> None:
    match = position("900 39", "900").do(OfferToSell(A, B, ids(39), 300)).mortgage(A, 39)
    assert match.refused(AcceptOffer(B, 1)) == "offer-gone"
    assert (match.state.offers, match.cash()) == ((), (1100, 900))
    match = position("900 39", "900", "900").do(OfferToSell(A, B, ids(39), 300), OfferToSell(A, C, ids(39), 300))
    match.do(AcceptOffer(C, 2))
    assert match.refused(AcceptOffer(B, 1)) == "offer-gone"


def test_t61_no_lot_whose_sister_has_a_house_either_way() -> None:
    match = position("900 16 18=1 19", "900 5")
    assert match.refused(OfferToSell(A, B, ids(16), 50)) == "items"
    assert match.refused(OfferToBuy(B, A, ids(16), 50)) == "items"


def test_t62_who_cannot_pay_the_tenth_does_not_get_the_deed() -> None:
    match = position("0 5~", "55").do(OfferToSell(A, B, ids(5), 50))
    assert match.refused(AcceptOffer(B, 1)) == "short"
    assert position("0 5~", "60").do(OfferToSell(A, B, ids(5), 50), AcceptOffer(B, 1)).cash() == (50, 0)


def test_t64_a_prisoner_trades() -> None:
    match = position("100", "0 jail1 5").do(OfferToSell(B, A, ids(5), 50), AcceptOffer(A, 1))
    assert (match.deeds(A), match.cash()) == ([5], (50, 50))


def test_t68_of_28_deeds_one_is_chosen_group_first() -> None:
    everything = "brown lightblue pink orange red yellow green darkblue rail util"
    match = position(f"0 {everything}", "0")
    (form,) = [form for ask in match.asks(A) for form in ask.forms if form.key == "mortgage"]
    groups = form.next_field(())
    assert isinstance(groups, Choice)
    assert len(groups.options) == 10
    reached = set()
    for group in groups.options:
        deeds = form.next_field((group.value,))
        assert isinstance(deeds, Choice)
        assert len(deeds.options) <= 4
        reached |= {option.value for option in deeds.options}
    assert reached == set(ids(*DEEDS))
