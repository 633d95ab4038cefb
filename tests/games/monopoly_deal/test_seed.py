"""Statements S5–S34 of the seed article: what is right is shown, what is wrong is shown right.

S6 (one card at a time) and S7 (nobody looks before all are dealt) cannot be told apart once the cards are dealt; their
tests show what a game can: five hidden cards each.
"""

from games.core.chance import Chance
from games.core.game import Step
from games.monopoly_deal.cards import CARDS, COLOURS
from games.monopoly_deal.commands import (
    BankCard,
    Discard,
    EndTurn,
    LayProperty,
    LetHappen,
    Pay,
    PlaceBuilding,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayPassGo,
    PlayRent,
    PlaySlyDeal,
)
from games.monopoly_deal.events import CardsDrawn, DeckShuffled
from games.monopoly_deal.options import CLASSIC, PRESETS
from games.monopoly_deal.state import NEW_STACK, DealState
from tests.games.monopoly_deal.positions import GAME, A, B, C, position

TWO_SETS = "railroad: railroad_1 railroad_2 railroad_3 railroad_4 | utility: utility_1 utility_2"


def start(seats: int = 4, seed: int = 2) -> Step[DealState]:
    return GAME.start(seats, CLASSIC, Chance.from_seed(seed))


def test_s05_reference_cards_are_outside_the_game() -> None:
    assert len(GAME.census(start().state)) == 106
    assert {card.family for card in CARDS.values()} == {
        "property", "wild", "wild_any", "rent", "rent_any", "action", "money",
    }  # fmt: skip


def test_s06_five_cards_each_face_down() -> None:
    shuffled, *dealt = start().events
    assert isinstance(shuffled, DeckShuffled)
    hands = [event for event in dealt if isinstance(event, CardsDrawn)][:4]
    assert [event.seat for event in hands] == [0, 1, 2, 3]
    assert all(event.count == 5 for event in hands)


def test_s07_each_sees_the_own_hand_only() -> None:
    step = start()
    for event in step.events:
        if isinstance(event, CardsDrawn):
            others = [seat for seat in (*range(4), None) if seat != event.seat]
            assert event.seen_by(event.seat) == event
            assert all(event.seen_by(seat) == CardsDrawn(event.seat, (), event.count) for seat in others)


def test_s08_the_rest_lies_face_down_in_the_middle() -> None:
    step = start()
    assert GAME.view(step.state, 0).draw == 106 - 4 * 5 - 2
    assert step.events[0].seen_by(0) == DeckShuffled((), 106)


def test_s09_chance_chooses_who_starts() -> None:
    assert {start(seed=seed).state.turn for seed in range(30)} == {0, 1, 2, 3}


def test_s10_clockwise() -> None:
    match = position("hand: money_1_1", "hand: money_1_2", "hand: money_1_3", turn=B)
    turns = []
    for _ in range(3):
        turns.append(match.state.turn)
        match.do(EndTurn(match.state.turn))
    assert turns == [B, C, A]


def test_s11_a_single_property_may_be_laid() -> None:
    match = position("hand: green_1", "")
    match.do(LayProperty(A, "green_1", "green", NEW_STACK))
    assert {facts.size for facts in COLOURS.values()} == {2, 3, 4}


def test_s12_the_bank_pays_rent_and_takes_action_cards_too() -> None:
    match = position("hand: rent_any_1 | red: red_1", "hand: pass_go_1 | bank: sly_deal_1")
    match.do(PlayRent(A, "rent_any_1", match.stack(A, "red"), B), Pay(B, ("sly_deal_1",)))
    assert match.bank(A) == "sly_deal_1"


def test_s13_each_action_card_does_what_it_says() -> None:
    match = position("hand: pass_go_1 sly_deal_1 debt_collector_1", "red: red_1 | bank: money_5_1")
    match.do(PlayPassGo(A, "pass_go_1"), PlaySlyDeal(A, "sly_deal_1", B, "red_1"))
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("money_5_1",)))
    assert match.stacks(A) == ["red: red_1"]
    assert match.bank(A) == "money_5_1"


