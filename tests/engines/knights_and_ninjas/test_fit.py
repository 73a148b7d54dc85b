"""The script that fits what a hard player thinks of a position gives the same table again."""

import importlib.util
from pathlib import Path
from types import ModuleType

from engines.knights_and_ninjas.bots.evaluation import FEATURES, TABLE

SCRIPT = Path(__file__).parents[3] / "build" / "opponents" / "knights_and_ninjas.py"


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fit_knights_and_ninjas", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_same_games_give_the_same_table() -> None:
    fit = script()
    written = fit.written(6, 2)
    assert written == fit.written(6, 2)
    head, columns, *rows = written.splitlines()
    assert head.startswith("# Written by build/opponents/knights_and_ninjas.py: 6 games and 2 duels")
    assert columns == "feature,many,two"
    assert [row.split(",")[0] for row in rows] == list(FEATURES)


def test_the_table_that_is_shipped_says_how_it_was_made() -> None:
    fit = script()
    head = TABLE.read_text(encoding="utf-8").splitlines()[0]
    assert f"{fit.GAMES} games and {fit.DUELS} duels" in head
    assert f"from seed {fit.SEEDS}" in head
