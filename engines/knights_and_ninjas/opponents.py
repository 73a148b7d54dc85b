"""The computer players of Of Knights & Ninjas: levels, characters, and how one is made."""

from ..core.bots import Bot
from ..core.opponents import Character, Level, Opponents, Player
from .bots import Captain, Easy, Hard
from .bots.weights import NORMAL
from .state import State

LEVELS = (
    Level("easy", "Looks at this turn only, and lets a good thing pass now and then."),
    Level("normal", "Weighs every attack and every answer, and makes no plain mistake."),
    Level("hard", "Remembers what was discarded, and tries a move out before making it."),
)

CHARACTERS = (
    Character("cautious", "Old Bertram", "Patient. Builds first and fights only when he must.",
              {"peace": 0.8, "castle": 0.6, "archer": 0.6, "bare": 1.6, "thrift": 0.9, "robbed": 0.4}),
    Character("bold", "Captain Brisk", "Bold. Takes any risk if the prize is shiny enough.",
              {"castle": 0.12, "archer": 0.14, "bare": 0.3, "robbed": 0.05, "spite": 0.05, "thrift": 1.25}),
    Character("grudging", "Brother Anselm", "Gentle. Never starts a quarrel, never forgets one.",
              {"peace": 6.0, "grudge": 0.4, "spite": 0.0, "thrift": 1.3}),
    Character("greedy", "Grumm", "Stubborn. Guards what he has and gives nothing back.",
              {"spite": 0.2, "thrift": 0.8, "bare": 0.7, "castle": 0.3, "archer": 0.34, "exposed": 0.4, "again": 0.8,
               "robbed": 0.35}),
)  # fmt: skip


def make(player: Player) -> Bot[State]:
    """A computer player of that level and character."""
    from .game import GAME  # the game knows its players, so they get to know it only when they are made

    weights = NORMAL.with_likings(player.character.weights)
    if player.level == "easy":
        return Easy(weights)
    return Hard(GAME, weights) if player.level == "hard" else Captain(weights)


OPPONENTS = Opponents(LEVELS, make, CHARACTERS, aliases={"captain": "normal"})
