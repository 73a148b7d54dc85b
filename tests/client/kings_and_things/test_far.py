"""Questions of Kings & Things that are hardly ever asked: drawn, and answered by clicks and by keys."""

from math import sqrt
from pathlib import Path

import pygame
import pytest

from client.games.kings_and_things.board.cells import load_cell
from client.games.kings_and_things.board.lights import CHOSEN, VEIL
from client.games.kings_and_things.slots import Slots
from client.games.kings_and_things.stack import StackPanel, entries
from client.games.kings_and_things.table import GameTable
from client.tables.spots import HotSpot
from engines.core.types import Event
from engines.kings_and_things.realm import sides_in
from engines.kings_and_things.things import piece_of

from ..scene_kit import Blind, words
from ..table_kit import bare_stage
from ..test_table_layout import all_faults
from .battles import LONGEST, match_of, show
from .far import FAR, far
from .test_choosing import Deaf, Hand, seat_somebody

SAID = {
    "ask_pin_proof": ("Aldric, you are pinned", "Pick a player to prove the pin at", "ask for no proof"),
    "fly_block": ("Theo, hold their wings?", "Aldric flies on with 4", "so far: 0", "Your flyers there"),
    "fly_leave": ("Aldric, some are held", "2 of your 4", "Who stays behind"),
    "fan_escape": ("Aldric, man overboard", "the Bears and the Farmers on board"),
    "movement_excess": ("Aldric, too crowded", "You have 11 at", "More than ten"),
    "deny": (
        "Aldric, an enemy in your land",
        "Theo and Sigrid. Take your Gold Mine off the board",
        "What is at stake",
        "Worth 3 gold every turn",
        "Your 3, open to you alone, against 4",
        "you ",
        "Theo ",
        "Sigrid ",
        "Remove the Gold Mine",
        "Leave it there",
    ),
}
LIT = {
    "ask_pin_proof": {("seat", 1), ("seat", 2)},
    "fly_block": "counter",
    "fly_leave": "counter",
    "fan_escape": {("hex", 2), ("hex", 10)},
    "movement_excess": "counter",
    "deny": set(),
}
"""What can be picked: these things, or counters laid out at the right."""
ABOUT = {"ask_pin_proof": 0, "fly_block": 1, "fly_leave": 1, "fan_escape": 9, "movement_excess": 0, "deny": 4}
"""The hex that is marked."""
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize("kind", FAR)
def test_it_says_what_is_asked_and_lights_what_answers(kind: str, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, far(kind))
    said = words(stage).replace("\n", " ")
    assert [part for part in SAID[kind] if part not in said] == []
    lit = {spot.thing for spot in scene.ui.widgets if isinstance(spot, HotSpot) and spot.enabled and not spot.chosen}
    wanted = LIT[kind]
    assert {thing[0] for thing in lit} == {wanted} if isinstance(wanted, str) else lit == wanted
    assert isinstance(scene.table, GameTable)
    assert ABOUT[kind] in scene.table.board.lights.chosen


@pytest.mark.parametrize("kind", FAR)
def test_it_has_room_in_every_window(kind: str, tmp_path: Path) -> None:
    for size in SIZES:
        for text in (100, 150):
            stage = bare_stage(tmp_path, size, text_size=text)
            stage.cache = Blind()
            show(stage, far(kind), names=LONGEST)
            assert all_faults(stage) == [], (size, text)


@pytest.mark.parametrize("kind", FAR)
def test_it_is_painted(kind: str, tmp_path: Path) -> None:
    """In all its colours; the hex it is about has a ring of gold."""
    stage = bare_stage(tmp_path, SIZES[0])
    scene = show(stage, far(kind))
    picture = stage.picture()
    assert isinstance(scene.table, GameTable)
    board, px = scene.table.board, stage.scale.px
    x, y = board.centre(ABOUT[kind])
    gold = stage.canvas().colour("chosen")
    left, top = px(x - board.radius * 0.85), px(y - board.radius * 0.85 * sqrt(3) / 2)
    ring = [picture.get_at((left + off, px(y))) for off in range(-3, 4)]  # unless something lies there
    ring += [picture.get_at((px(x), top + off)) for off in range(-3, 4)]
    assert any(max(abs(one - other) for one, other in zip(seen, gold, strict=True)) < 12 for seen in ring)


@pytest.mark.parametrize("keys", [False, True], ids=["clicks", "keys"])
@pytest.mark.parametrize("kind", FAR)
def test_every_answer_can_be_given(kind: str, keys: bool, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path, SIZES[0])
    stage.cache = Blind()
    match, taken = match_of(far(kind))
    scene = seat_somebody(stage, match, taken)
    session = scene.session
    assert isinstance(session, Deaf)
    assert match.decision is not None
    assert match.decision.kind == kind
    for option in match.decision.options:
        session.heard, scene.picking = [], None
        scene.changed()
        scene.ready()
        Hand(stage, scene, keys).give(option)
        assert session.heard == [option]


