"""Inputs by chance, over all scenes: whatever people press, nothing breaks.

The long form is `python -m tests.faults.inputs`.
"""

import random
from functools import partial
from pathlib import Path

import pytest

from client import desktop
from client.box import BOX
from client.stage import Stage
from tests.rounds import thorough

from .monkey import Monkey
from .registry import REGISTRY, Sitting
from .scene_kit import played
from .table_kit import bare_stage, open_table

INPUTS = {False: 200, True: 2000}
"""Of each test: plainly, and thoroughly."""

STARTS: dict[str, tuple[int, Sitting]] = {
    f"{game}, {people} at the mouse": (people, Sitting(game, *told.sittings[told.shared[0]]))
    for game, told in REGISTRY.items()
    if game in BOX
    for people in (1, 2)
}


def opened(start: str, folder: Path, size: tuple[int, int], number: int) -> Stage:
    """A table of a game, or the title of a program with some saved games."""
    if start == "shell":
        for seed, stop in ((1, 30), (2, None)):
            played(folder, 3, seed, stop)
        return bare_stage(folder, size)
    many, table = STARTS[start]
    people = table.people if many == 1 else many
    return open_table(folder, table.seats, people, size, seed=number, wishes=table.wishes, game=table.game)


@pytest.fixture(autouse=True)
def _no_file_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "open_at_once", lambda *folder: None)


@pytest.mark.ahead
@pytest.mark.parametrize(
    ("start", "how"),
    [
        pytest.param(start, how, marks=thorough(start != "shell" and (how == "events" or STARTS[start][0] > 1)))
        for start in ("shell", *STARTS)
        for how in ("intents", "events")
    ],
)
def test_nothing_breaks(start: str, how: str, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    monkey = Monkey(tmp_path, random.Random(f"{start} {len(how)}"), partial(opened, start))
    far = pytestconfig.option.thorough
    done = 0
    while done < INPUTS[far]:
        done += monkey.act(how)
    expected = {"title", "setup", "rules", "settings"} if start == "shell" else {"table", "menu"}
    assert len(expected & set(monkey.seen)) >= (len(expected) if far else 1)
    monkey.close()
