"""Inputs by chance at the real loop of the window: mouse, keys, texts, wheel, any size, focus, full screen.

    python -m tests.faults.inputs                               the long form: 200,000 of them
    python -m tests.faults.inputs --count 5000 --log inputs.log goes on where the log ends
    python -m tests.faults.inputs --only 12                     one round once more

A round is known by its number, from which follow the table (game, mode, every setting, who plays, how far it has come),
the settings of the program and all that is done. Every fifth round begins at the title, with saved games of all times;
every tenth is painted, the others only laid out. Exits with 1 if anything was raised.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import traceback
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from client.box import BOX
from client.match.policy import HandOver
from client.match.saves import Library
from client.match.seats import HUMAN, Seat
from client.stage import Stage
from engines.core.match import Match
from engines.core.opponents import RANDOM
from engines.core.rng import Rng
from engines.core.seats import seating, usual_players

from ..client.monkey import Monkey
from ..client.table_kit import bare_stage
from ..saves.museum import pieces
from .long_form import Log, Result, run
from .random_tables import random_setup

LONG = 200_000
ROUND, PAINTED = 1000, 100
"""Inputs of a round; of one that is painted, which takes many times as long."""
SHELL = "shell"
STARTS = (*BOX, SHELL)
PLAYED = (0, 0, 10, 60, 250, 800)
"""So many actions have been taken when the monkey sits down."""
SAVED = 6
SUBJECT = "inputs"


def play(number: int, seen: Counter[str], most: int = ROUND) -> Result:
    """One round; what was raised is told in full."""
    chance = random.Random(f"inputs {number}")
    start, painted = STARTS[number % len(STARTS)], number % 10 == 7
    how = "intents" if chance.random() < 0.2 else "events"
    folder, done = Path(tempfile.mkdtemp(prefix="inputs-")), 0
    monkey = None
    try:
        monkey = Monkey(folder, chance, partial(opened, start, chance), painted)
        while done < min(most, PAINTED if painted else ROUND):
            done += monkey.act(how)
        monkey.close()
    except Exception:
        scenes = [scene.name for scene in monkey.stage.scenes] if monkey else []
        return Result(
            number, done, f"round {number}, {start}, {how}, input {done}, scenes {scenes}:\n{traceback.format_exc()}"
        )
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if monkey:
            seen.update(monkey.seen)
    return Result(number, done)


def opened(start: str, chance: random.Random, folder: Path, size: tuple[int, int], number: int) -> Stage:
    """A program that somebody has used before, at its title or at a table."""
    games = folder / "games"
    games.mkdir()
    for piece in chance.sample(pieces(), SAVED):
        piece.copied_to(games)
    (games / "damaged.crown").write_bytes(b"no record\n")
    record = None if start == SHELL else sat_down(start, chance, games)
    stage = bare_stage(folder, size, **likes(chance))
    if record:
        stage.resume(record)
    return stage


def sat_down(name: str, chance: random.Random, games: Path) -> Path:
    """A game with every setting drawn at random, played so far by chance."""
    game = BOX[name]
    setup = random_setup(game, Rng(chance.getrandbits(32), f"inputs {name}"))
    usual = usual_players(game, setup.mode, setup.seats)
    anybody = (HUMAN, HUMAN, RANDOM, *game.opponents)
    players = usual if setup.mode in seating(game) else tuple(chance.choice(anybody) for _ in usual)
    seats = tuple(Seat(who, player, at) for at, (who, player) in enumerate(zip(setup.names, players, strict=True)))
    journal = Library(games, BOX).begin(setup, seats)
    journal.sync = False
    match = Match(game, setup, journal)
    for _ in range(chance.choice(PLAYED)):
        if match.decision:
            match.submit(chance.choice(match.decision.options))
    return journal.path


def likes(chance: random.Random) -> dict[str, Any]:
    """Settings as somebody may have them."""
    return {
        "animation_speed": chance.choice((0.0, 0.0, 1.0, 4.0)),
        "reduced_motion": chance.random() < 0.2,
        "text_size": chance.choice((100, 100, 80, 150)),
        "scale": chance.choice((0, 0, 75, 150, 300)),
        "palette": chance.choice(("standard", "high_contrast", "colour_blind")),
        "card_zoom": chance.choice(("hover", "hold", "key")),
        "clear_typeface": chance.random() < 0.3,
        "hand_over": chance.choice(tuple(HandOver)),
        "auto_answer": chance.random() < 0.5,
        "show_odds": chance.random() < 0.5,
        "edge_pan": chance.random() < 0.5,
        "place_labels": chance.random() < 0.5,
    }


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults.inputs", description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=LONG)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--only", type=int, help="the number of one round")
    parser.add_argument("--log", type=Path, help="a file to write what was done to, and to go on from")
    args = parser.parse_args(arguments)
    log, seen = Log(args.log), Counter[str]()

    def summary() -> str:
        scenes = ", ".join(f"{name} {count}" for name, count in seen.most_common())
        return f"{log.total(SUBJECT)} inputs in {log.games(SUBJECT)} rounds, {log.bad(SUBJECT)} bad; seen: {scenes}"

    with patch("client.desktop.open_at_once"), patch("os.fsync"):  # no file manager, and no disk that is waited for
        if args.only is not None:
            print(result := play(args.only, seen))
            return 1 if result.trouble else 0
        bad = run(
            log,
            SUBJECT,
            lambda number: play(args.first + number, seen)._replace(number=number),
            lambda: log.total(SUBJECT) >= args.count,
            summary,
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
