"""Counters, forts, dice and hexes as they are put together."""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from client.assets import missing
from client.games.kings_and_things.board.reading import HexArmy, Load
from client.games.kings_and_things.sprites.counters import (
    build_for,
    counter,
    counter_pixels,
    draw_back,
    draw_counter,
    draw_stack,
    name_lines,
    printed,
)
from client.games.kings_and_things.sprites.dice import draw_die, draw_tumbling
from client.games.kings_and_things.sprites.forts import draw_fort
from client.games.kings_and_things.sprites.hexes import draw_hex, painting
from client.render.cache import SurfaceCache
from client.render.canvas import Canvas
from client.render.scale import Scale
from engines.core.game import set_up
from engines.core.match import Match
from engines.kings_and_things.things import ROWS, kind_of

from .boards import KINGS_AND_THINGS, NAMES, sit_down


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    return Canvas(Scale(), (800, 600), SurfaceCache())


def test_every_counter_has_all_its_pictures(canvas: Canvas) -> None:
    for kind in range(len(ROWS)):
        for size in (96, 46):
            draw_counter(canvas, kind, 100, 100, size)
    for badge in (None, *range(8)):
        draw_back(canvas, badge, 100, 100, 46)
    for level in (1, 2, 3, 4):
        for badge in (None, *range(8)):
            draw_fort(canvas, level, badge, 100, 100, 58, hits=level // 2)
    for face in range(1, 7):
        for state in ("", "red", "hit", "miss"):
            draw_die(canvas, face, 100, 100, 40, state)
    for frame in range(20):
        draw_tumbling(canvas, frame, 100, 100, 40)
        draw_tumbling(canvas, frame, 100, 100, 40, "red")
    for terrain in range(-1, 8):
        for radius in (30, 50, 78):
            draw_hex(canvas, terrain, 1, 100, 100, radius)
    assert not missing


@pytest.mark.parametrize(
    ("id_", "value"),
    [
        ("old_dragon", "4"), ("city", "(2)"), ("village", "(1)"), ("firewall", "(d6)"), ("sword", "+1"),
        ("marksman", "5|2"), ("talisman", ""), ("ruby", ""), ("big_juju", ""), ("golem", "6"),
    ],
)  # fmt: skip
def test_what_is_printed_on_the_shield(id_: str, value: str) -> None:
    assert printed(ROWS[kind_of(id_)]) == value


def test_words_stand_only_on_large_counters(canvas: Canvas) -> None:
    assert (build_for(72), build_for(71)) == ("full", "board")
    kind = kind_of("old_dragon")
    named = counter_pixels(kind, 96, "full", "Old Dragon")
    other = counter_pixels(kind, 96, "full", "Drache")
    assert pygame.image.tobytes(named, "RGBA") != pygame.image.tobytes(other, "RGBA")
    small = counter_pixels(kind, 46, "board", "Old Dragon")
    assert pygame.image.tobytes(small, "RGBA") == pygame.image.tobytes(
        counter_pixels(kind, 46, "board", "Drache"), "RGBA"
    )


def test_a_long_name_takes_two_lines_and_no_more(canvas: Canvas) -> None:
    assert name_lines("Troll", 84, 14) == ("Troll",)
    assert name_lines("Lord of the Eagles", 84, 14) == ("Lord of", "the Eagles")
    assert name_lines("Wintermammutherdenvater", 84, 14) == ("Wintermammutherdenvater",)


def test_a_stack_shows_no_more_than_three_edges(canvas: Canvas) -> None:
    sizes = []
    for count in (1, 2, 4, 9):
        canvas.frame.clear()
        draw_stack(canvas, 0, count, 100, 100, 46)
        sizes.append(len(canvas.frame))
    assert sizes[0] < sizes[1] < sizes[2] == sizes[3]


def test_a_hero_alone_lies_where_the_stack_would(canvas: Canvas) -> None:
    hero = kind_of("elf_lord")
    draw_stack(canvas, 0, 1, 100, 100, 46, hero)
    alone = len(canvas.frame)
    canvas.frame.clear()
    draw_stack(canvas, 0, 2, 100, 100, 46, hero)
    assert len(canvas.frame) > alone
    assert HexArmy(0, 3, (hero,)).backs == 2
    assert Load() == Load(None)


def test_what_is_painted_depends_on_the_size() -> None:
    assert painting(0, 2, 30) == "terrain/desert_plain.jpg"
    assert painting(0, 2, 50) == "terrain/desert_far.jpg"
    assert painting(0, 2, 78) == "terrain/desert_2.jpg"
    assert painting(-1, 1, 78) == "terrain/unexplored_back.jpg"


def test_a_counter_shows_the_value_that_was_agreed_and_others_theirs(canvas: Canvas) -> None:
    hunter, elves = kind_of("great_hunter"), kind_of("elves_2")
    plain = {kind: pygame.image.tobytes(counter(canvas, kind, 96), "RGBA") for kind in (hunter, elves)}
    canvas.agreed = ((hunter, 4),)
    agreed = {kind: pygame.image.tobytes(counter(canvas, kind, 96), "RGBA") for kind in (hunter, elves)}
    assert agreed[hunter] != plain[hunter]
    assert agreed[elves] == plain[elves]
    canvas.agreed = ()
    assert pygame.image.tobytes(counter(canvas, hunter, 96), "RGBA") == plain[hunter]


@pytest.mark.parametrize(("value", "agreed"), [(2, ()), (4, ((kind_of("great_hunter"), 4),))])
def test_with_the_option_everything_at_the_table_is_drawn_with_a_great_hunter_of_four(
    tmp_path: Path, value: int, agreed: tuple[tuple[int, int], ...]
) -> None:
    match = Match(KINGS_AND_THINGS, set_up(KINGS_AND_THINGS, 4, {"great_hunter": value}, 3, NAMES))
    stage, scene, _ = sit_down(tmp_path, (1280, 720), match)
    assert scene.agreed == stage.canvas().agreed == agreed
    stage.pop()
    assert stage.canvas().agreed == ()
