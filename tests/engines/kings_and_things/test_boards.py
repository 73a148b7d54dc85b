"""Boards (reference 2, 3.2): the drawings agree with the plain data, and a board of one's own plays."""

import os
import re
from pathlib import Path

import pytest

from engines.core.errors import BadSetup
from engines.core.game import set_up
from engines.core.hexes import ring, spiral
from engines.core.language import ENGLISH
from engines.core.rng import Rng
from engines.kings_and_things import boards, tiled
from engines.kings_and_things.boards import BOARDS, BadBoard, StartSet
from engines.kings_and_things.game import GAME
from engines.kings_and_things.phrases import hex_name
from engines.kings_and_things.terrain import ANY, SEA
from tests.languages import told_by

from .odd_boards import ODD, odd_board, random_board

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


def play_on(board, seats, seed=3):
    """A whole game of chance, five turns long."""
    state = GAME.new(set_up(GAME, seats, {"board": boards.spell(board), "turn_limit": 5}, seed=seed))
    rng = Rng(seed)
    for _ in range(5000):
        decision = GAME.decision(state)
        if decision is None:
            return state
        assert GAME.broken(state) == []
        GAME.apply(state, rng.pick(decision.options))
    pytest.fail("it never came to its end")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_board_of_ones_own_loads_and_plays(tmp_path, seats):
    (tmp_path / "mine.tmx").write_text(tiled.draw(own_board()))
    board = tiled.load(tmp_path / "mine.tmx")
    assert board == own_board()
    assert play_on(board, seats).winners


@pytest.mark.parametrize("name", ODD)
def test_a_board_of_any_shape_is_drawn_read_and_played_to_the_end(name):
    board = ODD[name]
    assert tiled.board_of(tiled.draw(board)) == board
    assert boards.read(boards.spell(board)) == board
    seats = min(4, len(board.starts[0].hexes))
    assert play_on(board, seats).winners


@pytest.mark.thorough
def test_whatever_is_drawn_plays_to_the_end_or_is_refused_at_once():
    rng, played, refused = Rng(15), 0, 0
    for _ in range(60):
        try:
            board = random_board(rng)
            assert tiled.board_of(tiled.draw(board)) == board
            assert play_on(board, min(4, len(board.starts[0].hexes)), rng.below(1 << 20)).winners
            played += 1
        except (BadBoard, BadSetup):
            refused += 1
    assert played > 30
    assert refused > 4


def test_where_all_tiles_are_drawn_a_start_in_the_sea_gets_land_all_the_same():
    """3, step 8: the rest has run out."""
    board = boards.make([*spiral(3), *ring(4)[:11]], [ANY] * 48, [StartSet(4, (8, 12, 14, 18))])
    for seed in range(8):
        state = GAME.new(set_up(GAME, 4, {"board": boards.spell(board)}, seed=seed))
        assert not state.deck
        rng = Rng(seed)
        while GAME.decision(state).kind != "place_tower":
            GAME.apply(state, rng.pick(GAME.decision(state).options))
        assert [state.owner.count(seat) for seat in range(4)] == [3] * 4
        assert not [at for at, owner in enumerate(state.owner) if owner >= 0 and state.terrain[at] == SEA]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"places": [*spiral(2), (9, 9)]}, "in pieces: no hexes lead from hex 19 to all others"),
        ({"places": [(q + 126, r) for q, r in [*spiral(2), (3, -1)]]}, "more than 127 hexes away from hex 10"),
        ({"places": spiral(7), "terrain": [5] * 169}, "7 to 127 hexes, not 169"),
        ({"places": [*spiral(2), (0, 0)]}, "there twice"),
        ({"starts": []}, "no starting positions"),
        ({"starts": [StartSet(0, (0, 1))]}, "touches another one"),
        ({"starts": [StartSet(3, (8, 12))]}, "for 3 players has 2 hexes"),
        ({"starts": [StartSet(0, (8, 99))]}, "no hex 99"),
        ({"terrain": [7] * 20}, "lies in the sea"),
    ],
)
def test_a_bad_board_is_refused_with_one_sentence(changes, reason):
    with pytest.raises(BadBoard, match=reason):
        own_board(**changes)


FAR = "; ".join(f"{q} {r} plains" for q, r in spiral(2)) + "; 3 -1 plains | *: 8 12"


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "0 0 lava",
        "0 0 any | x: 1",
        f"{'9' * 5000} 0 any",
        "0 0 any; " * 5000,
        FAR.replace("3 -1", "999 0"),
        f"{FAR} | *: 8 {'1' * 5000}",
        FAR + " | *: 8 12" * 20,
    ],
)
def test_a_bad_line_of_text_is_bad_setup(text):
    with pytest.raises(BadSetup, match="board: "):
        set_up(GAME, 2, {"board": text})


