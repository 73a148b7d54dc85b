"""Looks and keys of the buttons; their words are the game's. Keys are letters: digits are for tiles."""

from typing import NamedTuple


class ButtonLook(NamedTuple):
    kind: str = "night"
    key: str = ""


BUTTONS = {
    "draw": ButtonLook("primary", "d"),
    "look": ButtonLook(key="k"),
    "rebel": ButtonLook("danger", "b"),
    "relent": ButtonLook(key="x"),
    "proclaim": ButtonLook("danger", "p"),
    "ready": ButtonLook("primary", "e"),
    "listen": ButtonLook(key="s"),
    "silence": ButtonLook(key="x"),
    "deflect": ButtonLook(key="x"),
    "seal": ButtonLook("primary", "e"),
    "back": ButtonLook(key="c"),
    "word": ButtonLook("primary", "e"),
    "answer": ButtonLook("primary", "e"),
}
"""By verb."""
