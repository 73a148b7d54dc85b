"""The Drafty Inn on the table: four piles, what is open for all, and that it fits every window."""

from itertools import pairwise

import pytest

from client.games.cover_your_kingdom.faces import faces
from client.games.cover_your_kingdom.inn import SHARE, Inn, draw_inn, draw_tick, pile_boxes, read_inn
from client.games.cover_your_kingdom.plan import plan
from client.games.cover_your_kingdom.room import room_of
from client.render.canvas import Box
from client.tables.frame import table_frame
from engines.core.language import ENGLISH
from engines.core.types import WATCHER
from engines.cover_your_kingdom.game import GAME
from tests.engines.cover_your_kingdom.table import Table, table

from .canvas import SIZES, TEXTS, blank, faults, long_words


def inn() -> Table:
    return table(["bragon", "ct"], inn=["yogi yogi bragon", "ct bragon", "klaken spydra", ""])


def seen(game: Table, seat: int = WATCHER) -> Inn:
    return read_inn(GAME.view(game.state, seat), faces(game.state.charter, ENGLISH))


def row(size: str, sky: bool) -> Box:
    canvas, _ = blank(SIZES[size])
    found = plan(room_of(table_frame(canvas.width, canvas.height)), 2, 0, True, sky).inn
    assert found is not None
    return found


def test_each_pile_shows_its_open_card_and_how_many_are_left() -> None:
    piles = seen(inn()).piles
    assert [pile.top.id if pile.top else None for pile in piles] == ["bragon", "bragon", "spydra", None]
    assert [pile.words for pile in piles] == ["3 left", "2 left", "2 left", "empty"]


def test_a_card_not_turned_up_yet_is_not_shown() -> None:
    game = inn()
    game.state.inn_open = 0b110
    assert seen(game).piles[0].top is None
    assert seen(game).piles[0].cards == 3


def test_everybody_sees_the_same_inn() -> None:
    assert seen(inn()) == seen(inn(), 0) == seen(inn(), 1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("share", [SHARE, 1.0])
def test_the_piles_lie_side_by_side_in_their_part_of_the_row(size: str, share: float) -> None:
    box = row(size, sky=share == 1)
    piles = pile_boxes(box, share)
    assert len(piles) == 4
    for one, two in pairwise(piles):
        assert one.right + 12 < two.x  # room for the edges of the cards below
    assert piles[-1].right < box.x + box.w * share
    assert piles[0].bottom < box.bottom - 32


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("share", [SHARE, 1.0])
def test_its_words_stay_in_their_room(size: str, share: float, text: int) -> None:
    canvas, marks = blank(SIZES[size], text)
    box = row(size, sky=share == 1)
    draw_inn(canvas, box, seen(inn()), share)
    assert faults(marks, box) == []


def test_every_word_goes_through_the_catalogue() -> None:
    game = inn()
    found = read_inn(GAME.view(game.state, 0), faces(game.state.charter, long_words), long_words)
    assert all(text.startswith("[") for text in (found.title, found.rule, *[pile.words for pile in found.piles]))


def test_a_tick_is_drawn_only_in_a_ticked_box() -> None:
    canvas, _ = blank(SIZES["wide"])
    draw_tick(canvas, Box(100, 100, 112, 157), ticked=False)
    empty = len(canvas.frame)
    draw_tick(canvas, Box(100, 100, 112, 157), ticked=True)
    assert len(canvas.frame) - empty == empty + 1
