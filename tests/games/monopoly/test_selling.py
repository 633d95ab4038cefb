"""Selling buildings, and when what is open: R091–R094, R108, R109."""

import pytest

from games.core.asks import Choice
from games.monopoly.commands import DeclareBankruptcy, PayFlatTax, SellBuildings
from games.monopoly.selling import targets
from games.monopoly.squares import GROUP
from tests.games.monopoly.match import A, B, C, Match, build, mortgage, redeem, sell
from tests.games.monopoly.positions import HOI_AN, but, position


def test_r091_half_price_per_level_from_a_highest_lot() -> None:
    match = position("0 16=1 18=2 19=2", "0")
    assert match.refused(sell(A, 16)) == "sale"
    match.sell(A, 18)
    assert (match.money(), match.levels(16, 18, 19)) == (["sale $>a 50"], [1, 1, 2])
    assert position("0 darkblue=5", "0").sell(A, 39).money() == ["sale $>a 100"]
    assert position("0 16=1 18=2 19=2", "0").refused(sell(B, 18)) == "unbuilt"
    uneven = position("0 16=1 18=2 19=2", "0", options=but(uneven_build=True))
    assert uneven.sell(A, 16).levels(16, 18, 19) == [0, 2, 2]


def test_r092_a_hotel_turns_back_into_its_houses() -> None:
    match = position("0 orange=5", "0", houses=4).sell(A, 16)
    assert (match.money(), match.levels(16, 18, 19)) == (["sale $>a 50"], [4, 5, 5])
    assert (match.state.houses, match.state.hotels) == (0, 10)
    match = position("0 orange=4", "0", houses=3, options=but(houses_before_hotel=3)).sell(A, 16)
    assert (match.levels(16), match.state.houses) == ([3], 0)


def test_r093_not_when_the_bank_has_too_few() -> None:
    match = position("0 orange=5", "0", houses=3)
    assert match.refused(sell(A, 16)) == "sale"
    assert "sell" in match.forms(A, "manage")


def test_r094_build_and_redeem_while_the_table_waits_for_a_roll_or_an_end() -> None:
    for match in (
        position("900", "900 orange 39~", "900"),
        position("900 keeps", "900 orange 39~", "900").roll(4, 6),
        position("900", "900 orange 39~", "900").roll(5, 5),
        position("900 jail", "900 orange 39~", "900"),
    ):
        match.build(B, 16).redeem(B, 39).sell(B, 16).mortgage(B, 16)


OWNED = "900 orange=1 12 25~"


@pytest.mark.parametrize(
    "waiting",
    [
        position("900", OWNED).roll(1, 2),
        position("900", OWNED, options=HOI_AN).roll(1, 3),
        position("0 @36 5", OWNED, "900 darkblue=1").roll(1, 2),
        position("900 darkblue=5", OWNED, "0 @36 5~", turn=C).roll(1, 2).do(DeclareBankruptcy(C)),
    ],
)
def test_r094_nothing_of_it_by_others_between_a_roll_and_its_last_consequence(waiting: Match) -> None:
    assert waiting.refused(build(B, 16)) == "window"
    assert waiting.refused(redeem(B, 25)) == "window"
    assert waiting.refused(sell(B, 16)) == "sell-now"
    assert waiting.refused(mortgage(B, 12)) == "sell-now"


def test_r094_the_debtor_sells_and_mortgages() -> None:
    match = position("0 @36 brown=1 5 12~", "900", "900 darkblue=1").roll(1, 2)
    assert match.asked() == "a debt"
    assert match.refused(build(A, 1)) == "window"
    assert match.refused(redeem(A, 12)) == "window"
    match.sell(A, 1).mortgage(A, 5)


def test_r094_the_lander_sells_and_mortgages_before_buying() -> None:
    match = position("0 @36 brown=1 5 12~", "900").roll(1, 2)
    assert match.asked() == "a buy"
    assert match.refused(build(A, 1)) == "window"
    assert match.refused(redeem(A, 12)) == "window"
    match.sell(A, 1).mortgage(A, 5)


def test_r094_bidders_sell_and_mortgage() -> None:
    match = position("900", OWNED).roll(1, 2).decline()
    assert match.refused(build(B, 16)) == "window"
    assert match.refused(redeem(B, 25)) == "window"
    match.sell(B, 16).mortgage(B, 12)


def test_r094_a_prisoner_of_the_tax_choice_waits() -> None:
    match = position("900 orange=1", "0", options=HOI_AN).roll(1, 3)
    assert match.refused(sell(A, 16)) == "sell-now"
    assert match.do(PayFlatTax(A)).sell(A, 16).levels(16) == [0]


def test_r108_a_group_goes_down_to_any_even_levels_whose_houses_are_there() -> None:
    match = position("0 orange=5", "0", houses=2)
    assert sorted(map(str, targets(match.state, GROUP["orange"]))) == ["0", "1", "2"]
    match.do(SellBuildings(A, "orange", 2))
    assert (match.money(), sorted(match.levels(16, 18, 19))) == (["sale $>a 650"], [0, 1, 1])
    assert (match.state.houses, match.state.hotels) == (0, 12)


def test_r108_houses_on_the_group_count_too() -> None:
    match = position("0 16=5 18=4 19=4", "0", houses=3)
    assert match.refused(sell(A, 16)) == "sale"
    match.do(SellBuildings(A, "orange", 11))
    assert (sorted(match.levels(16, 18, 19)), match.state.houses) == ([3, 4, 4], 0)
    assert match.money() == ["sale $>a 100"]


def test_r108_levels_stay_even_and_go_down() -> None:
    state = position("0 16=3 18=4 19=4", "0").state
    for after in targets(state, GROUP["orange"]).values():
        assert max(after) - min(after) <= 1
        assert sum(after) < 11
    assert position("0 orange=5", "0", houses=2).refused(SellBuildings(A, "orange", 3)) == "sale"
    assert position("0 orange=5", "0", houses=2).refused(SellBuildings(A, "orange", 15)) == "sale"


def test_r108_strictly_everything_is_sold_first() -> None:
    match = position("0 orange=5", "0", houses=2, options=but(hotel_break="strict"))
    assert match.refused(SellBuildings(A, "orange", 2)) == "sale"
    match.do(SellBuildings(A, "orange", 0))
    assert match.money() == ["sale $>a 750"]
    assert match.build(A, 16, 18).cash()[A] == 550


def test_r109_what_each_sale_brings_is_shown_before() -> None:
    match = position("7 orange=5", "0", houses=2)
    (form,) = [form for ask in match.asks(A) for form in ask.forms if form.key == "sell"]
    field = form.next_field(("orange",))
    assert isinstance(field, Choice)
    shown = {option.value: option.detail.values for option in field.options if option.detail is not None}
    assert shown == {
        2: {"amount": 650, "left": 657},
        1: {"amount": 700, "left": 707},
        0: {"amount": 750, "left": 757},
    }
