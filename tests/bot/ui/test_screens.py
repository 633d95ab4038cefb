"""Tables and hands are drawn once for all who look at a snapshot, and anew for whoever sees something else."""

from dataclasses import replace
from datetime import UTC, datetime

from bot.matches.surfaces import Surface
from bot.text import load_texts
from bot.ui.ids import Place
from bot.ui.layout import digest
from bot.ui.screens import Screens
from games.registry import rulesets
from tests.bot.ui.test_limits import fullest_deal, snapshot_of

KEY = "monopoly_deal"


def test_what_was_drawn_is_shown_again_and_another_snapshot_is_drawn_anew() -> None:
    screens = Screens(load_texts(), rulesets())
    snapshot = snapshot_of(KEY, fullest_deal(), "en-US", pictures=True)
    assert screens.public(snapshot) is screens.public(snapshot)
    assert screens.hand(snapshot, 0, "en-US") is screens.hand(snapshot, 0, "en-US")
    later = replace(snapshot, log=snapshot.log[:1])
    assert digest(screens.public(later)) != digest(screens.public(snapshot))


def test_a_hand_is_drawn_for_each_owner_language_place_of_a_walk_notice_and_way_to_the_table() -> None:
    screens = Screens(load_texts(), rulesets())
    snapshot = snapshot_of(KEY, fullest_deal(), "en-US", pictures=True)
    ask = next(ask for ask in snapshot.asks if ask.seat == 0)
    where = snapshot.info.place.channel_id
    table = Surface(snapshot.info.id, "table", 0, where, 5, 1, "digest", datetime.now(UTC))
    views = [
        screens.hand(snapshot, 0, "en-US"),
        screens.hand(snapshot, 1, "en-US"),
        screens.hand(snapshot, 0, "ko"),
        screens.hand(snapshot, 0, "en-US", Place(ask.since, ask.kind)),
        screens.hand(snapshot, 0, "en-US", notice="No."),
        screens.hand(snapshot, 0, "en-US", table=table),
    ]
    assert len({str(view.to_components()) for view in views}) == len(views)  # type: ignore[no-untyped-call]
    repainted = replace(table, version=2, digest="other")
    assert screens.hand(snapshot, 0, "en-US", table=repainted) is views[-1], "which shows nothing of that"
