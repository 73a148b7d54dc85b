"""What stands on the boxes of the games, to choose one."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from engines.core.game import Game


class GameCard(NamedTuple):
    """What stands on a box."""

    sentence: str
    time: str
    kind: str
    about: str = ""
    """More, for a box that has the room."""
    colours: tuple[str, str] = ("g700", "g500")


GAME_CARDS: Mapping[str, GameCard] = MappingProxyType(
    {
        "cover_your_kingdom": GameCard(
            "Settle clans, cover them well, recruit your neighbours'.",
            "20\N{EN DASH}40 min",
            "Card game, quick to learn",
            "Gather creatures into clans and lay them over one another. What lies below is safe; what lies on top can "
            "be talked into moving next door. When the cards are gone, the most magic wears the crown.",
            ("#5B3FA0", "#1E7F86"),
        ),
        "kings_and_things": GameCard(
            "Explore, recruit the oddest of armies, and raise a citadel.",
            "2\N{EN DASH}3 hours",
            "Board game, rich and wild",
            "Draw creatures from the Bag and hide them face down, bluffs among them. Explore hexes, court Heroes, "
            "bribe whom you cannot beat. A citadel held for a turn wins the crown.",
            ("#8A5A1E", "#2F7D4A"),
        ),
        "knights_and_ninjas": GameCard(
            "Take your rivals' gems, and mind the Highwayman.",
            "20 min",
            "Card game, fast and rude",
            "Attack with Knights, Ninjas and Dragons, hide behind Castles and Minstrels, and keep a Traitor for the "
            "day you need one. Ten gems win, and fewer the longer it takes.",
            ("#8C2F2A", "#2F4A6A"),
        ),
        "my_realm": GameCard(
            "A King knows, a Princess must learn. Win together.",
            "45\N{EN DASH}60 min",
            "Deduction, hand in hand",
            "The King teaches what matters most without ever saying it. The Princess reads his proverbs, weighs nine "
            "matters, and will one day rule alone.",
            ("#3F5C86", "#9C6420"),
        ),
    }
)
"""By game; one that is missing here is described by its engine."""


def card_of(game: Game[Any]) -> GameCard:
    return GAME_CARDS.get(game.id, GameCard(game.modes[0].text, "", ""))


def players_of(game: Game[Any]) -> str:
    counts = sorted({count for mode in game.modes for count in mode.seats})
    return str(counts[0]) if counts[0] == counts[-1] else f"{counts[0]}\N{EN DASH}{counts[-1]}"
