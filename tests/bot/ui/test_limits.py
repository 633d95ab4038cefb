"""Messages in the worst state keep within Discord's limits: every ruleset, every language, with pictures and without.

The local Discord judges them, as it judges whatever the bot sends. A new ruleset needs its fullest state here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.matches.model import LogLine, MatchInfo, Place, Sitter, Snapshot, User
from bot.matches.secrets import commitment
from bot.sandbox.validation.messages import COMPONENTS_V2, check_message
from bot.text import load_texts
from bot.text.locales import LOCALES
from bot.ui.layout import TEXT, Message
from bot.ui.screens import Screens
from games.core.game import Ruleset
from games.core.text import SeatName, Text
from games.machi_koro.cards import supply
from games.machi_koro.options import BaseOptions, HarborOptions, agreed
from games.monopoly_deal.cards import deck
from games.registry import rulesets
from tests.games.machi_koro import positions as machi
from tests.games.monopoly import pictures as mono
from tests.games.monopoly_deal import scenes as deal
from tests.support.reading import walk

SCREENS = Screens(load_texts(), rulesets())
NAME = "*_ΩΉ강ễ_*" * 4
"""As long as Discord allows, and nearly doubled by what keeps it from formatting anything."""
NOW = datetime(2026, 8, 1, 12, tzinfo=UTC)
LOG = 40


@dataclass(frozen=True)
class Worst:
    """A state with as much on the table, and in the hands, as there can be."""

    state: Any
    options: Any


def fullest_deal() -> Worst:
    """Everything of two decks on the table, and a hand that has grown for many turns without a discard."""
    match = deal.fullest()
    hands = (*match.state.hands[:1], tuple(deck(1))[:24], *match.state.hands[2:])
    return Worst(replace(match.state, hands=hands), rulesets()["monopoly_deal"].options())


def fullest_cities(options: Any, seats: int) -> Worst:
    """A copy of every card in every city, one of them closed, one landmark short of the end."""
    cards = " ".join(f"{card} ~{card}" for card in supply(agreed(options).sets, seats))
    return Worst(machi.position(*[f"99: {cards} +harbor"] * seats, options=options).state, options)


def fullest_board(key: str) -> Worst:
    """Every deed sold to eight, debts, trades, a speed die."""
    state, options = mono.fullest().state, rulesets()[key].options()
    edition = key.removeprefix("monopoly_")
    return Worst(replace(state, options=replace(state.options, edition=edition)), options)


WORST: Mapping[str, Callable[[], Worst]] = {
    "monopoly_deal": fullest_deal,
    "machi_koro": lambda: fullest_cities(BaseOptions(), 4),
    "machi_koro_harbor": lambda: fullest_cities(HarborOptions(), 5),
    "machi_koro_millionaires_row": lambda: fullest_cities(machi.EVERYTHING, 5),
    "monopoly_classic": lambda: fullest_board("monopoly_classic"),
    "monopoly_hoi_an": lambda: fullest_board("monopoly_hoi_an"),
}


def snapshot_of(key: str, worst: Worst, locale: str, *, pictures: bool) -> Snapshot:
    """A match in that state, of people with long names, with a long log, deadlines, something to take back."""
    ruleset: Ruleset[Any, Any] = rulesets()[key]
    game, seats = ruleset.game, len(worst.state.acted)
    sitters = tuple(Sitter(seat, User(10**18 + seat, NAME, locale)) for seat in range(seats))
    info = MatchInfo(
        id="abcdefgh",
        name=("fox", "lantern"),
        ruleset=key,
        revision=ruleset.revision,
        preset=None,
        options=worst.options,
        status="playing",
        place=Place(10**18, NAME, 10**18),
        locale=locale,
        host_id=10**18,
        sitters=sitters,
        size=seats,
        pace="live",
        version=worst.state.step,
        lobby_version=3,
        commitment=commitment(bytes(32)),
        created_at=NOW,
        pictures=pictures,
    )
    asks = game.asks(worst.state)
    line = Text("ui-waiting", seat=SeatName(0), question=Text("ui-asked-decision"))
    return Snapshot(
        info,
        worst.state,
        asks=asks,
        log=tuple(LogLine(number, 0, line) for number in range(LOG)),
        deadlines={f"{ask.seat}.{ask.kind}.{ask.since}": NOW + timedelta(seconds=90) for ask in asks},
        live=game.live(worst.state),
    )


def keeps_to_the_limits(view: ui.LayoutView) -> int:
    """Have the local Discord judge a message; how many characters it has."""
    assert isinstance(view, Message)
    components: list[Any] = view.to_components()
    numbers = range(len(view.drawings))
    files = [{"id": number, "filename": view.drawings[number].filename} for number in numbers]
    check_message({"flags": COMPONENTS_V2, "components": components, "attachments": files}, file_ids=numbers)
    parts = list(walk(components))
    assert len(parts) <= 40
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(0 < len(drawing.alt) <= 1024 for drawing in view.drawings)
    lines = [line for drawing in view.drawings for line in drawing.alt.split("\n")]
    assert [line for line in lines if not line.strip() or line.endswith((" ", "·"))] == []
    return sum(len(part.get("content", "")) for part in parts)


def test_every_ruleset_has_its_worst_state() -> None:
    assert WORST.keys() == rulesets().keys()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
@pytest.mark.parametrize("key", WORST)
def test_the_fullest_table_and_hands_are_sent_whole(key: str, pictures: bool, locale: str) -> None:
    worst = WORST[key]()
    snapshot = snapshot_of(key, worst, locale, pictures=pictures)
    table = SCREENS.public(snapshot)
    assert keeps_to_the_limits(table) <= TEXT
    assert isinstance(table, Message)
    assert bool(table.drawings) is pictures
    for seat in range(len(worst.state.acted)):
        assert keeps_to_the_limits(SCREENS.hand(snapshot, seat, locale)) <= TEXT


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", WORST)
def test_beside_a_picture_nobody_is_left_out(key: str, locale: str) -> None:
    """Whatever has to go when a message is too long, it is not the last seats."""
    worst = WORST[key]()
    snapshot = snapshot_of(key, worst, locale, pictures=True)
    view = SCREENS.public(snapshot)
    said = "\n".join(part.get("content", "") for part in walk(view.to_components()))  # type: ignore[no-untyped-call]
    for letter in "ABCDEFGH"[: len(worst.state.acted)]:
        assert f" {letter} " in said
