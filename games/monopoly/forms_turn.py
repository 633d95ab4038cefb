"""The ways to answer what the seat on turn is asked, a debtor, an heir, and whoever may join a contest."""

from collections.abc import Iterator

from games.core.asks import Choice, Form, Option, Seat
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly import losses
from games.monopoly.board import raisable
from games.monopoly.contests import joinable, most_wanted
from games.monopoly.estates import redeemable
from games.monopoly.forms import fields, group_field, group_of, redeem_field, sum_field
from games.monopoly.jail import may_pay
from games.monopoly.names import deck_name, place_name, place_text
from games.monopoly.squares import FLAT_TAX, JAIL_FINE, PRICE, SQUARES
from games.monopoly.state import MonopolyState
from games.monopoly.turns import bus_steps

ROLL = Form("roll", Text("mono-form-roll"), c.Roll, style="primary")
JAIL_ROLL = Form("roll", Text("mono-form-roll-jail"), c.Roll, style="primary")
END = Form("end", Text("mono-form-end"), c.EndTurn, style="primary")
FINE = Form("fine", Text("mono-form-fine", fine=JAIL_FINE), c.PayFine)
DECLINE = Form("decline", Text("mono-form-decline"), c.Decline)
DECLINE_KEPT = Form("decline", Text("mono-form-decline-kept"), c.Decline)
FLAT = Form("flat", Text("mono-form-flat", amount=FLAT_TAX), c.PayFlatTax, style="primary")
TENTH = Form("tenth", Text("mono-form-tenth"), c.PayTenth)
STAY_OUT = Form("stay_out", Text("mono-form-stay_out"), c.StayOut)
PLAY_ON = Form("play_on", Text("mono-form-play_on"), c.PlayOn, style="primary")


def roll(state: MonopolyState) -> tuple[Form, ...]:
    """The dice."""
    del state
    return (ROLL,)


def jail(state: MonopolyState) -> tuple[Form, ...]:
    """Roll, pay, or a card (R66)."""
    forms = [JAIL_ROLL]
    player = state.players[state.turn]
    if may_pay(state, state.turn):
        forms.append(FINE)
    if player.cards:
        edition = state.options.edition
        decks = tuple(Option(deck, Text("mono-label-jail", deck=deck_name(edition, deck))) for deck in player.cards)
        field = Choice("deck", Text("mono-prompt-deck"), decks)
        forms.append(Form("card", Text("mono-form-card"), c.UseJailCard, fields(lambda _filled: field)))
    return tuple(forms)


def bus(state: MonopolyState) -> tuple[Form, ...]:
    """One white die, the other, or both."""
    square, edition = state.players[state.turn].square, state.options.edition

    def option(steps: int) -> Option:
        place = place_name(edition, (square + steps) % len(SQUARES))
        return Option(steps, Text("mono-label-steps", steps=steps, place=place))

    field = Choice("steps", Text("mono-prompt-steps"), tuple(option(steps) for steps in bus_steps(state)))
    return (Form("bus", Text("mono-form-bus"), c.TakeBus, fields(lambda _filled: field), style="primary"),)


def anywhere(state: MonopolyState) -> tuple[Form, ...]:
    """Any square."""
    edition = state.options.edition
    places = tuple(Option(square.id, place_text(edition, square.index)) for square in SQUARES)
    field = Choice("square", Text("mono-prompt-square"), places)
    return (Form("go", Text("mono-form-go"), c.GoAnywhere, fields(lambda _filled: field), style="primary"),)


def buy(state: MonopolyState) -> tuple[Form, ...]:
    """Buy or not."""
    player = state.players[state.turn]
    price = PRICE[player.square]
    decline = DECLINE if state.options.auctions else DECLINE_KEPT
    if player.cash < price:
        return (decline,)
    label = Text("mono-form-buy", price=price)
    return (Form("buy", label, c.Buy, style="primary"), decline)


def tax(state: MonopolyState) -> tuple[Form, ...]:
    """200, or a tenth that is not told before (R62)."""
    del state
    return (FLAT, TENTH)


def end(state: MonopolyState) -> tuple[Form, ...]:
    """End the turn."""
    del state
    return (END,)


def debt(state: MonopolyState) -> Iterator[Form]:
    """Let the published order raise it, or give up; what may be sold stands among the other questions."""
    owed = state.debts[0]
    if raisable(state, owed.debtor) >= owed.amount:
        yield Form("liquidate", Text("mono-form-liquidate"), c.Liquidate, confirm=losses.of_liquidating(state, owed))
    confirm = losses.of_bankruptcy(owed)
    yield Form("bankrupt", Text("mono-form-bankrupt"), c.DeclareBankruptcy, confirm=confirm, style="danger")


def heir(state: MonopolyState) -> tuple[Form, ...]:
    """Which of the mortgaged deeds to redeem; none is an answer too (R120)."""
    deeds = tuple(SQUARES[square].id for square in redeemable(state))
    if not deeds:
        return (Form("keep", Text("mono-form-inherit-none"), c.RedeemInherited),)
    field = redeem_field(state, deeds)
    form = Form("redeem", Text("mono-form-inherit"), c.RedeemInherited, fields(lambda _filled: field), style="primary")
    return (form,)


def contest(state: MonopolyState, seat: Seat) -> Iterator[Form]:
    """How many on which group, or none (R87)."""
    running = state.contest
    assert running is not None
    kind, groups = running.kind, joinable(state, seat, running.kind)
    if groups:
        makers = fields(
            lambda _filled: group_field(state, groups, seat),
            lambda filled: sum_field("count", 1, most_wanted(state, seat, group_of(filled[0]), kind)),
        )
        yield Form("join", Text("mono-form-join"), c.JoinContest, makers, style="primary")
    yield STAY_OUT


def stop(state: MonopolyState) -> tuple[Form, ...]:
    """Stop and count, or not (R136)."""
    return (PLAY_ON, Form("agree", Text("mono-form-agree"), c.AgreeToStop, confirm=losses.of_stopping(state)))
