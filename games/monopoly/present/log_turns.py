"""The log of turns: dice, moves, deeds, buildings, and every change of cash with its reason and what is left."""

from collections.abc import Callable
from typing import Any, TypeAlias

from games.core.game import Event
from games.core.text import Listing, SeatName, Text, Value
from games.monopoly import events as e
from games.monopoly.cards import CARDS
from games.monopoly.names import building_name, card_text, deck_name, place_name
from games.monopoly.options import Edition
from games.monopoly.present.wording import dice, party, places
from games.monopoly.squares import INDEX
from games.monopoly.state import BANK, POT, Reason

Teller: TypeAlias = Callable[[Edition, Any], Text | None]


def reason_text(edition: Edition, reason: Reason, subject: str) -> Text:
    """What money was or is for."""
    if reason == "rent" and subject in INDEX:
        return Text("mono-reason-rent-for", place=place_name(edition, INDEX[subject]))
    return Text(f"mono-reason-{reason}")


def spent(amount: int, balance: int) -> Text:
    """So much less, and what is left."""
    return Text("mono-log-spent", amount=amount, balance=balance)


def got(amount: int, balance: int) -> Text:
    """So much more, and what there is then."""
    return Text("mono-log-got", amount=amount, balance=balance)


def _start(_edition: Edition, event: e.CashDealt) -> Text:
    return Text("mono-log-start", amount=event.amount)


def _opening(_edition: Edition, event: e.OpeningRolled) -> Text:
    rolls = zip(event.seats, event.dice, strict=True)
    parts = tuple(Text("mono-log-opening-roll", seat=SeatName(seat), total=sum(faces)) for seat, faces in rolls)
    return Text("mono-log-opening", rolls=Listing(parts))


def _first(_edition: Edition, event: e.FirstChosen) -> Text:
    return Text("mono-log-first", seat=SeatName(event.seat))


def _rolled(_edition: Edition, event: e.DiceRolled) -> Text:
    key = "mono-log-rolled-double" if event.again or event.doubles == 3 else "mono-log-rolled"
    return Text(key, seat=SeatName(event.seat), dice=dice(event.dice, event.face))


def _moved(edition: Edition, event: e.Moved) -> Text:
    place = Text("mono-log-moved", place=place_name(edition, event.square))
    if not event.salary:
        return place
    return Text("mono-log-moved-salary", place=place, cash=got(event.salary, event.balance))


def _to_jail(_edition: Edition, event: e.SentToJail) -> Text:
    return Text("mono-log-jailed-doubles" if event.by == "doubles" else "mono-log-jailed")


def _missed(_edition: Edition, event: e.JailMissed) -> Text:
    return Text("mono-log-missed-last") if event.must_pay else Text("mono-log-missed", tries=event.tries)


def _left_jail(edition: Edition, event: e.JailLeft) -> Text:
    if event.deck is not None:
        return Text("mono-log-freed-card", seat=SeatName(event.seat), deck=deck_name(edition, event.deck))
    return Text("mono-log-freed", seat=SeatName(event.seat))


def _bought(edition: Edition, event: e.DeedBought) -> Text:
    place, cash = place_name(edition, event.square), spent(event.price, event.balance)
    return Text("mono-log-bought", seat=SeatName(event.seat), place=place, cash=cash)


def _declined(edition: Edition, event: e.PurchaseDeclined) -> Text | None:
    if not event.kept:
        return None  # the auction says it
    return Text("mono-log-declined", seat=SeatName(event.seat), place=place_name(edition, event.square))


def _tax(_edition: Edition, event: e.TaxChosen) -> Text | None:
    return Text("mono-log-tenth", seat=SeatName(event.seat), wealth=event.wealth) if event.tenth else None


def _card(edition: Edition, event: e.CardDrawn) -> Text:
    deck = deck_name(edition, CARDS[event.card].deck)
    return Text("mono-log-card", deck=deck, card=card_text(edition, event.card))


def _thrown(_edition: Edition, event: e.ThrownAnew) -> Text:
    return Text("mono-log-thrown", dice=dice(event.dice))


