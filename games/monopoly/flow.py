"""What follows by itself after a command: debts, an heir, auctions, contests, estates, then the turn (R112)."""

from games.core.game import Transaction
from games.monopoly import contests, trading
from games.monopoly.auctions import close_if_done
from games.monopoly.estates import open_estate
from games.monopoly.guards import settling
from games.monopoly.money import pay_first_debt
from games.monopoly.state import MonopolyState
from games.monopoly.stopping import end_match, is_agreed, is_bankrupt_end
from games.monopoly.turns import continue_turn

Tx = Transaction[MonopolyState]


def proceed(tx: Tx) -> None:
    """Go on until somebody is asked, or the match is over."""
    while _advance(tx):
        pass
    if tx.state.offers and tx.state.ended is None:
        trading.prune(tx)


def _advance(tx: Tx) -> bool:
    """One thing that follows; False when an answer is waited for, or it is over."""
    state = tx.state
    if state.ended is not None:
        return False
    if state.debts and settling(state):
        return pay_first_debt(tx)
    if state.heir >= 0:
        return False
    if state.bankrupts and is_bankrupt_end(state, state.bankrupts):
        end_match(tx, "bankruptcies")
        return True
    if state.vote is not None and is_agreed(state):
        end_match(tx, "vote")
        return True
    if state.auction is not None:
        return close_if_done(tx)
    if state.contest is not None:
        return contests.advance(tx)
    if state.estate:
        open_estate(tx)
        return True
    if state.phase != "moving":
        return False
    continue_turn(tx)
    return tx.state.phase == "moving" or tx.state.window < 0  # else just the next roll, or the end, is asked
