"""The computer players of Kings & Things: levels, characters, and how one is made."""

from collections.abc import Callable

from ..core.bots import Bot
from ..core.opponents import Character, Level, Opponents, Player
from .bots import EasyMarshal, HardMarshal, Marshal
from .bots.weights import HARD, NORMAL, Weights
from .state import State

LEVELS = (
    Level("easy", "Overlooks and misjudges, tires of marching, and sees a citadel coming too late."),
    Level("normal", "Plans every march by its odds, and knows when a citadel will end the game."),
    Level("hard", "Tries several plans for a turn in imagined worlds before choosing one."),
)

CHARACTERS = (
    Character("cautious", "Dame Aldith", "Patient. Fights only where the odds are hers.",
              {"host": 3.6, "raid": 0.5, "land": 6.8}),
    Character("bold", "Sir Rurik", "Bold. Takes any risk if the land behind it is good.",
              {"host": 1.4, "land": 8.2, "raid": 0.2, "income": 4.2}),
    Character("grudging", "Duke Hagen", "Grim. Wants his neighbours' land first.",
              {"spite": 0.9, "leader_spite": 1.2}),
    Character("greedy", "Baron Goldmund", "Thrifty. Builds more than others, and pays fewer soldiers.",
              {"early": 4, "income": 5.7}),
)  # fmt: skip

MAKERS: dict[str, Callable[[Weights], Bot[State]]] = {"easy": EasyMarshal, "normal": Marshal, "hard": HardMarshal}


def make(player: Player) -> Bot[State]:
    """A computer player of that level and character."""
    usual = HARD if player.level == "hard" else NORMAL
    return MAKERS[player.level](Weights(**{**usual._asdict(), **player.character.weights}))


OPPONENTS = Opponents(LEVELS, make, CHARACTERS, aliases={"marshal": "normal"})
"""Computer players by name: a level, and perhaps a character; names of before mean what they meant."""
