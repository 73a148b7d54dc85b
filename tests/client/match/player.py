"""Plays at a session until it is killed: `python -m tests.client.match.player FOLDER SEED`.

One person's seat is played at random, now and then taking something back; the others are computers. After each step it
says how many entries the record holds and its digest: what was said must never be lost.
"""

import sys
from pathlib import Path

from client.match.prompts import Ask, Cover, Over
from client.match.saves import Library
from client.match.session import Session
from engines.core.rng import Rng
from tests.client.match.tables import BOX, GAME, instant, let_think, seated, setup_of


def main() -> None:
    library, seed = Library(Path(sys.argv[1]), BOX), int(sys.argv[2])
    saved = library.newest()
    if saved:
        session = Session.resume(GAME, library.read(saved.path), instant())
    else:
        setup, seats = setup_of(GAME, 3), seated("hhb", GAME)
        session = Session.begin(GAME, setup, seats, instant(), library.begin(setup, seats))
    rng = Rng(seed, "player")
    journal = session.match.journal
    assert journal is not None
    while not isinstance(session.prompt, Over):
        print(journal.path.name, journal.digest, flush=True)
        let_think(session)
        if isinstance(session.prompt, Cover):
            session.ready()
        elif session.can_undo and not rng.below(4):
            session.undo()
        elif isinstance(session.prompt, Ask):
            session.choose(rng.pick(session.prompt.decision.options))


if __name__ == "__main__":
    main()