@pytest.mark.parametrize("kind", ["fly_block", "fly_leave", "ask_pin_proof", "deny"])
def test_armies_that_share_a_hex_stay_in_it(kind: str, tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    scene = show(stage, far(kind))
    scene.ready()
    assert isinstance(scene.table, GameTable)
    load = scene.table.board.cells[ABOUT[kind]].load
    assert len(load.armies) > 1
    radius = 78.0
    drawn = load_cell(stage.canvas(), load, radius, scene.table.counter_names)
    assert drawn is not None
    assert drawn.get_width() <= 2 * radius * stage.scale.pixels


def test_counters_lie_in_rows_of_the_same_length(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, far("movement_excess"))
    scene.ready()
    assert isinstance(scene.table, GameTable)
    laid = entries(scene.table)
    for count, rows in ((1, [1]), (4, [4]), (5, [3, 2]), (7, [4, 3]), (9, [5, 4]), (11, [4, 4, 3])):
        scene.table.slots = Slots()  # as if nobody had been given up before
        panel = StackPanel(scene.table, laid[:count])
        box = scene.table.frame.column.box
        panel.lay_out(box._replace(h=panel.height(box.w, box.h)))
        tops = [place.y for place in panel.boxes]
        assert [tops.count(top) for top in sorted(set(tops))] == rows
        assert all(panel.box.y <= place.y and place.bottom <= panel.box.bottom for place in panel.boxes)


def test_whoever_is_given_up_leaves_a_gap_and_nobody_comes_under_the_pointer(tmp_path: Path) -> None:
    """Four of seven had to go: after each the others were laid out anew, in other columns."""
    stage = bare_stage(tmp_path, SIZES[0])
    stage.cache = Blind()
    scene = show(stage, far("movement_excess"))
    scene.ready()
    assert isinstance(scene.table, GameTable)
    laid = entries(scene.table)
    panel = StackPanel(scene.table, laid)
    box = scene.table.frame.column.box
    box = box._replace(h=panel.height(box.w, box.h))
    panel.lay_out(box)
    places = {entry.thing: place for entry, place in zip(laid, panel.boxes, strict=True)}
    for gone in range(1, len(laid)):
        left = laid[:2] + laid[2 + gone :]
        panel = StackPanel(scene.table, left)
        panel.lay_out(box)
        assert {entry.thing: place for entry, place in zip(left, panel.boxes, strict=True)} == {
            entry.thing: places[entry.thing] for entry in left
        }


def test_an_enemy_in_ones_land_all_else_lies_in_the_shade_and_only_their_way_is_shown(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    stage.cache = Blind()
    scene = show(stage, far("deny"))
    scene.ready()
    table = scene.table
    assert isinstance(table, GameTable)
    here = ABOUT["deny"]
    rival = next(side for side in sides_in(table.state, here) if side != scene.me)
    there = next(at for at in table.state.charter.board.near[here])
    others = [at for at in range(table.state.charter.hexes) if at not in (here, there)]
    for start, end in ((others[0], others[1]), (there, here)):
        table.following.take(Event("marched", (rival, start, end, 2)))
    lights = table.board.lights
    assert lights.of(here) == CHOSEN
    assert {lights.of(at) for at in others} == {VEIL}
    assert [trail.hexes for trail in table.shown_trails()] == [(there, here)]


def test_the_veil_lies_over_armies_that_are_not_at_issue(tmp_path: Path) -> None:
    stage = bare_stage(tmp_path)
    found, at = far("deny"), 20
    found.state.armies[found.state.charter.hexes + at] = (piece_of("bears"),)
    scene = show(stage, found)
    scene.ready()
    assert isinstance(scene.table, GameTable)
    board = scene.table.board
    assert (bool(board.cells[at].load.armies), board.lights.of(at)) == (True, VEIL)

    def brightness() -> int:
        picture, (x, y), size = stage.picture(), board.centre(at), round(board.radius * 0.3)
        middle = pygame.Rect(0, 0, size, size).move(stage.scale.px(x) - size // 2, stage.scale.px(y) - size // 2)
        return sum(pygame.transform.average_color(picture, middle)[:3])

    veiled = brightness()
    board.lights = board.lights._replace(alone=False, lit=frozenset((-1,)))  # as where hexes are lit: land alone
    stage.dirty = True
    assert veiled < brightness() * 0.85
