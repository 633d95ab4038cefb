"""The test client itself: what it says when something is not there."""

import pytest

from tests.bot.sandbox.bodies import button, display, label, legacy, menu, modal, option, row, section, v2
from tests.support.person import Person
from tests.support.reading import button as button_of
from tests.support.reading import buttons, control_by_label, option_value, select, selects, text_of

BOARD = v2(
    display("# Board"),
    section(display("Ann"), accessory=button(label="Sit", custom_id="sit")),
    row(button(label="Start")),
    row(menu(options=[option(1, label="Red", value="r"), option(2, label="Blue", value="b")], placeholder="Colour")),
)


def test_reading_a_message() -> None:
    assert text_of(BOARD) == "# Board\nAnn"
    assert (
        text_of({"content": "x", "embeds": [{"title": "t", "fields": [{"name": "n", "value": "v"}]}]}) == "x\nt\nn\nv"
    )
    assert [b["label"] for b in buttons(BOARD)] == ["Sit", "Start"]
    assert button_of(BOARD, "Sit")["custom_id"] == "sit"
    assert option_value(select(BOARD, placeholder="Colour"), "Blue") == "b"
    assert control_by_label(BOARD, "Start") == (button_of(BOARD, "Start"), None)
    assert control_by_label(BOARD, "Red") == (selects(BOARD)[0], ["r"])
    assert selects(modal(label(menu()))) == [menu()]


def test_missing_controls_are_named() -> None:
    with pytest.raises(AssertionError, match=r"0 buttons labelled 'Stop'; there are \['Sit', 'Start'\]"):
        button_of(BOARD, "Stop")
    with pytest.raises(AssertionError, match=r"2 buttons labelled 'Go'"):
        button_of(legacy(button(), button()), "Go")
    with pytest.raises(AssertionError, match=r"0 selects match; there are \[\('menu', 'Colour'\)\]"):
        select(BOARD, custom_id="other")
    with pytest.raises(AssertionError, match=r"there are \['Red', 'Blue'\]"):
        option_value(selects(BOARD)[0], "Green")
    with pytest.raises(AssertionError, match=r"nothing is labelled 'Green'; buttons .*options \['Red', 'Blue'\]"):
        control_by_label(BOARD, "Green")


async def test_waiting_in_vain_tells_what_is_seen(ann: Person) -> None:
    with pytest.raises(AssertionError, match=r"ann waited 0.01 s in vain.\nann sees 0 messages"):
        await ann.wait_for(lambda p: p.messages(), timeout=0.01)
    with pytest.raises(AssertionError, match="no modal is open"):
        await ann.submit({})
    with pytest.raises(AssertionError, match="0 channels are called 'attic'"):
        ann.messages("attic")
