"""The same game everywhere: under any hash seed, in any process, on any Python and system.

The fingerprints are kept in a file; after a change of rules write them anew: `python -m tests.engines.fingerprints`.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engines import GAMES
from tests import short
from tests.growing import GROWN

from .fingerprints import current, kept

ROOT = Path(__file__).parents[2]
CLOCKED = "decisions_per_second"
GAMES_EACH, HASH_SEEDS = {False: 1, True: 4}, {False: ("0", "77"), True: ("0", "1", "77")}
"""Plainly, and thoroughly."""


def _simulate(game: str, hash_seed: str, games: int, *table: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "engines", "simulate", game, "--games", str(games), "--seed", "5", "--json"]
    command += [*table, *short.arguments(game)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    del report[CLOCKED]
    return report


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_of_python_s_hashes_changes_nothing(game: str, pytestconfig: pytest.Config) -> None:
    """A rule that went by the order of a set would show here."""
    far = pytestconfig.option.thorough
    one, *others = [_simulate(game, hash_seed, GAMES_EACH[far]) for hash_seed in HASH_SEEDS[far]]
    assert all(other == one for other in others)
    assert one["digest"]


@pytest.mark.thorough
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("game", GROWN)
def test_the_same_seed_gives_the_same_digest_with_every_level(game: str, level: str) -> None:
    one, other = [_simulate(game, hash_seed, 1, "--bots", f"{level},{level}") for hash_seed in ("0", "77")]
    assert one == other
    assert one["bots"] == [level, level]
    assert one["digest"]


def test_the_games_are_those_played_on_every_other_machine() -> None:
    assert current() == kept()
