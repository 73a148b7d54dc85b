"""Proverbs of the King: three proverbs for each statement, and for each matter the images in which it appears.

Proverb and images go together by number, so every statement about every matter can be said in three ways. The image
brings its article along, and no proverb needs more of it than a name: a translator may write "das Schwert".
"""

from collections.abc import Sequence

from ..core.game import Say
from ..core.language import ENGLISH

IMAGES = (
    ("the sword", "the wall", "the watch"),
    ("the bell", "the candle", "the prayer"),
    ("the purse", "the market", "the caravan"),
    ("the gavel", "the oath", "the seal"),
    ("the star", "the lens", "the inkwell"),
    ("the banner", "the balcony", "the crown"),
    ("the hearth", "the cradle", "the ring"),
    ("the bread", "the well", "the herb garden"),
    ("the drum", "the dance", "the harvest song"),
)
"""matter -> an image for each proverb."""

PROVERBS = (
    (  # compare
        "Ask after {x} first; {y} can wait its turn.",
        "Think of {x} in the morning, and of {y} in the afternoon.",
        "Whoever forgets {x} for {y} wears the cloak inside out.",
    ),
    (  # first_of
        "Of these three cares {x} is the eldest; {y} and {z} walk behind.",
        "Give {x} the first hour of the day; {y} and {z} may share the second.",
        "However long {y} and {z} have waited, turn to {x} first.",
    ),
    (  # last_of
        "Let {x} wait until {y} and {z} are both at rest.",
        "See to {y}, see to {z}, and give {x} what is left of the day.",
        "When {y} and {z} have had their share, a crumb is left for {x}.",
    ),
    (  # between
        "{x} stands between {y} and {z}, and keeps the peace.",
        "On the road between {y} and {z} you will pass {x}.",
        "Set {y} on one side of {x}, and {z} on the other.",
    ),
    (  # chain
        "First {x}, then {y}, then {z}: so my father ruled.",
        "At dawn I think of {x}, at noon of {y}, and of {z} when the lamps are lit.",
        "{x} leads, {y} follows, and {z} carries the lantern behind.",
    ),
    (  # except
        "Choose {x} over {z}, child, unless {y} is asked for.",
        "Only {y} may interrupt {x}; {z} never may.",
        "I would leave {z} for {x}, and leave even {x} for {y}.",
    ),
    (  # top3
        "No night passes that I do not think of {x}.",
        "Wake me at any hour if it concerns {x}.",
        "A ruler who neglects {x} has lost half the realm.",
    ),
    (  # mid3
        "Give {x} a place: not the throne, and not the doorstep.",
        "Neither run to {x} nor away from it.",
        "Speak of {x} at noon, not at dawn and not at dusk.",
    ),
    (  # last3
        "Honour {x}, child, but near the end.",
        "When the day proves too short, it is {x} that waits for tomorrow.",
        "I have ruled through whole winters and never missed {x}.",
    ),
    (  # upper
        "Better a day too many for {x} than a day too few.",
        "Keep {x} where you can see it from the throne.",
        "A good year begins not far from {x}.",
    ),
    (  # lower
        "Do not spend your best hours on {x}.",
        "Let {x} wait for the evening.",
        "What is left when the day is done will do for {x}.",
    ),
    (  # not_top3
        "I would not start my day with {x}.",
        "{x} never sat at the head of my table.",
        "Whoever puts {x} before all else will rule a small realm.",
    ),
    (  # not_last3
        "Never let {x} be forgotten.",
        "There are lesser things than {x}; let those come last.",
        "Do not leave {x} to the last hour of the day.",
    ),
    (  # edge
        "With {x} it is all or almost nothing.",
        "{x} is a king or a beggar, and nothing in between.",
        "Look for {x} at the top of the stairs or at the foot, never on the landing.",
    ),
    (  # near
        "{x} and {y} share one roof.",
        "Whoever stands by {x} can almost touch {y}.",
        "It is no more than a step or two from {x} to {y}.",
    ),
    (  # far
        "A day's ride lies between {x} and {y}.",
        "{x} and {y} have never met at my table.",
        "Whoever looks for {y} near {x} will wear out a pair of boots.",
    ),
    (  # apart
        "{x} and {y} sleep under different roofs.",
        "There is room for a garden between {x} and {y}.",
        "You will not meet {y} on the doorstep of {x}.",
    ),
)
"""form -> its proverbs."""

PLAIN = (
    "{x} comes before {y}",
    "{x} comes before {y} and {z}",
    "{x} comes after {y} and {z}",
    "{x} lies between {y} and {z}",
    "{x}, then {y}, then {z}",
    "{x} before {z}, but {y} before both",
    "{x} is 1, 2 or 3",
    "{x} is 4, 5 or 6",
    "{x} is 7, 8 or 9",
    "{x} is 1 to 4",
    "{x} is 6 to 9",
    "{x} is 4 to 9",
    "{x} is 1 to 6",
    "{x} is 1, 2, 8 or 9",
    "{x} and {y} are at most two apart",
    "{x} and {y} are at least four apart",
    "{x} and {y} are at least three apart",
)
"""form -> what it means, without the poetry."""


def proverb(form: int, matters: Sequence[int], wording: int, say: Say = ENGLISH) -> str:
    """What the King says.

    >>> proverb(8, (4,), 0)
    'Honour the star, child, but near the end.'
    """
    images = [say(IMAGES[matter][wording]) for matter in matters]
    line = say(PROVERBS[form][wording]).format(**dict(zip("xyz", images, strict=False)))
    return line[0].upper() + line[1:]
