"""What the walker shows becomes controls that lead on, within a message's limits."""

from itertools import chain

from msgspec.structs import replace

from bot.text import load_texts
from bot.ui.controls import Controls
from bot.ui.drafts import Draft, write_pick
from bot.ui.ids import SUBJECT, TYPE, Place, parse
from bot.ui.layout import Block, Button, Menu, Words, components
from bot.ui.speaker import Speaker
from bot.ui.walker import Finished, Overview, Question, Verbs, answered, reach
from games.core.asks import Amount, Ask, Choice, Field, Filled, Form, Pick, always
from tests.bot.ui.market import Give, Leave, Sell, fruits, market, said, sell_fields
from tests.games.monopoly_deal import positions as deal

SAY = Speaker(load_texts(), "en-US")
CONTROLS = Controls("toy", "k3m9x2qa", SAY)
ASK = market()


def drawn(place: Place | None, ask: Ask = ASK) -> list[Block]:
    shown = reach((ask,), place)
    assert not isinstance(shown, Finished)
    return CONTROLS.blocks(shown)


def buttons(blocks: list[Block]) -> list[Button]:
    return list(chain.from_iterable(block for block in blocks if isinstance(block, tuple)))


def menus(blocks: list[Block]) -> list[Menu]:
    return [block for block in blocks if isinstance(block, Menu)]


def place_of(custom_id: str) -> Place | None:
    address = parse(custom_id)
    assert address is not None
    return address.place


def test_the_overview_has_one_menu_for_the_shared_subject_and_buttons_for_the_rest() -> None:
    blocks = drawn(None)
    assert [place_of(menu.custom_id) for menu in menus(blocks)] == [Place(7, "market", SUBJECT, "0")]
    assert [option.value for option in menus(blocks)[0].options] == ["fruit_0", "fruit_1", "fruit_2"]
    assert [place_of(button.custom_id) for button in buttons(blocks)] == [
        Place(7, "market", form) for form in ("give", "line", "leave")
    ]


def test_what_can_be_chosen_says_what_is_done_with_it_where_there_is_one_way() -> None:
    told = [option.description for option in menus(drawn(None))[0].options]
    assert told == [None, None, SAY.label(said("buy"))]
    match = deal.position("hand: house_1 green_1 | pink: pink_1", "hand: money_1_1")
    asks = deal.GAME.asks_of(match.state, 0)
    (menu, *_) = menus(CONTROLS.blocks(Overview(tuple(asks))))
    assert {option.value: option.description for option in menu.options} == {
        "house_1": "Bank it · Worth 3M",
        "green_1": "Lay it down · Worth 4M",
    }


def test_a_question_within_a_form_says_what_it_is_about() -> None:
    (head, *_) = (block for block in drawn(Place(7, "market", "buy", "", ("fruit_2",))) if isinstance(block, Words))
    buy, fruit, price = (SAY.say(said(text)) for text in ("buy", "xx", "price"))
    assert head.text == f"**{buy} · {fruit}**\n{price}"
    (first, *_) = (block for block in drawn(Place(7, "market", "buy")) if isinstance(block, Words))
    assert first.text == SAY.say(said("fruit"))


def test_what_is_asked_once_more_is_named_whole_but_not_endless() -> None:
    many = Pick("fruits", said("give"), fruits(60), 1, 60)
    form = Form("give", said("give"), Give, lambda filled: None if filled else many, always(said("gone")))
    ask = Ask(0, "market", 7, said("market"), lambda: (form,))
    for picked, most in ((2, 40), (60, 320)):
        place = Place(7, "market", "give").filled(write_pick(many, tuple(range(picked))))
        (head,) = (block.text for block in drawn(place, ask) if isinstance(block, Words))
        names = [SAY.say(option.label) for option in fruits(2)]
        assert head.startswith(f"**{SAY.say(said('give'))} · {' · '.join(names)}")
        assert len(head) < most + len(SAY.say("ui-sure", action="", loss=said("gone")))


def test_every_id_on_a_message_is_its_own() -> None:
    places = [
        None,
        Place(7, "market", SUBJECT, "", ("fruit_1",)),
        Place(7, "market", "give"),
        Place(7, "market", "leave"),
    ]
    for place in places:
        blocks = drawn(place)
        ids = [button.custom_id for button in buttons(blocks)] + [menu.custom_id for menu in menus(blocks)]
        assert len(ids) == len(set(ids)), place


def test_long_sources_come_in_pages() -> None:
    first, second = drawn(Place(7, "market", "give")), drawn(Place(7, "market", "give", "1"))
    assert [len(menus(blocks)[0].options) for blocks in (first, second)] == [25, 5]


def test_beyond_the_last_page_is_the_last() -> None:
    for page in (2, 10**11):
        menu = menus(drawn(Place(7, "market", "give", str(page))))[0]
        assert [option.value for option in menu.options] == [f"fruit_{number}" for number in range(25, 30)]


def test_a_draft_with_more_than_may_be_picked_is_empty() -> None:
    menu = menus(drawn(Place(7, "market", "line", "0.o0123")))[0]
    assert len(menu.options) == 5
    assert place_of(menu.custom_id) == Place(7, "market", "line", "0")


def test_a_payment_shows_its_running_total_and_can_be_sent_when_it_is_enough() -> None:
    for picked, total, enough in (((20, 19), 39, False), ((20, 21), 41, True)):
        shown = reach((ASK,), Place(7, "market", "give"))
        assert isinstance(shown, Question)
        assert isinstance(shown.field, Pick)
        blocks = drawn(Place(7, "market", "give", Draft(0, picked).write(shown.field)))
        assert any(f"**{total}M**" in block.text for block in blocks if isinstance(block, Words))
        send = next(button for button in buttons(blocks) if button.label == SAY.label("ui-send"))
        assert send.disabled is not enough
        assert {option.value for option in menus(blocks)[0].options if option.default} == {
            f"fruit_{index}" for index in picked
        }


