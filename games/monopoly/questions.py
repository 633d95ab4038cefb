"""What the seat on turn is asked in each phase, and the words of the questions to others."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.core.asks import Command, Form
from games.core.text import SeatName, Text
from games.monopoly import commands as c
from games.monopoly import forms_turn
from games.monopoly.auctions import needed
from games.monopoly.board import raisable
from games.monopoly.names import building_name, explained_place, group_name, place_name
from games.monopoly.rents import held
from games.monopoly.squares import PRICE, SISTERS, SQUARES
from games.monopoly.state import Auction, Contest, Debt, MonopolyState, Phase
from games.monopoly.turns import bus_steps


@dataclass(frozen=True, slots=True)
class Question:
    """What the seat on turn is asked in one phase: the words, the ways to answer, the answer if it never does."""

    prompt: Text | Callable[[MonopolyState], Text]
    forms: Callable[[MonopolyState], tuple[Form, ...]]
    default: Callable[[MonopolyState], Command]


def _of_deed(state: MonopolyState) -> Text:
    player, edition = state.players[state.turn], state.options.edition
    square = player.square
    return Text(
        "mono-ask-buy",
        deed=explained_place(edition, square),
        price=PRICE[square],
        cash=player.cash,
        group=group_name(edition, SQUARES[square].group),
        owned=held(state, state.turn, square),
        size=len(SISTERS[square]),
    )


def _in_jail(state: MonopolyState) -> Text:
    return Text("mono-ask-jail", tries=state.players[state.turn].tries + 1)


QUESTIONS: Mapping[Phase, Question] = {
    "roll": Question(Text("mono-ask-roll"), forms_turn.roll, lambda state: c.Roll(state.turn)),
    "jail": Question(_in_jail, forms_turn.jail, lambda state: c.Roll(state.turn)),
    "bus": Question(Text("mono-ask-bus"), forms_turn.bus, lambda state: c.TakeBus(state.turn, bus_steps(state)[0])),
    "anywhere": Question(Text("mono-ask-anywhere"), forms_turn.anywhere, lambda state: c.GoAnywhere(state.turn, "go")),
    "buy": Question(_of_deed, forms_turn.buy, lambda state: c.Decline(state.turn)),
    "tax": Question(Text("mono-ask-tax"), forms_turn.tax, lambda state: c.PayFlatTax(state.turn)),
    "end": Question(Text("mono-ask-end"), forms_turn.end, lambda state: c.EndTurn(state.turn)),
}


def auction_prompt(state: MonopolyState, auction: Auction) -> Text:
    """What is auctioned, who leads, or from which sum."""
    edition = state.options.edition
    if auction.square >= 0:
        what = place_name(edition, auction.square)
    else:
        assert state.contest is not None
        what = building_name(edition, state.contest.kind)
    lead = auction.lead
    if auction.sealed:
        return Text("mono-ask-auction-sealed", what=what, least=auction.least)
    if lead is None:
        return Text("mono-ask-auction-open", what=what, least=needed(auction))
    return Text("mono-ask-auction", what=what, seat=SeatName(lead.seat), amount=lead.amount)


def debt_prompt(state: MonopolyState, debt: Debt) -> Text:
    """To whom, how much, and what could be raised."""
    can, cash = raisable(state, debt.debtor), state.players[debt.debtor].cash
    if debt.creditor < 0:
        return Text("mono-ask-debt-bank", amount=debt.amount, cash=cash, raisable=can)
    return Text("mono-ask-debt", seat=SeatName(debt.creditor), amount=debt.amount, cash=cash, raisable=can)


def contest_prompt(state: MonopolyState, contest: Contest) -> Text:
    """What is short, and how many are left."""
    kind = building_name(state.options.edition, contest.kind)
    return Text("mono-ask-contest", building=kind, houses=state.houses, hotels=state.hotels)
