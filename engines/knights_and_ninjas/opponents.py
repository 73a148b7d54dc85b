"""The computer players of Of Knights & Ninjas: levels, characters, and how one is made."""

from ..core.bots import Bot
from ..core.opponents import Character, Level, Opponents, Player
from .bots import Captain
from .state import State

LEVELS = (
    Level("easy", "Looks at this turn only, and lets a good thing pass now and then."),
    Level("normal", "Thinks a round ahead and fights for what is worth it."),
    Level("hard", "Counts what was played, plans, and waits for your mistake."),
)

CHARACTERS = (
    Character("cautious", "Old Bertram", "Patient. Builds first and fights only when he must."),
    Character("bold", "Captain Brisk", "Bold. Takes any risk if the prize is shiny enough."),
    Character("grudging", "Brother Anselm", "Gentle. Never starts a quarrel, never forgets one."),
    Character("greedy", "Grumm", "Stubborn. Guards what he has and gives nothing back."),
)


def make(player: Player) -> Bot[State]:
    """A computer player of that level and character."""
    return Captain()


OPPONENTS = Opponents(LEVELS, make, CHARACTERS, aliases={"captain": "normal"})
