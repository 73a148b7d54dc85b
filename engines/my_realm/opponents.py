"""The partners of My Realm Will Be Yours: how much one helps, how a King speaks, and whose proverbs he has."""

from ..core.bots import Bot
from ..core.opponents import Character, Level, Opponents, Player, Style
from .bots import Cryptic, Plain, Wise
from .state import State

LEVELS = (
    Level("easy", "Helps a lot: a King says what she needs most, a Princess misses no word."),
    Level("normal", "Helps: a King speaks well but not always best, a Princess forgets what is long past."),
    Level("hard", "Helps little: a King says the first true thing, a Princess mishears now and then."),
)

STYLES = (
    Style("wise", "Wise", "Says what helps most, and remembers everything."),
    Style("plain", "Plain", "Says only which of two comes first, and what is among the first or last three."),
    Style("cryptic", "Cryptic", "Speaks in proverbs alone, and not always the best of them."),
)

CHARACTERS = (
    Character("gentle", "Old Bertram", "Speaks like a grandfather by the fire."),
    Character("stern", "Grumm", "Speaks as if it were law."),
    Character("learned", "Brother Anselm", "Speaks like a book, and a long one."),
    Character("merry", "Fizz", "Speaks in rhymes, more or less."),
)

MAKERS = {"wise": Wise, "plain": Plain, "cryptic": Cryptic}


def make(player: Player) -> Bot[State]:
    """A partner of that level, style and character."""
    return MAKERS[player.style or "wise"]()


OPPONENTS = Opponents(
    LEVELS, make, CHARACTERS, STYLES, {style.id: f"easy:{style.id}" for style in STYLES}, usual="easy"
)
