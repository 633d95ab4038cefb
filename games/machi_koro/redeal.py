"""What nobody can know, drawn again."""

from msgspec.structs import replace

from games.core.chance import Chance
from games.machi_koro.state import MachiState


def redeal(state: MachiState, chance: Chance) -> MachiState:
    """The state with each deck of the market in another order."""
    return replace(state, decks=tuple(chance.shuffled(deck) for deck in state.decks))
