"""Measurements of the table of Cover Your Kingdom, with one card in the air and with as many as there ever are."""

from typing import Any, Final

from ...sprites.timeline import Cue, Flight, Pose
from ..samples import sample_game, sample_seats
from ..ui import Bench, Meter

MANY = 24
"""As many cards as are ever in the air at once."""
FLIGHT = 1.2

MUSTS: Final = {"one_card_moving_ms": 4.0, "everything_moving_ms": 16.0, "idle_table_percent": 1.0}


def measure(meter: Meter) -> dict[str, float]:
    scene, opened = meter.open(sample_game(), sample_seats(4, (0,)))
    return {
        "table_opened_ms": opened,
        "one_card_moving_ms": meter.median(lambda: _fly(scene, 1)),
        "many_cards_moving_ms": meter.median(lambda: _fly(scene, MANY)),
        "everything_moving_ms": meter.median(lambda: _fly_all(meter, scene)),
        "idle_table_percent": meter.idle(),
    }


def _fly(scene: Any, cards: int) -> None:
    """Keep so many cards in the air."""
    if scene.timeline.busy:
        return
    faces = [held.face for held in scene.table.tabletop.held()]
    flights = tuple(
        Flight(faces[i % len(faces)], Pose(200 + 37 * i % 1500, 900, 150), Pose(1500 - 53 * i % 1400, 200, 100), FLIGHT)
        for i in range(cards)
    )
    scene.timeline.add(Cue(FLIGHT, flights))


def _fly_all(meter: Meter, scene: Any) -> None:
    """Many cards in the air, and every pixel of the window composed and presented again."""
    _fly(scene, MANY)
    meter.repaint()


BENCH: Final = Bench(measure, MUSTS)
