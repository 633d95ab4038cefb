"""How a match ends: R129–R136."""

import pytest

from games.core.asks import TABLE, Concede
from games.core.chance import Chance
from games.monopoly.board import wealth, worth
from games.monopoly.commands import AgreeToStop, CallTime, DeclareBankruptcy, PlayOn, ProposeStop
from games.monopoly.events_deals import AuctionOpened, LastRoundCalled
from games.monopoly.options import CLASSIC_PRESETS
from tests.games.monopoly.match import A, B, C, Match
from tests.games.monopoly.positions import HOI_AN, but, position

QUICK = CLASSIC_PRESETS["quick"]
FIRST, SECOND = but(end="first_bankrupt"), but(end="second_bankrupt")


def reason(match: Match) -> str:
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    return outcome.reason.key.removeprefix("mono-outcome-")


def fall(match: Match) -> Match:
    """Whoever is on turn goes bankrupt to the bank by luxury tax."""
    seat = match.state.turn
    return match.roll(1, 2).do(DeclareBankruptcy(seat))


def test_r129_the_last_one_left() -> None:
    match = fall(position("0 @35", "0 @35", "7"))
    assert match.asked() == "b roll"
    assert (fall(match).places(), reason(match)) == ((3, 2, 1), "last_seat")


def test_r130_the_first_or_the_second_bankruptcy() -> None:
    match = fall(position("0 @35", "9", "7", options=FIRST))
    assert (match.places(), reason(match)) == ((3, 1, 2), "bankruptcies")
    match = fall(position("0 @35", "0 @35", "7", "9", options=SECOND))
    assert match.asked() == "b roll"
    assert fall(match).places() == (4, 3, 2, 1)


def test_r130_it_is_settled_whole_but_without_auctions() -> None:
    match = position("0 @35 12~ 39~", "900", "900", options=FIRST).roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.happened(AuctionOpened), match.places()) == (False, (3, 1, 1))
    match = position("40 @36 12~", "7 darkblue=1", "100", options=FIRST).roll(1, 2).do(DeclareBankruptcy(A))
    assert match.money() == ["estate a>b 40", "transfer_fee b>$ 8"]
    assert match.places() == (3, 1, 2)
    match = position("0 @36 12~ 28~", "0 darkblue=1", "100", options=FIRST).roll(1, 2).do(DeclareBankruptcy(A))
    assert (match.asked(), match.places()) == ("b debt", ())
    assert match.sell(B, 39).places() == (3, 1, 2)


def test_r130_leaving_without_a_debt_is_no_bankruptcy() -> None:
    match = position("0", "9", "7", options=FIRST)
    assert not match.game.ends_without(match.state, A)
    assert match.do(Concede(A)).asked() == "b roll"


@pytest.mark.parametrize("seats", [("40 @36", "7 darkblue=1", "900"), ("0 @35", "9", "7")])
def test_r130_leaving_a_debt_is_one(seats: tuple[str, ...]) -> None:
    match = position(*seats, options=FIRST).roll(1, 2)
    assert [match.game.ends_without(match.state, seat) for seat in (A, B, C)] == [True, False, False]
    assert match.do(Concede(A)).places() == (3, 1, 2)


def test_r131_the_round_is_finished() -> None:
    options = but(end="rounds", rounds=10)
    match = position("9", "9", "9", options=options, round=10, first=B, turn=C)
    assert match.roll(4, 6).asked() == "a roll"
    match.roll(4, 6)
    assert (match.asked(), match.places(), reason(match)) == ("", (1, 1, 1), "rounds")
    match = position("9", "9", options=options, round=9, turn=B).roll(4, 6)
    assert (match.asked(), match.state.round) == ("a roll", 10)


def test_r131_in_the_direction_of_the_board() -> None:
    options = but(HOI_AN, rounds=10)
    match = position("9", "9", "9", options=options, round=10, first=B, turn=A)
    assert match.roll(4, 6).asked() == "c roll"
    assert match.roll(4, 6).asked() == ""


def test_r131_past_who_is_out() -> None:
    options = but(rounds=10)
    match = position("9", "9", "9", options=options, round=10, first=A, turn=B, out=(C,))
    assert match.roll(4, 6).places() == (1, 1, 3)
    match = position("9", "9", "9", options=options, round=10, first=A, turn=C, out=(A,))
    assert match.roll(4, 6).places() == (3, 1, 1)


