"""Monopoly Deal with the cards in a known order, so that a test can say what lies in whose hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from games.core.game import Ruleset, Transaction
from games.monopoly_deal import RULESETS
from games.monopoly_deal.cards import deck, decks_for
from games.monopoly_deal.drawing import draw
from games.monopoly_deal.events import DeckShuffled
from games.monopoly_deal.game import HAND, MonopolyDeal
from games.monopoly_deal.state import DealState
from games.monopoly_deal.turns import begin_turn


class RiggedDeal(MonopolyDeal):
    """Seat 0 begins; each seat gets its five named cards, then seat 0 draws the next two."""

    def __init__(self, hands: Sequence[Sequence[str]], then: Sequence[str] = ()) -> None:
        self._top = (*(card for hand in hands for card in hand), *then)

    def setup(self, tx: Transaction[DealState]) -> None:
        """As the real one, without the shuffle."""
        seats = tx.state.seats
        rest = tuple(card for card in deck(decks_for(seats)) if card not in self._top)
        tx.emit(DeckShuffled((*self._top, *rest), len(self._top) + len(rest)))
        for seat in range(seats):
            draw(tx, seat, HAND)
        begin_turn(tx, 0)


def rigged(hands: Sequence[Sequence[str]], then: Sequence[str] = ()) -> Mapping[str, Ruleset[Any, Any]]:
    """The rulesets of a bot whose only game is rigged."""
    ruleset = replace(RULESETS[0], game=RiggedDeal(hands, then))
    return {ruleset.key: ruleset}