def test_a_board_with_too_little_land_is_bad_setup():
    board = odd_board([(0, at) for at in range(8)], 2)
    with pytest.raises(BadSetup, match="too little land for 2 players: 5 hexes, three for each"):
        set_up(GAME, 2, {"board": boards.spell(board)})


def test_a_board_without_room_for_all_is_bad_setup():
    with pytest.raises(BadSetup, match="4 players"):
        set_up(GAME, 4, {"board": boards.spell(own_board())})


# -- drawings ----------------------------------------------------------------------------------------------------------

DRAWN = tiled.draw(own_board())
ROWS = DRAWN.split('csv">\n')[1].split("\n  </data>")[0]
MARKS = DRAWN.split('csv">\n')[2].split("\n  </data>")[0]
EMBEDDED = '<tileset firstgid="1"><tile id="5" class="plains"/><tile id="9" class="lava"/></tileset>'


@pytest.mark.parametrize(
    ("find", "put", "reason"),
    [
        ("</map>", "", "not a Tiled map: line 24 cannot be read"),
        ("<map", "<!DOCTYPE map SYSTEM 'x.dtd'><map", "document type"),
        ("map", "mop", "not a Tiled map"),
        ('orientation="hexagonal"', 'orientation="orthogonal"', "not hexagonal"),
        ('infinite="0"', 'infinite="1"', "infinite"),
        ('name="terrain" width', 'name="ground" width', "one layer called 'terrain', not 0"),
        ('name="starts"', 'name="Terrain"', "one layer called 'terrain', not 2"),
        ('name="starts"', 'name="marks"', "no layer called 'starts'"),
        ('encoding="csv"', 'encoding="base64"', "layer 'terrain' is not in CSV"),
        ('width="6" height="5">\n', 'width="6" height="4">\n', "layer 'terrain' has 30 cells instead of 24"),
        ('width="6" height="5">\n', 'width="600" height="5">\n', "600 by 5 cells; 128 by 128 are the most"),
        ('width="6" height="5">\n', 'width="-6" height="-5">\n', "-6 by -5 cells"),
        ('width="6" height="5">\n', 'width="wide" height="5">\n', "'wide' where a number should be"),
        ('width="6" height="5">\n', f'width="{"6" * 5000}" height="5">\n', "where a number should be"),
        (ROWS, "9," * 128 * 128 + "9", "16385 cells instead of 30"),
        (ROWS, "0," * 29 + "0", "The layer 'terrain' is empty"),
        (ROWS, ROWS.replace("5", "99", 1), "tile in column 5, row 2 is of class ''; there are desert"),
        (ROWS, ROWS.replace("5", "10", 1), "start mark in column 5, row 2 lies in the layer 'terrain'"),
        (ROWS, f"{ROWS[:-1]}6", "in pieces: no hexes lead from column 5, row 4"),
        ('firstgid="1"', 'firstgid="7"', "belongs to no tileset"),
        ('source="terrain.tsx"', 'source="/etc/passwd"', "of the tileset passwd; only terrain.tsx is known"),
        ('<tileset firstgid="1" source="terrain.tsx"/>', EMBEDDED, "column 0, row 1 is of class ''"),
        (MARKS, MARKS.replace("10", "6", 1), "tile in column 2, row 0 of the layer 'starts' is no start mark"),
        (MARKS, MARKS.replace("10", "0", 2), "'starts' has 1 start marks; 2 to 6"),
        (MARKS, f"10{MARKS[1:]}", "start in column 0, row 0 lies off the board"),
        (MARKS, MARKS.replace("10,0", "10,10", 1), "touches another one"),
        ('name="starts"', 'name="starts 4"', "'starts 4' is for 4 players and has 3 start marks"),
        ('value="2 2"', 'value="3000 0"', "centre is more than 127 hexes away from column 1, row 0"),
        ('value="2 2"', 'value="2"', "'centre' has to be a column and a row"),
        ('value="2 2"', 'value="two 2"', "'two' where a number should be"),
    ],
)
def test_a_bad_drawing_is_refused_with_one_sentence(find, put, reason):
    assert find in DRAWN
    with pytest.raises(BadBoard, match=reason) as refused:
        tiled.board_of(DRAWN.replace(find, put))
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 160
    assert refused.value.mistake.said(told_by("[{}]".format)).startswith("[")


def test_what_is_drawn_otherwise_and_just_as_well():
    board = own_board()
    turned = DRAWN.replace(ROWS, ROWS.replace("6", str(0x80000006)))  # mirrored
    embedded = EMBEDDED.replace('id="5"', 'id="4" type="mountain"/><tile id="5"').replace("lava", "start")
    embedded = embedded.replace("</tileset>", '<tile id="8" class="any"/></tileset>')
    more = '<layer name="notes"><data>anything</data></layer><tileset firstgid="50" source="trees.tsx"/></map>'
    for text in (
        turned,
        DRAWN.replace('<tileset firstgid="1" source="terrain.tsx"/>', embedded),
        DRAWN.replace('source="terrain.tsx"', 'source="C:\\boards\\terrain.tsx"'),
        DRAWN.replace("</map>", more),
        DRAWN.replace('name="terrain"', 'name=" Terrain "'),
    ):
        assert tiled.board_of(text) == board


