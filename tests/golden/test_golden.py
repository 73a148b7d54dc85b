"""The games are still told as they were. If a change of rules or words was meant: `python -m tests.golden`."""

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from engines import GAMES
from tests.growing import GROWN

from .chronicles import SITTINGS, chronicle_file, old_chronicle_file, tell_chronicle
from .stories import FOLDER, TALES, Tale, file_of, tell

FEWEST = 20  # playthroughs of each game
SHOWN = 40  # lines of a difference; the first one is where the rules parted, the rest follows from it


def test_every_game_has_its_golden_playthroughs_and_no_file_is_left_over() -> None:
    assert TALES.keys() == set(GROWN) == SITTINGS.keys()
    assert all(len(tales) >= FEWEST for tales in TALES.values())
    wanted = {file_of(GAMES[game], tale) for game, tales in TALES.items() for tale in tales}
    wanted |= {file(game) for game in GROWN for file in (chronicle_file, old_chronicle_file)}
    assert set(FOLDER.glob("*/*.txt")) == wanted


@pytest.mark.parametrize(
    ("game", "tale"),
    [pytest.param(game, tale, id=f"{game}-{tale.file}") for game, tales in TALES.items() for tale in tales],
)
def test_a_golden_playthrough_is_told_as_before(game: str, tale: Tale) -> None:
    compare(file_of(GAMES[game], tale), tell(GAMES[game], tale))


@pytest.mark.parametrize("game", sorted(GROWN))
def test_a_whole_chronicle_is_told_as_before(game: str) -> None:
    told = list(tell_chronicle(GAMES[game]))
    compare(chronicle_file(game), told)
    lines = [line for line in told if line and not line.startswith(" ")]
    assert len(lines) < len(old_chronicle_file(game).read_text(encoding="utf-8").splitlines())


def compare(file: Path, told: list[str]) -> None:
    before = file.read_text(encoding="utf-8").splitlines()
    difference = unified_diff(before, told, "as it was", "as it is now", lineterm="", n=6)
    assert "\n".join(islice(difference, SHOWN)) == ""
