"""The ways to answer in each phase: one-press buttons, or forms with fields where something is named."""

from games.core.asks import Choice, Field, Filled, Form
from games.core.text import SeatName, Text
from games.machi_koro import effects, turns
from games.machi_koro.answers import may_decline
from games.machi_koro.board import cost, opponents
from games.machi_koro.building import affordable
from games.machi_koro.commands import (
    CLOSED,
    AddTwo,
    Build,
    BuildNothing,
    Decline,
    Demolish,
    Exhibit,
    FireNext,
    GiveCard,
    Invest,
    KeepRoll,
    Renovate,
    RollOne,
    RollTuna,
    RollTwo,
    SwapCards,
    TakeFrom,
)
from games.machi_koro.firing import kinds_to_order
from games.machi_koro.forms import (
    CARD_NAMES,
    card_field,
    card_option,
    fields,
    landmark_option,
    owned_options,
    plan_option,
    seat_field,
)
from games.machi_koro.state import MachiState

ROLL_ONE = Form("roll_one", Text("machi-form-roll_one"), RollOne, style="primary")
ROLL_TWO = Form("roll_two", Text("machi-form-roll_two"), RollTwo, style="primary")
KEEP = Form("keep", Text("machi-form-keep"), KeepRoll, style="primary")
AGAIN = Form("roll_one", Text("machi-form-reroll"), RollOne), Form("roll_two", Text("machi-form-reroll"), RollTwo)
AGAIN_ONE = Form("roll_one", Text("machi-form-reroll_one"), RollOne)
AGAIN_TWO = Form("roll_two", Text("machi-form-reroll_two"), RollTwo)
ADD_TWO = Form("add_two", Text("machi-form-add_two"), AddTwo, style="primary")
TUNA = Form("roll_tuna", Text("machi-form-roll_tuna"), RollTuna, style="primary")
BUILD_NOTHING = Form("build_nothing", Text("machi-form-build_nothing"), BuildNothing)
INVEST = Form("invest", Text("machi-form-invest"), Invest, style="primary")
DECLINE = {
    phase: Form("decline", Text(f"machi-form-decline-{phase}"), Decline)
    for phase in ("harbor", "swap", "renovate", "exhibit", "invest")
}


def roll(state: MachiState) -> tuple[Form, ...]:
    """One die or two."""
    return (ROLL_ONE, ROLL_TWO) if 2 in turns.may_roll(state) else (ROLL_ONE,)


def reroll(state: MachiState) -> tuple[Form, ...]:
    """Keep the dice or roll them again."""
    dice = turns.reroll_dice(state)
    if len(dice) > 1:
        return (KEEP, AGAIN_ONE, AGAIN_TWO)
    return (KEEP, AGAIN[dice[0] - 1])


def harbor(state: MachiState) -> tuple[Form, ...]:
    """Add 2 or not."""
    del state
    return (ADD_TWO, DECLINE["harbor"])


def tuna(state: MachiState) -> tuple[Form, ...]:
    """Roll."""
    del state
    return (TUNA,)


def order(state: MachiState) -> tuple[Form, ...]:
    """One of the kinds that are left."""
    kinds = {card: sum(f.copies for f in state.queue if f.card == card) for card in kinds_to_order(state, state.queue)}

    def field(_filled: tuple[Filled, ...]) -> Choice:
        return card_field("card", "machi-prompt-order", (card_option(card, count) for card, count in kinds.items()))

    return (Form("next", Text("machi-form-next"), FireNext, fields(field), style="primary"),)


def victim(state: MachiState) -> tuple[Form, ...]:
    """One opponent."""
    others = opponents(state, state.turn)
    maker = fields(lambda _filled: seat_field(others, state))
    return (Form("take", Text("machi-form-take"), TakeFrom, maker, style="primary"),)