def paid(why: Text, payer: int, payee: int, amount: int, balances: tuple[int, int]) -> Text:
    """A payment: its reason, and what each side has then."""
    if payer in {BANK, POT}:
        return Text("mono-log-cash", reason=why, who=party(payee), cash=got(amount, balances[1]))
    line = Text("mono-log-cash", reason=why, who=party(payer), cash=spent(amount, balances[0]))
    if payee in {BANK, POT}:
        return line
    return Text("mono-log-cash-both", line=line, other=party(payee), cash=got(amount, balances[1]))


def _paid(edition: Edition, event: e.Paid) -> Text:
    why = reason_text(edition, event.reason, event.subject)
    return paid(why, event.payer, event.payee, event.amount, (event.payer_balance, event.payee_balance))


def _owes(edition: Edition, event: e.DebtOpened) -> Text:
    why = reason_text(edition, event.reason, event.subject)
    parties = {"debtor": party(event.debtor), "creditor": party(event.creditor)}
    return Text("mono-log-owes", **parties, amount=event.amount, reason=why)


def _debt_paid(edition: Edition, event: e.DebtPaid) -> Text:
    why = Text("mono-log-debt", reason=reason_text(edition, event.reason, event.subject))
    balances = (event.debtor_balance, event.creditor_balance)
    return paid(why, event.debtor, event.creditor, event.amount, balances)


def _built(edition: Edition, event: e.Built) -> Text:
    houses = len(event.squares) - event.hotels
    signs: list[Value] = []
    if houses:
        signs.append(Text("mono-level-houses", house=building_name(edition, "house"), count=houses))
    if event.hotels:
        signs.append(Text("mono-level-hotels", hotel=building_name(edition, "hotel"), count=event.hotels))
    return Text(
        "mono-log-built",
        seat=SeatName(event.seat),
        what=Listing(tuple(signs)),
        places=places(edition, event.squares),
        cash=spent(event.price, event.balance),
    )


def _sold(edition: Edition, event: e.BuildingsSold) -> Text:
    changed = zip(event.squares, event.before, event.levels, strict=True)
    fewer = tuple(
        Text("mono-log-lowered", place=place_name(edition, square), before=before, after=after)
        for square, before, after in changed
        if before != after
    )
    cash = got(event.amount, event.balance)
    return Text("mono-log-sold", seat=SeatName(event.seat), levels=Listing(fewer), cash=cash)


def _mortgaged(edition: Edition, event: e.Mortgaged) -> Text:
    place, cash = place_name(edition, event.square), got(event.amount, event.balance)
    return Text("mono-log-mortgaged", seat=SeatName(event.seat), place=place, cash=cash)


def _redeemed(edition: Edition, event: e.Redeemed) -> Text:
    place, cash = place_name(edition, event.square), spent(event.amount, event.balance)
    return Text("mono-log-redeemed", seat=SeatName(event.seat), place=place, cash=cash)


def _pot(_edition: Edition, event: e.PotTaken) -> Text:
    return paid(Text("mono-reason-pot"), POT, event.seat, event.amount, (0, event.balance))


def _bonus(_edition: Edition, event: e.BonusPaid) -> Text:
    return paid(Text("mono-reason-snake_eyes"), BANK, event.seat, event.amount, (0, event.balance))


BEGIN: dict[type[Event], Teller] = {
    e.CashDealt: _start,
    e.OpeningRolled: _opening,
    e.FirstChosen: _first,
    e.DiceRolled: _rolled,
    e.DeedBought: _bought,
    e.PurchaseDeclined: _declined,
    e.Built: _built,
    e.BuildingsSold: _sold,
    e.Mortgaged: _mortgaged,
    e.Redeemed: _redeemed,
    e.DebtOpened: _owes,
    e.DebtPaid: _debt_paid,
    e.CardDrawn: _card,
}
"""What begins a line."""
FOLLOW: dict[type[Event], Teller] = {
    e.JailLeft: _left_jail,
    e.Moved: _moved,
    e.SentToJail: _to_jail,
    e.JailMissed: _missed,
    e.TaxChosen: _tax,
    e.ThrownAnew: _thrown,
    e.Paid: _paid,
    e.PotTaken: _pot,
    e.BonusPaid: _bonus,
}
"""What follows in the line of what it came from."""
