"""The contract suite catches what real games got wrong; else it would prove nothing."""

from collections import deque
from dataclasses import replace

import pytest

from games.core.game import Ruleset
from tests.games.contract import faults
from tests.games.contract.breach import Breach
from tests.games.contract.check_policies import policy_finishes
from tests.games.contract.check_secrets import Tally
from tests.games.contract.trial import Trial, ends_by_defaults, keeps_contract
from tests.games.toy import BAZAAR
from tests.games.toy.game import Bazaar
from tests.games.toy.options import BazaarOptions
from tests.games.toy.state import BazaarState

LONG = BazaarOptions(rounds=4, clock=False)
MATCHES = range(20)  # as many as the contract suite plays of each of its sizes


VIEW_LEAKS = "the view hides what the seat cannot know|a view shows no more than the events told"
VIEWERS = (0, 1, 2, None)


def play_all(ruleset: Ruleset[BazaarState, BazaarOptions], seen: Tally | None = None) -> None:
    for seed in MATCHES:
        keeps_contract(Trial(ruleset, 3, LONG, seed), seen)


def with_fault(game: type[Bazaar]) -> Ruleset[BazaarState, BazaarOptions]:
    return replace(BAZAAR, game=game())


@pytest.mark.parametrize(
    ("fault", "promise"),
    [
        (faults.DeckInTheView, VIEW_LEAKS),
        (faults.HandInTheView, VIEW_LEAKS),
        (faults.HoldersAreAskedOtherwise, "who is asked (next )?is public"),
        (faults.OnlyHoldersAreAsked, "what happens next depends on no secret"),
        (faults.OptionsShowAHand, "options hide what the seat cannot know"),
        (faults.EventUnredacted, "events tell a seat nothing that it may not know"),
        (faults.DrawCanBeUndone, "what moved a secret is not taken back"),
        (faults.AuctionCanBeUndone, "what showed a secret is not taken back"),
        (faults.ApplyNotTotal, "replay equals live|events survive JSON"),
        (faults.CardLost, "the census is conserved"),
        (faults.SampleBreaksARule, "a sample is legal"),
        (faults.SampleForgetsAForm, "samples leave no form out"),
        (faults.LaxJudge, "legal exactly when offered"),
        (faults.SwapNotCheckedAgain, "legal exactly when offered"),
        (faults.NobodyLeavesAnAuction, "every live seat may concede, nobody else"),
        (faults.StaleDate, "asks are raised anew"),
        (faults.AuctionWithoutDeadline, "somebody is asked or something is due unless over"),
        (faults.ResetDealsAgain, "after a reset a seat sees what it saw at the start of the turn"),
        (faults.TurnsAreNotTold, "a turn begins at the step that it names|a reset stays in its turn"),
        (faults.ResetTellsTheDeck, "a reset tells a seat nothing that it may not know"),
        (faults.OwnDice, "a stored step can be replayed|same chance, same events"),
    ],
)
def test_a_planted_fault_is_caught_at_every_step(fault: type[Bazaar], promise: str) -> None:
    ruleset = with_fault(fault)
    with pytest.raises(Breach, match=f"^({promise})"):
        play_all(ruleset)


def test_a_default_that_never_ends_is_caught() -> None:
    with pytest.raises(Breach, match="defaults alone end the match"):
        ends_by_defaults(Trial(with_fault(faults.DefaultWithoutEnd), 3, LONG, 1), 0)


def test_a_default_that_never_ends_is_caught_although_the_table_has_a_clock() -> None:
    with pytest.raises(Breach, match="defaults alone end the match"):
        ends_by_defaults(Trial(with_fault(faults.DefaultWithoutEnd), 3, BazaarOptions(), 2), 5)


def test_a_policy_that_peeks_is_caught() -> None:
    with pytest.raises(Breach, match="a policy knows only its view and asks"):
        deque(policy_finishes(Trial(with_fault(faults.PolicyPeeks), 3, LONG, seed), "peeking") for seed in MATCHES)


def test_a_redeal_that_forgets_a_hand_is_caught() -> None:
    seen = Tally()
    play_all(with_fault(faults.RedealForgetsAHand), seen)
    assert not seen.hidden <= seen.redealt


def test_a_reset_that_forgets_the_deck_is_caught() -> None:
    seen = Tally()
    play_all(with_fault(faults.ResetForgetsTheDeck), seen)
    assert seen.unknown
    assert not seen.reshuffled


def test_a_breach_tells_how_to_see_it_again() -> None:
    with pytest.raises(Breach) as caught:
        keeps_contract(Trial(with_fault(faults.DeckInTheView), 3, LONG, 5))
    assert caught.value.__notes__ == ["bazaar, 3 seats, seed 5, BazaarOptions(hand=3, rounds=4, clock=False), ()"]


def test_the_toy_itself_is_sound() -> None:
    seen = Tally()
    play_all(BAZAAR, seen)
    assert (
        seen.hidden == seen.redealt == {(viewer, owner) for viewer in VIEWERS for owner in range(3) if owner != viewer}
    )
