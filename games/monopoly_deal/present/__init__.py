"""What people see of a match, as text keys and scenes: the public table, a hand, the log; and what to know before."""

from games.monopoly_deal.present.coach import coach
from games.monopoly_deal.present.guide import guide
from games.monopoly_deal.present.hand import hand
from games.monopoly_deal.present.hand_scene import hand_picture
from games.monopoly_deal.present.log import narrate
from games.monopoly_deal.present.standings import standings, wealth
from games.monopoly_deal.present.table import table
from games.monopoly_deal.present.table_scene import table_picture

__all__ = ["coach", "guide", "hand", "hand_picture", "narrate", "standings", "table", "table_picture", "wealth"]
