"""The computer players of Cover Your Kingdom: levels, characters, and how one is made."""

from ..core.bots import Bot
from ..core.opponents import Character, Level, Opponents, Player
from .bots import Easy, Hard, Normal
from .bots.taste import taste_of
from .state import State

LEVELS = (
    Level("easy", "Overlooks an answer in three, and misjudges the others a little."),
    Level("normal", "Plays by rules of thumb, and makes no silly slips."),
    Level("hard", "Remembers all that was seen, and tries its best answers out before it plays one."),
)

CHARACTERS = (
    Character(
        "cautious", "Lady Mossfeather", "Covers what is dear at once, and fights only when it pays.",
        {"raid": 1.0, "nerve": -0.8, "settling": 2.0},
    ),
    Character(
        "bold", "Baron Bluster", "Challenges early, and bluffs when the prize is big.", {"fighting": 9.0, "nerve": 0.6}
    ),
    Character(
        "grudging", "Duchess Nettle", "Cannot bear to see others ahead.",
        {"leader": 0.7, "others": 0.1},
    ),
    Character(
        "greedy", "King Hoardley", "Keeps wild creatures in the hand and grows what is there.",
        {"wild": 3.6, "adding": 2.5},
    ),
)  # fmt: skip


def make(player: Player) -> Bot[State]:
    """A computer player of that level and character."""
    from .game import GAME  # which holds these players

    taste = taste_of(player.character)
    if player.level == "hard":
        return Hard(GAME, taste)
    return Easy(taste) if player.level == "easy" else Normal(taste)


OPPONENTS = Opponents(LEVELS, make, CHARACTERS, aliases={"steward": "normal"})
