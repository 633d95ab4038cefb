"""Cards, taxes and the free square: R053–R064."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.core.asks import Concede
from games.monopoly.cards import CHANCE, CHEST
from games.monopoly.commands import DeclareBankruptcy, PayFlatTax, PayTenth, UseJailCard
from games.monopoly.events import CardDrawn
from tests.games.monopoly.match import A, C, Match
from tests.games.monopoly.positions import HOI_AN, but, position


def on_chance(cards: str, *seats: str, **changes: Any) -> Match:
    """A stops on square 7 from the start and draws."""
    return position(*seats, chance=cards, **changes).roll(3, 4)


def on_chest(cards: str, *seats: str, **changes: Any) -> Match:
    """A stops on square 33 from 30 and draws; no salary is near."""
    first, *others = seats
    return position(f"{first} @30", *others, chest=cards, **changes).roll(1, 2)


def drawn(match: Match) -> list[str]:
    return [event.card for event in match.events if isinstance(event, CardDrawn)]


def test_r053_the_top_card_goes_to_the_bottom() -> None:
    match = on_chest("kv02 kv08", "0", "0")
    assert drawn(match) == ["kv02"]
    assert (match.state.decks[1][0], match.state.decks[1][-1]) == ("kv08", "kv02")


def test_r053_a_deck_goes_round_and_is_never_shuffled_again() -> None:
    match, rounds = position("0", "0", chest="kv15 kv02 kv05"), []
    before = match.state.decks[1]
    for _ in range(32):
        match.state = replace(match.state, players=position("900 @30", "900").state.players, turn=A, phase="roll")
        rounds += drawn(match.roll(1, 2))
        match.state = replace(match.state, seen=(match.state.seen[0], _with(match.state.seen[1], rounds[-1])))
    assert rounds == [*before, *before]


def _with(seen: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The jail card would be kept; here it goes on."""
    return seen if card in seen else (*seen, card)


def test_r054_the_jail_card_leaves_its_deck_while_it_is_held() -> None:
    match = on_chest("kv05", "0", "0")
    assert match.state.players[A].cards == ("chest",)
    assert (len(match.state.decks[1]), "kv05" in match.state.decks[1]) == (15, False)
    match = position("0 jail +chest", "0").do(UseJailCard(A, "chest"))
    assert (match.state.players[A].cards, match.state.decks[1][-1], len(match.state.decks[1])) == ((), "kv05", 16)


def test_r054_it_goes_back_when_its_owner_is_bankrupt_to_the_bank() -> None:
    match = position("0 @35 +chance +chest", "900", "900").roll(1, 2).do(DeclareBankruptcy(A))
    assert [deck[-1] for deck in match.state.decks] == ["ch09", "kv05"]
    match = position("0 +chance", "900", "900").do(Concede(A))
    assert match.state.decks[0][-1] == "ch09"


def test_r055_each_jail_card_knows_its_deck() -> None:
    match = position("0 jail +chance +chest", "0")
    assert [len(deck) for deck in match.state.decks] == [15, 15]
    match.do(UseJailCard(A, "chest"))
    assert match.state.players[A].cards == ("chance",)
    assert ("kv05" in match.state.decks[1], "ch09" in match.state.decks[0]) == (True, False)
    assert position("0 jail +chance", "0 +chest").refused(UseJailCard(A, "chest")) == "card"


def test_r056_where_a_card_leads_everything_is_settled() -> None:
    assert on_chance("ch03", "900", "0").asked() == "a buy"
    assert on_chance("ch03", "900", "0 red").money() == ["rent a>b 40"]
    assert on_chance("ch10", "900", "0").money() == ["income_tax a>$ 200"]
    assert on_chance("ch02", "900", "0").money() == ["salary $>a 200"]
    assert on_chance("ch14", "0", "0 5").money() == ["salary $>a 200", "rent a>b 25"]


def test_r057_back_three_from_36_draws_again_which_may_lead_on() -> None:
    match = position("0 @30", "0", chance="ch10", chest="kv02").roll(2, 4)
    assert (match.square(), drawn(match), match.money()) == (33, ["ch10", "kv02"], ["card $>a 200"])
    match = position("0 @30", "0", chance="ch10", chest="kv01").roll(2, 4)
    assert (match.square(), drawn(match), match.money()) == (0, ["ch10", "kv01"], ["salary $>a 200"])


def test_r057_no_card_leads_to_a_third_draw() -> None:
    """From a chance square only back three leads to a chest, and no chest card leads to either."""
    squares = {2, 7, 17, 22, 33, 36}
    assert not {card.amount for card in (*CHANCE, *CHEST) if card.effect == "move_to"} & squares
    assert {card.effect for card in CHEST if "move" in card.effect or "nearest" in card.effect} == {"move_to"}


@pytest.mark.parametrize(("card", "bill"), [("ch12", 3 * 25 + 100), ("kv14", 3 * 40 + 115)])
def test_r058_repairs_by_house_and_hotel(card: str, bill: int) -> None:
    deeds = "brown=1 37=1 39=5"
    match = on_chance(card, f"900 {deeds}", "0") if card < "kv" else on_chest(card, f"900 {deeds}", "0")
    assert match.money() == [f"card a>$ {bill}"]


