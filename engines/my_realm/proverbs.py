"""Proverbs of the King: three proverbs for each statement, and for each matter the images in which it appears.

Proverb and images go together by number, so every statement about every matter can be said in three ways. The images
are nouns, so that a translation can decline them: "Wecke mich, wenn es um den Brunnen geht."
"""

from collections.abc import Sequence

from ..core.game import Say
from ..core.language import ENGLISH, capital

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
"""matter -> an image for each proverb, as nouns."""

PROVERBS = (
    (  # compare
        "Ask after {x:the} first; {y:the} can wait its turn.",
        "Think of {x:the} in the morning, and of {y:the} in the afternoon.",
        "Whoever forgets {x:the} for {y:the} wears the cloak inside out.",
    ),
    (  # first_of
        "Of these three cares {x:the} is the eldest; {y:the} and {z:the} walk behind.",
        "Give {x:the} the first hour of the day; {y:the} and {z:the} may share the second.",
        "However long {y:the} and {z:the} have waited, turn to {x:the} first.",
    ),
    (  # last_of
        "Let {x:the} wait until {y:the} and {z:the} are both at rest.",
        "See to {y:the}, see to {z:the}, and give {x:the} what is left of the day.",
        "When {y:the} and {z:the} have had their share, a crumb is left for {x:the}.",
    ),
    (  # between
        "{x:the} stands between {y:the} and {z:the}, and keeps the peace.",
        "On the road between {y:the} and {z:the} you will pass {x:the}.",
        "Set {y:the} on one side of {x:the}, and {z:the} on the other.",
    ),
    (  # chain
        "First {x:the}, then {y:the}, then {z:the}: so my father ruled.",
        "At dawn I think of {x:the}, at noon of {y:the}, and of {z:the} when the lamps are lit.",
        "{x:the} leads, {y:the} follows, and {z:the} carries the lantern behind.",
    ),
    (  # except
        "Choose {x:the} over {z:the}, child, unless {y:the} is asked for.",
        "Only {y:the} may interrupt {x:the}; {z:the} never may.",
        "I would leave {z:the} for {x:the}, and leave even {x:the} for {y:the}.",
    ),
    (  # top3
        "No night passes that I do not think of {x:the}.",
        "Wake me at any hour if it concerns {x:the}.",
        "A ruler who neglects {x:the} has lost half the realm.",
    ),
    (  # mid3
        "Give {x:the} a place: not the throne, and not the doorstep.",
        "Neither run to {x:the} nor away from it.",
        "Speak of {x:the} at noon, not at dawn and not at dusk.",
    ),
    (  # last3
        "Honour {x:the}, child, but near the end.",
        "When the day proves too short, it is {x:the} that waits for tomorrow.",
        "I have ruled through whole winters and never missed {x:the}.",
    ),
    (  # upper
        "Better a day too many for {x:the} than a day too few.",
        "Keep {x:the} where you can see it from the throne.",
        "A good year begins not far from {x:the}.",
    ),
    (  # lower
        "Do not spend your best hours on {x:the}.",
        "Let {x:the} wait for the evening.",
        "What is left when the day is done will do for {x:the}.",
    ),
    (  # not_top3
        "I would not start my day with {x:the}.",
        "{x:the} never sat at the head of my table.",
        "Whoever puts {x:the} before all else will rule a small realm.",
    ),
    (  # not_last3
        "Never let {x:the} be forgotten.",
        "There are lesser things than {x:the}; let those come last.",
        "Do not leave {x:the} to the last hour of the day.",
    ),
    (  # edge
        "With {x:the} it is all or almost nothing.",
        "{x:the} is a king or a beggar, and nothing in between.",
        "Look for {x:the} at the top of the stairs or at the foot, never on the landing.",
    ),
    (  # near
        "{x:the} and {y:the} share one roof.",
        "Whoever stands by {x:the} can almost touch {y:the}.",
        "It is no more than a step or two from {x:the} to {y:the}.",
    ),
    (  # far
        "A day's ride lies between {x:the} and {y:the}.",
        "{x:the} and {y:the} have never met at my table.",
        "Whoever looks for {y:the} near {x:the} will wear out a pair of boots.",
    ),
    (  # apart
        "{x:the} and {y:the} sleep under different roofs.",
        "There is room for a garden between {x:the} and {y:the}.",
        "You will not meet {y:the} on the doorstep of {x:the}.",
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
    images = [say.noun(IMAGES[matter][wording]) for matter in matters]
    return capital(say(PROVERBS[form][wording], **dict(zip("xyz", images, strict=False))))