NAMES = {0: "the Long Acre", 5: 'O"Hara & Sons', 18: "Cold Märe"}


def named_board():
    board = own_board()
    return board._replace(names=tuple(NAMES.get(at, "") for at in range(len(board.places))))


def test_names_of_hexes_are_drawn_spelled_and_read_again():
    board = named_board()
    assert tiled.board_of(tiled.draw(board)) == board
    assert boards.read(boards.spell(board)) == board
    assert "plains the Long Acre;" in boards.spell(board)
    assert own_board().names == ()


def test_an_object_names_the_hex_it_lies_on_wherever_it_lies_there():
    text = tiled.draw(named_board())
    moved = re.sub(r'x="(\d+)"', lambda match: f'x="{int(match[1]) - 90.5}" width="60.25"', text)
    assert tiled.board_of(moved).names == named_board().names
    notes = text.replace("</map>", '<objectgroup name="notes"><object name="mine" x="0" y="0"/></objectgroup></map>')
    assert tiled.board_of(notes).names == named_board().names


def test_a_game_calls_its_hexes_as_the_board_does():
    state = play_on(named_board(), 3)
    told = [hex_name(state, at, ENGLISH) for at in range(len(state.terrain))]
    assert {at: told[at] for at in NAMES} == NAMES
    assert "" not in told
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("find", "put", "reason"),
    [
        ("the Long Acre", "A" * 25, "longer than 24 letters"),
        ("the Long Acre", "Here; there", "holds ; or"),
        ("the Long Acre", "COLD MÄRE", "Two hexes are called"),
        ('name="the Long Acre" x="', 'name="the Long Acre" x="9', "lies on no hex"),
        ('name="the Long Acre" x="', 'name="the Long Acre" x="x', "where a number should be"),
        ("<point/></object>\n </objectgroup>", "</object></objectgroup>", None),
    ],
)
def test_a_bad_name_is_refused_with_one_sentence(find, put, reason):
    text = tiled.draw(named_board())
    assert find in text
    if reason is None:
        assert tiled.board_of(text.replace(find, put)) == named_board()
        return
    with pytest.raises(BadBoard, match=reason) as refused:
        tiled.board_of(text.replace(find, put))
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 160


def test_two_names_on_one_hex_are_refused():
    (point,) = re.findall(r"<object [^\n]*Long Acre[^\n]*", tiled.draw(named_board()))
    text = tiled.draw(named_board()).replace(point, point + point.replace("Long", "Short"))
    with pytest.raises(BadBoard, match="two names in column"):
        tiled.board_of(text)


@pytest.mark.parametrize("name", ["A" * 25, "a\x07b", "\u202eevil", "x | *: 1 2"])
def test_a_bad_name_in_a_line_is_refused(name):
    spelled = boards.spell(own_board()).replace("plains;", f"plains {name};", 1)
    with pytest.raises(BadBoard):
        boards.read(spelled)


def test_only_a_plain_file_of_reasonable_size_is_read(tmp_path):
    os.mkfifo(tmp_path / "pipe.tmx")
    (tmp_path / "folder.tmx").mkdir()
    (tmp_path / "loop.tmx").symlink_to(tmp_path / "loop.tmx")
    (tmp_path / "large.tmx").write_text(DRAWN + " " * tiled.LARGEST)
    (tmp_path / "latin.tmx").write_bytes(DRAWN.encode().replace(b"starts", b"start\xe4"))
    (tmp_path / "deep.tmx").write_text("<a>" * 40_000)
    for name, reason in (
        ("pipe", "not a file"),
        ("folder", "not a file"),
        ("loop", "cannot be read"),
        ("none", "cannot be read"),
        ("large", "too large"),
        ("latin", "UTF-8"),
        ("deep", "more than 2000 tags"),
        ("nul\0", "cannot be read"),
    ):
        with pytest.raises(BadBoard, match=reason):
            tiled.load(tmp_path / f"{name}.tmx")


def test_the_template_is_a_board():
    board = tiled.load(DRAWINGS / "template.tmx")
    assert len(board.places) == 37
    assert [bool(board.start_sets(seats)) for seats in (2, 3, 4)] == [True] * 3


def test_boards_of_other_sizes_can_be_played_on() -> None:
    for size, wishes in GAME.sizes().items():
        state = GAME.new(set_up(GAME, 4, wishes))
        assert f"{state.charter.hexes} hexes" == size
