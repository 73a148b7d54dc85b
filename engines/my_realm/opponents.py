"""The partners of My Realm Will Be Yours: how much one helps, how a King speaks, and whose proverbs he has."""

from ..core.bots import Bot
from ..core.opponents import Character, Level, Opponents, Player, Style
from .bots import Cryptic, Plain, Wise
from .state import State

LEVELS = (
    Level("easy", "Helps a lot: a King says what she needs most, a Princess keeps every saying in mind."),
    Level("normal", "Helps: a King says something good, a Princess recalls the last six sayings."),
    Level("hard", "Helps little: a King says what comes to mind, a Princess recalls the last three sayings."),
)

STYLES = (
    Style("wise", "Wise", "Uses every kind of saying."),
    Style("plain", "Plain", "Says only which of two comes first, and what is among the first or last three."),
    Style("cryptic", "Cryptic", "Speaks in proverbs alone, and not always the best of them."),
)

CHARACTERS = (
    Character("gentle", "Old Bertram", "Likes homely proverbs: of bread, bell and hearth."),
    Character("stern", "Grumm", "Likes solemn proverbs: of wall, oath and candle."),
    Character("learned", "Brother Anselm", "Likes quiet proverbs: of prayer, seal and inkwell."),
    Character("merry", "Fizz", "Never puts it the same way twice running."),
)

MAKERS = {"wise": Wise, "plain": Plain, "cryptic": Cryptic}


def make(player: Player) -> Bot[State]:
    """A partner of that level, style and character."""
    return MAKERS[player.style or "wise"](player.level, player.character.id)


OPPONENTS = Opponents(
    LEVELS, make, CHARACTERS, STYLES, {style.id: f"easy:{style.id}" for style in STYLES}, usual="easy"
)
