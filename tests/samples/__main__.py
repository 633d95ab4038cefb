"""`python -m tests.samples FOLDER`: pictures of every ruleset in four languages, for a person to look at.

Golden files hold scenes as text; whether a picture is good to look at only eyes can tell.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bot.render.studio import Studio
from bot.text import Texts, load_texts
from bot.text.locales import LOCALES
from bot.ui.pages import FACES
from bot.ui.sheet import laid_out
from games.core.chance import secret_from_seed
from games.core.drive import play, seated
from games.core.game import Ruleset, Step
from games.core.result import result_scene
from games.core.scene import Scene
from games.core.text import Name, Text
from games.registry import rulesets

SEATS, SEED = 4, 7


def scenes_of(ruleset: Ruleset[Any, Any]) -> Iterator[tuple[str, Scene]]:
    """A match of four from the middle to its end, and the first cards of the guide."""
    game = ruleset.game
    policy = game.policies["steady"]
    choose = seated(game, (policy,) * SEATS, Random(SEED))
    steps = list(play(ruleset, SEATS, ruleset.options(), secret_from_seed(SEED), choose))
    middle = steps[2 * len(steps) // 3]
    table = game.table_picture(game.view(middle.state, None))
    assert table is not None
    yield "table", table.scene()
    for seat in range(SEATS):
        hand = game.hand_picture(game.view(middle.state, seat))
        if hand is not None:
            yield f"hand-{seat}", hand.scene()
            break
    yield "result", _result(ruleset, steps)
    guide = game.guide(SEATS, ruleset.options())
    faces = [face for section in guide for face in section.faces if face is not None]
    yield "cards", laid_out(tuple(faces[:: max(1, len(faces) // FACES)][:FACES]))


def _result(ruleset: Ruleset[Any, Any], steps: list[Step[Any]]) -> Scene:
    game = ruleset.game
    outcome = game.outcome(steps[-1].state)
    assert outcome is not None
    turns = {game.turn_began(step.state): step for step in steps}
    wealth = [game.wealth(game.view(step.state, None)) for step in turns.values()]
    return result_scene(outcome.places, wealth, (len(wealth) // 3, len(wealth) // 2), Name(f"{game.words}-wealth"))


def said(texts: Texts, locale: str, text: Text) -> str:
    """In words, as pictures have them."""
    return texts.say(text, locale, plain=True)


def main() -> None:
    """Draw them all."""
    parser = argparse.ArgumentParser(prog="python -m tests.samples")
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    texts, studio = load_texts(), Studio()
    for key, ruleset in rulesets().items():
        for name, scene in scenes_of(ruleset):
            for locale in LOCALES:
                file = folder / f"{key}-{name}-{locale}.png"
                file.write_bytes(studio.png(scene, partial(said, texts, locale), locale))


if __name__ == "__main__":
    main()
