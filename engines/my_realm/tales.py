"""The endings, told: what the last page says, beyond the line in the log."""

from typing import NamedTuple


class Ending(NamedTuple):
    """Ending in words."""

    name: str
    when: str  # what brings it about
    result: str
    tale: str


ENDINGS = (
    Ending(
        "Ruin",
        "no point",
        "both lose",
        "Year after year the Queen weighed, and year after year the scales tipped the wrong way. The granaries "
        "emptied, then the streets, then the throne room. Grass grows between the stones now, and children ask who "
        "lived here.",
    ),
    Ending(
        "It survives",
        "1 or 2 points",
        "both win",
        "It was not a great reign, but it was a reign. The roofs held, the fields were sown, and when old people speak "
        "of the Queen they say that it could have been worse. For a generation nobody asks for more.",
    ),
    Ending(
        "Honour",
        "3 to 5 points",
        "both win",
        "Travellers take off their hats when they cross the border. Judges are fair, bread is honest, and strangers "
        "are told with some pride whose realm this is. Somewhere a King would nod.",
    ),
    Ending(
        "Glory",
        "6 to 8 points",
        "both win",
        "They named a square after her, then a ship, then half the girls in town. The markets are loud, the borders "
        "quiet, and whoever was young in those years never stops telling of them. What he taught her stayed, and grew.",
    ),
    Ending(
        "Golden age",
        "9 points",
        "both win, perfect",
        "Nobody alive remembers years like these, and nobody will forget them. Whatever was laid before her, she "
        "weighed it as he would have weighed it. On clear evenings, they say, a light still burns in the old "
        "King's window.",
    ),
    Ending(
        "The crown taken",
        "six right",
        "the Princess wins alone",
        "She said six numbers into a silent hall, and every one of them was true. The King looked at her for a long "
        "while, took the crown from his own head, and put it into her hands. He had never taught anyone so well.",
    ),
    Ending(
        "Revolt crushed",
        "not all six right",
        "both lose",
        "She had the courage, but not the numbers. By evening the guards had sent everyone home, and father and "
        "daughter sat at the two ends of a long table. The realm needed both of them, and now has neither.",
    ),
    Ending(
        "The realm falls",
        "no tokens",
        "both lose",
        "One stone after another came loose, and then there was nothing left to hold the rest. The King still had so "
        "much to say. The gates stand open, and nobody comes in.",
    ),
)
"""By the numbers of the endings."""
