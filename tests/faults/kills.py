"""Processes killed in the middle of a game, through the window's own save layer: nothing acknowledged may be lost.

    python -m tests.faults.kills                the long form: 1,000 kills
    python -m tests.faults.kills --count 50

A child plays one of the games by chance, takes things back now and then, and says after every action that it is done.
It is killed (kill -9) after some of them, or before the first; then the record must hold all that was said and be gone
on with, by the next child too. Exits with 1 if anything was lost.
"""

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from client.match.prompts import Ask, AskAll, Cover, Over
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.match.session import Session
from client.settings import Settings
from engines import GAMES
from engines.core.disk import hold
from engines.core.game import set_up
from engines.core.match import replay
from engines.core.opponents import RANDOM
from engines.core.rng import Rng
from engines.core.seats import usual_players

LONG = 1000
STEPS = 12
"""So many actions are waited for at most before the kill."""
LONGEST = 0.02
"""Seconds from then until the kill, at most."""
EVERY = 100
LIKES = Settings(animation_speed=0.0)
WAYS: Any = multiprocessing.get_context("fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn")


def play(folder: Path, seed: int, said: Connection) -> None:
    """What the child does: it plays until it is killed, and says the digest of the record after every action."""
    library, rng = Library(folder, GAMES), Rng(seed, "player")
    session = _opened(library, seed)
    journal = session.match.journal
    assert journal is not None, "an unfinished game is written down"
    while not isinstance(session.prompt, Over):
        said.send((journal.path.name, journal.digest))
        _act(session, rng)
    said.send((journal.path.name, journal.digest))


def _opened(library: Library, seed: int) -> Session:
    saved = library.newest()
    if saved:
        held = hold(saved.path)
        assert held, "whoever held it was killed"
        return Session.resume(GAMES[saved.setup.game], library.read(saved.path), LIKES, held=held)
    game = list(GAMES.values())[seed % len(GAMES)]
    mode = game.modes[seed % len(game.modes)]
    setup = set_up(game, min(mode.seats), {**game.brief, "mode": mode.id}, seed)
    players = [player if player == HUMAN else RANDOM for player in usual_players(game, mode.id, setup.seats)]
    seats = tuple(Seat(name, player, n) for n, (name, player) in enumerate(zip(setup.names, players, strict=True)))
    journal = library.begin(setup, seats)
    return Session.begin(game, setup, seats, LIKES, journal, hold(journal.path))


def _act(session: Session, rng: Rng) -> None:
    prompt = session.prompt
    if isinstance(prompt, Cover):
        session.ready()
    elif isinstance(prompt, AskAll):
        session.no_one()
    elif isinstance(prompt, Ask):
        if session.can_undo and not rng.below(4):
            session.undo()
        else:
            session.choose(rng.pick(prompt.decision.options))
    else:
        session.tick(time.monotonic())


class Killed(NamedTuple):
    """One kill: what had been said, and what was wrong afterwards."""

    said: int
    finished: bool
    trouble: str = ""


def kill(folder: Path, number: int) -> Killed:
    """Let a child play and kill it; then see whether all that it said is there."""
    chance = random.Random(number)
    ours, theirs = WAYS.Pipe(duplex=False)
    child = WAYS.Process(target=play, args=(folder, number, theirs))
    child.start()
    theirs.close()
    said: list[tuple[str, str]] = []
    try:
        for _ in range(chance.randint(0, STEPS)):
            said.append(ours.recv())
        time.sleep(chance.uniform(0, LONGEST))
        child.kill()
        while True:
            said.append(ours.recv())
    except EOFError:
        pass  # it is dead, or had played to the end
    child.join()
    if child.exitcode not in (-9, 0):
        return Killed(len(said), False, f"the child ended with {child.exitcode}")
    library = Library(folder, GAMES)
    if said:
        return _see(library, folder / said[-1][0], said[-1][1], len(said))
    saved = library.newest()
    return _see(library, saved.path, "", 0) if saved else Killed(0, False)


def _see(library: Library, path: Path, digest: str, said: int) -> Killed:
    if digest.encode() not in path.read_bytes():
        return Killed(said, False, f"{path.name} does not hold what was said")
    record = library.read(path)
    game = GAMES[record.setup.game]
    *_, last = replay(game, record)
    session = Session.resume(game, record, LIKES, keep=False)
    if session.match.state != last.match.state:
        return Killed(said, False, f"{path.name} does not go on where it was")
    finished, newest = session.match.decision is None, library.newest()
    if finished != (newest is None):
        return Killed(said, finished, f"{path.name} is finished: {finished}, but Continue offers {newest}")
    held = hold(path)
    if held is None:
        return Killed(said, finished, f"{path.name} is still held by the dead")
    held.release()
    return Killed(said, finished)


def main(arguments: list[str] | None = None, say: Callable[[str], None] = print) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.kills")
    parser.add_argument("--count", type=int, default=LONG)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args(arguments)
    counted = Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(args.first, args.first + args.count):
            killed = kill(Path(folder), number)
            counted += Counter(kills=1, said=killed.said, finished=killed.finished, bad=bool(killed.trouble))
            if killed.trouble:
                say(f"{number}: {killed.trouble}")
            if counted["kills"] % EVERY == 0:
                say(f"{dict(counted)}")
    say(f"{args.count} kills, {counted['said']} actions said, {counted['finished']} at the end, {counted['bad']} bad")
    return 1 if counted["bad"] else 0


if __name__ == "__main__":
    sys.exit(main())
