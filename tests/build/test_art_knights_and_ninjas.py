"""The pictures of Of Knights & Ninjas: every card, gem, stone and place has its own, of the right size."""

import io
from pathlib import Path

import bulwarks
import jewels
import knights
import make
import manifest
import pygame
import pytest
import tourney
import weaves

from engines.knights_and_ninjas.cards import COMMON, FORTS, KIND_IDS, ROWS, UNIQUE

ASSETS = Path(__file__).parents[2] / "assets"
SEATS = range(1, 7)
NEAR = 2
"""By how much a colour may differ: other processors round blends differently."""


def loaded(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / name)


def content(name: str) -> bytes:
    return (ASSETS / name).read_bytes()


# -- cards -------------------------------------------------------------------------------------------------------------


def test_every_kind_of_card_is_in_the_manifest_and_no_other():
    assert tuple(manifest.table("knight")) == KIND_IDS


@pytest.mark.parametrize("kind", range(len(KIND_IDS)), ids=KIND_IDS)
def test_a_card_has_a_figure_of_its_own_before_the_ground_of_its_class(kind):
    entry = manifest.table("knight")[KIND_IDS[kind]]
    figure = loaded(manifest.path("knight", id=KIND_IDS[kind]))
    assert figure.get_at((0, 0)).a == 0
    assert max(figure.get_bounding_rect().size) > 0.75 * knights.BOX
    assert (kind in COMMON) == (entry["class"] == "common")
    assert (kind in UNIQUE) == (entry["class"] == "unique")
    assert (kind in FORTS) == (entry["class"] == "wall")
    assert ("icon" in entry) != ("painted" in entry)


def test_no_two_cards_show_the_same_figure():
    figures = {content(manifest.path("knight", id=id_)) for id_ in (*KIND_IDS, *manifest.table("knight_mark"))}
    assert len(figures) == len(KIND_IDS) + 2


def test_classes_differ_in_weave_and_colour():
    classes = manifest.table("knight_class")
    assert {row["weave"] for row in classes.values()} == set(weaves.WEAVES)
    assert len({row["weave"] for row in classes.values()}) == len(classes)
    assert len({tuple(row["colours"]) for row in classes.values()}) == len(classes)
    assert {row["stone"] for row in classes.values()} == set(manifest.table("knight_stone"))


@pytest.mark.parametrize("build", knights.BUILDS)
def test_ground_and_frame_of_a_build_fit_together(build):
    plan = manifest.table("knight_card")[build]
    unit, (x, y, width, height) = plan["unit"], plan["art"]
    frame = loaded(manifest.path("knight_frame", size=build))
    assert frame.get_size() == tuple(round(unit * side) for side in plan["size"])
    assert frame.get_at((round(unit * (x + width / 2)), round(unit * (y + height / 2)))).a == 0
    assert frame.get_at((round(unit * (x - 0.6)), round(unit * (y + height / 2)))).a == 255
    assert plan["size"][1] == pytest.approx(1.4 * plan["size"][0])
    for class_ in manifest.table("knight_class"):
        ground = loaded(manifest.path("knight_ground", id=class_, size=build))
        assert ground.get_size() == (round(unit * width), round(unit * height))


@pytest.mark.parametrize("build", knights.BUILDS)
def test_whatever_is_on_a_card_stays_on_it(build):
    plan = manifest.table("knight_card")[build]
    width, height = plan["size"]
    boxes = [
        plan[part]["box"] if isinstance(plan[part], dict) else plan[part]
        for part in ("art", "rule", "sentence")
        if part in plan
    ]
    (x, y), side = plan["stone"]["centre"], plan["stone"]["box"]
    boxes.append([x - side / 2, y - side / 2, side, side])
    assert [
        box for box in boxes if box[0] < 0 or box[1] < 0 or box[0] + box[2] > width or box[1] + box[3] > height
    ] == []


def test_a_use_is_known_by_the_letter_of_the_rules():
    letters = {row["letter"] for row in manifest.table("knight_use").values()} - {""}
    assert letters == {letter for row in ROWS for letter in row.use}


# -- gems and places ---------------------------------------------------------------------------------------------------


def test_each_seat_has_a_gem_of_its_own_cut_and_colour():
    gems = manifest.table("knight_gem")
    assert list(gems) == [*map(str, SEATS), "gold"]
    for what in ("cut", "colour"):
        assert len({row[what] for row in gems.values()}) == len(gems)
    assert {loaded(manifest.path("knight_gem", id=id_)).get_size() for id_ in gems} == {(jewels.SIZE, jewels.SIZE)}


def test_a_gem_has_nine_facets():
    assert len(jewels.BRILLIANT) == 9
    assert {len(outline) + 1 for outline in jewels.OUTLINES.values()} == {9}
    assert {row["cut"] for row in manifest.table("knight_gem").values()} == {"brilliant", *jewels.OUTLINES}


def test_gems_can_be_told_apart_without_their_colours():
    def shape(id_: str) -> pygame.mask.Mask:
        return pygame.mask.from_surface(loaded(manifest.path("knight_gem", id=id_)))

    shapes = [shape(id_) for id_ in manifest.table("knight_gem")]
    for number, one in enumerate(shapes):
        for other in shapes[number + 1 :]:
            common = one.overlap_area(other, (0, 0))
            assert common / (one.count() + other.count() - common) < 0.86


def test_every_fortification_stands_as_a_place_in_each_seats_colours():
    plan = manifest.table("knight_place")
    assert tuple(plan["places"]) == tuple(KIND_IDS[kind] for kind in FORTS) == tuple(bulwarks.PLACES)
    names = [manifest.path("knight_place", id=name, seat=seat) for name in plan["places"] for seat in SEATS]
    assert len({content(name) for name in names}) == len(names)
    size = tuple(round(bulwarks.UNIT * side) for side in plan["size"])
    fires = [manifest.path("knight_fire", frame=frame) for frame in range(plan["frames"])]
    assert {loaded(name).get_size() for name in (*names, *fires, manifest.table("pictures")["knight_ruin"])} == {size}
    assert len({content(name) for name in fires}) == len(fires)


def test_a_short_sound_is_small():
    for name in tourney.LOUDNESS:
        assert (ASSETS / manifest.path("sound", id=name)).stat().st_size <= 20_000, name


# -- the scripts make what is there ------------------------------------------------------------------------------------

PICTURES = [
    ("knights", "images/knights/figures/king.png"),
    ("knights", "images/knights/figures/castle.png"),
    ("knights", "images/knights/grounds/wild_M.jpg"),
    ("knights", "images/knights/frames/M.png"),
    ("knights", "images/knights/stones/red.png"),
    ("jewels", "images/knights/gems/5.png"),
    ("bulwarks", "images/knights/places/minstrel_6.png"),
    ("bulwarks", "images/knights/places/fire_2.png"),
]


@pytest.mark.parametrize(("step", "name"), PICTURES)
def test_a_picture_is_still_made_like_that(step, name):
    made = make.STEPS[step]()[name]()
    assert made == make.STEPS[step]()[name]()
    if made == content(name):
        return
    ours, theirs = pygame.image.load(io.BytesIO(made), name), loaded(name)
    pairs = zip(pygame.image.tobytes(ours, "RGBA"), pygame.image.tobytes(theirs, "RGBA"), strict=True)
    assert max(abs(mine - committed) for mine, committed in pairs) <= NEAR
