"""The matters of the realm as pages of the rules show them."""

from typing import Final

from engines.core.game import Say
from engines.my_realm.matters import MATTER_IDS
from engines.my_realm.words import MATTER_COVERS, MATTER_NAMES

from ...render.canvas import Box, Canvas
from ..ui import RuleFigures
from .manifest import manifest


def show_matter(canvas: Canvas, name: str, box: Box, worded: bool, say: Say) -> None:
    """A leaf of parchment with the sign of the matter."""
    look, leaf = manifest()["matter"][name], Box(box.x, box.cy - box.w * 0.62, box.w, box.w * 1.24)
    canvas.shadow(leaf, 10, 8, 150, 4)
    canvas.rect(leaf, 10, ((0, "#FAF0DA"), (1, "#E4D0A2")), look["colour"], 4)
    canvas.icon(look["icon"], leaf.cx, leaf.y + leaf.h * 0.42, leaf.w * 0.56, look["colour"])
    if worded:
        words = say(MATTER_NAMES[MATTER_IDS.index(name)])
        canvas.text(words, leaf.cx, leaf.bottom - leaf.h * 0.13, "strong", leaf.w * 0.13, "inkp", "mm", leaf.w - 16)


FIGURES: Final = RuleFigures(
    dict(zip(MATTER_IDS, MATTER_NAMES, strict=True)),
    lambda name, say: say(MATTER_COVERS[MATTER_IDS.index(name)]),
    show_matter,
)
