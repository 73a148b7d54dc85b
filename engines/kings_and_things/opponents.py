"""The computer players of Kings & Things: levels, characters, and how one is made."""

from collections.abc import Callable, Mapping

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
    Character("greedy", "Baron Goldmund", "Thrifty. Would rather build than pay soldiers.",
              {"early": 4, "income": 5.7}),
)  # fmt: skip

MAKERS: dict[str, Callable[[Weights], Bot[State]]] = {"easy": EasyMarshal, "normal": Marshal, "hard": HardMarshal}


def make(player: Player) -> Bot[State]:
    """A computer player of that level and character."""
    return MAKERS[player.level](liked(HARD if player.level == "hard" else NORMAL, player.character.weights))


def liked(usual: Weights, likings: Mapping[str, float]) -> Weights:
    """Weights of a character: as far from those of its level as they are from those of normals, for whom they are
    written. Whoever is bold is bolder than others of the same level."""
    parts = {name: weight / getattr(NORMAL, name) for name, weight in likings.items()}
    return usual._replace(**{name: round(part * getattr(usual, name), 3) for name, part in parts.items()})


OPPONENTS = Opponents(LEVELS, make, CHARACTERS, aliases={"marshal": "normal"})
"""Computer players by name: a level, and perhaps a character; names of before mean what they meant."""
