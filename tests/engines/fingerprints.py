"""Fingerprints of whole games, which every Python and every system must reproduce.

    python -m tests.engines.fingerprints        writes them anew, after a change of rules

A fingerprint is a digest of every choice, every event and the last position of a game played by chance.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.game import Game
from engines.core.rng import Rng
from engines.core.types import Story
from engines.core.vocabulary import spell, spell_event
from tests import short
from tests.golden.stories import set_table

FILE = Path(__file__).with_suffix(".txt")
SEEDS = (0, 1, 2**40 + 7)


def tables(game: Game[Any]) -> Iterator[str]:
    """Every mode with its fewest and its most seats."""
    for mode in game.modes:
        for seats in sorted({mode.seats[0], mode.seats[-1]}):
            yield " ".join([mode.id, str(seats), *short.settings(game.id)])


def fingerprint(game: Game[Any], table: str, seed: int) -> str:
    story, rng = Story(), Rng(seed, "fingerprint")
    state = game.new(set_table(game, table, seed), story)
    choices = []
    while decision := game.decision(state):
        choices.append(rng.pick(decision.options))
        game.apply(state, choices[-1], story)
    told = [spell_event(event, game.events) for event in story]
    facts = [[spell(choice, game.verbs) for choice in choices], told, game.dump(state)]
    return blake2b(json.dumps(facts).encode(), digest_size=12).hexdigest()


def current() -> dict[str, str]:
    return {
        f"{game.id} {table} {seed}": fingerprint(game, table, seed)
        for game in GAMES.values()
        for table in tables(game)
        for seed in SEEDS
    }


def kept() -> dict[str, str]:
    """The fingerprints in the file, by game."""
    parted = [line.rpartition(" ") for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {game: digest for game, _, digest in parted}


if __name__ == "__main__":
    lines = [f"{game} {digest}" for game, digest in current().items()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
