"""Order of effects and payment: R050–R060."""

from games.core.asks import Concede
from games.machi_koro.commands import Build, FireNext, GiveCard
from games.machi_koro.events import Asked
from games.machi_koro.options import RowOptions
from tests.games.machi_koro.positions import EVERYTHING, A, B, C, D, position

CHOOSE = EVERYTHING.model_copy(update={"simultaneous_order": "choose", "purple_order": "choose"})


def test_r050_red_then_blue_and_green_then_purple() -> None:
    match = position("1: flower_shop stadium loan_office", "0: french_restaurant", "9:").settle(6)
    assert match.money() == ["loan_office a>$ 1/2", "stadium b>a 0/2", "stadium c>a 2/2"]
    match = position("3: cheese_factory ranch publisher vineyard", "1: pizza_joint").settle(3, 4)
    assert match.money() == [
        "pizza_joint a>b 1/1",
        "vineyard $>a 3/3",
        "cheese_factory $>a 3/3",
        "publisher b>a 1/1",
    ]


def test_r051_own_red_cards_rest_on_the_own_roll() -> None:
    match = position("5: cafe", "5: cafe").settle(3)
    assert match.money() == ["cafe a>b 1/1"]


def test_r052_red_owners_are_served_counter_clockwise() -> None:
    match = position("9: ", "0: cafe", "0: cafe", "0: cafe").settle(3)
    assert match.money() == ["cafe a>d 1/1", "cafe a>c 1/1", "cafe a>b 1/1"]
    match = position("1: ", "0: cafe", "0: cafe", "0: cafe").settle(3)
    assert match.coins() == (0, 0, 0, 1)
    match = position("0: cafe", "9:", "0: cafe", turn=B).settle(3)
    assert match.money() == ["cafe b>a 1/1", "cafe b>c 1/1"]


def test_r052_all_red_cards_of_one_owner_come_first() -> None:
    match = position("5: ", "0: family_restaurant", "0: family_restaurant*2").settle(4, 5)
    assert match.money() == ["family_restaurant a>c 4/4", "family_restaurant a>b 1/2"]


def test_r053_nobody_pays_more_than_there_is_or_owes_anything() -> None:
    match = position("1: ", "0: family_restaurant").settle(4, 5)
    assert (match.money(), match.coins()) == (["family_restaurant a>b 1/2"], (0, 1))
    match = position("0: stadium", "1:").settle(6)
    assert match.coins() == (1, 0)


def test_r054_the_bank_pays_blue_and_green() -> None:
    match = position("0: mine", "0: mine*2").settle(4, 5)
    assert match.money() == ["mine $>a 5/5", "mine $>b 10/10"]


def test_r055_all_kinds_and_all_copies_act() -> None:
    match = position("0: bakery*2 ranch*3 general_store", "0: ranch bakery").settle(2)
    assert match.money() == ["ranch $>a 3/3", "ranch $>b 1/1", "general_store $>a 2/2", "bakery $>a 2/2"]


def test_r056_blue_and_green_in_their_order() -> None:
    match = position("1: loan_office forest", "0: forest", "0: forest").settle(5)
    assert match.money() == ["loan_office a>$ 1/2", "forest $>a 1/1", "forest $>b 1/1", "forest $>c 1/1"]
    city = "0: demolition_company convenience_store flower_orchard +harbor"
    assert position(city, "0:").settle(4).money() == [
        "flower_orchard $>a 1/1",
        "convenience_store $>a 3/3",
        "demolition_company $>a 8/8",
    ]
    match = position("0: moving_company winery mine bakery", "0:", "0:").settle(4, 5)
    assert match.asked() == "a give"
    assert match.money() == ["mine $>a 5/5"]


def test_r056_turn_order_of_blue_begins_with_the_roller() -> None:
    match = position("0: forest", "0: forest", "0: forest", turn=B).settle(5)
    assert match.money() == ["forest $>b 1/1", "forest $>c 1/1", "forest $>a 1/1"]


def test_r056_where_agreed_the_roller_orders_what_matters() -> None:
    match = position("0: loan_office forest", "0: forest", options=CHOOSE).settle(5)
    assert match.asked() == "a order"
    assert match.refused(FireNext(A, "bakery")) == "machi-refuse-choice"
    match.do(FireNext(A, "forest"))
    assert match.money() == ["forest $>a 1/1", "forest $>b 1/1", "loan_office a>$ 1/2"]
    assert match.asked() == "a build"
    match = position("0: ranch bakery", "0: ranch", options=CHOOSE).settle(2)
    assert match.asked() == "a build"
    finite = CHOOSE.model_copy(update={"bank": "finite"})
    match = position("0: ranch bakery", "0: ranch", options=finite, bank=1).settle(2)
    assert match.asked() == "a order"
    assert match.do(FireNext(A, "bakery")).money()[0] == "bakery $>a 1/1"


