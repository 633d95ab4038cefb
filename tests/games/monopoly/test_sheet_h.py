"""Rule sheet H (Hội An), H02–H46, H49–H51, H59 and H64–H67; those about deals and ends are in `test_sheet_h_deals`."""

from typing import Any

import pytest

from games.monopoly.commands import Bid, PayFine, PayFlatTax, PayTenth, UseJailCard
from games.monopoly.events_deals import AuctionOpened
from games.monopoly.options import HOI_AN_PRESETS, MonopolyOptions
from tests.games.monopoly.match import A, B, C, Match, build
from tests.games.monopoly.positions import HOI_AN
from tests.games.monopoly.positions import position as any_position
from tests.games.monopoly.positions import started as any_started

QUICK = HOI_AN_PRESETS["quick"]


def position(*seats: str, options: MonopolyOptions = HOI_AN, **changes: Any) -> Match:
    return any_position(*seats, options=options, **changes)


def started(seats: int, options: MonopolyOptions = HOI_AN, seed: int = 1) -> Match:
    return any_started(seats, options, seed)


def test_h02_everybody_begins_with_1500() -> None:
    assert started(4).cash() == (1500,) * 4


def test_h03_khi_van_is_shuffled() -> None:
    assert started(2, seed=1).state.decks[1] != started(2, seed=2).state.decks[1]


def test_h04_so_is_co_hoi() -> None:
    assert started(2, seed=1).state.decks[0] != started(2, seed=2).state.decks[0]


def test_h08_tokens_begin_on_the_start() -> None:
    assert [started(3).square(seat) for seat in range(3)] == [0, 0, 0]


def test_h10_the_highest_roll_begins() -> None:
    assert {started(3, seed=seed).state.first for seed in range(30)} == {0, 1, 2}


def test_h11_two_dice() -> None:
    assert position("9 keeps", "9").roll(4, 6).state.throw.dice == (4, 6)


def test_h12_on_by_the_sum() -> None:
    assert position("9", "9").roll(4, 6).square() == 10


def test_h13_do_what_the_square_says() -> None:
    assert position("900 @35", "0").roll(1, 2).money() == ["luxury_tax a>$ 100"]
    assert position("900 @20", "0").roll(4, 6).jailed()


def test_h14_a_double_rolls_again() -> None:
    assert position("9", "9").roll(5, 5).asked() == "a roll"


def test_h15_the_third_double_leads_to_jail() -> None:
    match = position("9", "9").roll(5, 5).roll(5, 5).roll(1, 1)
    assert (match.jailed(), match.square(), match.asked()) == (True, 10, "b roll")


def test_h16_then_it_is_the_turn_of_the_seat_to_the_right() -> None:
    match = position("9", "9", "9", "9")
    for seat in "adcba":
        assert match.asked() == f"{seat} roll"
        match.roll(4, 6)


def test_h17_a_free_lot_is_bought_or_auctioned() -> None:
    assert position("900", "900").roll(1, 2).buy().deeds(A) == [3]
    assert position("900", "900").roll(1, 2).decline().happened(AuctionOpened)


def test_h18_its_price_goes_to_the_bank() -> None:
    match = position("900 @36", "900").roll(1, 2).buy()
    assert (match.money(), match.state.bank) == (["purchase a>$ 400"], 400)


def _auctioned(square: int) -> Match:
    return position(f"900 @{square - 3}", "900", "900").roll(1, 2).decline()


def test_h19_auctions_open_at_20_for_all() -> None:
    match = _auctioned(3)
    assert match.asked() == "a auction b auction c auction"
    assert match.refused(Bid(C, 19)) == "bid-low"
    match.bid(C, 20)


def test_h20_on_an_owned_lot_its_rent_is_paid() -> None:
    assert position("900 @36", "0 39").roll(1, 2).money() == ["rent a>b 50"]


def test_h21_building_takes_the_whole_group() -> None:
    assert position("900 16 18", "0").refused(build(A, 16)) == "group"
    position("900 orange", "0").build(A, 16)


def _rent_of_16(owner: str) -> list[str]:
    return position("3000 @13", owner).roll(1, 2).money()


