"""Words about a counter, and what its number says."""

from engines.core.game import Say
from engines.kings_and_things.things import Row
from engines.kings_and_things.words import TERRAINS

SORTS = {
    "creature": "Creature of the {land}",
    "income": "Special income of the {land}",
    "town": "Special income",
    "treasure": "Treasure",
    "magic": "Magic",
    "event": "Event",
    "hero": "Hero",
    "marker": "Marker",
}

TOWN_HITS = ("{value} hit puts it out of action.", "{value} hits put it out of action.")


def sort_words(row: Row, say: Say) -> str:
    """What sort of counter it is."""
    return say(SORTS[row.kind], land=say.noun(TERRAINS[row.terrain]))


def number_words(row: Row, value: int, say: Say) -> str:
    """What the number on its shield, or what this game makes of it, means in a battle."""
    if row.kind == "town":
        return say(TOWN_HITS[value != 1]).format(value=value)
    if row.kind in ("creature", "hero") and value:
        return say("In a battle it hits with {value} or less on a die.").format(value=value)
    return ""
