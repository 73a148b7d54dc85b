"""How the library's cost grows: a point on each curve for each number of games."""

from pathlib import Path

import pygame
import pytest

from client import growth
from client.app import App
from client.paths import HOME, find_folders
from client.program import open_stage
from client.scenes.navigation import go


@pytest.mark.thorough
def test_the_curves_have_a_point_for_each_number_of_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(growth, "RECORDS", (1, 2))
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode((1024, 640))
    stage = open_stage(surface.get_size(), find_folders({HOME: str(tmp_path / "own")}), silent=True)
    go(stage, "title")
    curves = growth.library_curves(App(stage, surface), tmp_path / "library")
    assert list(curves) == ["library_seen_ms", "library_known_ms", "library_again_ms"]
    assert all(list(curve) == ["1", "2"] for curve in curves.values())
    assert all(curves["library_known_ms"][count] >= curves["library_seen_ms"][count] > 0 for count in ("1", "2"))
    assert len(list((tmp_path / "library").rglob("*.crown"))) == 2
    assert not stage.library.has_games()
