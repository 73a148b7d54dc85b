"""The games are still told as they were. If a change of rules or words was meant: `python -m tests.golden`."""

from difflib import unified_diff
from itertools import islice

import pytest

from engines import GAMES

from .stories import FOLDER, TALES, Tale, file_of, tell

FEWEST = 20  # playthroughs of each game
SHOWN = 40  # lines of a difference; the first one is where the rules parted, the rest follows from it


def test_every_game_has_its_golden_playthroughs_and_no_file_is_left_over() -> None:
    assert TALES.keys() == GAMES.keys()
    assert all(len(tales) >= FEWEST for tales in TALES.values())
    wanted = {file_of(GAMES[game], tale) for game, tales in TALES.items() for tale in tales}
    assert set(FOLDER.glob("*/*.txt")) == wanted


@pytest.mark.parametrize(
    ("game", "tale"),
    [pytest.param(game, tale, id=f"{game}-{tale.file}") for game, tales in TALES.items() for tale in tales],
)
def test_a_golden_playthrough_is_told_as_before(game: str, tale: Tale) -> None:
    file = file_of(GAMES[game], tale)
    before = file.read_text(encoding="utf-8").splitlines()
    difference = unified_diff(before, tell(GAMES[game], tale), "as it was", "as it is now", lineterm="", n=6)
    assert "\n".join(islice(difference, SHOWN)) == ""
