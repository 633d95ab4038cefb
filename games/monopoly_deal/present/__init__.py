"""What people see of a match, as text keys: the public table, a hand, the log; and what to know before."""

from games.monopoly_deal.present.coach import coach
from games.monopoly_deal.present.guide import guide
from games.monopoly_deal.present.hand import hand
from games.monopoly_deal.present.log import narrate
from games.monopoly_deal.present.table import table

__all__ = ["coach", "guide", "hand", "narrate", "table"]
