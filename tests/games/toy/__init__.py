"""A game that exists for the tests: the core must not be shaped by one real game alone.

Hidden hands, raids with a response chain, open auctions that only the clock closes, trades between two seats, and a
clock for the whole match. Cards are laid in public stalls; the most valuable stall and purse wins.
"""

from games.core.game import Ruleset
from tests.games.toy.game import Bazaar
from tests.games.toy.options import BazaarOptions
from tests.games.toy.state import BazaarState

BAZAAR = Ruleset[BazaarState, BazaarOptions](
    key="bazaar",
    game=Bazaar(),
    options=BazaarOptions,
    seats=range(2, 6),
    revision=1,
    presets={"market": BazaarOptions(), "fair": BazaarOptions(rounds=4, hand=2, clock=False)},
)