def swap(state: MachiState) -> tuple[Form, ...]:
    """An own card, whose, and which."""
    city = state.cities[state.turn]
    partners = [other for other in opponents(state, state.turn) if effects.has_movable(state.cities[other])]

    def own(_filled: tuple[Filled, ...]) -> Field:
        options = owned_options(effects.movable(city), city.cards, city.closed)
        return card_field("give", "machi-prompt-swap-give", options)

    def theirs(filled: tuple[Filled, ...]) -> Field:
        other = state.cities[int(str(filled[1]))]
        return card_field("take", "machi-prompt-take", owned_options(effects.movable(other), other.cards, other.closed))

    makers = fields(own, lambda _filled: seat_field(partners, state), theirs)
    form = Form("swap", Text("machi-form-swap"), SwapCards, makers, style="primary")
    return (form, DECLINE["swap"]) if may_decline(state) else (form,)


def demolish(state: MachiState) -> tuple[Form, ...]:
    """An own landmark."""
    landmarks = effects.landmarks_at_stake(state.cities[state.turn])

    def field(_filled: tuple[Filled, ...]) -> Choice:
        options = (landmark_option(state, landmark) for landmark in landmarks)
        return card_field("landmark", "machi-prompt-demolish", options)

    def loss(filled: tuple[Filled, ...]) -> Text:
        landmark = str(filled[0])
        return Text("machi-lose-landmark", card=CARD_NAMES[landmark], cost=cost(state, landmark))

    return (Form("demolish", Text("machi-form-demolish"), Demolish, fields(field), loss, style="primary"),)


def give(state: MachiState) -> tuple[Form, ...]:
    """An own card, to whom."""
    city = state.cities[state.turn]

    def own(_filled: tuple[Filled, ...]) -> Field:
        options = owned_options(effects.movable(city), city.cards, city.closed)
        return card_field("card", "machi-prompt-give", options)

    makers = fields(own, lambda _filled: seat_field(opponents(state, state.turn), state, "machi-prompt-give-target"))

    def loss(filled: tuple[Filled, ...]) -> Text:
        card, target = CARD_NAMES[str(filled[0]).removesuffix(CLOSED)], SeatName(int(str(filled[1])))
        return Text("machi-lose-card", card=card, seat=target)

    return (Form("give", Text("machi-form-give"), GiveCard, makers, loss, style="primary"),)


def renovate(state: MachiState) -> tuple[Form, ...]:
    """A kind that somebody has open."""

    def field(_filled: tuple[Filled, ...]) -> Choice:
        kinds = effects.openly_owned(state)
        counts = {kind: sum(city.cards.count(kind) for city in state.cities) for kind in kinds}
        return card_field("card", "machi-prompt-renovate", (card_option(card, n) for card, n in counts.items()))

    form = Form("renovate", Text("machi-form-renovate"), Renovate, fields(field), style="primary")
    return (form, DECLINE["renovate"])


def exhibit(state: MachiState) -> tuple[Form, ...]:
    """An own kind."""
    city = state.cities[state.turn]

    def field(_filled: tuple[Filled, ...]) -> Choice:
        options = (card_option(card, city.cards.count(card)) for card in effects.exhibits(city))
        return card_field("card", "machi-prompt-exhibit", options)

    form = Form("exhibit", Text("machi-form-exhibit"), Exhibit, fields(field), style="primary")
    return (form, DECLINE["exhibit"])


def build(state: MachiState) -> tuple[Form, ...]:
    """What can be paid for, and nothing."""
    seat = state.turn
    cards = affordable(state, seat)
    if not cards:
        return (BUILD_NOTHING,)

    def field(_filled: tuple[Filled, ...]) -> Choice:
        return card_field("card", "machi-prompt-build", (plan_option(state, seat, card) for card in cards))

    return (Form("build", Text("machi-form-build"), Build, fields(field), style="primary"), BUILD_NOTHING)


def invest(state: MachiState) -> tuple[Form, ...]:
    """A coin, or none."""
    del state
    return (INVEST, DECLINE["invest"])
