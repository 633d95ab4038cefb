"""Rule sheet V (classic), V01–V17, V19–V26 and V38; those about deals and ends are in `test_sheet_v_deals`."""

from games.monopoly import CLASSIC as RULESET
from games.monopoly.commands import PayFine, UseJailCard
from games.monopoly.events_deals import AuctionOpened
from games.monopoly.state import Offer
from tests.games.monopoly.match import A, B, build
from tests.games.monopoly.positions import but, position, started


def test_v01_two_to_four_are_best_and_eight_may_play() -> None:
    assert RULESET.seats == range(2, 9)
    assert len(started(8).cash()) == 8


def test_v04_both_decks_lie_face_down() -> None:
    match = started(2)
    assert [match.game.view(match.state, seat).cards for seat in (None, A, B)] == [((), ())] * 3


def test_v05_everybody_begins_on_the_start_with_1500() -> None:
    match = started(4)
    assert match.cash() == (1500,) * 4
    assert [match.square(seat) for seat in range(4)] == [0] * 4


def test_v07_the_bank_never_runs_out() -> None:
    assert position("0", "0", bank=-1_000_000, chest="kv02").roll(1, 1).cash() == (200, 0)


def test_v09_taxes_and_fines_go_to_the_bank() -> None:
    match = position("900", "900 @35", "90 jail").roll(1, 3)
    match.roll(1, 2).do(PayFine(2))
    assert match.state.bank == 200 + 100 + 50


def test_v10_who_begins_may_be_agreed() -> None:
    assert started(4, but(first_player=3)).asked() == "c roll"


def test_v11_then_clockwise() -> None:
    match = position("9", "9", "9")
    for seat in "abca":
        assert match.asked() == f"{seat} roll"
        match.roll(4, 6)


def test_v12_on_by_the_dice_200_at_the_start_doubles_again() -> None:
    match = position("0 @30", "0").roll(5, 5)
    assert (match.square(), match.cash(), match.asked()) == (0, (200, 0), "a roll")


def test_v13_a_free_lot_is_bought_at_its_price() -> None:
    assert position("900 @36", "0").roll(1, 2).buy().money() == ["purchase a>$ 400"]


def test_v14_or_auctioned_to_whoever_let_it_go_as_well() -> None:
    assert position("900", "900").roll(1, 2).decline().bid(A, 10).pass_by(B).deeds(A) == [3]


def test_v15_auctions_can_be_left_out() -> None:
    match = position("900", "900", options=but(auctions=False)).roll(1, 2).decline()
    assert (match.happened(AuctionOpened), match.asked()) == (False, "b roll")


def test_v16_a_whole_group_doubles_bare_rents() -> None:
    assert position("900 @13", "0 orange").roll(1, 2).money() == ["rent a>b 28"]
    assert position("900 @13", "0 orange=1").roll(1, 2).money() == ["rent a>b 70"]


def test_v17_houses_need_the_whole_group() -> None:
    assert position("900 16 18", "0 19").refused(build(A, 16)) == "group"


def test_v19_evenly() -> None:
    match = position("900 orange", "0").build(A, 16)
    assert match.refused(build(A, 16)) == "even"
    assert match.build(A, 18, 19, 16).levels(16, 18, 19) == [2, 1, 1]


def test_v20_four_houses_become_a_hotel() -> None:
    match = position("900 brown=4", "0").build(A, 1)
    assert (match.levels(1), match.state.houses, match.state.hotels) == ([5], 28, 11)


def test_v21_rent_tax_cards_and_a_card_goes_to_the_bottom() -> None:
    assert position("900 @36", "0 39").roll(1, 2).money() == ["rent a>b 50"]
    assert position("900", "0").roll(1, 3).money() == ["income_tax a>$ 200"]
    match = position("900", "0", chance="ch13").roll(3, 4)
    assert (match.money(), match.state.decks[0][-1]) == (["card a>$ 15"], "ch13")


def test_v22_jail_by_the_square_by_cards_by_three_doubles() -> None:
    assert position("0 @20", "0").roll(4, 6).jailed()
    assert position("0", "0", chance="ch11").roll(3, 4).jailed()
    assert position("0 @30", "0", chest="kv06").roll(1, 2).jailed()
    assert position("0", "0", doubles=2).roll(1, 1).jailed()


def test_v23_square_30_leads_to_square_10() -> None:
    match = position("0 @26", "0").roll(1, 3)
    assert (match.square(), match.jailed()) == (10, True)


def test_v24_out_by_50_by_a_card_by_a_double_or_by_50_after_three_misses() -> None:
    assert not position("50 jail", "0").do(PayFine(A)).jailed()
    assert not position("0 jail +chest", "0").do(UseJailCard(A, "chest")).jailed()
    assert not position("0 jail", "0").roll(5, 5).jailed()
    match = position("50 jail2", "0").roll(4, 6)
    assert (match.jailed(), match.money()) == (False, ["jail a>$ 50"])


def test_v25_prisoners_trade_and_collect() -> None:
    assert "offer_sell" in position("0", "0 jail 39").forms(B, "manage")
    assert position("900 @36", "0 jail 39").roll(1, 2).money() == ["rent a>b 50"]


def test_v26_stopping_on_the_jail_square_is_a_visit() -> None:
    assert not position("0", "0").roll(4, 6).jailed()


def test_v38_no_loans_but_mortgages() -> None:
    """An offer is for things that change hands at once; nothing in it could say when to give back."""
    assert Offer.__struct_fields__ == (
        "id", "by", "to", "give", "take", "pay", "ask", "redeem", "levels", "since", "turn",
    )  # fmt: skip
    assert position("0 39", "0").mortgage(A, 39).money() == ["mortgage $>a 200"]
