"""Who is asked for what. It depends on public facts only; what they may answer depends on their hand (82)."""

from collections.abc import Iterator

from games.core.asks import Ask, Form, Seat
from games.core.text import SeatName, Text
from games.monopoly_deal import (
    actions,
    arranging,
    buildings,
    charges,
    forms,
    laying,
    placing,
    rent,
    responses,
    theft,
    turns,
)
from games.monopoly_deal.commands import EndTurn
from games.monopoly_deal.state import HAND_LIMIT, Charge, DealState, Target, find_stack

_PLAYS = (
    laying.lay_form,
    laying.bank_form,
    rent.rent_form,
    charges.debt_form,
    charges.birthday_form,
    theft.sly_deal_form,
    theft.forced_deal_form,
    theft.deal_breaker_form,
    actions.pass_go_form,
    buildings.place_form,
)

_ARRANGE = Text("deal-ask-arrange")


def asks(state: DealState) -> tuple[Ask, ...]:
    """Every open question."""
    if state.ended is not None:
        return ()
    if state.charge is None and not state.placements:
        return _turn_asks(state)
    found: list[Ask] = []
    placing_seats: list[Seat] = []
    for placement in state.placements:
        if placement.seat not in placing_seats:
            placing_seats.append(placement.seat)
            found.append(_place_ask(state, placement.seat, placement.since))
    charge = state.charge
    if charge is not None:
        # A received wild is placed before anything else (51).
        found += [_answer_ask(state, charge, t) for t in charge.targets if t.asked not in placing_seats]
    return tuple(found)


def _turn_asks(state: DealState) -> tuple[Ask, ...]:
    seat = state.turn
    since = max(state.acted[seat], state.raised)
    if state.phase == "discard":
        surplus = len(state.hands[seat]) - HAND_LIMIT
        return (
            Ask(
                seat,
                "discard",
                since,
                Text("deal-ask-discard", count=surplus),
                lambda: (turns.discard_form(state, seat),),
                lambda: turns.default_discard(state, seat),
            ),
        )
    play = Ask(
        seat,
        "play",
        since,
        Text("deal-ask-play", plays=state.plays),
        lambda: play_forms(state, seat),
        lambda: EndTurn(seat),
    )
    if not arranging.may_arrange(state, seat):
        return (play,)
    arrange = Ask(seat, "arrange", since, _ARRANGE, lambda: arrange_forms(state, seat), pace="table", public=True)
    return (play, arrange)


def play_forms(state: DealState, seat: Seat) -> Iterator[Form]:
    """What the seat can do with its hand, and ending the turn."""
    if state.plays > 0:
        yield from (form for make in _PLAYS if (form := make(state, seat)) is not None)
    yield turns.end_form(state, seat)


def arrange_forms(state: DealState, seat: Seat) -> tuple[Form, ...]:
    """What the seat can do with its table."""
    building = buildings.move_form(state, seat)
    return (*arranging.move_forms(state, seat), *((building,) if building else ()))


def _place_ask(state: DealState, seat: Seat, since: int) -> Ask:
    return Ask(
        seat,
        "place",
        max(state.acted[seat], since),
        Text("deal-ask-place", count=len(placing.own_placements(state, seat))),
        lambda: (placing.place_form(state, seat),),
        lambda: placing.default_place(state, seat),
        pace="answer",
        public=True,
    )


def _answer_ask(state: DealState, charge: Charge, target: Target) -> Ask:
    seat = target.asked
    counter = seat == charge.attacker
    return Ask(
        seat,
        f"counter_{target.seat}" if counter else "charge",
        max(state.acted[seat], target.since),
        _counter_text(target, charge) if counter else _charge_text(state, charge, target),
        lambda: responses.answer_forms(state, seat, target),
        lambda: responses.default_answer(state, seat, target),
        pace="answer",
    )


def _counter_text(target: Target, charge: Charge) -> Text:
    return Text("deal-ask-counter", seat=SeatName(target.seat), card=forms.CARD_NAMES[charge.card])


def _charge_text(state: DealState, charge: Charge, target: Target) -> Text:
    attacker = SeatName(charge.attacker)
    if charge.kind == "rent":
        return Text("deal-ask-charge-rent", seat=attacker, amount=target.amount, nos=target.chain.nos)
    if charge.kind == "debt_collector":
        return Text("deal-ask-charge-debt_collector", seat=attacker, amount=target.amount, nos=target.chain.nos)
    if charge.kind == "birthday":
        return Text("deal-ask-charge-birthday", seat=attacker, amount=target.amount, nos=target.chain.nos)
    if charge.kind == "deal_breaker":
        stack = find_stack(state.tables[target.seat], charge.take)
        assert stack is not None
        colour = forms.COLOUR_NAMES[stack.colour]
        return Text("deal-ask-charge-deal_breaker", seat=attacker, colour=colour, nos=target.chain.nos)
    take = forms.CARD_NAMES[charge.take]
    if charge.kind == "sly_deal":
        return Text("deal-ask-charge-sly_deal", seat=attacker, card=take, nos=target.chain.nos)
    give = forms.CARD_NAMES[charge.give]
    return Text("deal-ask-charge-forced_deal", seat=attacker, card=take, give=give, nos=target.chain.nos)