def test_r131_when_time_is_up_this_round_is_the_last() -> None:
    match = position("9", "9", "9", options=but(end="clock"), turn=B).do(CallTime(TABLE))
    assert (match.happened(LastRoundCalled), match.state.last_round, match.asked()) == (True, 3, "b roll")
    assert match.roll(4, 6).asked() == "c roll"
    match.roll(4, 6)
    assert (match.places(), reason(match)) == ((1, 1, 1), "clock")
    assert position("9", "9").refused(CallTime(TABLE)) == "time"


def test_r132_who_is_out_owns_nothing_at_any_moment() -> None:
    match = position("10 @36 orange=1 5~ +chance", "900 darkblue=5", "900").roll(1, 2)
    before, command = match.state, DeclareBankruptcy(A)
    step = match.game.decide(before, command, Chance.from_seed(1))
    for count in range(len(step.events) + 1):
        state = match.game.replay(before, command, step.events[:count])
        if A in state.out:
            assert (state.players[A].cash, state.players[A].cards, state.owners.count(A)) == (0, (), 0)
    assert A in step.state.out


def test_r133_worth() -> None:
    """Cash, clear deeds in full, mortgaged ones at half, buildings at cost, a hotel as all its levels."""
    state = position("100 39 37~ orange=2 brown=5 +chance", "0").state
    assert worth(state, A) == 100 + 400 + 175 + (560 + 6 * 100) + (120 + 10 * 50)
    assert wealth(state, A) == worth(state, A) + 175
    assert worth(position("0 brown=4", "0", options=QUICK).state, A) == 120 + 8 * 50


def _counted(*seats: str) -> tuple[int, ...]:
    """Places at the end of the last round."""
    last = len(seats) - 1
    return position(*seats, options=but(rounds=10), round=10, turn=last).roll(4, 6).places()


def test_r133_decides() -> None:
    assert _counted("100 39", "501", "499") == (2, 1, 3)


def test_r134_equal_worth_more_cash_then_whole_groups_then_shared() -> None:
    assert _counted("120 39", "520") == (2, 1)
    assert _counted("100 brown", "100 9") == (1, 2)
    assert _counted("100 39", "100 5 15") == (1, 1)


def test_r135_who_fell_is_below_all_others_the_last_to_fall_first() -> None:
    match = fall(fall(position("0 @35", "0 @35", "0", "7", options=SECOND)))
    assert match.places() == (4, 3, 2, 1)


def test_r136_all_agree_to_stop() -> None:
    match = position("9", "7", "8").do(ProposeStop(B))
    assert match.asked() == "a roll a stop c stop"
    assert match.default(C) == PlayOn(C)
    assert match.do(AgreeToStop(A)).places() == ()
    match.do(AgreeToStop(C))
    assert (match.places(), reason(match)) == ((1, 3, 2), "vote")


def test_r136_the_vote_waits_while_a_roll_is_settled() -> None:
    match = position("900", "7", "8").do(ProposeStop(B)).roll(1, 2)
    assert match.asked() == "a buy"
    assert match.refused(AgreeToStop(C)) == match.refused(PlayOn(C)) == "window"
    assert match.buy().asked() == "a stop b roll c stop"


def test_r136_one_who_would_play_on_is_enough() -> None:
    match = position("9", "7", "8").do(ProposeStop(B), AgreeToStop(A), PlayOn(C))
    assert (match.asked(), match.places()) == ("a roll", ())
    assert match.refused(ProposeStop(B)) == "vote"
    assert position("9", "7", options=but(stop_vote=False)).refused(ProposeStop(A)) == "vote"


@pytest.mark.parametrize("seat", [A, C])
def test_r136_who_leaves_is_not_asked(seat: int) -> None:
    match = position("9", "7", "8").do(ProposeStop(B))
    match.do(AgreeToStop(C if seat == A else A), Concede(seat))
    assert match.asked() == ""


def test_r136_nor_counted_among_those_who_agree() -> None:
    match = position("9", "7", "8", "6").do(ProposeStop(B), AgreeToStop(A), Concede(A), AgreeToStop(C))
    assert (match.asked(), match.places()) == ("b roll d stop", ())
