"""The yardstick of the engine: random two-seat matches of Machi Koro 2 by mk2lib.

An action is one accepted call of its API (roll, build or skip, exchange or not, give): what a player decides once.
Its events are read from its queue, as its own fuzzing test does, and its build options come from there.
"""

from random import Random

from mk2lib.const import GameState
from mk2lib.events import CanBuild
from mk2lib.game import MachiKoroGame


def play_match(rng: Random) -> int:
    """Play one match to its end and return its actions."""
    game = MachiKoroGame(1)
    game.join(2)
    game.start(1)
    actions = 0
    while not game.state.is_game_ended:
        assert _act(game, rng), game.state
        actions += 1
    return actions


def _act(game: MachiKoroGame, rng: Random) -> bool:
    options: list[str] = []
    while not game.events.empty():
        event = game.events.get_nowait()
        if isinstance(event, CanBuild):
            options = [card.name for card in event.build_options]
    me = game.players[game.current_player]
    other = game.players[1 - game.current_player]
    accepted: bool
    if game.state == GameState.ON_ROLL:
        accepted = game.roll_dice(dual=rng.random() < 0.5)
    elif game.state == GameState.ON_BUILD:
        accepted = game.build_card(None, options[rng.randrange(len(options))] if rng.random() < 0.5 else None)
    elif game.state == GameState.ON_ESTABLISHMENT_GIVE:
        accepted = game.give_establishment(None, rng.choice(me.establishments).name)
    elif me.establishments and rng.random() < 0.5:
        given, taken = rng.choice(me.establishments).name, rng.choice(other.establishments).name
        accepted = game.exchange_establishments(None, other, given, taken)
    else:
        accepted = game.dont_exchange_establishments()
    return accepted
