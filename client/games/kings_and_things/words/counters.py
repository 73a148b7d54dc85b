"""What a counter is, and what its number says."""

from engines.core.game import Say
from engines.kings_and_things.things import Row
from engines.kings_and_things.words import TERRAIN_NAMES

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


def sort_words(row: Row, say: Say) -> str:
    """What sort of counter it is."""
    return say(SORTS[row.kind]).format(land=say(TERRAIN_NAMES[row.terrain]))


def number_words(row: Row, say: Say) -> str:
    """What the number on its shield means in a battle."""
    if row.kind == "town":
        return say("It takes {value} hits before it falls.").format(value=row.combat)
    if row.kind in ("creature", "hero") and row.combat:
        return say("In a battle it hits with {value} or less on a die.").format(value=row.combat)
    return ""
