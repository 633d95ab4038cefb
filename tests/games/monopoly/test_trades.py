"""Trades: R101–R107."""

from typing import Any, cast

import pytest

from games.core.asks import Command, Concede, Field, Filled, Form
from games.monopoly.commands import (
    AcceptOffer,
    CounterOffer,
    OfferCash,
    OfferSwap,
    OfferToBuy,
    OfferToSell,
    RejectOffer,
    WithdrawOffer,
)
from games.monopoly.events_deals import TradeDied
from games.monopoly.state import Offer
from tests.games.monopoly.match import A, B, C, Match, ids
from tests.games.monopoly.positions import but, position

MUST_REDEEM = but(mortgage_transfer="must_redeem")


def offered(command: Command, *seats: str, **changes: Any) -> Match:
    """The first offer, before A's roll."""
    return position(*seats, **changes).do(command)


def test_r101_cash_deeds_and_jail_cards_on_either_side() -> None:
    swap = OfferSwap(A, B, (*ids(39), "jail_chance"), ids(5, 12), 0, 70)
    match = offered(swap, "100 39~ +chance", "100 5 12~").do(AcceptOffer(B, 1))
    assert (match.deeds(A), match.deeds(B), match.levels(39, 12)) == ([5, 12], [39], [-1, -1])
    assert [player.cards for player in match.state.players] == [(), ("chance",)]
    assert match.money() == ["trade b>a 70", "transfer_fee a>$ 8", "transfer_fee b>$ 20"]
    match = offered(OfferToBuy(A, B, ids(5), 90), "100", "0 5").do(AcceptOffer(B, 1))
    assert (match.cash(), match.deeds(A)) == ((10, 90), [5])
    match = offered(OfferToSell(A, B, ids(5), 0), "100 5", "0").do(AcceptOffer(B, 1))
    assert (match.cash(), match.deeds(B)) == ((100, 0), [5])
    assert offered(OfferCash(A, B, 30), "100", "0").do(AcceptOffer(B, 1)).cash() == (70, 30)


def test_r101_something_changes_hands() -> None:
    match = position("100 5", "100 39")
    assert match.refused(OfferToSell(A, B, (), 10)) == "nothing"
    assert match.refused(OfferCash(A, B, 0)) == "nothing"
    assert match.refused(OfferSwap(A, B, ids(5), (), 0, 0)) == "nothing"
    assert match.refused(OfferSwap(A, B, (), ids(39), 10, 0)) == "nothing"
    assert match.refused(OfferToBuy(A, B, ids(39), 0)) == "nothing"


@pytest.mark.parametrize("amount", [-1, 0.5, 101, True])
def test_r101_no_sum_is_negative_a_fraction_or_more_than_there_is(amount: object) -> None:
    match = position("100 5", "100 39")
    assert match.refused(OfferCash(A, B, cast("int", amount))) == "sum"
    assert match.refused(OfferToSell(A, B, ids(5), cast("int", amount))) == "sum"
    assert match.refused(OfferSwap(A, B, ids(5), ids(39), 10, 10)) == "both-pay"


def test_r101_each_gives_what_is_theirs_and_once() -> None:
    match = position("100 5", "100 39 +chest", "100")
    for items in (ids(39), ids(1), ids(5, 5), ("jail_chest",), ("go",)):
        assert match.refused(OfferToSell(A, B, items, 10)) == "items"
    assert match.refused(OfferToSell(B, A, ("nowhere",), 10)) == "items"
    for partner in (A, 3, -1):
        assert match.refused(OfferToSell(A, partner, ids(5), 10)) == "partner"


def test_r102_no_deed_with_a_building_on_its_group() -> None:
    match = position("100 16=1 18 19 5", "100")
    assert match.refused(OfferToSell(A, B, ids(18), 10)) == "items"
    assert match.refused(OfferToBuy(B, A, ids(16), 10)) == "items"
    match.sell(A, 16).do(OfferToSell(A, B, ids(18), 10))


def test_r103_nothing_is_promised() -> None:
    """Cash and items of now are all an offer holds, and what is taken is held for good."""
    held = {"give", "take", "pay", "ask", "redeem"}
    assert set(Offer.__struct_fields__) == held | {"id", "by", "to", "levels", "since", "turn"}
    match = offered(OfferToSell(A, B, ids(5), 10), "100 5", "100").do(AcceptOffer(B, 1))
    assert (match.state.offers, match.deeds(B)) == ((), [5])


