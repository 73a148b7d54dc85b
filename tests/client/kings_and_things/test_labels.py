"""Names of places on the board: by a key or a setting, where there is room, and never before the land is known."""

from pathlib import Path

import pytest

from client.games.kings_and_things.board.labels import LEAST_RADIUS, draw_label, labels_of
from client.render.canvas import Mark
from engines.core.game import set_up
from engines.core.language import ENGLISH, capital
from engines.kings_and_things.game import GAME
from engines.kings_and_things.phrases import hex_name

from ..scene_kit import key
from .boards import sit_down


def test_the_key_l_switches_them_and_that_is_remembered(tmp_path: Path) -> None:
    stage, _, board = sit_down(tmp_path)
    assert board.picture().places == ()
    key(stage, "l")
    assert stage.settings.place_labels
    places = board.picture().places
    assert places == labels_of(board.state, ENGLISH)
    assert places[3] == capital(hex_name(board.state, 3, ENGLISH))
    key(stage, "l")
    assert board.picture().places == ()


def test_a_board_with_names_is_another_picture(tmp_path: Path) -> None:
    _, _, plain = sit_down(tmp_path)
    _, _, named = sit_down(tmp_path, place_labels=True)
    assert plain.picture() != named.picture()
    assert len(named.picture().places) == len(named.cells)


def test_unknown_land_has_none() -> None:
    state = GAME.view(GAME.new(set_up(GAME, 4)), 0).state
    assert set(labels_of(state, ENGLISH)) == {""}


@pytest.mark.parametrize(("radius", "lines"), [(LEAST_RADIUS - 1, 0), (82.0, 2), (300.0, 1)])
def test_a_name_is_broken_where_it_is_wide_and_left_out_where_hexes_are_small(
    tmp_path: Path, radius: float, lines: int
) -> None:
    stage, _, _ = sit_down(tmp_path)
    marks: list[Mark] = []
    draw_label(stage.canvas(marks), "Hummingbird Hollow", 400, 300, radius)
    told = list(dict.fromkeys(mark.text for mark in marks))
    assert len(told) == lines
    assert " ".join(told) == ("Hummingbird Hollow" if lines else "")
