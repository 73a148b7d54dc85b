"""Every position still has as many answers and sequences of answers; if not, the split says where to look."""

from typing import Any

import pytest

from engines import GAMES
from engines.core.game import Game

from .perft import FEWEST, Line, count, lines, reach, split


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_there_are_positions_for_every_mode_and_every_kind_of_decision(game: Game[Any]) -> None:
    known = list(lines(game.id))
    assert len(known) >= FEWEST
    assert len({line.place for line in known}) == len(known)
    assert {line.place.table.split()[0] for line in known} == {mode.id for mode in game.modes}
    assert {line.counted[0] for line in known} == set(game.kinds)


@pytest.mark.parametrize(
    ("game", "line"),
    [pytest.param(game, line, id=f"{game.id}: {line.place}") for game in GAMES.values() for line in lines(game.id)],
)
def test_the_counts_are_as_before(game: Game[Any], line: Line) -> None:
    now = count(game, line.place)
    if now != line:
        state = reach(game, line.place)
        by_verb = {steps: dict(split(game, state, steps)) for steps in (1, 2)}
        pytest.fail(f"{line.place}\nbefore {line.counted}\nnow    {now.counted}\nby first verb {by_verb}")