def test_r058_a_hotel_of_three_houses_is_a_hotel() -> None:
    match = on_chance("ch12", "900 brown=4", "0", options=but(houses_before_hotel=3))
    assert match.money() == ["card a>$ 200"]


def test_r058_selling_later_does_not_lower_the_bill() -> None:
    match = on_chance("ch12", "20 orange=1", "0")
    assert match.asked() == "a debt"
    match.sell(A, 16)
    assert (match.money(), match.asked()) == (["sale $>a 50"], "a debt")
    assert match.state.debts[0].amount == 75


def test_r059_paying_everybody_one_after_another() -> None:
    assert on_chance("ch15", "900", "0", "0", "0").money() == ["card a>b 50", "card a>c 50", "card a>d 50"]
    hoi_an = on_chance("ch15", "900", "0", "0", "0", options=HOI_AN)
    assert hoi_an.money() == ["card a>d 50", "card a>c 50", "card a>b 50"]
    assert on_chance("ch15", "900", "0", "0", "0", out=(C,)).money() == ["card a>b 50", "card a>d 50"]


def test_r059_each_payment_is_a_debt_of_its_own() -> None:
    match = on_chance("ch15", "70 5", "0", "0", "0")
    assert match.money() == ["card a>b 50"]
    owed = [(debt.debtor, debt.creditor, debt.amount) for debt in match.state.debts]
    assert (owed, match.asked()) == ([(A, C, 50), (A, 3, 50)], "a debt")
    match.mortgage(A, 5)
    assert (match.cash(), match.asked()) == ((20, 50, 50, 50), "b roll")


def test_r060_everybody_pays_and_who_is_short_has_a_debt_off_turn() -> None:
    match = on_chest("kv09", "0", "10", "4 5", "10")
    assert match.money() == ["card b>a 10", "card d>a 10"]
    assert match.asked() == "c debt"
    match.mortgage(C, 5)
    assert (match.cash(), match.asked()) == ((30, 0, 94, 0), "b roll")


@pytest.mark.parametrize(("square", "dice"), [(0, (1, 1)), (30, (3, 3)), (27, (3, 3)), (16, (3, 3))])
def test_r061_a_card_to_jail_ends_the_turn_without_salary(square: int, dice: tuple[int, int]) -> None:
    match = position(f"0 @{square}", "0", chance="ch11", chest="kv06").roll(*dice)
    assert (match.jailed(), match.money(), match.asked()) == (True, [], "b roll")


def test_r062_income_tax_is_200() -> None:
    match = position("900", "0").roll(1, 3)
    assert (match.money(), match.asked()) == (["income_tax a>$ 200"], "b roll")


def test_r062_or_a_tenth_of_all_one_has_rounded_up() -> None:
    owned = "1001 39~ orange=2 5"
    total = 1001 + 400 + 560 + 6 * 100 + 200
    match = position(owned, "0", options=HOI_AN).roll(1, 3)
    assert (match.asked(), match.forms(A, "tax")) == ("a tax", ["flat", "tenth"])
    assert match.do(PayTenth(A)).money() == [f"income_tax a>$ {-(-total // 10)}"]
    assert position(owned, "0", options=HOI_AN).roll(1, 3).do(PayFlatTax(A)).money() == ["income_tax a>$ 200"]


def test_r062_the_tenth_is_not_told_before_and_silence_is_200() -> None:
    match = position("1230", "0", options=HOI_AN).roll(1, 3)
    assert match.default(A) == PayFlatTax(A)
    (ask,) = [ask for ask in match.asks(A) if ask.kind == "tax"]
    assert "123" not in repr((ask.prompt, [form.label for form in ask.forms]))


def test_r063_luxury_tax_is_100_to_the_bank() -> None:
    match = position("900 @35", "0").roll(1, 2)
    assert (match.money(), match.state.bank) == (["luxury_tax a>$ 100"], 100)
    assert position("900 @35", "0", options=but(luxury_tax=75)).roll(1, 2).money() == ["luxury_tax a>$ 75"]


def test_r064_nothing_happens_on_the_free_square() -> None:
    match = position("900 @15", "0").roll(1, 4)
    assert (match.square(), match.money(), match.asked()) == (20, [], "b roll")


def test_r064_unless_taxes_and_fines_wait_there() -> None:
    match = position("900 @35", "900 @15", options=but(parking_pot=True)).roll(1, 2)
    assert match.money() == ["luxury_tax a>* 100"]
    assert match.roll(1, 4).money() == ["pot *>b 100"]
    assert (match.cash(), match.state.pot) == ((800, 1000), 0)
    late = position("0 @35 5", "900", options=but(parking_pot=True)).roll(1, 2).mortgage(A, 5)
    assert (late.money(), late.state.pot) == (["mortgage $>a 100", "luxury_tax a>* 100"], 100)