def test_r104_an_offer_reserves_nothing() -> None:
    match = position("100 5", "100", "100").do(OfferToSell(A, B, ids(5), 60), OfferToSell(A, C, ids(5), 70))
    match.do(AcceptOffer(C, 2))
    assert (match.deeds(C), match.cash(), match.state.offers) == ([5], (170, 100, 30), ())
    assert match.refused(AcceptOffer(B, 1)) == "offer-gone"


def test_r104_accepting_names_the_offer_that_was_seen() -> None:
    match = position("100 5", "100").do(
        OfferToSell(A, B, ids(5), 60), WithdrawOffer(A, 1), OfferToSell(A, B, ids(5), 90)
    )
    assert match.refused(AcceptOffer(B, 1)) == "offer-gone"
    assert match.refused(AcceptOffer(A, 2)) == "offer-gone"
    assert match.refused(WithdrawOffer(B, 2)) == "offer-gone"
    assert match.do(AcceptOffer(B, 2)).cash() == (190, 10)


def test_r104_everything_is_judged_again_and_happens_whole_or_not_at_all() -> None:
    match = position("900 5", "60", "0 39").do(OfferToSell(A, B, ids(5), 60))
    match.do(OfferCash(B, A, 1), AcceptOffer(A, 2))
    assert match.refused(AcceptOffer(B, 1)) == "short"
    match = position("100 @36", "90", "0 39").do(OfferToBuy(A, C, ids(39), 100)).roll(1, 2)
    assert (match.money(), match.asked()) == (["rent a>c 50"], "b roll c offer_1")
    assert match.refused(AcceptOffer(C, 1)) == "short"


def test_r105_an_offer_dies_when_a_deed_in_it_changes() -> None:
    offer = OfferToSell(A, B, ids(16), 60)
    seats = ("900 orange", "900 5")
    assert offered(offer, *seats).mortgage(A, 16).happened(TradeDied)
    assert offered(offer, *seats).build(A, 18).state.offers == ()
    match = offered(offer, *seats).do(OfferToSell(A, B, ids(16), 50), AcceptOffer(B, 2))
    assert (match.happened(TradeDied), match.state.offers) == (True, ())


def test_r105_when_a_party_is_out_or_by_age() -> None:
    offer = OfferToSell(A, B, ids(5), 60)
    assert offered(offer, "900 5", "900", "900").do(Concede(B)).state.offers == ()
    match = offered(offer, "900 5", "900")
    for _ in range(2):
        match.roll(4, 6)
        assert match.state.offers
    assert match.roll(4, 6).state.offers == ()


def test_r105_accepting_one_leaves_the_others_alone() -> None:
    match = position("900 5 39", "900").do(OfferToSell(A, B, ids(5), 60), OfferToSell(A, B, ids(39), 70))
    match.do(AcceptOffer(B, 1))
    assert [offer.id for offer in match.state.offers] == [2]
    match.do(RejectOffer(B, 2))
    assert match.state.offers == ()


def test_a_seat_has_three_offers_open_at_most_and_as_many_to_answer() -> None:
    match = position("900 5", "900 39", "900").do(
        *(OfferCash(A, B, sum_) for sum_ in (1, 2)), OfferToSell(A, B, ids(5), 3)
    )
    assert match.refused(OfferCash(A, C, 4)) == "offers"
    assert match.refused(OfferCash(C, B, 5)) == "partner-busy"
    match.do(*(OfferCash(C, A, sum_) for sum_ in (6, 7, 8)))
    assert match.refused(CounterOffer(B, 3, 4, 0)) == "counter"
    match.do(WithdrawOffer(C, 4), CounterOffer(B, 3, 4, 0))


def test_an_offer_is_answered_by_another_sum() -> None:
    match = offered(OfferToSell(A, B, ids(5), 60), "900 5", "900").do(CounterOffer(B, 1, 40, 0))
    assert match.asked() == "a offer_2 a roll"
    assert match.do(AcceptOffer(A, 2)).cash() == (940, 860)


def test_where_nothing_paid_lets_one_ask_the_question_says_so() -> None:
    """Elsewhere whoever is asked what they pay cannot turn the sum round."""
    match = offered(OfferToSell(A, B, ids(5), 60), "900 5", "900 39")
    (counter,) = (form for ask in match.asks(B) for form in ask.forms if form.key == "counter")
    sell, swap, buy = (
        next(form for ask in match.asks(A) for form in ask.forms if form.key == f"offer_{key}")
        for key in ("sell", "swap", "buy")
    )
    prompts = {
        form.key: [field.prompt.key for field in filled_fields(form, *filled)]
        for form, filled in ((counter, (0,)), (swap, (B, ids(5), ids(39), 0)), (buy, (B, ids(39))), (sell, (B, ids(5))))
    }
    assert prompts["counter"] == ["mono-prompt-pay-or-ask", "mono-prompt-ask"]
    assert prompts["offer_swap"][-2:] == ["mono-prompt-pay-or-ask", "mono-prompt-ask"]
    assert prompts["offer_buy"][-1] == "mono-prompt-pay"
    assert prompts["offer_sell"][-1] == "mono-prompt-ask"


