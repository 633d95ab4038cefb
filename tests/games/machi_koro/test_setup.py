"""Setup and market: R001–R011."""

from collections import Counter

import pytest

from games.core.errors import IllegalMove
from games.machi_koro import RULESETS
from games.machi_koro.cards import CARDS, MAJORS, ORDER
from games.machi_koro.commands import Build, BuildNothing
from games.machi_koro.events import CardRemoved, CardsTurnedUp
from games.machi_koro.options import BaseOptions, HarborOptions, RowOptions
from tests.games.machi_koro.positions import GAME, A, B, C, Match, position, started


def building(*seats: str, market: str, deck: str = "", options: BaseOptions | None = None) -> Match:
    """A is about to build on a ten-kinds market."""
    agreed = options or RowOptions(harbor=True, exhibit_hall=True)
    return position(*seats, market=market, decks=(deck,), options=agreed).settle(1)


TEN = "ranch cafe forest mine vineyard pizza_joint winery park stadium flower_shop"


@pytest.mark.parametrize(
    ("options", "landmarks"), [(BaseOptions(), set()), (HarborOptions(), {"city_hall"}), (RowOptions(), set())]
)
def test_r001_everybody_begins_with_two_cards_and_three_coins(options: BaseOptions, landmarks: set[str]) -> None:
    match = started(4, options)
    for seat in range(4):
        assert match.cards(seat) == {"wheat_field": 1, "bakery": 1}
        assert match.landmarks(seat) == landmarks
    assert match.coins() == (3, 3, 3, 3)


def test_r002_seats_of_each_ruleset() -> None:
    assert {ruleset.key: ruleset.seats for ruleset in RULESETS} == {
        "machi_koro": range(2, 5),
        "machi_koro_harbor": range(2, 6),
        "machi_koro_millionaires_row": range(2, 6),
    }
    GAME.check_table(5, HarborOptions())
    GAME.check_table(5, RowOptions(harbor=True))
    GAME.check_table(4, RowOptions())
    with pytest.raises(IllegalMove, match="machi-refuse-five_seats"):
        GAME.check_table(5, RowOptions())


def test_r003_chance_or_a_chair_begins() -> None:
    assert {started(3, BaseOptions(), seed).state.turn for seed in range(20)} == {0, 1, 2}
    assert {started(3, BaseOptions(first_player=2), seed).state.turn for seed in range(20)} == {1}
    assert started(3, BaseOptions(first_player=5)).state.turn == 1


@pytest.mark.parametrize(("seats", "majors"), [(2, 4), (4, 4)])
def test_r004_base_market_is_every_stack(seats: int, majors: int) -> None:
    market = started(seats, BaseOptions()).market()
    assert len(market) == 15
    assert {market[card] for card in market if card not in MAJORS} == {6}
    assert {market[card] for card in market if card in MAJORS} == {majors}
    assert sum(market.values()) == 84


def test_r004_five_seats_have_five_of_each_purple_card() -> None:
    market = started(5, HarborOptions(market="all")).market()
    assert {market[card] for card in market if card in MAJORS} == {5}


@pytest.mark.parametrize("options", [HarborOptions(), RowOptions(), RowOptions(harbor=True, exhibit_hall=True)])
def test_r005_expansions_lay_ten_different_kinds_in_order(options: BaseOptions) -> None:
    for seed in range(10):
        match = started(4, options, seed)
        cards = [stack.card for stack in match.state.market]
        assert len(set(cards)) == 10
        assert cards == sorted(cards, key=ORDER.__getitem__)
        turned = [card for event in match.events if isinstance(event, CardsTurnedUp) for card in event.cards]
        # The last card turned up is the one that made ten, so it is alone.
        assert Counter(turned)[turned[-1]] == 1
        assert match.market() == Counter(turned)


def test_r006_an_empty_stack_is_refilled_at_once() -> None:
    match = building("9:", "0:", market=TEN, deck="cafe cafe sushi_bar tuna_boat").build("ranch")
    assert "ranch" not in match.market()
    assert (match.market()["cafe"], match.market()["sushi_bar"]) == (3, 1)
    assert len(match.market()) == 10
    assert match.state.decks == (("tuna_boat",),)
    assert isinstance(match.events[1], CardsTurnedUp)


