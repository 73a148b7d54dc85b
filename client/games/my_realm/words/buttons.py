"""Looks and keys of the buttons; their words are the game's. Keys are letters: digits are for tiles."""

from typing import NamedTuple

from ....tables.shortcuts import MAIN


class ButtonLook(NamedTuple):
    kind: str = "night"
    key: str = ""


OTHER = "d"
"""Of an answer that is the main one at other times."""
CLEAR = "Backspace"

BUTTONS = {
    "draw": ButtonLook("primary", MAIN),
    "look": ButtonLook(key="k"),
    "rebel": ButtonLook("danger", "b"),
    "relent": ButtonLook(key="x"),
    "proclaim": ButtonLook("danger", "p"),
    "ready": ButtonLook("primary", MAIN),
    "listen": ButtonLook(key="l"),
    "silence": ButtonLook(key="x"),
    "deflect": ButtonLook(key="x"),
    "seal": ButtonLook("primary", MAIN),
    "word": ButtonLook("primary", MAIN),
    "answer": ButtonLook("primary", MAIN),
}
"""By verb."""
