"""The public table: whose turn, what is pending, and per seat the bank and every stack."""

from collections.abc import Iterable

from games.core.asks import Seat
from games.core.panel import Panel, Section
from games.core.text import Listing, SeatName, Text
from games.monopoly_deal import stacks
from games.monopoly_deal.cards import ALL_COLOURS, CARDS, COLOURS, VALUE
from games.monopoly_deal.present.names import card_name, card_names, colour_name, notes
from games.monopoly_deal.state import Charge, Stack, Table, Target
from games.monopoly_deal.view import DealView

ROOMY = 24
"""Up to so many stacks on the whole table each gets a line of its own; Discord allows 4,000 characters in all."""


def table(view: DealView) -> Panel:
    """The table from the public's view."""
    compact = sum(len(owned.stacks) for owned in view.tables) > ROOMY
    seats = tuple(_seat_section(view, seat, compact=compact) for seat in range(len(view.tables)))
    return Panel(Text("ruleset-monopoly_deal"), (Section(tuple(_middle(view))), *seats))


def _middle(view: DealView) -> Iterable[Text]:
    if view.ended is None:
        yield _turn(view)
    if view.used_top is None:
        yield Text("deal-table-piles-unused", draw=view.draw)
    else:
        yield Text("deal-table-piles", draw=view.draw, used=len(view.used), top=card_name(view.used_top))
    if view.charge is not None:
        yield _charge(view.charge)
        yield from (_target(view.charge, target) for target in view.charge.targets)
    for placement in view.placements:
        yield Text("deal-table-placing", seat=SeatName(placement.seat), card=card_name(placement.card))


def _turn(view: DealView) -> Text:
    seat = SeatName(view.turn)
    if view.phase == "discard":
        return Text("deal-table-discarding", seat=seat)
    return Text("deal-table-turn", seat=seat, plays=view.plays)


def _charge(charge: Charge) -> Text:
    return Text("deal-table-charge", seat=SeatName(charge.attacker), card=card_name(charge.card))


def _target(charge: Charge, target: Target) -> Text:
    seat = SeatName(target.seat)
    if target.chain.cancelled:
        return Text("deal-table-refused", seat=seat, asked=SeatName(target.asked))
    if not charge.is_theft:
        return Text("deal-table-owes", seat=seat, amount=target.amount)
    return Text("deal-table-threatened", seat=seat)


def _seat_section(view: DealView, seat: Seat, *, compact: bool) -> Section:
    if seat in view.left:
        return Section((), Text("deal-table-left", seat=SeatName(seat)), seat)
    owned = view.tables[seat]
    heading = Text(
        "deal-table-seat",
        seat=SeatName(seat),
        cards=view.hands[seat],
        sets=stacks.complete_colours(owned),
        goal=view.options.sets_to_win,
    )
    return Section((_bank(owned), *_stack_lines(owned, compact=compact), *_loose(owned)), heading, seat)


def _bank(owned: Table) -> Text:
    total = sum(VALUE[card] for card in owned.bank)
    if len(owned.bank) < 2:
        return Text("deal-table-bank-total", total=total)
    return Text("deal-table-bank", total=total, notes=notes(owned.bank))


def _loose(owned: Table) -> Iterable[Text]:
    if owned.loose:
        yield Text("deal-table-loose", cards=card_names(owned.loose))


def _stack_lines(owned: Table, *, compact: bool) -> Iterable[Text]:
    in_order = sorted(owned.stacks, key=lambda stack: ALL_COLOURS.index(stack.colour))
    complete = [stack for stack in in_order if stacks.is_complete(stack)]
    growing = [stack for stack in in_order if not stacks.is_complete(stack)]
    yield from (_stack("deal-table-complete", stack) for stack in complete)
    if not compact:
        yield from (_stack("deal-table-growing", stack) for stack in growing)
    elif growing:
        yield Text("deal-table-several", stacks=Listing(tuple(_stack("deal-table-brief", stack) for stack in growing)))


def _stack(key: str, stack: Stack) -> Text:
    line = Text(
        key,
        colour=colour_name(stack.colour),
        count=len(stack.cards),
        size=COLOURS[stack.colour].size,
        rent=stacks.rent(stack),
    )
    wilds = sum(1 for card in stack.cards if CARDS[card].is_wild)
    if wilds:
        line = Text("deal-table-with", line=line, more=Text("deal-table-wilds", count=wilds))
    for building in stack.buildings:
        line = Text("deal-table-with", line=line, more=card_name(building))
    return line
