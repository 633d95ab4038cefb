"""Rulings 83–91 and 96: winning, both piles empty, leaving."""

from games.core.asks import Concede
from games.monopoly_deal.commands import (
    BankCard,
    EndTurn,
    LayProperty,
    LetHappen,
    MoveCard,
    Pay,
    PlayBirthday,
    PlayDealBreaker,
    PlayDebtCollector,
    PlayForcedDeal,
    PlayPassGo,
    PlayRent,
    PlaySlyDeal,
)
from games.monopoly_deal.events import MatchEnded, PileReshuffled, TurnEnded
from games.monopoly_deal.options import DealOptions
from games.monopoly_deal.ranking import standing
from games.monopoly_deal.turns import IDLE_ROUNDS
from tests.games.monopoly_deal.positions import GAME, A, B, C, position

TWO_SETS = "railroad: railroad_1 railroad_2 railroad_3 railroad_4 | utility: utility_1 utility_2"
INSTANT = DealOptions(win_timing="instant")


def test_r083_three_complete_sets_of_different_colours_win() -> None:
    match = position(f"hand: brown_2 | {TWO_SETS} | brown: brown_1", "")
    match.do(LayProperty(A, "brown_2", "brown", match.stack(A, "brown")))
    assert match.winner() == A
    assert GAME.asks(match.state) == ()


def test_r083_a_duplicate_colour_does_not_count() -> None:
    match = position(
        f"hand: brown_2 | {TWO_SETS} | utility: railroad_utility_1 wild_any_1 | brown: brown_1", "", "", plays=1
    )
    match.do(EndTurn(A))
    assert match.winner() is None


def test_r083_quick_needs_one_set_and_two_is_an_option() -> None:
    for sets, winner in ((1, A), (2, None)):
        match = position("hand: brown_2 | brown: brown_1", "", options=DealOptions(sets_to_win=sets))
        match.do(LayProperty(A, "brown_2", "brown", "k1"))
        assert match.winner() == winner


def test_r084_off_turn_sets_win_at_the_start_of_the_own_turn_before_drawing() -> None:
    match = position("brown: brown_1 | hand: forced_deal_1 money_1_1", f"{TWO_SETS} | brown: brown_2 | red: red_1")
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "red_1", "brown_1"))
    assert match.winner() is None
    match.do(EndTurn(A))
    assert match.winner() == B
    assert match.hand(B) == ""


def test_r084_and_can_be_broken_before() -> None:
    hands = ("brown: brown_1 | hand: forced_deal_1 debt_collector_1", f"{TWO_SETS} | brown: brown_2 | red: red_1")
    match = position(*hands)
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "red_1", "brown_1"), PlayDebtCollector(A, "debt_collector_1", B))
    match.do(Pay(B, ("utility_1", "utility_2", "brown_1")), EndTurn(A))
    assert match.winner() is None
    assert match.state.turn == B


def test_r084_instant_wins_off_turn() -> None:
    match = position(
        "brown: brown_1 | hand: forced_deal_1 money_1_1", f"{TWO_SETS} | brown: brown_2 | red: red_1", options=INSTANT
    )
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "red_1", "brown_1"))
    assert match.winner() == B


def test_r084_the_active_seat_wins_only_when_all_is_resolved() -> None:
    match = position(
        f"hand: birthday_1 | {TWO_SETS} | brown: brown_1", "brown: brown_2 | bank: money_1_1", "bank: money_2_1"
    )
    match.do(PlayBirthday(A, "birthday_1"), Pay(B, ("brown_2", "money_1_1")))
    assert match.winner() is None  # C has not answered
    match.do(Pay(C, ("money_2_1",)))
    assert match.winner() == A


def test_r085_the_winning_move_ends_the_game_without_a_discard() -> None:
    hand = "money_1_1 money_1_2 money_1_3 money_1_4 money_1_5 money_1_6 money_2_1 money_2_2"
    match = position(f"hand: brown_2 {hand} | {TWO_SETS} | brown: brown_1", "")
    *_, ended = match.do(LayProperty(A, "brown_2", "brown", match.stack(A, "brown")))
    assert isinstance(ended, MatchEnded)
    assert match.refused(BankCard(A, "money_1_1")) == "deal-refuse-over"
    assert match.refused(EndTurn(A)) == "deal-refuse-over"


