"""The walker: from an id to the next question, and to a press when everything is filled."""

from typing import Literal

import pytest

from bot.matches.errors import AskGone
from bot.matches.model import Press
from bot.ui.ids import SUBJECT, Place
from bot.ui.walker import (
    BadNumber,
    Confirm,
    Finished,
    Overview,
    Question,
    Verbs,
    answered,
    is_last,
    opened,
    reach,
    subjects,
)
from games.core.asks import Ask, Choice, Form, Option, Pick
from games.core.text import Text
from tests.bot.ui.market import PRICE, Give, Sell, fruits, market, said

ASK = market()
START = Place(7, "market")


def at(form: str, *tokens: str, draft: str = "") -> Place:
    return Place(7, "market", form, draft, tokens)


def test_without_a_place_every_ask_is_shown() -> None:
    assert reach((ASK,), None) == Overview((ASK,))


def test_forms_that_begin_with_the_same_field_are_asked_for_it_once() -> None:
    assert {name: [form.key for form in forms] for name, forms in subjects(ASK).items()} == {"fruit": ["buy", "sell"]}


def test_a_subject_that_several_forms_accept_asks_what_to_do_with_it() -> None:
    shown = reach((ASK,), at(SUBJECT, "fruit_1"))
    assert isinstance(shown, Verbs)
    assert [form.key for form in shown.forms] == ["buy", "sell"]


def test_a_subject_that_one_form_accepts_goes_on_in_it() -> None:
    shown = reach((ASK,), at(SUBJECT, "fruit_2"))
    assert isinstance(shown, Question)
    assert (shown.form.key, shown.field.name) == ("buy", "price")


def test_a_field_with_a_single_choice_is_not_asked() -> None:
    assert reach((ASK,), at("sell", "fruit_0")) == Finished(Press("market", 7, "sell", ("fruit_0", 3)))


def test_what_follows_a_single_choice_is_filled_after_it() -> None:
    steps = (
        Choice("fruit", said("f"), fruits(1)),
        Choice("buyer", said("b"), (Option(3, said("c")), Option(4, said("d")))),
    )
    form = Form("sell", said("sell"), Sell, lambda filled: steps[len(filled)] if len(filled) < 2 else None)
    ask = Ask(0, "market", 7, said("market"), lambda: (form,))
    shown = reach((ask,), at("sell"))
    assert isinstance(shown, Question)
    assert (shown.field.name, shown.place) == ("buyer", at("sell", "fruit_0"))
    place = answered((ask,), at("sell"), ("4",))
    assert reach((ask,), place) == Finished(Press("market", 7, "sell", ("fruit_0", 4)))


def test_the_form_that_is_asked_at_once_asks_also_for_a_single_thing() -> None:
    """It stands open under its ask, so that one sees what is asked about; its menu must lead on."""
    steps = (Choice("fruit", said("f"), fruits(1)), Choice("buyer", said("b"), (Option(3, said("c")),) * 2))
    form = Form(
        "sell", said("sell"), Sell, lambda filled: steps[len(filled)] if len(filled) < 2 else None, style="primary"
    )
    ask = Ask(0, "market", 7, said("market"), lambda: (form,))
    assert opened(ask) is form
    shown = reach((ask,), answered((ask,), at("sell", draft="0"), ("fruit_0",)))
    assert isinstance(shown, Question)
    assert (shown.field.name, shown.place) == ("buyer", at("sell", "fruit_0"))


@pytest.mark.parametrize("typed", ["ten", "²", "١٢", "-10", "15", "1e2", "9" * 5000, "", "@everyone"])
def test_a_typed_number_that_does_not_fit_is_told_what_would(typed: str) -> None:
    with pytest.raises(BadNumber) as refused:
        answered((ASK,), at("buy", "fruit_0"), (typed,))
    assert refused.value.text == Text("refuse-bad-number", least=10, most=500, step=10)


def test_a_typed_number_may_be_written_as_the_table_shows_it() -> None:
    assert answered((ASK,), at("buy", "fruit_0"), ("120 đ",)) == at("buy", "fruit_0", "120")


