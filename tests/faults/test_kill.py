"""A process that is killed at any moment loses nothing it had acknowledged."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engines.core.match import Match, replay
from engines.core.record import Snapshot
from tests.core.playing import read
from tests.faults import kills
from tests.rounds import first
from tests.toy import PEEK

ROOT = Path(__file__).parents[2]
KILLS = {False: 10, True: 30}  # of each manner: plainly, and thoroughly
STEPS = 12  # acknowledged at most before the wait begins: counted, so that a busy machine gets somewhere too
LONGEST = {"whole": 0.01, "dripping": 0.05}  # seconds from then until the kill


def write_and_kill(file, seed, manner, steps, after):
    """What the process had acknowledged when it was killed, so long after so many steps: steps, digest."""
    command = [sys.executable, "-m", "tests.faults.writer", str(file), str(seed), manner]
    pipe = subprocess.PIPE
    # bufsize=0: readline must not take more than its line, which communicate would never see
    with subprocess.Popen(command, bufsize=0, cwd=ROOT, stdout=pipe, stderr=pipe) as writer:
        first = [writer.stdout.readline() for _ in range(steps)]
        time.sleep(after)
        writer.kill()
        rest, complaint = writer.communicate()
    assert complaint == b""
    said = b"".join([*first, rest]).decode()
    steps, digest = said[: said.rindex("\n")].splitlines()[-1].split()
    return int(steps), digest


@pytest.mark.parametrize("manner", first(1, ["whole", "dripping"]))
def test_a_kill_at_any_moment_loses_at_most_the_action_in_flight(tmp_path, manner, pytestconfig):
    chance = random.Random(20)
    lengths, torn, games = [], 0, 0
    file = tmp_path / "0.crown"
    for kill in range(KILLS[pytestconfig.option.thorough]):
        acknowledged, digest = write_and_kill(
            file, kill, manner, chance.randint(1, STEPS), chance.uniform(0, LONGEST[manner])
        )
        record = read(file)
        steps = sum(not isinstance(entry, Snapshot) for entry in record.entries)
        assert steps - acknowledged in (0, 1)  # what was said is there; one more may have been written and not said
        assert digest in file.read_text()
        torn += record.torn is not None
        lengths.append(steps)
        match = Match.resume(PEEK, record)
        *_, last = replay(PEEK, record)
        assert last.match.state == match.state
        if match.decision is None:
            games += 1
            file = tmp_path / f"{games}.crown"
    assert max(lengths) > 5  # it did get somewhere
    assert len(set(lengths)) >= 5  # and was killed at different moments
    assert torn or manner == "whole"  # some of them in the middle of a line


def test_a_kill_through_the_windows_save_layer_loses_nothing_that_was_said(tmp_path):
    """The short form of `python -m tests.faults.kills`."""
    killed = [kills.kill(tmp_path, number) for number in range(5)]
    assert [each.trouble for each in killed if each.trouble] == []
    assert sum(each.said for each in killed) > 5
