"""Whatever an id says: it is none of ours, its question is gone, or it leads to something to draw or to play."""

from functools import cache
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.matches.errors import AskGone
from bot.matches.seats import command_of
from bot.text import load_texts
from bot.ui.controls import Controls
from bot.ui.ids import SUBJECT, Address, Place, parse
from bot.ui.layout import Button, Menu, message
from bot.ui.speaker import Speaker
from bot.ui.walker import BadNumber, Finished, answered, reach, subjects
from games.core.asks import Ask
from games.core.drive import play, seated
from games.core.policy import random_policy
from games.monopoly_deal import RULESETS

DEAL = RULESETS[0]
CONTROLS = Controls("deal", "k3m9x2qa", Speaker(load_texts(), "en-US", dict.fromkeys(range(3), "Somebody")))
STATES = 60
FEW = settings(derandomize=True, deadline=None, max_examples=150, database=None)
HOSTILE = (
    "",
    "²",
    "١٢",
    "-1",
    "1_0",
    "0x1f",
    "x",
    "x0",
    "xffffffffffff",
    "o00",
    "o0!",
    "9" * 40,
    "@everyone",
    "\u202e",
    "!",
    "a b",
    "0.x1.x2",
    "99",
    "0.xfff",
    "_",
)
"""What no control says."""


@cache
def states() -> tuple[Any, ...]:
    """Every third state of a match of three random players, and those in which cards are given up."""
    choose = seated(DEAL.game, (random_policy,) * 3, Random(2))
    found = []
    for step in play(DEAL, 3, DEAL.presets["classic"], b"forged" * 6, choose):
        if step.state.step % 3 == 0 or step.state.phase == "discard":
            found.append(step.state)
        if len(found) == STATES:
            break
    return tuple(found)


@cache
def asks_of(index: int) -> tuple[tuple[Ask, ...], ...]:
    """The asks of each seat that is asked, in one of the states."""
    asks = DEAL.game.asks(states()[index])
    return tuple(tuple(ask for ask in asks if ask.seat == seat) for seat in sorted({ask.seat for ask in asks}))


def controls_at(asks: tuple[Ask, ...], place: Place | None) -> list[Button | Menu]:
    """What can be pressed there."""
    shown = reach(asks, place)
    assert not isinstance(shown, Finished)
    blocks = CONTROLS.blocks(shown)
    view = message(blocks)
    assert view.total_children_count <= 40
    assert view.content_length() <= 4_000
    found: list[Button | Menu] = []
    for block in blocks:
        if isinstance(block, Menu):
            assert 1 <= len(block.options) <= 25
            assert sum(option.default for option in block.options) <= block.most
            found.append(block)
        elif isinstance(block, tuple):
            found += [button for button in block if not button.disabled]
    return found


@st.composite
def walked(draw: st.DrawFn) -> tuple[int, tuple[Ask, ...], Place | None, tuple[str, ...] | None]:
    """A state, the asks of a seat, and a real press of a walk of up to five presses through its controls."""
    index = draw(st.integers(0, len(states()) - 1))
    asks = draw(st.sampled_from(asks_of(index)))
    place: Place | None = None
    values: tuple[str, ...] | None = None
    for _ in range(draw(st.integers(1, 5))):
        control = draw(st.sampled_from(controls_at(asks, place)))
        address = parse(control.custom_id)
        assert address is not None
        place, values = address.place, None
        if isinstance(control, Menu):
            offered = [option.value for option in control.options]
            values = tuple(
                draw(st.lists(st.sampled_from(offered), min_size=control.least, max_size=control.most, unique=True))
            )
        following = answered(asks, place, values) if place is not None and values is not None else place
        if isinstance(reach(asks, following), Finished):
            break
        if draw(st.booleans()):
            place = following
    return index, asks, place, values


def press(index: int, asks: tuple[Ask, ...], place: Place | None, values: tuple[str, ...] | None) -> None:
    """As a press does: it is refused, or it leads on, or it plays something legal."""
    try:
        if place is not None and values is not None:
            place = answered(asks, place, values)
        reached = reach(asks, place)
    except (AskGone, BadNumber):
        return
    if isinstance(reached, Finished):
        seat = asks[0].seat
        DEAL.game.check(states()[index], command_of(asks, seat, reached.press))
    else:
        controls_at(asks, place)


PIECES = st.one_of(
    st.sampled_from(HOSTILE),
    st.text(max_size=12),
    st.sampled_from(["play", "pay", "rent", SUBJECT, "discard", "charge", "0", "1"]),
)


@FEW
@given(walked())
def test_every_real_press_leads_on_or_plays(
    walk: tuple[int, tuple[Ask, ...], Place | None, tuple[str, ...] | None],
) -> None:
    press(*walk)


@FEW
@given(walked(), st.integers(0, 6), PIECES, st.one_of(st.none(), st.lists(PIECES, max_size=4)))
def test_one_forged_piece_of_an_id_is_refused_or_harmless(
    walk: tuple[int, tuple[Ask, ...], Place | None, tuple[str, ...] | None],
    at: int,
    piece: str,
    forged: list[str] | None,
) -> None:
    index, asks, place, values = walk
    if place is not None:
        parts = place.write().split(":")
        parts[at % len(parts)] = piece
        place = Place.read(":".join(parts))
    press(index, asks, place, values if forged is None else tuple(forged))


@FEW
@given(walked(), st.lists(PIECES, min_size=1, max_size=6))
def test_further_tokens_are_refused_or_harmless(
    walk: tuple[int, tuple[Ask, ...], Place | None, tuple[str, ...] | None], pieces: list[str]
) -> None:
    index, asks, place, values = walk
    if place is not None:
        place = Place.read(":".join((place.write(), *pieces)))
    press(index, asks, place, values)


@FEW
@given(st.one_of(st.text(max_size=100), st.lists(PIECES, max_size=9).map(lambda pieces: ":".join(pieces)[:100])))
def test_any_text_is_an_address_or_none(text: str) -> None:
    address = parse(text)
    if address is not None:
        assert str(Address(address.prefix, address.match_id, address.verb)) == ":".join(text.split(":")[:3])
        press(0, asks_of(0)[0], address.place, None)


def test_the_walks_meet_every_kind_of_question() -> None:
    asks = [ask for index in range(len(states())) for own in asks_of(index) for ask in own]
    forms = [form for ask in asks for form in ask.forms]
    kinds = {type(field).__name__ + getattr(field, "rule", "") for form in forms if (field := form.next_field(()))}
    assert kinds >= {"Choice", "Picksum", "Pickordered"}
    assert any(form.next_field(()) is None for form in forms), "plain buttons"
    assert any(form.confirm(()) for form in forms), "asked once more"
    assert any(subjects(ask) for ask in asks), "a card first, then what to do with it"
