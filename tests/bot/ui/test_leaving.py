"""The question before a seat is given up says whether the match goes on, as the rules then have it."""

import pytest

from bot.text import load_texts
from bot.ui.screens import Screens
from games.core.asks import Concede
from games.core.errors import IllegalMove
from games.registry import rulesets
from tests.bot.ui.test_limits import Worst, snapshot_of
from tests.games.monopoly.match import A, B, C, Match
from tests.games.monopoly.positions import but, position
from tests.support.reading import text_of

FIRST = but(end="first_bankrupt")
SCREENS = Screens(load_texts(), rulesets())
SAID = {
    "en": ("The match goes on without you", "The match ends at once"),
    "vi": ("Ván vẫn tiếp tục không có bạn", "Ván kết thúc ngay"),
    "ko": ("경기는 계속되고", "경기가 바로 끝나고"),
    "el": ("Συνεχίζει χωρίς εσένα", "Η παρτίδα τελειώνει αμέσως"),
}


def question(match: Match, seat: int, locale: str) -> str:
    """What whoever would leave is asked."""
    snapshot = snapshot_of("monopoly_classic", Worst(match.state, FIRST), locale, pictures=False)
    user = snapshot.info.sitters[seat].user
    assert user is not None
    view = SCREENS.confirm_leave(snapshot, user.id, locale)
    return text_of({"components": view.to_components()})  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("locale", SAID)
def test_the_question_and_what_leaving_does_agree(locale: str) -> None:
    goes_on, ends = SAID[locale]
    owing = position("40 @36", "7 darkblue=1", "100", options=FIRST).roll(1, 2)
    assert goes_on in question(owing, C, locale)
    assert ends in question(owing, A, locale)
    assert owing.do(Concede(A)).places() == (3, 1, 2), "a debt that is left is the first bankruptcy"


def test_who_is_out_is_told_so_rather_than_asked() -> None:
    match = position("40", "7", "100", options=FIRST, out=(B,))
    with pytest.raises(IllegalMove, match="mono-refuse-seat"):
        question(match, B, "en")
