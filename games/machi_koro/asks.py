"""Who is asked for what: always the seat whose turn it is, one question at a time, and everybody may see it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.core.asks import Ask, Command, Form
from games.core.text import Text
from games.machi_koro import defaults, offers
from games.machi_koro.forms import CARD_NAMES
from games.machi_koro.state import MachiState, Phase


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked in one phase: the words, the ways to answer, the answer if they never do."""

    prompt: Callable[[MachiState], Text]
    forms: Callable[[MachiState], tuple[Form, ...]]
    default: Callable[[MachiState], Command]


def asks(state: MachiState) -> tuple[Ask, ...]:
    """The open question."""
    if state.ended is not None:
        return ()
    seat, question = state.turn, QUESTIONS[state.phase]
    return (
        Ask(
            seat,
            state.phase,
            max(state.acted[seat], state.raised),
            question.prompt(state),
            lambda: question.forms(state),
            lambda: question.default(state),
            public=True,
        ),
    )


def _plain(key: str) -> Callable[[MachiState], Text]:
    text = Text(key)
    return lambda _state: text


def _of_card(key: str) -> Callable[[MachiState], Text]:
    return lambda state: Text(key, card=CARD_NAMES[state.queue[0].card])


def _of_total(key: str) -> Callable[[MachiState], Text]:
    return lambda state: Text(key, total=state.total)


def _build(state: MachiState) -> Text:
    return Text("machi-ask-build", coins=state.cities[state.turn].coins)


def _invest(state: MachiState) -> Text:
    city = state.cities[state.turn]
    return Text("machi-ask-invest", card=CARD_NAMES["tech_startup"], invested=city.invested, coins=city.coins)


QUESTIONS: Mapping[Phase, Question] = {
    "roll": Question(_plain("machi-ask-roll"), offers.roll, defaults.roll),
    "reroll": Question(_of_total("machi-ask-reroll"), offers.reroll, defaults.keep),
    "harbor": Question(_of_total("machi-ask-harbor"), offers.harbor, defaults.harbor),
    "order": Question(_plain("machi-ask-order"), offers.order, defaults.order),
    "tuna": Question(_of_card("machi-ask-tuna"), offers.tuna, defaults.tuna),
    "victim": Question(_of_card("machi-ask-victim"), offers.victim, defaults.victim),
    "swap": Question(_of_card("machi-ask-swap"), offers.swap, defaults.swap),
    "demolish": Question(_of_card("machi-ask-demolish"), offers.demolish, defaults.demolish),
    "give": Question(_of_card("machi-ask-give"), offers.give, defaults.give),
    "renovate": Question(_of_card("machi-ask-renovate"), offers.renovate, defaults.decline),
    "exhibit": Question(_of_card("machi-ask-exhibit"), offers.exhibit, defaults.decline),
    "build": Question(_build, offers.build, defaults.build),
    "invest": Question(_invest, offers.invest, defaults.decline),
}
