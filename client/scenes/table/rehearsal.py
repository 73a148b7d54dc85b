"""Rehearsal of a table before anybody sits down at it: a game of the same kind is drawn where nobody sees it.

What is dear of a table, its ground, its letters, its cards, is then kept and ready when the true one opens.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.core.setup import Setup

from ...box import BOX
from ...match.seats import Seat
from ...match.session import Session
from ...render.cache import EnoughForNow
from ...render.pictures import MASTERS
from .scene import TableScene

if TYPE_CHECKING:
    from ...stage import Stage

RATION = 1_200_000
"""Bytes of surfaces that are made in a step, where a unit is a pixel."""


def rehearsed(stage: "Stage", setup: Setup, seats: tuple[Seat, ...]) -> Iterator[None]:
    """Draw the table of this setup, in steps. Nothing is written, nobody is asked, and nothing is seen."""
    session = Session.begin(BOX[setup.game], setup, seats, stage.settings)
    yield
    scene = TableScene(stage, session)
    yield
    scene.follow()
    scene.timeline.finish()
    yield
    scene.ready()
    drawn = False
    while not drawn:
        yield
        drawn = _drawn(stage, scene)
    session.close()


def _drawn(stage: "Stage", scene: TableScene) -> bool:
    """Draw it as far as the ration lasts. True if it lasted to the end."""
    canvas, ration = stage.canvas(), round(RATION * stage.scale.pixels)
    canvas.agreed = scene.agreed
    try:
        with stage.cache.rationed(ration), MASTERS.rationed(ration):
            scene.draw(canvas)
            scene.ui.draw(canvas, 0.0)
    except EnoughForNow:
        return False
    return True
