"""Pages of the library, as tabs in the bar of each: games, statistics, challenges and puzzles."""

from typing import TYPE_CHECKING

from ..render.canvas import Box
from ..stage.shell import MARGIN, ShellScene
from ..stage.shell import PAGES as PAGES_GROUP
from ..widgets.tabs import Tab
from .navigation import scene_class

if TYPE_CHECKING:
    from collections.abc import Callable

PAGES = (("library", "Games"), ("statistics", "Statistics"), ("challenges", "Challenges"), ("puzzles", "Puzzles"))
"""Name of the scene and word of the tab."""
HIGH, WIDE, GAP = 44.0, 140.0, 8.0


def lay_pages(scene: ShellScene) -> None:
    """The tabs at the right of the bar, the page of now among them."""

    def opens(name: str) -> "Callable[[], None]":
        return lambda: None if name == scene.name else scene.stage.swap(scene_class(name)(scene.stage))

    wide = min(WIDE, (scene.width * 0.36 - MARGIN) / len(PAGES) - GAP)
    x = scene.width - MARGIN - len(PAGES) * (wide + GAP) + GAP
    for name, word in PAGES:
        place = Box(x, 28, wide, HIGH)
        tab = Tab(
            f"page {name}", place, opens(name), group=PAGES_GROUP, label=scene.say(word), chosen=name == scene.name
        )
        scene.ui.add(tab)
        x = place.right + GAP
