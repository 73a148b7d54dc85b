"""The pictures of Kings & Things: every counter, terrain, fort, die and phase has its own, of the right size."""

import doctest
import io
import math
import struct
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import buildings
import campaign
import counters
import make
import manifest
import marks
import pygame
import pytest
import terrain
import vector

from engines.kings_and_things.state import PHASE_IDS, STEP_IDS
from engines.kings_and_things.terrain import TERRAIN_IDS
from engines.kings_and_things.things import FLAG_IDS, ROWS

ASSETS = Path(__file__).parents[2] / "assets"
SEATS = tuple(manifest.table("seat"))
NEAR = 2
"""By how much a colour may differ: other processors round blends differently."""


def size(name: str) -> tuple[int, int]:
    """Width and height as a picture file says."""
    content = (ASSETS / name).read_bytes()
    if name.endswith(".png"):
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    place = 2
    while content[place + 1] not in (0xC0, 0xC1, 0xC2):  # the segment that begins a JPEG's picture
        place += 2 + int.from_bytes(content[place + 2 : place + 4])
    height, width = struct.unpack(">HH", content[place + 5 : place + 9])
    return width, height


def recipe(step: str, name: str) -> bytes:
    return make.STEPS[step]()[name]()


def same(step: str, name: str) -> bool:
    """Whether a script still makes what is there."""
    content = recipe(step, name)
    if content == (ASSETS / name).read_bytes():
        return True
    ours, theirs = pygame.image.load(io.BytesIO(content), name), pygame.image.load(ASSETS / name)
    pairs = zip(pygame.image.tobytes(ours, "RGBA"), pygame.image.tobytes(theirs, "RGBA"), strict=True)
    return max(abs(mine - committed) for mine, committed in pairs) <= NEAR


# -- counters ----------------------------------------------------------------------------------------------------------