def test_r086_when_a_swap_gives_both_their_third_set_the_active_seat_wins() -> None:
    for options in (DealOptions(), INSTANT):
        match = position(
            "hand: forced_deal_1 money_1_1 | brown: brown_1 | red: red_1 red_2 red_3"
            " | dark_blue: dark_blue_1 dark_blue_2 | green: green_1 green_2",
            f"{TWO_SETS} | brown: brown_2 | green: green_3",
            options=options,
        )
        match.do(PlayForcedDeal(A, "forced_deal_1", B, "green_3", "brown_1"))
        assert match.winner() == A


def test_r087_a_player_with_nothing_goes_on() -> None:
    match = position("hand: money_1_1", "")
    match.do(EndTurn(A))
    assert match.state.turn == B
    assert len(match.state.hands[B]) == 5


def test_r088_an_empty_draw_pile_is_renewed_from_the_used_pile() -> None:
    used = "money_2_1 money_2_2 money_2_3 money_2_4"
    match = position("hand: money_1_1", "hand: money_1_2", draw="money_3_1", used=used)
    events = match.do(EndTurn(A))
    assert [type(event).__name__ for event in events[2:]] == ["CardsDrawn", "PileReshuffled", "CardsDrawn"]
    shuffled = events[3]
    assert isinstance(shuffled, PileReshuffled)
    assert set(shuffled.cards) == set(used.split())
    assert shuffled.seen_by(B) == PileReshuffled((), 4)
    assert match.state.used == ()
    assert len(match.state.draw) == 3
    assert len(match.state.hands[B]) == 3


def test_r089_both_piles_empty_draw_what_there_is() -> None:
    match = position("hand: money_1_1", "hand: money_1_2", draw="money_3_1")
    match.do(EndTurn(A))
    assert match.hand(B) == "money_1_2 money_3_1"
    assert match.asked() == ["b play"]


def test_r089_an_idle_round_with_empty_piles_ends_the_match_by_ranking() -> None:
    match = position("hand: money_1_1 | bank: money_2_1", "hand: money_1_2 | bank: money_3_1", draw="")
    match.do(EndTurn(A))
    assert match.places() is None
    match.do(EndTurn(B))
    assert match.places() == (2, 1)


def test_r089_a_play_starts_the_round_anew() -> None:
    match = position("hand: money_1_1", "hand: money_1_2", draw="")
    match.do(EndTurn(A), BankCard(B, "money_1_2"), EndTurn(B), EndTurn(A))
    assert match.places() is None
    match.do(EndTurn(B))
    assert match.places() == (2, 1)


def test_r089_a_match_nobody_plays_any_more_ends_too() -> None:
    match = position("hand: money_1_1", "hand: money_1_2")
    steps = 0
    while match.places() is None:
        (ask,) = (ask for ask in GAME.asks(match.state) if ask.required)
        match.do(match.default(ask.seat))
        steps += 1
    assert match.state.idle == 2 * IDLE_ROUNDS
    assert steps < 2 * 2 * IDLE_ROUNDS + 1


def test_r089_ten_rounds_are_counted_from_the_last_play() -> None:
    match = position("hand: money_1_1", "hand: money_1_2")
    match.do(BankCard(A, "money_1_1"), EndTurn(A))
    turns = 0
    while match.places() is None:
        (ask,) = (ask for ask in GAME.asks(match.state) if ask.required)
        turns += any(isinstance(event, TurnEnded) for event in match.do(match.default(ask.seat)))
    assert turns == 2 * IDLE_ROUNDS


def test_r089_the_reshuffle_cap_ends_the_match_by_ranking() -> None:
    options = DealOptions(reshuffle_cap=1)
    match = position(
        "hand: money_1_1 pass_go_1 pass_go_2", "bank: money_5_1", draw="", used="money_2_1 money_2_2", options=options
    )
    match.do(PlayPassGo(A, "pass_go_1"))
    assert match.places() is None
    match.do(PlayPassGo(A, "pass_go_2"))
    assert match.places() == (2, 1)


def test_r090_there_is_no_command_for_gifts_or_trades() -> None:
    names = {command.__name__ for command in GAME.commands}
    assert not any(word in name for name in names for word in ("Trade", "Gift", "Loan", "Sell"))
    match = position("bank: money_1_1", "")
    assert match.refused(Pay(A, ("money_1_1",))) == "deal-refuse-not-asked"


