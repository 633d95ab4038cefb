from collections import Counter
from random import Random

from games.core.asks import Ask, Command
from games.core.chance import Chance
from games.core.policy import any_answer, random_policy
from games.core.sampling import one_of, shuffled
from games.core.text import Text
from tests.games.toy import BAZAAR
from tests.games.toy import commands as cmd
from tests.games.toy.options import BazaarOptions

TEXT = Text("toy-ask-play", plays=1)


def ask(kind: str, answer: Command | None, *, required: bool) -> Ask:
    """An ask whose only answer is drawn; it has no form to fall back on."""
    fallback = (lambda: cmd.Sell(0)) if required else None
    return Ask(0, kind, 0, TEXT, tuple, fallback, sample=lambda _rng: answer)


def test_one_of_draws_every_item_about_as_often() -> None:
    drawn = Counter(one_of("abcd", Random(seed)) for seed in range(4000))
    assert drawn.keys() == set("abcd")
    assert all(850 < count < 1150 for count in drawn.values())


def test_shuffled_gives_every_item_once_in_any_order() -> None:
    orders = {"".join(shuffled("abc", Random(seed))) for seed in range(200)}
    assert orders == {"abc", "acb", "bac", "bca", "cab", "cba"}


def test_an_answer_is_drawn_from_the_sample_if_there_is_one() -> None:
    assert any_answer(ask("play", cmd.Sell(0), required=True), Random(1)) == cmd.Sell(0)


def test_an_answer_is_drawn_from_all_forms_else() -> None:
    state = BAZAAR.game.start(2, BazaarOptions(), Chance.from_seed(3)).state
    (play,) = (ask for ask in BAZAAR.game.asks(state) if ask.kind == "play")
    kinds = {type(any_answer(play, Random(seed))) for seed in range(100)}
    assert kinds == {form.command for form in play.forms}


def test_a_question_that_nothing_answers_is_passed_over() -> None:
    asks = (ask("may", None, required=False), ask("must", cmd.Sell(0), required=True))
    assert {random_policy(None, asks, Random(seed)) for seed in range(100)} == {cmd.Sell(0)}


def test_what_need_not_be_answered_is_answered_now_and_then() -> None:
    asks = (ask("may", cmd.Decline(0), required=False), ask("must", cmd.Sell(0), required=True))
    answers = Counter(type(random_policy(None, asks, Random(seed))) for seed in range(2000))
    assert 140 < answers[cmd.Decline] < 260  # a tenth