def test_an_order_is_asked_one_after_another_and_shown_so_far() -> None:
    blocks = drawn(Place(7, "market", "line", "0.o31"))
    assert [option.value for option in menus(blocks)[0].options] == ["fruit_0", "fruit_2", "fruit_4"]
    assert menus(blocks)[0].most == 1
    assert any("1. " in block.text and "2. " in block.text for block in blocks if isinstance(block, Words))
    full = drawn(Place(7, "market", "line", "0.o314"))
    assert not menus(full)


def test_a_number_with_many_values_is_typed() -> None:
    blocks = drawn(Place(7, "market", "buy", "", ("fruit_1",)))
    addresses = [parse(button.custom_id) for button in buttons(blocks)]
    assert [address.verb for address in addresses if address] == [TYPE, "w", "w", "w"]


def test_only_likely_numbers_are_one_press_away() -> None:
    place = Place(7, "market", "buy", "", ("fruit_1",))
    filled = [place_of(button.custom_id) for button in buttons(drawn(place))[1:3]]
    assert filled == [place.filled("20"), place.filled("50")]


def test_numbers_are_shown_with_their_unit() -> None:
    for least, likely, labels in ((10, (1300,), ["1,300đ"]), (1299, (), ["1,299đ", "1,300đ"])):
        amount = Amount("sum", said("sum"), least, 1300, likely=likely, label="mono-label-sum")
        form = Form("bid", said("bid"), Leave, lambda filled, field=amount: None if filled else field)  # type: ignore[misc]
        blocks = drawn(Place(7, "market", "bid"), Ask(0, "market", 7, said("ask"), lambda form=form: (form,)))  # type: ignore[misc]
        pressed = [button.label for button in buttons(blocks)[1:-1]]
        assert pressed + [option.label for menu in menus(blocks) for option in menu.options] == labels


def test_a_confirm_step_leads_on_and_back() -> None:
    places = [place_of(button.custom_id) for button in buttons(drawn(Place(7, "market", "leave")))]
    assert places == [Place(7, "market", "leave", "!"), None]


def asked(kind: str, *, required: bool) -> Ask:
    ask = market()
    return Ask(0, kind, 7, ask.prompt, ask.offer, (lambda: Leave(0)) if required else None)


def test_questions_that_do_not_fit_are_one_press_away_those_that_may_wait_first() -> None:
    asks = tuple(asked(kind, required=kind in "ace") for kind in "abcde")
    whole = components(CONTROLS.blocks(Overview(asks), room=100))
    one = components(CONTROLS.blocks(Overview(asks[:1]), room=100))
    assert [place.kind for place in folded(CONTROLS.blocks(Overview(asks), room=whole))] == []
    for room, away in ((whole - 1, "d"), (whole - one, "bd"), (3 * one, "bde"), (one, "bcde")):
        blocks = CONTROLS.blocks(Overview(asks), room)
        assert [place.kind for place in folded(blocks)] == list(away)
        assert components(blocks) <= room or away == "bcde", "the first question always stands open"


def test_a_question_that_was_folded_opens_by_itself_and_leads_back() -> None:
    asks = tuple(asked(kind, required=False) for kind in "abc")
    (_, second) = folded(CONTROLS.blocks(Overview(asks), room=12))
    shown = reach(asks, second)
    assert not isinstance(shown, Finished)
    blocks = CONTROLS.blocks(shown, room=1)
    assert {place.kind for menu in menus(blocks) if (place := place_of(menu.custom_id))} == {"c"}
    assert place_of(buttons(blocks)[-1].custom_id) is None
    assert isinstance(reach(asks, Place(7, "c", SUBJECT, "", ("fruit_1",))), Verbs)


def test_a_question_on_whose_second_page_somebody_is_stays_open() -> None:
    asks = tuple(asked(kind, required=False) for kind in "abc")
    blocks = CONTROLS.blocks(Overview(asks, Place(7, "c", SUBJECT, "1")), room=20)
    assert [place.kind for place in folded(blocks)] == ["b"]


def test_two_menus_of_one_question_are_told_apart() -> None:
    def offer() -> tuple[Form, ...]:
        def moved(filled: tuple[Filled, ...]) -> Field | None:
            field = sell_fields(filled)
            return replace(field, name="stall") if not filled and isinstance(field, Choice) else field

        more = (Form("rent", said("rent"), Sell, moved), Form("lend", said("lend"), Sell, moved))
        return (*market().forms, *more)

    ask = Ask(0, "fair", 7, said("fair"), offer)
    blocks = CONTROLS.blocks(Overview((ask,)))
    fruit, stall = (place_of(menu.custom_id) for menu in menus(blocks))
    assert fruit == Place(7, "fair", "_fruit", "0")
    assert stall == Place(7, "fair", "_stall", "0")
    for place, forms in ((fruit, ["buy", "sell"]), (stall, ["rent", "lend"])):
        shown = reach((ask,), answered((ask,), place, ("fruit_1",)))
        assert isinstance(shown, Verbs)
        assert [form.key for form in shown.forms] == forms


def folded(blocks: list[Block]) -> list[Place]:
    places = [place_of(button.custom_id) for button in buttons(blocks)]
    return [place for place in places if place is not None and not place.form]
