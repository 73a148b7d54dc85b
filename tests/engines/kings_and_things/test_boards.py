"""Boards (reference 2, 3.2): the drawings agree with the plain data, and a board of one's own plays."""

from pathlib import Path

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.core.hexes import spiral
from engines.core.rng import Rng
from engines.kings_and_things import boards, tiled
from engines.kings_and_things.boards import BOARDS, BadBoard, StartSet
from engines.kings_and_things.game import GAME

DRAWINGS = Path(__file__).parents[3] / "assets" / "boards"


@pytest.mark.parametrize("name", BOARDS)
def test_the_drawing_and_the_data_agree(name):
    assert tiled.load(DRAWINGS / f"{name}.tmx") == BOARDS[name]
    assert boards.read(boards.spell(BOARDS[name])) == BOARDS[name]


def test_the_large_board():
    board = boards.LARGE
    assert board.places[19] == (-2, -1)
    assert board.places[36] == (-3, 0)
    assert [len(board.near[start]) for start in board.start_sets(4)[0]] == [4, 4, 4, 4]
    assert max(board.far[19]) == 6


def test_the_beginners_layout_has_no_equal_neighbours():
    board = boards.BEGINNERS_LARGE
    assert not [at for at in range(37) if any(board.terrain[at] == board.terrain[other] for other in board.near[at])]
    assert 7 not in board.terrain[:19]


def own_board(**changes):
    parts = {
        "places": [*spiral(2), (3, -1)],
        "terrain": [5] * 18 + [-1, 4],
        "starts": [StartSet(0, (8, 12, 16))],
        **changes,
    }
    return boards.make(parts["places"], parts["terrain"], parts["starts"])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_board_of_ones_own_loads_and_plays(tmp_path, seats):
    (tmp_path / "terrain.tsx").write_text(tiled.tileset())
    (tmp_path / "mine.tmx").write_text(tiled.draw(own_board()))
    board = tiled.load(tmp_path / "mine.tmx")
    assert board == own_board()
    state = GAME.new(set_up(GAME, seats, {"board": boards.spell(board), "turn_limit": 5}, seed=3))
    rng = Rng(3)
    while decision := GAME.decision(state):
        assert GAME.broken(state) == []
        GAME.apply(state, rng.pick(decision.options))
        if state.turn:
            return
    pytest.fail("it never came to the first turn")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"places": [*spiral(2), (9, 9)]}, "in pieces"),
        ({"places": [*spiral(2), (0, 0)]}, "there twice"),
        ({"starts": []}, "no starting positions"),
        ({"starts": [StartSet(0, (0, 1))]}, "touch each other"),
        ({"starts": [StartSet(3, (8, 12))]}, "for 3 players has 2 hexes"),
        ({"starts": [StartSet(0, (8, 99))]}, "no hex 99"),
        ({"terrain": [7] * 20}, "lies in the sea"),
    ],
)
def test_a_bad_board_is_refused_with_one_sentence(changes, reason):
    with pytest.raises(BadBoard, match=reason):
        own_board(**changes)


@pytest.mark.parametrize("text", ["nonsense", "0 0 lava", "0 0 any | x: 1"])
def test_a_bad_line_of_text_is_bad_setup(text):
    with pytest.raises(BadSetup, match="board: "):
        set_up(GAME, 2, {"board": text})


def test_a_board_without_room_for_all_is_bad_setup():
    with pytest.raises(BadSetup, match="4 players"):
        set_up(GAME, 4, {"board": boards.spell(own_board())})


@pytest.mark.parametrize(
    ("find", "put", "reason"),
    [
        ('orientation="hexagonal"', 'orientation="orthogonal"', "not a hexagonal map"),
        ('name="terrain" width', 'name="ground" width', "no layer called 'terrain'"),
        ('encoding="csv"', 'encoding="base64"', "not a finite layer in CSV"),
        ('source="terrain.tsx"', 'source="absent.tsx"', "cannot be read"),
        ("</map>", "", "not a Tiled map"),
    ],
)
def test_a_bad_drawing_is_refused_with_one_sentence(tmp_path, find, put, reason):
    (tmp_path / "terrain.tsx").write_text(tiled.tileset())
    (tmp_path / "mine.tmx").write_text(tiled.draw(own_board()).replace(find, put))
    with pytest.raises(BadBoard, match=reason):
        tiled.load(tmp_path / "mine.tmx")
