"""The way from a question at the table to the page of the rules that explains it."""

from typing import NamedTuple


class RuleLink(NamedTuple):
    """An anchor of the game's book in `assets/games/<game>/rules`, and the words on the button that leads there."""

    anchor: str
    label: str