def filled_fields(form: Form, *filled: Filled) -> list[Field]:
    """What the form asks, one after another, when it is filled like this."""
    steps = (form.next_field(filled[:count]) for count in range(len(filled) + 1))
    return [field for field in steps if field is not None]


def test_r106_the_receiver_redeems_or_pays_a_tenth() -> None:
    keep = offered(OfferToSell(A, B, ids(39), 50), "0 39~", "300").do(AcceptOffer(B, 1))
    assert (keep.cash(), keep.levels(39)) == ((50, 300 - 50 - 20), [-1])
    clear = offered(OfferToSell(A, B, ids(39), 50), "0 39~", "300").do(AcceptOffer(B, 1, ids(39)))
    assert (clear.cash(), clear.levels(39)) == ((50, 300 - 50 - 220), [0])
    exact = offered(OfferToSell(A, B, ids(39), 50), "0 39~", "270").do(AcceptOffer(B, 1, ids(39)))
    assert (exact.cash(), exact.levels(39)) == ((50, 0), [0])
    mine = offered(OfferToBuy(A, B, ids(39), 50, ids(39)), "300", "0 39~").do(AcceptOffer(B, 1))
    assert (mine.cash(), mine.levels(39)) == ((30, 50), [0])


def test_r106_only_what_comes_mortgaged_is_redeemed_and_once() -> None:
    match = position("300 5~", "300 39~ 12")
    for redeem in (ids(5), ids(12), ids(39, 39)):
        assert match.refused(OfferToBuy(A, B, ids(12, 39), 50, redeem)) == "deed"
    match.do(OfferToBuy(A, B, ids(12, 39), 50))
    assert match.refused(AcceptOffer(B, 1, ids(39))) == "deed"
    assert match.refused(CounterOffer(B, 1, 0, 40, ids(39))) == "deed"


def test_r106_what_cannot_be_paid_right_after_makes_it_illegal() -> None:
    match = offered(OfferToSell(A, B, ids(39), 50), "0 39~", "69")
    assert match.refused(AcceptOffer(B, 1)) == "short"
    assert offered(OfferToSell(A, B, ids(39), 50), "0 39~", "70").do(AcceptOffer(B, 1)).cash() == (50, 0)
    assert offered(OfferSwap(A, B, ids(39), ids(5), 50, 0), "50 39~", "0 5").do(AcceptOffer(B, 1)).cash() == (0, 30)


def test_r106_or_must_redeem_where_agreed() -> None:
    offer = OfferToSell(A, B, ids(39), 50)
    assert offered(offer, "0 39~", "269", options=MUST_REDEEM).refused(AcceptOffer(B, 1)) == "short"
    match = offered(offer, "0 39~", "270", options=MUST_REDEEM).do(AcceptOffer(B, 1))
    assert (match.cash(), match.levels(39)) == ((50, 0), [0])


def owing(deeds: str, debt_to: str = "900 darkblue") -> Match:
    """A owes B 100 on square 39 with 10 in cash."""
    return position(f"10 @36 {deeds}", debt_to, "900").roll(1, 2)


def test_r107_a_debtor_trades_only_if_the_debt_stays_covered() -> None:
    match = owing("5")
    assert match.asked() == "a debt"
    match.do(OfferToSell(A, C, ids(5), 50))
    assert match.refused(AcceptOffer(C, 1)) == "debtor"
    match.do(OfferToSell(A, C, ids(5), 90), AcceptOffer(C, 2))
    assert match.money() == ["trade c>a 90", "rent a>b 100"]


def test_r107_or_is_better_covered_than_before() -> None:
    match = owing("1 3~").do(OfferToSell(A, C, ids(3), 0))
    assert match.refused(AcceptOffer(C, 1)) == "debtor"
    match.do(OfferToSell(A, C, ids(3), 20), AcceptOffer(C, 2))
    assert (match.cash()[A], match.asked()) == (30, "a debt")


def test_r107_being_given_something_is_fine() -> None:
    match = owing("").do(OfferCash(C, A, 20), AcceptOffer(A, 1))
    assert (match.cash(), match.asked()) == ((30, 900, 880), "a debt")
    assert owing("").do(OfferCash(C, A, 90), AcceptOffer(A, 1)).money() == ["trade c>a 90", "rent a>b 100"]