def test_every_counter_of_the_game_is_in_the_manifest_and_no_other():
    assert sorted(manifest.table("counter")) == sorted(row.id for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_counter_has_its_sprite_on_the_right_ground(row):
    entry = manifest.table("counter")[row.id]
    assert size(manifest.path("thing", id=row.id)) == (counters.FIGURE, counters.FIGURE)
    look = counters.style(entry["style"])
    assert look.kind == row.kind
    assert look.terrain == (TERRAIN_IDS[row.terrain] if row.terrain >= 0 else None)
    assert sum(key in entry for key in ("icon", "figure", "painted")) == 1
    assert ("painted" in entry) == (row.id in (*buildings.TOWNS, *marks.PIECES))


def test_a_figure_fills_its_box_and_casts_a_shadow():
    for row in ROWS:
        picture = pygame.image.load(ASSETS / manifest.path("thing", id=row.id))
        box = picture.get_bounding_rect()
        assert max(box.size) > counters.FIGURE * 0.7, row.id
        assert picture.get_at((0, 0)).a == 0, row.id


def test_counters_of_one_terrain_do_not_look_alike():
    seen: dict[tuple[str, str], str] = {}
    for id_, entry in manifest.table("counter").items():
        figure = str(entry.get("icon") or entry.get("figure") or id_)
        assert seen.setdefault((entry["style"], figure), id_) == id_


def test_styles_have_ground_and_frame_that_fit_together():
    unit, plan = counters.UNIT, manifest.table("counter_plan")
    for look in counters.styles():
        side = round(unit * counters.window(look))
        assert size(manifest.path("counter_ground", id=look.id)) == (side, side)
        assert size(manifest.path("counter_frame", id=look.id)) == tuple(round(unit * part) for part in plan["size"])


def test_a_frame_is_open_in_the_middle_and_hides_the_corners_of_its_ground():
    for id_ in ("forest", "hero"):
        look = counters.style(id_)
        frame = pygame.image.load(ASSETS / manifest.path("counter_frame", id=id_))
        middle, corner = frame.get_width() // 2, round(counters.UNIT * counters.border(look)) + 2
        assert frame.get_at((middle, middle)).a == 0
        assert frame.get_at((corner, corner)).a == 255


def places(table: object) -> Iterator[list[float]]:
    """The boxes in a table of the plan."""
    for value in table.values() if isinstance(table, dict) else ():
        if isinstance(value, list) and len(value) == 4:
            yield value
        else:
            yield from places(value)


@pytest.mark.parametrize("layout", ["full", "board"])
def test_whatever_is_on_a_counter_stays_on_it(layout):
    width, height = manifest.table("counter_plan")["size"]
    found = list(places(manifest.table("counter_plan")[layout]))
    assert len(found) >= 5
    assert [
        box for box in found if box[0] < 0 or box[1] < 0 or box[0] + box[2] > width or box[1] + box[3] > height
    ] == []


def test_every_ability_has_a_sign_of_its_own_shape_and_colour():
    abilities = manifest.table("ability")
    assert tuple(abilities) == FLAG_IDS
    assert {row["shape"] for row in abilities.values()} == set(counters.SHAPES)
    assert len({row["colour"] for row in abilities.values()}) == len(abilities)
    assert {size(manifest.path("ability", id=name)) for name in abilities} == {(160, 160)}


def test_backs_are_those_of_the_seats_and_of_the_bag():
    whole = tuple(round(counters.UNIT * part) for part in manifest.table("counter_plan")["size"])
    assert {size(manifest.path("counter_back", seat=seat)) for seat in (*SEATS, "bag")} == {whole}
    assert len({(ASSETS / manifest.path("counter_back", seat=seat)).read_bytes() for seat in SEATS}) == len(SEATS)


# -- hexes -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TERRAIN_IDS)
def test_a_terrain_has_variants_that_differ(name):
    plan, seeds = manifest.table("hex_plan"), manifest.table("terrain")[name]["seeds"]
    files = [manifest.path("terrain", id=name, variant=variant) for variant in range(1, len(seeds) + 1)]
    assert len(files) >= 3
    assert len({(ASSETS / file).read_bytes() for file in files}) == len(files)
    assert {size(file) for file in files} == {(2 * plan["radius"], round(plan["radius"] * math.sqrt(3)))}
    far = (2 * plan["far_radius"], round(plan["far_radius"] * math.sqrt(3)))
    assert {size(manifest.path(kind, id=name)) for kind in ("terrain_far", "terrain_plain")} == {far}


def test_neighbours_of_one_terrain_never_show_the_same_variant():
    for row in manifest.table("terrain").values():
        count = len(row["seeds"])
        steps = ((0, 1), (1, 0), (1, -1))
        assert all((across + 2 * down) % count for across, down in steps)


def test_tiled_finds_its_hexes():
    plan = manifest.table("hex_plan")
    for image in ElementTree.parse(ASSETS / "boards" / "terrain.tsx").iter("image"):
        path = (ASSETS / "boards" / image.attrib["source"]).resolve()
        assert size(path.relative_to(ASSETS).as_posix()) == (int(image.attrib["width"]), int(image.attrib["height"]))
        assert size(path.relative_to(ASSETS).as_posix()) == tuple(plan["tiled"])


def test_rims_and_masks_have_the_shape_of_a_hex():
    for radius in manifest.table("hex_plan")["rims"]:
        for kind in ("hex_rim", "hex_mask"):
            picture = pygame.image.load(ASSETS / manifest.path(kind, radius=radius))
            assert picture.get_size() == (2 * radius, round(radius * math.sqrt(3)))
            assert picture.get_at((0, 0)).a == 0
        assert picture.get_at((radius, radius // 2)) == (255, 255, 255, 255)


def test_every_border_pattern_differs():
    border = manifest.table("border")
    assert tuple(border["dash"]) == SEATS
    assert len({tuple(dash) for dash in border["dash"].values()}) == len(SEATS)
    baked = (2 * border["baked"], round(border["baked"] * math.sqrt(3)))
    assert {size(manifest.path("border", seat=seat, edge=edge)) for seat in SEATS for edge in range(6)} == {baked}


def test_a_painting_keeps_its_middle_free():
    land = terrain.Land("mountain", 1, 34, terrain.NEAR)
    spots = land.spots(60, terrain.Spread(5, 34))
    assert spots
    assert spots == sorted(spots, key=lambda spot: spot[1])
    assert min(math.hypot((x - 100) / 1.15, y - 96) for x, y in spots) >= 34


# -- forts, dice, phases -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", manifest.table("fort_plan")["levels"])
def test_a_fort_stands_whole_and_battered_for_everybody_and_nobody(level):
    width, height = manifest.table("fort_plan")["size"]
    names = [
        manifest.path(kind, level=level, seat=seat)
        for kind in ("fort", "fort_damaged")
        for seat in (*SEATS, manifest.table("fort_plan")["neutral"])
    ]
    assert {size(name) for name in names} == {(buildings.UNIT * width, buildings.UNIT * height)}
    assert len({(ASSETS / name).read_bytes() for name in names}) == len(names)


def test_dice_have_six_faces_and_those_that_are_rolled_tumble():
    dice = manifest.table("die")
    assert [colour for colour, row in dice.items() if "frames" in row] == ["ivory", "red", "night"]
    for colour, row in dice.items():
        faces = [manifest.path("die", colour=colour, face=face) for face in range(1, 7)]
        rolls = [manifest.path("die_tumbling", colour=colour, frame=frame) for frame in range(row.get("frames", 0))]
        assert {size(name) for name in faces + rolls} == {(160, 160)}


def test_every_phase_and_step_has_its_icon():
    assert ("setup", *manifest.table("phase")) == PHASE_IDS
    assert ("start", *manifest.table("step")) == STEP_IDS


def test_marks_and_flags_are_there():
    for name in marks.MARKS:
        assert size(manifest.path("mark", id=name))[0] >= 128
    assert {size(manifest.path("flag", seat=seat)) for seat in SEATS} == {(marks.SIZE, marks.SIZE)}


def test_a_short_sound_is_small():
    for name in campaign.LOUDNESS:
        assert (ASSETS / manifest.path("sound", id=name)).stat().st_size <= 20_000, name


# -- the scripts make what is there ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "name"),
    [
        ("terrain", "images/terrain/swamp_far.jpg"),
        ("terrain", "images/terrain/forest.png"),
        ("counters", "images/things/dragon_rider.png"),
        ("counters", "images/counters/hero.png"),
        ("counters", "images/counters/jungle.jpg"),
        ("forts", "images/forts/castle_2_damaged.png"),
        ("marks", "images/borders/4_1.png"),
        ("dice", "images/dice/red_tumbling_3.png"),
    ],
)
def test_a_picture_is_still_made_like_that(step, name):
    assert same(step, name)


@pytest.mark.parametrize(
    ("step", "name"), [("terrain", "images/terrain/sea_2.jpg"), ("counters", "images/things/eagles.png")]
)
def test_a_picture_twice_has_the_same_bytes(step, name):
    assert recipe(step, name) == recipe(step, name)


@pytest.mark.parametrize("module", [vector, marks])
def test_what_the_scripts_say_of_themselves_is_true(module):
    assert doctest.testmod(module).failed == 0