@pytest.mark.parametrize("values", [(), ("fruit_0", "fruit_1")])
def test_a_menu_for_one_reports_one(values: tuple[str, ...]) -> None:
    with pytest.raises(AskGone):
        answered((ASK,), at(SUBJECT), values)


def test_more_than_may_be_picked_is_refused() -> None:
    with pytest.raises(AskGone):
        answered((ASK,), at("line", draft="0.o012"), ("fruit_3",))


def test_amounts_become_numbers() -> None:
    assert reach((ASK,), at("buy", "fruit_0", "120")) == Finished(Press("market", 7, "buy", ("fruit_0", 120)))


@pytest.mark.parametrize(
    "place",
    [
        Place(6, "market", "leave"),
        Place(7, "auction", "leave"),
        at("steal"),
        at("buy", "fruit_9"),
        at("buy", "fruit_0", "125"),
        at("buy", "fruit_0", "-10"),
        at("buy", "fruit_0", "ten"),
        at("give", "x0"),
        at("give", "xzz"),
        at("give", "x-5"),
        at("give", "x0x1f"),
        Place(7, "market", "buy", "", ("fruit_0", "²")),
        at("give", "o12"),
        at("give", f"x{1 << 31:x}"),
        at("line", "o11"),
        at("line", "o0!"),
        at(SUBJECT, "fruit_9"),
        at("leave", "more", draft="!"),
    ],
    ids=str,
)
def test_what_is_not_open_is_refused(place: Place) -> None:
    with pytest.raises(AskGone):
        reach((ASK,), place)


def test_what_cannot_be_taken_back_is_asked_once_more() -> None:
    shown = reach((ASK,), at("leave"))
    assert isinstance(shown, Confirm)
    assert shown.loss == said("gone")
    assert reach((ASK,), at("leave", draft="!")) == Finished(Press("market", 7, "leave"))


def test_a_pick_grows_over_pages_and_is_a_mask_in_the_id() -> None:
    place = answered((ASK,), at("give"), ("fruit_20", "fruit_3"))
    place = answered((ASK,), place.drafted(place.draft.replace("0.", "1.", 1)), ("fruit_29",))
    assert place.draft == f"1.x{1 << 3 | 1 << 20 | 1 << 29:x}"
    again = answered((ASK,), place.drafted(place.draft.replace("1.", "0.", 1)), ("fruit_3",))
    assert again.draft == f"0.x{1 << 3 | 1 << 29:x}", "a menu replaces what was picked on its own page only"


def test_a_finished_pick_keeps_the_order_of_its_source() -> None:
    finished = reach((ASK,), at("give", f"x{1 << 20 | 1 << 21:x}"))
    assert finished == Finished(Press("market", 7, "give", (("fruit_20", "fruit_21"),)))


def test_an_ordered_pick_keeps_the_order_of_picking() -> None:
    place = at("line")
    for fruit in ("fruit_4", "fruit_0", "fruit_2"):
        place = answered((ASK,), place, (fruit,))
    assert place.draft == "0.o402"
    assert reach((ASK,), at("line", "o402")) == Finished(
        Press("market", 7, "line", (("fruit_4", "fruit_0", "fruit_2"),))
    )


def test_a_menu_answer_fills_the_field() -> None:
    assert answered((ASK,), at(SUBJECT), ("fruit_1",)) == at(SUBJECT, "fruit_1")
    assert answered((ASK,), at("buy", "fruit_1"), ("40",)) == at("buy", "fruit_1", "40")


def test_a_menu_answer_where_none_is_asked_is_refused() -> None:
    with pytest.raises(AskGone):
        answered((ASK,), at("leave"), ("yes",))


@pytest.mark.parametrize(("rule", "total"), [("any", 0), ("sum", 3), ("ordered", 0)])
def test_whether_a_pick_is_the_last_thing_asked(rule: Literal["any", "sum", "ordered"], total: int) -> None:
    pick = Pick("fruits", said("fruits"), fruits(3), 2, 3, rule, total)
    for steps in ((pick,), (pick, PRICE)):
        form = Form("give", said("give"), Give, lambda filled, steps=steps: next(iter(steps[len(filled) :]), None))  # type: ignore[misc]
        assert is_last(form, (), pick) is (len(steps) == 1)
