"""Whole games of computers as their chronicle tells them to somebody who walks past the table.

Beside each lies the same game fact by fact, in the words that the box had before its chronicle told stories: what a
change of words is measured by. Nobody can write those files anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engines.commands.playing import Bots
from engines.core.chronicle import HEADING, INDENTS, ActionTaken, Chronicle, take_notes
from engines.core.game import Game, set_up
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.types import WATCHER

from .stories import FOLDER

NAMES = ("Aiko", "Bram", "Larissa", "Tomas")


class Sitting(NamedTuple):
    """A game of the strongest computers."""

    seed: int
    seats: int = 4
    mode: str = "standard"


SITTINGS = {
    "cover_your_kingdom": Sitting(32),
    "kings_and_things": Sitting(10),
    "knights_and_ninjas": Sitting(11),
    "my_realm": Sitting(23, 2, "demo"),
}


def tell_chronicle(game: Game[Any]) -> Iterator[str]:
    """The whole file, line by line."""
    sitting = SITTINGS[game.id]
    match, taken = play(game, sitting)
    yield f"{game.title}: {sitting.mode} {sitting.seats}, seed {sitting.seed}, played by computers"
    for entry in Chronicle(game, match.setup.names).entries(taken, match.view(WATCHER), ENGLISH):
        if entry.depth == HEADING:
            yield ""
        yield INDENTS[entry.depth] + entry.text


def play(game: Game[Any], sitting: Sitting) -> tuple[Match[Any], list[ActionTaken]]:
    """The game with all that happened in it."""
    setup = set_up(game, sitting.seats, {"mode": sitting.mode}, sitting.seed, NAMES[: sitting.seats])
    match = Match(game, setup)
    bots = Bots(game, dict.fromkeys(range(sitting.seats), game.opponents.usual), sitting.seed)
    taken = [ActionTaken(None, None, match.opening)]
    while decision := match.decision:
        before = game.clone(match.state)
        events = match.submit(bots.choose(decision, match.view))
        taken.append(ActionTaken(decision.seat, None, events, notes=take_notes(game, before, events, match.state)))
    return match, taken


def chronicle_file(game: str) -> Path:
    return FOLDER / game / "chronicle.txt"


def old_chronicle_file(game: str) -> Path:
    """The same game in the words of before."""
    return FOLDER / game / "chronicle_before.txt"
