"""What the walker shows becomes controls that lead on, within a message's limits."""

from itertools import chain

from bot.text import load_texts
from bot.ui.controls import Controls
from bot.ui.drafts import Draft
from bot.ui.ids import SUBJECT, TYPE, Place, parse
from bot.ui.layout import Block, Button, Menu, Words
from bot.ui.speaker import Speaker
from bot.ui.walker import Finished, Question, reach
from games.core.asks import Ask, Pick
from tests.bot.ui.market import market

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


def test_a_confirm_step_leads_on_and_back() -> None:
    places = [place_of(button.custom_id) for button in buttons(drawn(Place(7, "market", "leave")))]
    assert places == [Place(7, "market", "leave", "!"), None]
