"""What people see of a match, as text keys: the public table, a seat's panel, the log; and what to know before."""

from games.monopoly.present.coach import coach
from games.monopoly.present.guide import guide
from games.monopoly.present.hand import hand
from games.monopoly.present.log import narrate, story
from games.monopoly.present.standings import standings, wealth
from games.monopoly.present.table import table
from games.monopoly.present.table_scene import table_picture

__all__ = ["coach", "guide", "hand", "narrate", "standings", "story", "table", "table_picture", "wealth"]
