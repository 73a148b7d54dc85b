"""Rehearsal of a table before anybody sits down at it: a game of the same kind is drawn where nobody sees it. So are
screens before anybody goes there.

What is dear of them, their ground, their letters, their cards, is then kept and ready when the true one opens.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engines.core.setup import Setup

from ..box import BOX
from ..match.seats import Seat
from ..match.session import Session
from ..render.cache import EnoughForNow
from ..render.pictures import MASTERS
from ..stage import RATION
from ..stage.scene import Scene
from .table.scene import TableScene

if TYPE_CHECKING:
    from ..stage import Stage


MOST = 1.4
"""So many times the room of the cache all that is prepared may take: there is memory for more while nobody plays."""


def rehearsed_table(stage: "Stage", setup: Setup, seats: tuple[Seat, ...]) -> Iterator[None]:
    """Draw the table of this setup, in steps. Nothing is written, nobody is asked, and nothing is seen."""
    session = Session.begin(BOX[setup.game], setup, seats, stage.settings)
    yield
    scene = TableScene(stage, session)
    yield
    scene.follow()
    scene.timeline.finish()
    yield
    yield from rehearsed_screen(stage, scene)
    session.close()


def rehearsed_screen(stage: "Stage", scene: Scene) -> Iterator[None]:
    """Draw a scene, in steps, as long as there is memory for what comes of it."""
    yield  # what came before was enough for a frame, as making the scene was
    with stage.as_on_top(scene):
        scene.ready()
    drawn = False
    while not drawn and stage.cache.used < MOST * stage.cache.room:
        yield
        with stage.as_on_top(scene):
            drawn = _drawn(stage, scene)


def _drawn(stage: "Stage", scene: Scene) -> bool:
    """Draw it as far as the ration lasts. True if it lasted to the end."""
    canvas, ration = stage.canvas(), round(RATION * stage.scale.pixels)
    canvas.agreed = scene.agreed
    try:
        with stage.cache.rationed(ration, rehearsal=True), MASTERS.rationed(ration):
            scene.draw(canvas)
            scene.ui.draw(canvas, 0.0)
    except EnoughForNow:
        return False
    return True
