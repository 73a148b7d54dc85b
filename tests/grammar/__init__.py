"""Is it right English? A reader who finds faults, and all that a game can say, for it to read."""

from .reader import Grammarian
from .speech import Speaker, Speech, faults, speakers, told_facts, told_games, told_lore

__all__ = ("Grammarian", "Speaker", "Speech", "faults", "speakers", "told_facts", "told_games", "told_lore")
