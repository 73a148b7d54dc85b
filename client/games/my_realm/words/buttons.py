"""What the buttons say. Keys are letters: digits are for tiles."""

from typing import NamedTuple


class ButtonWords(NamedTuple):
    """A button: its words, what follows, its kind and its key."""

    label: str
    second: str = ""
    kind: str = "night"
    key: str = ""


BUTTONS = {
    "draw": ButtonWords("Draw this year's cards", kind="primary", key="d"),
    "look": ButtonWords("The secret order", key="k"),
    "rebel": ButtonWords("Rebel", kind="danger", key="b"),
    "relent": ButtonWords("Think better of it", "and draw the cards", key="x"),
    "proclaim": ButtonWords("Proclaim yourself Queen", "all six, or nothing", "danger", "p"),
    "ready": ButtonWords("Enough is said", "and the King falls silent", "primary", "e"),
    "listen": ButtonWords("Let him speak", key="s"),
    "silence": ButtonWords("Say no more", key="x"),
    "deflect": ButtonWords("Deflect", "costs nothing", key="x"),
    "seal": ButtonWords("Seal the year", kind="primary", key="e"),
    "back": ButtonWords("Clear", key="c"),
    "word": ButtonWords("Speak it", kind="primary", key="e"),
    "answer": ButtonWords("Answer", "costs a saying", "primary", "e"),
}
"""By verb."""

ON_RECORD = ButtonWords("Put it on record", "the King picks a saying", key="s")
"""Listening, where two people talk anyway."""