def test_h22_the_whole_group_doubles_the_rent() -> None:
    assert _rent_of_16("0 orange") == ["rent a>b 28"]


def test_h23_tiem_raise_it() -> None:
    assert [_rent_of_16(f"0 orange={level}") for level in (1, 2, 3, 4)] == [
        ["rent a>b 70"], ["rent a>b 200"], ["rent a>b 550"], ["rent a>b 750"],
    ]  # fmt: skip


def test_h24_xuong_raise_it_most() -> None:
    assert _rent_of_16("0 orange=5") == ["rent a>b 950"]


def test_h25_ben_are_bought_or_auctioned() -> None:
    assert position("900 @22", "900").roll(1, 2).buy().money() == ["purchase a>$ 200"]
    assert _auctioned(25).happened(AuctionOpened)


def test_h26_rent_by_how_many_ben_their_owner_has() -> None:
    owners = ("0 25", "0 25 5", "0 25 5 15", "0 rail")
    paid = [position("900 @22", owner).roll(1, 2).money() for owner in owners]
    assert paid == [["rent a>b 25"], ["rent a>b 50"], ["rent a>b 100"], ["rent a>b 200"]]


def test_h27_auctions_of_ben_open_at_20() -> None:
    assert _auctioned(25).refused(Bid(B, 19)) == "bid-low"
    assert _auctioned(25).bid(B, 20).pass_by(A, C).deeds(B) == [25]


def test_h28_the_museum_and_the_bridge_are_bought_or_auctioned_from_20() -> None:
    for square in (12, 28):
        assert position(f"900 @{square - 3}", "900").roll(1, 2).buy().money() == ["purchase a>$ 150"]
        assert _auctioned(square).refused(Bid(B, 19)) == "bid-low"
        assert _auctioned(square).bid(B, 20).pass_by(A, C).deeds(B) == [square]


def test_h29_one_of_them_asks_four_times_the_roll() -> None:
    assert position("900 @3", "0 12").roll(4, 5).money() == ["rent a>b 36"]


def test_h30_both_ask_ten_times() -> None:
    assert position("900 @3", "0 util").roll(4, 5).money() == ["rent a>b 90"]


def test_h31_200_for_reaching_or_passing_the_start() -> None:
    assert position("0 @30", "0").roll(4, 6).money() == ["salary $>a 200"]
    assert position("0 @32", "0").roll(6, 5).money() == ["salary $>a 200"]


def test_h32_a_card_is_obeyed_and_goes_to_the_bottom() -> None:
    match = position("0 @30", "0", chest="kv02").roll(1, 2)
    assert (match.money(), match.state.decks[1][-1]) == (["card $>a 200"], "kv02")


def test_h33_the_car_park_is_an_empty_square() -> None:
    match = position("0 @15", "0").roll(1, 4)
    assert (match.square(), match.money(), match.asked()) == (20, [], "b roll")


def test_h34_to_jail_without_salary_and_the_turn_is_over() -> None:
    match = position("0 @20", "0").roll(5, 5)
    assert (match.jailed(), match.money(), match.asked()) == (True, [], "b roll")


def test_h35_prisoners_collect_bid_build_and_trade() -> None:
    match = position("900 @30", "900 jail orange 39").build(B, 16)
    assert {"build", "sell", "mortgage", "offer_sell"} <= set(match.forms(B, "manage"))
    assert position("900 @36", "0 jail 39").roll(1, 2).money() == ["rent a>b 50"]
    assert "b auction" in position("900 @36", "900 jail").roll(1, 2).decline().asked()


def test_h36_visiting_is_free() -> None:
    match = position("0", "0").roll(4, 6)
    assert (match.square(), match.jailed(), match.money()) == (10, False, [])


def test_h37_out_by_50_before_the_roll() -> None:
    match = position("90 jail", "0").do(PayFine(A))
    assert (match.money(), match.asked()) == (["jail a>$ 50"], "a roll")
    assert match.roll(4, 6).square() == 20


def test_h38_out_by_a_card_which_goes_back_to_its_deck() -> None:
    match = position("0 jail +chance", "0").do(UseJailCard(A, "chance"))
    assert (match.asked(), match.jailed(), match.state.decks[0][-1]) == ("a roll", False, "ch09")