def test_r006_a_stack_that_does_not_run_out_brings_nothing() -> None:
    match = building("9:", "0:", market=TEN + " ranch", deck="sushi_bar").build("ranch")
    assert match.state.decks == (("sushi_bar",),)


def test_r007_without_a_deck_the_market_shrinks_and_landmarks_stay() -> None:
    match = building("99:", "0:", market="ranch").build("ranch")
    assert match.market() == {}
    match = building("99:", "0:", market="")
    assert match.offers(Build(A, "radio_tower"))
    assert match.refused(Build(A, "ranch")) == "machi-refuse-market"


def test_r008_purple_cards_that_everybody_owns_leave() -> None:
    match = building("9:", "0: stadium", market=TEN + " stadium*2", deck="tuna_boat winery").build("stadium")
    assert CardRemoved("stadium", 2) in match.events
    assert "stadium" not in match.market()
    assert match.market()["tuna_boat"] == 1
    assert match.state.decks == (("winery",),)


def test_r008_such_a_card_leaves_when_it_is_turned_up() -> None:
    deck = "tv_station cafe tv_station tuna_boat winery"
    match = building("9: tv_station", "0: tv_station", market=TEN, deck=deck).build("ranch")
    assert match.market()["tuna_boat"] == 1
    assert match.market()["cafe"] == 2
    assert "tv_station" not in match.market()
    assert match.state.removed == ("tv_station", "tv_station")
    assert match.state.decks == (("winery",),)


def test_r008_it_stays_while_one_seat_lacks_it() -> None:
    match = building("9:", "0: stadium", "0:", market=TEN + " stadium*2").build("stadium")
    assert match.market()["stadium"] == 2


def test_r009_removed_cards_are_out_of_play() -> None:
    match = building("9:", "0: stadium", market=TEN + " stadium*2").build("stadium")
    assert match.state.removed == ("stadium", "stadium")
    assert not any("stadium" in deck for deck in match.state.decks)


def test_r010_an_exhibit_hall_may_make_an_eleventh_kind() -> None:
    options = RowOptions(harbor=True, exhibit_hall=True)
    match = position("0: exhibit_hall ranch", "9:", market=TEN, decks=("tuna_boat",), options=options)
    match.settle(5, 5).do(*(form.build(A, ("ranch",)) for form in match.asks(A)[0].forms[:1]))
    assert len(match.market()) == 11
    match.do(BuildNothing(A)).settle(1).build("cafe")
    assert len(match.market()) == 10
    assert match.state.decks == (("tuna_boat",),)
    match.settle(1).do(BuildNothing(A)).settle(1).build("ranch")
    assert len(match.market()) == 10
    assert not any(match.state.decks)


def test_r011_starting_cards_are_cards_like_any_other() -> None:
    match = started(2, RowOptions(harbor=True, market="all", first_player=1)).settle(1)
    assert match.money() == ["wheat_field $>a 1/1", "wheat_field $>b 1/1"]
    gifts = position("0: wheat_field bakery moving_company", "0:", "0:").settle(4, 5).asks(A)[0].forms[0]
    field = gifts.next_field(())
    assert {option.value for option in getattr(field, "options", ())} == {"wheat_field", "bakery", "moving_company"}


def test_market_of_five_five_and_two_kinds() -> None:
    for seed in range(10):
        match = started(4, RowOptions(harbor=True, market="five_five_two"), seed)
        kinds = match.market()
        low = [card for card in kinds if card not in MAJORS and CARDS[card].most <= 6]
        high = [card for card in kinds if card not in MAJORS and CARDS[card].least >= 7]
        assert (len(low), len(high), len(set(kinds) & MAJORS)) == (5, 5, 2)


def test_shuffled_decks_are_seen_by_nobody_and_redealt() -> None:
    match = started(3, HarborOptions())
    for seat in (A, B, C, None):
        assert GAME.view(match.state, seat).decks == (sum(map(len, match.state.decks)),)
