"""What is asked once more: losing a full set, buildings, much money or a strong card where it need not be."""

import pytest

from games.core.asks import Form, Seat
from games.core.text import Text
from games.monopoly_deal.commands import EndTurn, PlayDebtCollector, PlayRent
from games.monopoly_deal.forms import COLOUR_NAMES
from tests.games.monopoly_deal.positions import A, B, Match, position


def form(match: Match, seat: Seat, key: str) -> Form:
    (found,) = (form for ask in match.asks(seat) for form in ask.forms if form.key == key)
    return found


def charged(debtor: str, hand: str = "hand: money_1_6") -> Match:
    """B owes A 5M."""
    match = position("hand: debt_collector_1 money_2_4", f"{hand} | {debtor}" if hand else debtor)
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    return match


BROWN = "brown: brown_1 brown_2"


@pytest.mark.parametrize(
    ("debtor", "paid", "loss"),
    [
        (f"bank: money_5_1 | {BROWN}", ("money_5_1",), None),
        (f"bank: money_3_1 money_1_1 | {BROWN} | green: green_1", ("money_3_1", "brown_1", "brown_2"), "deal-lose-set"),
        (f"bank: money_4_1 | {BROWN}", ("money_4_1", "brown_1"), None),
        ("bank: money_5_1 | red: red_1 red_2 red_3 +house_1", ("money_5_1",), None),
        (
            "bank: money_2_1 money_3_1 | red: red_1 red_2 red_3 +house_1",
            ("house_1", "money_2_1"),
            "deal-lose-building",
        ),
        ("bank: money_10_1 money_5_1", ("money_10_1",), "deal-lose-change"),
        ("bank: money_5_1 money_3_1", ("money_5_1", "money_3_1"), "deal-lose-change"),
        ("bank: money_10_1", ("money_10_1",), None),
        ("bank: money_3_1 money_3_2 money_4_1", ("money_3_1", "money_4_1"), None),
    ],
    ids=["enough", "set", "no other way", "bank", "building", "change", "three more", "no change", "a little"],
)
def test_a_payment_asks_once_more_where_more_goes_than_need_be(
    debtor: str, paid: tuple[str, ...], loss: str | None
) -> None:
    told = form(charged(debtor), B, "pay").confirm((paid,))
    assert (told.key if told else None) == loss


def test_the_question_names_the_set() -> None:
    match = charged("bank: money_3_1 money_1_1 | brown: brown_1 brown_2 | green: green_1")
    told = form(match, B, "pay").confirm((("money_3_1", "brown_1", "brown_2"),))
    assert told == Text("deal-lose-set", colour=COLOUR_NAMES["brown"])


def test_letting_it_happen_asks_only_whoever_could_refuse() -> None:
    match = charged("", "hand: money_1_6")
    assert form(match, B, "let_happen").confirm((B,)) is None
    match = charged("", "hand: just_say_no_1")
    assert form(match, B, "let_happen").confirm((B,)) == Text("deal-lose-chance")
    assert form(match, B, "say_no").confirm(("just_say_no_1", B)) == Text("deal-lose-no")


def test_a_turn_without_a_play_asks_once_more() -> None:
    assert form(position("hand: money_1_1", ""), A, "end_turn").confirm(()) == Text("deal-lose-turn")
    assert form(position("", ""), A, "end_turn").confirm(()) is None
    assert form(position("hand: money_1_1", "", plays=2), A, "end_turn").confirm(()) is None


def test_discarding_asks_once_more_before_a_strong_card_goes() -> None:
    hand = "money_1_1 money_1_2 money_1_3 money_2_1 money_2_2 money_3_1 deal_breaker_1 wild_any_1"
    match = position(f"hand: {hand}", "hand: money_5_1")
    match.do(EndTurn(A))
    discard = form(match, A, "discard")
    assert discard.confirm((("money_1_1",),)) is None
    for strong in ("deal_breaker_1", "wild_any_1"):
        told = discard.confirm(((strong,),))
        assert told is not None
        assert told.key == "deal-lose-strong"


def test_playing_asks_nothing_twice() -> None:
    match = position("hand: rent_any_1 sly_deal_1 money_1_1 | red: red_1", "bank: money_1_2 | green: green_1")
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "red"), B))
    match = position("hand: rent_any_1 sly_deal_1 money_1_1 | red: red_1", "bank: money_1_2 | green: green_1")
    forms = [form for ask in match.asks(A) for form in ask.forms if form.key in {"bank", "rent", "sly_deal", "lay"}]
    assert {form.key for form in forms} == {"bank", "rent", "sly_deal"}
    assert all(form.confirm(("money_1_1",)) is None for form in forms)
