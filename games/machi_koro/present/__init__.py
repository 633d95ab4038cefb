"""What people see of a match, as text keys: the public table, a hand, the log; and what to know before."""

from games.machi_koro.present.coach import coach
from games.machi_koro.present.guide import guide
from games.machi_koro.present.hand import hand
from games.machi_koro.present.log import narrate, story
from games.machi_koro.present.standings import standings, wealth
from games.machi_koro.present.table import table
from games.machi_koro.present.table_scene import table_picture

__all__ = ["coach", "guide", "hand", "narrate", "standings", "story", "table", "table_picture", "wealth"]