def test_s14_a_thief_names_a_tabled_property_hands_are_never_touched() -> None:
    match = position("hand: sly_deal_1", "hand: green_1 | red: red_1 | brown: brown_1")
    assert match.refused(PlaySlyDeal(A, "sly_deal_1", B, "green_1")) == "deal-refuse-not-there"
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "brown_1"), LetHappen(B, B))
    assert match.stacks(A) == ["brown: brown_1"]


def test_s15_rent_by_the_card_doubled_only_with_a_rent_card() -> None:
    match = position("hand: rent_any_1 double_the_rent_1 | dark_blue: dark_blue_1", "bank: money_10_1")
    assert match.refused(PlayRent(A, "double_the_rent_1", "k1", B)) == "deal-refuse-kind"
    match.do(PlayRent(A, "rent_any_1", "k1", B, ("double_the_rent_1",)))
    assert match.owes(B) == 6


def test_s16_two_colour_rent_hits_all_any_colour_rent_one() -> None:
    for card, target, owing in (("rent_pink_orange_1", -1, [1, 1]), ("rent_any_1", C, [None, 1])):
        match = position(f"hand: {card} | pink: pink_1", "bank: money_1_1", "pink: pink_2")
        match.do(PlayRent(A, card, "k1", target))
        assert [match.owes(B), match.owes(C)] == owing
        match.do(Pay(C, ("pink_2",)))
        assert match.stacks(A) == ["pink: pink_1 pink_2"]


def test_s17_buildings_raise_the_rent_on_complete_sets_house_first() -> None:
    match = position("hand: hotel_1 house_1 rent_any_1 | brown: brown_1 brown_2", "bank: money_10_1")
    assert match.refused(PlaceBuilding(A, "hotel_1", "k1")) == "deal-refuse-build-hotel"
    match.do(PlaceBuilding(A, "house_1", "k1"), PlaceBuilding(A, "hotel_1", "k1"), PlayRent(A, "rent_any_1", "k1", B))
    assert match.owes(B) == 2 + 3 + 4


def test_s18_two_cards_at_the_start_of_a_turn_five_with_an_empty_hand() -> None:
    for hand, count in (("hand: money_1_2", 2), ("bank: money_1_2", 5)):
        match = position("hand: money_1_1", hand)
        drawn = match.do(EndTurn(A))[-1]
        assert isinstance(drawn, CardsDrawn)
        assert drawn.count == count


def test_s19_up_to_three_cards() -> None:
    match = position("hand: money_1_1 money_1_2 money_1_3 money_1_4", "")
    match.do(*(BankCard(A, f"money_1_{number}") for number in (1, 2, 3)))
    assert match.refused(BankCard(A, "money_1_4")) == "deal-refuse-plays"


def test_s20_passing_is_legal() -> None:
    match = position("hand: money_1_1", "")
    match.do(EndTurn(A))
    assert match.state.turn == B


def test_s21_surplus_over_seven_goes_under_the_draw_pile() -> None:
    hand = "money_1_1 money_1_2 money_1_3 money_1_4 money_1_5 money_1_6 money_2_1 money_2_2"
    match = position(f"hand: {hand}", "")
    match.do(EndTurn(A), Discard(A, ("money_2_2",)))
    assert match.state.draw[-1] == "money_2_2"
    newer = position(f"hand: {hand}", "", options=PRESETS["refresh2024"])
    newer.do(EndTurn(A), Discard(A, ("money_2_2",)))
    assert newer.state.used == ("money_2_2",)