def test_r056_kinds_are_ordered_one_after_another_as_long_as_it_matters() -> None:
    city = "0: demolition_company corn_field convenience_store +harbor +train_station"
    match = position(city, "0:", options=CHOOSE).settle(4)
    match.do(FireNext(A, "demolition_company"))
    assert match.asked() == "a demolish"
    match.do(*(form.build(A, ("harbor",)) for form in match.asks(A)[0].forms))
    assert match.money() == ["demolition_company $>a 8/8", "corn_field $>a 1/1", "convenience_store $>a 3/3"]
    match = position("0: winery moving_company mine vineyard", "0:", options=CHOOSE).settle(4, 5)
    match.do(FireNext(A, "winery"))
    assert (match.money(), match.asked()) == (["winery $>a 6/6"], "a order")
    match.do(FireNext(A, "moving_company"))
    assert match.asked() == "a give"


def test_r056_what_is_given_away_before_its_turn_does_not_act() -> None:
    match = position("0: winery*2 moving_company*2 vineyard", "0:", options=CHOOSE).settle(4, 5)
    match.do(FireNext(A, "moving_company"), GiveCard(A, "winery", B), GiveCard(A, "moving_company", B))
    assert match.money() == ["moving_company $>a 4/4", "winery $>a 6/6"]
    assert (match.closed(A), match.closed(B)) == ({"winery": 1}, {})
    match = position("0: winery ~winery moving_company vineyard", "0:", options=CHOOSE).settle(4, 5)
    match.do(FireNext(A, "moving_company"), GiveCard(A, "winery.closed", B))
    assert (match.coins()[A], match.closed(A), match.closed(B)) == (10, {"winery": 1}, {"winery": 1})
    match = position("0: winery mine moving_company", "0:", options=CHOOSE).settle(4, 5)
    match.do(FireNext(A, "moving_company"), GiveCard(A, "winery", B))
    assert (match.coins()[A], match.asked()) == (9, "a build")
    match = position("0: winery moving_company", "0:", options=CHOOSE).settle(4, 5)
    match.do(FireNext(A, "moving_company"), GiveCard(A, "winery", B))
    assert (match.coins()[A], match.asked()) == (4, "a build")


def test_r057_purple_cards_of_one_number_in_the_order_of_the_table() -> None:
    match = position("0: business_center tv_station stadium bakery", "9: ranch", "0:").settle(6)
    assert match.money() == ["stadium b>a 2/2", "stadium c>a 0/2"]
    assert match.asked() == "a victim"
    match = position("0: renovation_company tax_office bakery", "20: ranch").settle(4, 4)
    assert (match.money(), match.asked()) == (["tax_office b>a 10/10"], "a renovate")
    match = position("0: exhibit_hall tech_startup bakery $3", "20: ranch").settle(5, 5)
    assert (match.money(), match.asked()) == (["tech_startup b>a 3/3"], "a exhibit")


def test_r057_where_agreed_the_roller_orders_them() -> None:
    match = position("0: tv_station stadium", "6:", options=CHOOSE).settle(6)
    assert match.asked() == "a order"
    match.do(FireNext(A, "tv_station"))
    assert match.money() == ["tv_station b>a 5/5", "stadium b>a 1/2"]


def test_r058_every_purple_card_with_the_number_acts() -> None:
    match = position("0: stadium tv_station", "9:").settle(6)
    assert match.money() == ["stadium b>a 2/2", "tv_station b>a 5/5"]


def test_r059_one_of_each_purple_kind_and_any_number_of_kinds() -> None:
    match = position("99: stadium tv_station", "0:").settle(1)
    assert match.refused(Build(A, "stadium")) == "machi-refuse-owned"
    assert match.refused(Build(A, "tv_station")) == "machi-refuse-owned"
    assert match.build("business_center").cards(A)["business_center"] == 1
    match = position("99: cafe*3", "0:").settle(1).build("cafe")
    assert match.cards(A) == {"cafe": 4}


def test_r060_anything_for_sale_may_be_bought_after_any_roll() -> None:
    match = position("99:", "0:").settle(1)
    assert all(match.offers(Build(A, card)) for card in match.market())


def test_the_queue_of_a_choice_is_in_the_state_and_in_rule_order() -> None:
    match = position("0: tv_station business_center bakery flower_shop flower_orchard", "9: ranch", "0:").settle(6)
    asked = match.events[-1]
    assert isinstance(asked, Asked)
    assert asked.queue == match.state.queue
    assert [firing.card for firing in match.state.queue] == ["tv_station", "business_center"]


def test_a_seat_that_leaves_in_a_choice_takes_its_cards_out_of_the_queue() -> None:
    options = RowOptions(harbor=True, market="all")
    match = position("0:", "0: tuna_boat +harbor", "0: tuna_boat +harbor", "0:", options=options).settle(6, 6)
    assert match.asked() == "a tuna"
    assert {firing.seat for firing in match.state.queue} == {B, C}
    match.do(Concede(B))
    assert match.asked() == "a tuna"
    assert {firing.seat for firing in match.state.queue} == {C}
    match.do(Concede(C))
    assert match.asked() == "a build"
    assert match.state.left == (B, C)
    match.do(Concede(D))
    assert match.winner() == A