def test_r091_a_leaver_s_cards_go_to_the_used_pile_and_the_rest_plays_on() -> None:
    match = position("hand: money_1_1", "hand: money_1_2 | bank: money_2_1 | red: red_1 wild_any_1", "")
    match.do(Concede(B))
    assert match.state.used == ("money_1_2", "money_2_1", "red_1", "wild_any_1")
    assert match.stacks(B) == []
    match.do(EndTurn(A))
    assert match.state.turn == C
    assert match.refused(EndTurn(B)) == "deal-refuse-seat"
    assert match.refused(Concede(B)) == "deal-refuse-seat"


def test_r091_the_turn_of_a_leaver_passes_on_and_its_charge_is_void() -> None:
    match = position("hand: birthday_1 money_1_1", "bank: money_2_1", "bank: money_2_2")
    match.do(PlayBirthday(A, "birthday_1"), Pay(B, ("money_2_1",)), Concede(A))
    assert match.state.turn == B
    assert match.bank(C) == "money_2_2"
    assert set(match.state.used) >= {"birthday_1", "money_1_1", "money_2_1"}


def test_r091_a_seat_that_must_place_a_wild_first_does_so_before_the_turn_passes() -> None:
    match = position(
        "hand: forced_deal_1 | red: red_yellow_1", "hand: money_1_1 | pink: pink_orange_1", "hand: money_1_2"
    )
    match.do(PlayForcedDeal(A, "forced_deal_1", B, "pink_orange_1", "red_yellow_1"), LetHappen(B, B))
    assert match.asked() == ["a place", "b place"]
    match.do(Concede(A))
    assert match.asked() == ["b place"]
    match.do(match.default(B))
    assert match.state.turn == B


def test_r096_the_last_seat_left_wins() -> None:
    match = position("", "hand: money_1_2", "hand: money_1_1")
    match.do(Concede(C), Concede(A))
    assert match.winner() == B
    assert match.places() == (2, 1, 3)  # who stayed longer comes before


def test_r096_others_are_ranked_by_assets_only_where_agreed() -> None:
    seats = (f"hand: brown_2 | {TWO_SETS} | brown: brown_1", "bank: money_1_1", "bank: money_2_1", "bank: money_1_2")
    for ranked, places in ((False, (1, 2, 2, 2)), (True, (1, 3, 2, 3))):
        match = position(*seats, options=DealOptions(ranking_by_assets=ranked))
        match.do(LayProperty(A, "brown_2", "brown", match.stack(A, "brown")))
        assert match.places() == places


def test_r096_sets_count_before_value_value_before_bank_bank_before_cards_in_hand() -> None:
    match = position(
        "brown: brown_1 brown_2",
        "bank: money_10_1",
        "bank: money_5_1 | red: red_1 | pink: pink_1",
        "bank: money_5_2 money_3_1 money_2_1 | hand: money_1_1",
    )
    ranks = [standing(match.state, seat) for seat in range(4)]
    assert sorted(ranks, reverse=True) == [ranks[0], ranks[1], ranks[3], ranks[2]]


def test_r084_a_rearrangement_wins_too() -> None:
    match = position(f"{TWO_SETS} | brown: brown_1 | red: wild_any_1 red_1", "")
    match.do(MoveCard(A, "wild_any_1", "brown", match.stack(A, "brown")))
    assert match.winner() == A


def test_r084_a_stolen_set_wins() -> None:
    match = position(f"hand: deal_breaker_1 | {TWO_SETS}", "brown: brown_1 brown_2")
    match.do(PlayDealBreaker(A, "deal_breaker_1", B, match.stack(B, "brown")))
    assert match.winner() == A


def test_r084_instant_ends_in_the_middle_of_a_charge() -> None:
    match = position(
        f"hand: rent_railroad_utility_1 | {TWO_SETS} | brown: brown_1",
        "brown: brown_2",
        "bank: money_5_1",
        options=INSTANT,
    )
    match.do(PlayRent(A, "rent_railroad_utility_1", match.stack(A, "utility")), Pay(B, ("brown_2",)))
    assert match.winner() == A
    assert match.bank(C) == "money_5_1"


def test_r084_a_wild_wins_when_it_is_placed_not_when_it_comes() -> None:
    match = position(f"hand: sly_deal_1 | {TWO_SETS} | brown: brown_1", "red: wild_any_1 red_1", options=INSTANT)
    match.do(PlaySlyDeal(A, "sly_deal_1", B, "wild_any_1"))
    assert match.winner() is None
    match.do(match.default(A))
    assert match.winner() == A
