"""A computer player that looks one move ahead and takes what is worth most on the tables now."""

from random import Random

from games.core.asks import Ask, Command, Seat
from games.monopoly_deal.cards import VALUE
from games.monopoly_deal.commands import PlayPassGo
from games.monopoly_deal.policies.effects import Tables, after, rivals
from games.monopoly_deal.policies.ways import best, refusal, ways
from games.monopoly_deal.stacks import complete_colours, value
from games.monopoly_deal.state import Table
from games.monopoly_deal.view import DealView

SET = 10
"""What a complete colour is worth, in M, besides its cards."""
PASS_GO = 2 * sum(VALUE.values()) / len(VALUE)
"""Two cards of middling value."""


def greedy_policy(view: DealView, asks: tuple[Ask, ...], rng: Random) -> Command:
    """The move after which its own table is furthest ahead of the others; ties by chance.

    It never rearranges, says no whenever it can, and pays and discards as the clock would.
    """
    ask = next(ask for ask in asks if ask.required)
    assert ask.default is not None
    if ask.kind not in {"play", "place"}:
        return refusal(ask) or ask.default
    now = _lead(view, view.tables, ask.seat)

    def gain(command: Command) -> float:
        if isinstance(command, PlayPassGo):
            return PASS_GO
        return _lead(view, after(view, command), ask.seat) - now

    return best(ways(ask), gain, rng)


def _lead(view: DealView, tables: Tables, seat: Seat) -> float:
    others = [_assets(tables[other]) for other in rivals(view, seat)]
    return _assets(tables[seat]) - sum(others) / len(others)


def _assets(table: Table) -> float:
    money = sum(VALUE[card] for card in (*table.bank, *table.loose))
    return money + sum(value(stack) for stack in table.stacks) + SET * complete_colours(table)
