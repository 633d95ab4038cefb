"""Bankruptcy: R119–R128."""

from games.core.asks import Concede
from games.monopoly.commands import COMMANDS, Bid, DeclareBankruptcy, OfferToSell, RedeemInherited, Roll
from tests.games.monopoly.match import A, B, C, Match, ids
from tests.games.monopoly.positions import position


def fallen(deeds: str, *others: str, cash: int = 10, dice: tuple[int, int] = (1, 2)) -> Match:
    """A went bankrupt on square 39 to B, which owns it with a hotel."""
    second, *rest = others
    match = position(f"{cash} @{39 - sum(dice)} {deeds}", f"{second} darkblue=5", *rest).roll(*dice)
    return match.do(DeclareBankruptcy(A))


def test_r119_to_a_seat_buildings_at_half_and_everything_else() -> None:
    match = fallen("orange=5 5 +chance", "100", "900")
    assert match.money() == ["sale $>a 750", "estate a>b 760"]
    assert match.deeds(B) == [5, 16, 18, 19, 37, 39]
    assert (match.levels(16, 18, 19), match.state.hotels) == ([0, 0, 0], 12 - 2)
    assert (match.cash(), match.state.players[B].cards) == ((0, 860, 900), ("chance",))


def test_r120_the_creditor_pays_a_tenth_for_each_mortgaged_deed() -> None:
    match = fallen("12~ 5~", "100", "900")
    assert match.money() == ["estate a>b 10", "transfer_fee b>$ 18"]
    assert (match.asked(), match.state.turn, match.state.window) == ("b heir", A, -1)


def test_r120_and_redeems_at_once_for_the_mortgage_alone_or_later_with_a_tenth() -> None:
    match = fallen("12~ 5~", "500", "900").do(RedeemInherited(B, ids(5)))
    assert match.money() == ["redemption b>$ 100"]
    assert (match.levels(5, 12), match.asked()) == ([0, -1], "b roll")
    match.redeem(B, 12)
    assert match.money() == ["redemption b>$ 83"]
    match = fallen("12~ 5~", "500", "900")
    assert match.default(B) == RedeemInherited(B)
    assert match.do(match.default(B)).levels(5, 12) == [-1, -1]


def test_r120_only_the_heir_each_deed_once_and_only_what_came_mortgaged() -> None:
    match = fallen("12~ 5~", "500 1~", "900")
    assert match.refused(RedeemInherited(C, ids(5))) == "heir"
    for deeds in (ids(5, 5), ids(1), ids(39), ("go",)):
        assert match.refused(RedeemInherited(B, deeds)) == "deed"


def test_r120_an_heir_who_leaves_is_not_waited_for() -> None:
    assert fallen("12~", "500", "900", "900").do(Concede(C)).asked() == "b heir"
    assert fallen("12~", "500", "900", "900").do(Concede(B)).asked() == "c roll"


def test_r121_a_creditor_who_cannot_pay_that_owes_the_bank_next() -> None:
    match = fallen("12~ 28~", "0", "900", cash=0)
    assert (match.asked(), match.state.debts[0].amount, match.state.debts[0].creditor) == ("b debt", 16, -1)
    match.sell(B, 39)
    assert match.money() == ["sale $>b 100", "transfer_fee b>$ 16"]
    assert match.asked() == "b heir"


def test_r121_before_other_debts() -> None:
    match = position("0 @30 6", "0 1~", "5 3", chest="kv09").roll(1, 2)
    assert [debt.debtor for debt in match.state.debts] == [B, C]
    match.do(DeclareBankruptcy(B))
    assert [(debt.debtor, debt.amount) for debt in match.state.debts] == [(A, 3), (C, 10)]
    assert match.mortgage(A, 6).asked() == "a heir"
    assert match.do(match.default(A)).asked() == "c debt"


def test_r121_and_may_go_bankrupt_in_turn() -> None:
    match = position("0 @24 12~ 28~", "0 25~ 35", "900").roll(5, 6)
    assert match.asked() == "a debt"
    match.do(DeclareBankruptcy(A))
    assert match.asked() == "b debt"
    match.do(DeclareBankruptcy(B))
    assert (match.state.out, match.places()) == ((A, B), (3, 2, 1))


def test_r122_to_the_bank_all_goes_back_and_the_deeds_are_auctioned() -> None:
    match = position("10 @35 orange=1 12~ +chest", "900", "900").roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.state.houses, match.state.decks[1][-1], match.asked()) == (32, "kv05", "b auction c auction")
    won = []
    while match.state.auction is not None:
        won.append(match.state.auction.square)
        match.bid(C, 10).pass_by(B)
    assert (won, match.levels(12, 16, 18, 19)) == ([12, 16, 18, 19], [0] * 4)
    assert (match.deeds(C), match.cash(), match.asked()) == ([12, 16, 18, 19], (0, 900, 860), "b roll")


def test_r123_buildings_are_neither_auctioned_nor_handed_over() -> None:
    match = position("10 @35 orange=1", "900", "900").roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.levels(16, 18, 19), match.state.houses) == ([0, 0, 0], 32)
    match = fallen("brown=2", "100", "900")
    assert (match.levels(1, 3), match.state.houses) == ([0, 0], 32)


def test_r124_of_several_creditors_the_first_who_cannot_be_paid_whole() -> None:
    match = position("70 1~", "0", "0", "0", chance="ch15").roll(3, 4)
    assert (match.money(), match.asked()) == (["card a>b 50"], "a debt")
    match.do(DeclareBankruptcy(A))
    assert match.money() == ["estate a>c 20", "transfer_fee c>$ 3"]
    assert (match.deeds(C), match.cash()) == ([1], (0, 50, 17, 0))


def test_r125_who_is_bankrupt_does_nothing_any_more() -> None:
    match = fallen("", "900", "900")
    assert match.asks(A) == ()
    for kind in COMMANDS:
        if len(kind.__struct_fields__) == 1:
            assert match.refused(kind(A)) == "seat"
    assert match.refused(Bid(A, 10)) == match.refused(OfferToSell(A, B, ids(39), 1)) == "seat"
    assert match.refused(OfferToSell(B, A, ids(39), 1)) == "partner"
    assert match.game.view(match.state, A).out == (A,)
    match.roll(4, 6).roll(4, 6)
    assert match.asked() == "b roll"


def test_r126_the_last_seat_wins_at_once() -> None:
    match = fallen("12~", "100")
    assert (match.asked(), match.places()) == ("", (2, 1))
    match = position("900", "900 5", "900").do(Concede(C), OfferToSell(B, A, ids(5), 10))
    match.roll(1, 2).decline().bid(B, 10).do(Concede(A))
    assert (match.state.auction, match.state.offers, match.places()) == (None, (), (2, 1, 3))
    assert (match.deeds(B), match.asked()) == ([5], "")
    assert match.refused(Roll(B)) == "over"


def test_r127_a_bankruptcy_on_anothers_turn_leaves_it_as_it_is() -> None:
    match = position("0 @27", "4", "10", chest="kv09").roll(3, 3).do(DeclareBankruptcy(B))
    assert (match.state.out, match.asked(), match.state.turn) == ((B,), "a roll", A)


def test_r128_on_the_own_turn_the_next_seat_begins() -> None:
    assert fallen("", "900", "900").asked() == "b roll"
    assert fallen("", "900", "900", dice=(2, 2)).asked() == "b roll"
    assert position("900", "900", "900").do(Concede(A)).asked() == "b roll"
