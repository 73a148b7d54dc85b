"""design.md, Records: a kill at any moment loses at most the action in flight, and Continue is the same position."""

import random
import subprocess
import sys
import time
from pathlib import Path

from client.match.saves import Library
from client.match.session import Session
from engines.core.match import replay
from tests.client.match.tables import BOX, GAME, instant

ROOT = Path(__file__).parents[3]
KILLS = {False: 4, True: 12}
"""Plainly, and thoroughly."""


def play_and_kill(folder, seed, steps, after):
    """What the player had said when it was killed, so long after so many steps: file, digest."""
    command = [sys.executable, "-m", "tests.client.match.player", str(folder), str(seed)]
    pipe = subprocess.PIPE
    # bufsize=0: readline must not take more than its line, which communicate would never see
    with subprocess.Popen(command, bufsize=0, cwd=ROOT, stdout=pipe, stderr=pipe) as player:
        first = [player.stdout.readline() for _ in range(steps)]
        time.sleep(after)
        player.kill()
        rest, complaint = player.communicate()
    assert complaint == b""
    said = b"".join([*first, rest]).decode()
    return said[: said.rindex("\n")].splitlines()[-1].rsplit(" ", 1)


def test_kill_at_any_moment_then_continue_is_the_same_position(tmp_path, pytestconfig):
    kills = KILLS[pytestconfig.option.thorough]
    chance = random.Random(4)
    library = Library(tmp_path, BOX)
    lengths = set()
    for kill in range(kills):
        name, digest = play_and_kill(tmp_path, kill, chance.randint(1, 10), chance.uniform(0, 0.02))
        assert digest in (tmp_path / name).read_text()  # what was said is there
        record = library.read(tmp_path / name)
        *_, last = replay(GAME, record)
        session = Session.resume(GAME, record, instant())
        assert session.match.state == last.match.state
        assert session.people == (0, 1)
        lengths.add(len(record.entries))
    assert len(lengths) > kills / 2  # it got somewhere, and was killed at different moments