def test_h39_out_by_a_double_and_the_turn_ends() -> None:
    match = position("0 jail1", "0").roll(5, 5)
    assert (match.square(), match.asked()) == (20, "b roll")


def test_h40_after_three_misses_50_and_that_roll_moves() -> None:
    match = position("90 jail", "0")
    for _ in range(2):
        assert match.roll(4, 6).jailed()
        match.roll(4, 6)
    assert match.roll(4, 6).money() == ["jail a>$ 50"]
    assert match.square() == 20


def test_h41_build_as_soon_as_the_group_is_whole() -> None:
    match = position("900 @15 16 18", "900").roll(1, 3).buy()
    assert match.build(A, 16).levels(16) == [1]


def test_h42_the_price_is_on_the_deed() -> None:
    assert position("900 orange", "0").build(A, 16).money() == ["building a>$ 100"]
    assert position("900 darkblue", "0").build(A, 37).money() == ["building a>$ 200"]


def test_h43_evenly_and_four_at_most() -> None:
    match = position("900 brown", "0").build(A, 1)
    assert match.refused(build(A, 1)) == "even"
    match.build(A, 3, 1, 3, 1, 3, 1, 3, 1)
    assert (match.levels(1, 3), match.state.hotels) == ([5, 4], 11)


def test_h44_xuong_need_four_tiem_on_every_lot() -> None:
    assert position("900 1=4 3=3", "0").refused(build(A, 1)) == "even"
    assert position("900 brown=4", "0").build(A, 1).levels(1) == [5]


def test_h45_the_four_tiem_go_back() -> None:
    match = position("900 brown=4", "0")
    assert match.state.houses == 24
    match.build(A, 1)
    assert (match.money(), match.state.houses, match.state.hotels) == (["building a>$ 50"], 28, 11)


def test_h46_no_building_while_one_of_the_group_is_mortgaged() -> None:
    assert position("900 16 18 19~", "0").refused(build(A, 16)) == "group-mortgaged"


def test_h49_what_is_let_go_must_be_auctioned() -> None:
    match = _auctioned(3)
    assert match.happened(AuctionOpened)


def test_h50_from_20_and_each_bid_at_least_one_more() -> None:
    match = _auctioned(3).bid(B, 20)
    assert match.refused(Bid(A, 20)) == "bid-low"
    match.bid(A, 21)


def test_h51_the_highest_pays_and_without_a_bid_nothing_happens() -> None:
    match = _auctioned(3).bid(B, 20).bid(A, 40).pass_by(B, C)
    assert (match.money(), match.deeds(A)) == (["auction a>$ 40"], [3])
    match = _auctioned(3).pass_by(A, B, C)
    assert (match.money(), match.state.owners[3]) == ([], -1)


def test_h59_a_mortgaged_lot_earns_nothing_but_the_others_still_double() -> None:
    assert _rent_of_16("0 16~ 18 19") == []
    assert _rent_of_16("0 16 18~ 19") == ["rent a>b 28"]


def test_h64_quick_begins_with_2500() -> None:
    assert started(4, options=QUICK).cash() == (2500,) * 4


def test_h65_quick_deals_three_free_deeds_each() -> None:
    match = started(4, options=QUICK)
    assert [len(match.deeds(seat)) for seat in range(4)] == [3] * 4


def test_h66_quick_needs_three_tiem_for_a_xuong() -> None:
    match = position("900 brown=3", "0", options=QUICK).build(A, 1)
    assert (match.levels(1, 3), match.state.hotels, match.state.houses) == ([4, 3], 11, 29)


@pytest.mark.parametrize("answer", [PayFlatTax(A), PayTenth(A)])
def test_h67_quick_always_takes_200_and_standard_offers_a_tenth(answer: PayFlatTax | PayTenth) -> None:
    assert position("900", "0", options=QUICK).roll(1, 3).money() == ["income_tax a>$ 200"]
    paid = position("900", "0").roll(1, 3).do(answer).money()
    assert paid == ["income_tax a>$ 200" if isinstance(answer, PayFlatTax) else "income_tax a>$ 90"]
