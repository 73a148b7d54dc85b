"""Things that answers are made of: tiles and the slots they go to, forms, matters, questions.

A tile and a slot may be picked in either order. Everything else is one thing, and answers at once.
"""

from engines.core.types import Option

from ...tables.picking import Thing

SINGLE = {
    "claim": "matter",
    "concerning": "matter",
    "about": "matter",
    "value": "tile",
    "form": "form",
    "inquire": "question",
}
"""Verbs that are answered by picking one thing -> its sort."""


def things_of(option: Option) -> tuple[Thing, ...]:
    """The things of an answer.

    >>> things_of(Option("place", (7, 3)))
    (('tile', 3), ('slot', 7))
    """
    if option.verb == "place":
        matter, number = option.args
        return ("tile", number), ("slot", matter)
    sort = SINGLE.get(option.verb)
    return ((sort, option.args[0]),) if sort else (("button", option.verb, *option.args),)
