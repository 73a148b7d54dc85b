"""Inputs by chance at tables with every setting drawn at random. The long form is `python -m tests.faults.inputs`."""

from collections import Counter
from pathlib import Path

import pytest

from client.stage import Stage
from tests.rounds import first

from .inputs import STARTS, main, play

SHORT, LONGER = 60, 400


@pytest.fixture(autouse=True)
def _no_file_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("client.desktop.open_at_once", lambda *folder: None)


@pytest.mark.parametrize("number", first(len(STARTS), range(20)))
def test_nothing_breaks(number: int, pytestconfig: pytest.Config) -> None:
    seen: Counter[str] = Counter()
    result = play(number, seen, LONGER if pytestconfig.option.thorough else SHORT)
    assert result.trouble == ""
    assert result.amount >= SHORT
    assert seen


def test_what_breaks_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fall(*intent: object) -> None:
        raise ZeroDivisionError("the table fell over")

    monkeypatch.setattr(Stage, "handle", fall)
    log = tmp_path / "inputs.log"
    assert main(["--only", "0"]) == 1
    assert main(["--count", "1", "--log", str(log)]) == 1
    assert "the table fell over" in log.with_suffix(".faults").read_text()