def test_s22_an_action_works_at_once_but_for_the_answer_of_its_target() -> None:
    match = position("hand: debt_collector_1 money_1_1", "hand: just_say_no_1 | bank: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.refused(EndTurn(A)) == "deal-refuse-pending"
    assert {form.key for form in match.asks(B)[0].forms} == {"pay", "say_no"}
    match.do(Pay(B, ("money_5_1",)))


def test_s23_the_collector_banks_the_money() -> None:
    match = position("hand: debt_collector_1 | bank: money_1_1", "bank: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), Pay(B, ("money_5_1",)))
    assert match.bank(A) == "money_1_1 money_5_1"


def test_s24_properties_pay_by_their_value_without_change() -> None:
    match = position("hand: rent_any_1 | pink: pink_1", "green: green_1")
    match.do(PlayRent(A, "rent_any_1", "k1", B), Pay(B, ("green_1",)))
    assert match.stacks(A) == ["pink: pink_1", "green: green_1"]
    assert match.bank(B) == ""


def test_s25_never_from_the_hand() -> None:
    match = position("hand: debt_collector_1", "hand: money_5_1 | bank: money_1_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B))
    assert match.refused(Pay(B, ("money_5_1",))) == "deal-refuse-pay-cards"


def test_s26_nothing_in_front_no_payment_and_no_debt() -> None:
    match = position("hand: debt_collector_1", "hand: money_5_1")
    match.do(PlayDebtCollector(A, "debt_collector_1", B), LetHappen(B, B))
    assert match.state.charge is None
    assert match.bank(A) == ""


def test_s27_property_is_played_on_the_own_turn_one_play_each() -> None:
    match = position("hand: money_1_1", "hand: green_1")
    assert match.refused(LayProperty(B, "green_1", "green", NEW_STACK)) == "deal-refuse-turn"
    match.do(EndTurn(A), LayProperty(B, "green_1", "green", NEW_STACK))
    assert match.state.plays == 2


def test_s28_a_full_set_may_be_broken_to_pay() -> None:
    match = position("hand: rent_any_1 | pink: pink_1", "brown: brown_1 brown_2")
    match.do(PlayRent(A, "rent_any_1", "k1", B), Pay(B, ("brown_2",)))
    assert match.stacks(B) == ["brown: brown_1"]


def test_s29_buildings_are_ordinary_plays_in_any_order() -> None:
    match = position("hand: house_1 money_1_1 | brown: brown_1 brown_2", "")
    match.do(PlaceBuilding(A, "house_1", "k1"), BankCard(A, "money_1_1"))
    assert match.state.turn == A


def test_s30_three_sets_win_one_in_a_quick_game() -> None:
    for preset, winner in (("classic", None), ("quick", A)):
        match = position("hand: brown_2 | brown: brown_1", "", options=PRESETS[preset])
        match.do(LayProperty(A, "brown_2", "brown", "k1"))
        assert match.winner() == winner


def test_s31_set_sizes_differ_by_colour() -> None:
    assert (COLOURS["brown"].size, COLOURS["green"].size, COLOURS["railroad"].size) == (2, 3, 4)


def test_s32_the_old_purple_is_brown_with_two_orange_has_three() -> None:
    assert "purple" not in COLOURS
    assert (COLOURS["brown"].size, COLOURS["orange"].size, COLOURS["pink"].size) == (2, 3, 3)


def test_s33_the_last_property_of_the_last_set_ends_it_at_once_on_the_own_turn() -> None:
    match = position(f"hand: brown_2 money_1_1 | {TWO_SETS} | brown: brown_1", "")
    match.do(LayProperty(A, "brown_2", "brown", match.stack(A, "brown")))
    assert match.winner() == A
    assert match.refused(BankCard(A, "money_1_1")) == "deal-refuse-over"


def test_s34_assets_rank_the_others_where_agreed() -> None:
    match = position("hand: brown_2 | brown: brown_1", "bank: money_1_1", "bank: money_10_1", options=PRESETS["quick"])
    match.do(LayProperty(A, "brown_2", "brown", "k1"))
    assert match.places() == (1, 3, 2)


def test_s16_a_swap_and_a_stolen_set_name_their_target_too() -> None:
    match = position("hand: forced_deal_1 deal_breaker_1 | red: red_1", "pink: pink_1 | brown: brown_1 brown_2")
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "pink_1", "red_1"))
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "brown")))
    assert match.stacks(A) == ["pink: pink_1", "brown: brown_1 brown_2"]
