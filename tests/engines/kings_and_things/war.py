"""Positions for the Combat Phase: hex 0 is fought over, and everybody's creatures are supported.

Each seat owns seven hexes far from hex 0, one of each terrain: seat 0 hexes 7 to 13, seat 1 hexes 14 to 20, and so on.
The neighbours of hex 0, 1 to 6, belong to nobody unless `havens` says so.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from engines.core.types import Tell
from engines.kings_and_things.game import GAME
from engines.kings_and_things.rules import exploration
from engines.kings_and_things.state import State
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import KIND, KIND_IDS

from ..position import replace_rule
from .table import Table, table

LANDS = [name for name in TERRAIN_IDS if name != "sea"]


def far(seat: int) -> list[int]:
    """The hexes a seat owns in any case."""
    return list(range(7 + 7 * seat, 14 + 7 * seat))


def war(
    *armies: str,
    owner: int | None = 1,
    terrain: str = "plains",
    havens: Sequence[Sequence[int]] = (),
    defenders: str = "",
    counter: str = "",
    fort: str = "",
    **position: Any,
) -> Table:
    """Armies of the seats in hex 0, which belongs to seat 1, or to nobody and is held by `defenders`."""
    kingdoms = [far(seat) + list(more) for seat, more in enumerate((*havens, *[()] * 4)[:4])]
    if owner is not None:
        kingdoms[owner].append(0)
    board = {7 + 7 * seat + at: name for seat in range(4) for at, name in enumerate(LANDS)}
    more = position.pop("armies", [{}, {}, {}, {}])
    stacks = [
        {**stack, **({0: names} if names else {})} for stack, names in zip(more, (*armies, *[""] * 4), strict=False)
    ]
    return table(
        board={0: terrain, **board},
        kingdoms=kingdoms,
        armies=stacks,
        defenders={0: defenders} if defenders else {},
        income={0: counter, **position.pop("income", {})} if counter else position.pop("income", {}),
        forts={0: fort, **position.pop("forts", {})} if fort else position.pop("forts", {}),
        phase="combat",
        **position,
    )


def owner(game: Table) -> int:
    return game.state.owner[0]


def quiet(game: Table) -> Table:
    """Nobody uses any more magic now."""
    while game.asked[1] == "battle_magic":
        game.do("hold_off")
    return game


def bag(game: Table) -> set[str]:
    return {KIND_IDS[KIND[thing]] for thing in game.state.bag}


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What an exploration draws: `draws += ["troll", "ruby"]`, as many as the die says."""
    coming: list[str] = []

    def draw(state: State, tell: Tell, count: int) -> list[int]:
        assert len(coming) == count, f"{count} Things are drawn, but the test foresees {coming}"
        found = []
        for name in coming:
            thing = next(thing for thing in state.bag if KIND_IDS[KIND[thing]] == name)
            state.bag.remove(thing)
            found.append(thing)
        coming.clear()
        return found

    replace_rule(monkeypatch, GAME, exploration, "draw", draw)
    return coming
