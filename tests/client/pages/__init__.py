"""Tables as they are told to somebody who cannot see them, one of each game, kept as text to be read.

`python -m tests.client.pages` writes them anew; read the difference as you would hear it.
"""

import random
import tempfile
from pathlib import Path
from typing import Any

from client.match.seats import HUMAN, Seat
from client.settings import Settings
from client.shot import Posed
from client.stage import Stage
from engines import GAMES
from engines.core.game import set_up
from engines.core.seats import usual_seats

from ..scene_kit import NAMES, make_stage

FOLDER = Path(__file__).parent
MOVES = {"cover_your_kingdom": 90, "kings_and_things": 330, "knights_and_ninjas": 60, "my_realm": 45}
"""After so many moves by chance, when the first person is asked next ..."""
USUAL_MOVES = 10
"""... or, in a game that is not listed, after so many."""


MANY = 5
"""So many answers has a question that is worth hearing."""


class Ear:
    """Listens, and remembers what was said and where the focus went."""

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []
        self.focus: list[str] = []

    def hear(self, text: str, urgent: bool) -> None:
        self.said.append((text, urgent))

    def follow(self, told: object) -> None:
        self.focus.append(str(getattr(told, "name", "")))


def table_of(game: str, folder: Path, people: int = 1, moves: int | None = None, **settings: Any) -> tuple[Stage, Ear]:
    """A table in the middle of a game, and somebody who listens to it."""
    from client.scenes.navigation import go

    stage = make_stage(folder, (1280, 720), animation_speed=0.0, reduced_motion=True, **settings)
    seats = usual_seats(GAMES[game])
    setup = set_up(GAMES[game], seats, {}, 7, NAMES[:seats])
    sitting = tuple(
        Seat(name, HUMAN if at < people else GAMES[game].opponents.usual, at) for at, name in enumerate(setup.names)
    )
    session = Posed.begin(GAMES[game], setup, sitting, Settings(**settings))
    chance, done = random.Random(3), 0
    while decision := session.match.decision:
        if done >= (moves or MOVES.get(game, USUAL_MOVES)) and decision.seat == 0 and len(decision.options) >= MANY:
            break
        session.act(chance.choice(decision.options))
        done += 1
    session.take_moments()
    ear = Ear()
    stage.reader.listeners.append(ear)
    go(stage, "table", session)
    stage.update(0.1)
    stage.reader.update()
    return stage, ear


def written(game: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        stage, _ = table_of(game, Path(folder))
        return stage.reader.page.written()


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.txt"
