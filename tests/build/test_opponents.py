"""The scripts that fit what hard players think of a position give the same tables again, and tables say how they came
about. Of Knights & Ninjas has its own: `tests/engines/knights_and_ninjas/test_fit.py`."""

from importlib.resources import files

from opponents import cover_your_kingdom, kings_and_things

from engines.cover_your_kingdom.bots.evaluation import FILE, TRAITS
from engines.kings_and_things.bots.evaluation import COUNTS, TABLE


def test_cover_your_kingdom_is_fitted_to_the_same_table_again() -> None:
    table = cover_your_kingdom.written(2)
    assert table == cover_your_kingdom.written(2)
    head, _, *rows = table.splitlines()
    assert "2 games of rule players in each mode" in head
    traits = [row.split(",")[1] for row in rows]
    assert traits == [*TRAITS, "scale"] * len(cover_your_kingdom.SEATS)
    assert f" {cover_your_kingdom.GAMES} games " in FILE.read_text(encoding="utf-8").splitlines()[0]


def test_kings_and_things_is_fitted_to_the_same_table_again(monkeypatch) -> None:
    monkeypatch.setattr(kings_and_things, "SEATS", (2,))
    table = kings_and_things.written(1, 7, "normal")
    assert table == kings_and_things.written(1, 7, "normal")
    head, _, *rows = table.splitlines()
    assert head.endswith("--games 1 --seed 7 --bot normal")
    assert [row.split(",")[0] for row in rows] == list(COUNTS)
    shipped = files("engines.kings_and_things.bots").joinpath(TABLE).read_text(encoding="utf-8")
    assert shipped.startswith(f"# {kings_and_things.COMMAND} --games {kings_and_things.GAMES} ")
