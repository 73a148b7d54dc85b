"""The pictures and sounds of My Realm Will Be Yours: every matter, piece, person and ending has its own."""

import io
from pathlib import Path

import court
import make
import manifest
import pygame
import pytest
import realm
import regalia
import sounds

from engines.my_realm.events import ENDING_IDS
from engines.my_realm.matters import MATTER_IDS

ASSETS = Path(__file__).parents[2] / "assets"
NEAR = 2
"""By how much a colour may differ: other processors round blends differently."""
STEPS = ("realm", "regalia", "endings")


def loaded(name: str) -> pygame.Surface:
    return pygame.image.load(ASSETS / name)


def content(name: str) -> bytes:
    return (ASSETS / name).read_bytes()


# -- complete ----------------------------------------------------------------------------------------------------------


def test_every_matter_is_in_the_manifest_and_no_two_look_alike():
    matters = manifest.matters()
    assert tuple(matter.id for matter in matters) == MATTER_IDS
    for part in ("colour", "icon"):
        assert len({getattr(matter, part) for matter in matters}) == len(matters)


@pytest.mark.parametrize("matter", MATTER_IDS)
def test_a_matter_has_a_medal_and_the_art_of_its_cards(matter):
    _, _, width, height = manifest.table("realm_card")["L"]["art"]
    assert loaded(manifest.path("medal", id=matter)).get_size() == (realm.MEDAL, realm.MEDAL)
    assert loaded(manifest.path("realm_art", id=matter)).get_size() == (realm.UNIT * width, realm.UNIT * height)


def test_a_medal_is_a_disc_with_room_around_it():
    for matter in MATTER_IDS:
        picture = loaded(manifest.path("medal", id=matter))
        assert picture.get_at((0, 0)).a == 0
        assert picture.get_at((realm.MEDAL // 2, 12)).a == 255


def test_every_ending_has_a_picture_of_its_own():
    assert tuple(manifest.table("ending")) == ENDING_IDS
    assert len({content(manifest.path("ending", id=id_)) for id_ in ENDING_IDS}) == len(ENDING_IDS)


def test_pieces_that_have_two_states_differ():
    for first, second in (
        ("tile", "tile_chosen"),
        ("token", "token_lost"),
        ("star", "star_none"),
        ("seal", "seal_spent"),
    ):
        before, after = (loaded(manifest.path("realm_piece", id=name)) for name in (first, second))
        assert before.get_size() == after.get_size()
        assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")


def test_a_lost_token_is_cracked_from_rim_to_rim():
    """Down the crack one looks through."""
    whole, lost = (loaded(manifest.path("realm_piece", id=name)) for name in ("token", "token_lost"))

    def covered(picture: pygame.Surface) -> int:
        return pygame.mask.from_surface(picture, 200).count()

    assert covered(lost) < covered(whole) - 60


def test_smoke_is_a_ring_of_frames_and_rises_from_the_wick():
    plan = manifest.table("realm_candle")
    frames = [loaded(manifest.path("realm_smoke", frame=frame)) for frame in range(plan["smoke"])]
    assert {frame.get_size() for frame in frames} == {tuple(plan["smoke_size"])}
    assert len({pygame.image.tobytes(frame, "RGBA") for frame in frames}) == len(frames)
    width, height = plan["smoke_size"]
    for frame in frames:
        assert frame.get_at((width // 2, height - 12)).a > 30
        assert max(frame.get_at((0, y)).a for y in range(height)) == 0


def test_the_tip_of_the_wick_is_where_the_manifest_says():
    plan = manifest.table("realm_candle")
    candle = loaded(manifest.path("realm_piece", id="candle"))
    assert candle.get_width() == 3 * plan["size"][0]
    x, y = (3 * round(part) for part in plan["wick"])
    assert candle.get_at((x, y)).a > 200
    assert candle.get_at((x, y - 15)).a == 0


def test_three_people_have_a_portrait():
    assert list(manifest.table("realm_person")) == ["king", "princess", "queen"]
    for person in manifest.table("realm_person"):
        size = regalia.PORTRAIT
        assert loaded(manifest.path("realm_piece", id=person)).get_size() == (size, size)


def test_the_time_die_has_a_dial_of_its_own():
    faces = {content(manifest.path("die", colour=colour, face=1)) for colour in ("ivory", "night")}
    assert len(faces) == 2
    assert [colour for colour, row in manifest.table("die").items() if "dial" in row] == ["night"]


def test_every_sound_of_the_court_is_small():
    for name in court.LOUDNESS:
        assert len(content(manifest.path("sound", id=name))) <= 24_000, name


def test_all_of_it_weighs_little():
    named = [name for step in STEPS for name in make.STEPS[step]()]
    named += [manifest.path("sound", id=name) for name in court.LOUDNESS]
    named += [manifest.path(kind, id="my_realm") for kind in ("box", "box_wide")]
    assert sum(len(content(name)) for name in named) < 5 * 2**20


# -- the scripts make what is there ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "name"),
    [
        ("realm", "images/realm/art_science.jpg"),
        ("realm", "images/realm/medal_health.png"),
        ("realm", "images/realm/roller.png"),
        ("regalia", "images/realm/token_lost.png"),
        ("regalia", "images/realm/seal.png"),
        ("regalia", "images/realm/smoke_3.png"),
        ("regalia", "images/realm/queen.png"),
        ("endings", "images/realm/ending_usurped.jpg"),
        ("dice", "images/dice/night_5.png"),
    ],
)
def test_a_picture_is_still_made_like_that(step, name):
    made = make.STEPS[step]()[name]()
    if made == content(name):
        return
    ours = pygame.image.load(io.BytesIO(made), name)
    assert ours.get_size() == loaded(name).get_size()
    pairs = zip(pygame.image.tobytes(ours, "RGBA"), pygame.image.tobytes(loaded(name), "RGBA"), strict=True)
    assert max(abs(mine - committed) for mine, committed in pairs) <= NEAR


def test_patches_are_never_lighter_than_the_ground():
    patches = realm.mottle((64, 48), 8, 20, "a test")
    assert patches.get_size() == (64, 48)
    shades = {patches.get_at((x, y)).r for x in range(64) for y in range(48)}
    assert min(shades) >= 235
    assert len(shades) > 3


def test_the_same_sound_twice_is_the_same():
    assert sounds.sound("quill") == sounds.sound("quill")
