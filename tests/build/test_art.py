"""Every card, power, seat and sound has its files; the scripts still make them; fonts and icons can be shown."""

import doctest
import io
import re
import shutil
import struct
import wave
from collections.abc import Iterator
from pathlib import Path

import make
import manifest
import patterns
import pygame
import pytest
import scenes
import sounds
import synth

from engines.cover_your_kingdom.cards import POWER_IDS, ROWS, SPECIES

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"

MEGABYTES = 36
"""All pictures, sounds and words; three and a half are the letters of names in Chinese, Japanese and Korean."""


def made() -> dict[str, str]:
    """Every file that the scripts make, and the step that makes it."""
    return {name: step for step, recipes in make.STEPS.items() for name in recipes()}


FILES = made()


def pictures_in(table: object) -> Iterator[str]:
    """Whatever looks like a path in a table."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, list):
        yield from table


# -- complete ----------------------------------------------------------------------------------------------------------


def test_every_file_of_the_manifest_is_there():
    assert [name for name in FILES if not (ASSETS / name).is_file()] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_every_card_has_its_pictures(row):
    creature = manifest.creatures()[row.id]
    names = [manifest.path(kind, id=row.id) for kind in ("figure", "scene_wide", "scene_tall")]
    names += [manifest.path("frame", id=row.id, size=size) for size in "LMS"]
    names += [manifest.path("gem", id=creature.gem), manifest.path("sign", id=creature.sign)]
    assert [name for name in names if name not in FILES] == []
    assert [name for name in names if not (ASSETS / name).is_file()] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_card_shows_its_magic_and_its_land(row):
    creature = manifest.creatures()[row.id]
    assert creature.gem == (str(row.magic) if row.magic else "seal")
    assert creature.sign == (row.land or ("wild" if row.kind == "wild" else row.id))
    two = manifest.table("creature")[row.id].get("sign_two", creature.sign)
    assert two == (row.land_two or creature.sign)
    assert creature.border in patterns.MOTIFS
    assert creature.scene in scenes.PAINTERS


def test_no_creature_without_a_card_and_no_two_alike():
    creatures = manifest.creatures()
    assert set(creatures) == {row.id for row in ROWS}
    assert len({creature.colour for creature in creatures.values()}) == len(creatures)
    assert len({creature.border for creature in creatures.values()}) == len(creatures)


def test_every_species_has_three_sides_of_a_token():
    species = [id_ for id_, creature in manifest.creatures().items() if creature.star]
    assert sorted(species) == sorted(ROWS[kind].id for kind in SPECIES)
    for kind in ("token", "token_lit", "token_dark"):
        assert [name for one in species if not (ASSETS / (name := manifest.path(kind, id=one))).is_file()] == []


def test_every_power_has_an_icon():
    assert tuple(manifest.table("power")) == POWER_IDS


def test_eight_seats_differ_in_colour_emblem_and_division():
    seats = manifest.table("seat")
    assert list(seats) == [str(seat) for seat in range(1, 9)]
    for what in ("colour", "emblem", "division"):
        assert len({row[what] for row in seats.values()}) == 8
    assert [seat for seat in seats if not (ASSETS / manifest.path("badge", id=seat)).is_file()] == []


def test_flip_books_have_a_frame_for_every_copy():
    copies = {row.id: row.copies for row in ROWS}
    assert {id_: row["frames"] for id_, row in manifest.table("flipbook").items()} == {
        "pigxie": copies["pigxie"],
        "hentaur": copies["hentaur"],
    }


def test_whatever_the_manifest_points_to_is_made():
    named = {name for value in manifest.table("pictures").values() for name in pictures_in(value)}
    assert sorted(named - FILES.keys()) == []


def test_a_missing_file_would_be_found(tmp_path, monkeypatch):
    monkeypatch.setattr(manifest, "ASSETS", tmp_path)
    monkeypatch.setitem(make.STEPS, "gems", lambda: {"images/gems/5.png": lambda: b"gem"})
    assert make.make(["gems"], check=True) == ["images/gems/5.png"]
    assert make.make(["gems"]) == ["images/gems/5.png"]
    assert make.make(["gems"], check=True) == []


def test_nothing_lies_about_that_nobody_makes():
    folders = ("fonts", "icons", "images", "music", "sounds")
    found = {path.relative_to(ASSETS).as_posix() for folder in folders for path in (ASSETS / folder).rglob("*")}
    files = {name for name in found if (ASSETS / name).is_file()}
    assert sorted(name for name in files - FILES.keys() if not name.startswith("icons/own-")) == []


def test_the_box_stays_light():
    size = sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file())
    assert size < MEGABYTES * 2**20


# -- icons and fonts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", manifest.icon_names())
def test_an_icon_can_be_drawn(name):
    text = (ASSETS / manifest.path("icon", id=name)).read_text(encoding="utf-8")
    assert 'viewBox="0 0 512 512"' in text
    assert set(re.findall(r'fill="([^"]*)"', text)) <= {"#fff", "none"}
    picture = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (32, 32))
    assert picture.get_bounding_rect().width > 8


LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&%+-=/()[]'\"#"
    "’‘“”„–—×·…•−°½éèêëöüäßñçàâîïôûœæøåÉÖÜÄ"  # noqa: RUF001
)
ARROWS = "→←↑↓"
MISSING = "\ue123"


def lacking(font: str, letters: str) -> str:
    """The letters for which a font has only its empty box."""
    pygame.font.init()
    face = pygame.font.Font(ASSETS / manifest.path("font", id=font), 20)

    def drawn(letter: str) -> bytes:
        return pygame.image.tobytes(face.render(letter, True, "#FFFFFF"), "RGBA")

    box = drawn(MISSING)
    return "".join(letter for letter in letters if drawn(letter) == box)


OTHER_SCRIPTS = {
    "FrankRuhlLibre-SemiBold": "אבגדהוזחטיכךלמםנןסעפףצץקרשת",
    "NotoNaskhArabic-SemiBold": "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةىپچژگک",
    "NotoSansSC-SemiBold": "张王李刘陈楊黃田中佐藤鈴木々さくらアイコー睿鑫",
    "NotoSansKR-SemiBold": "김이박최정민준서연",
}
"""Fonts for names only, and the letters they are there for."""


@pytest.mark.parametrize("font", OTHER_SCRIPTS)
def test_a_font_for_names_has_their_letters(font):
    assert lacking(font, OTHER_SCRIPTS[font]) == ""


@pytest.mark.parametrize("font", [font for font in manifest.table("fonts") if font.startswith("Alegreya")])
def test_greek_and_cyrillic_are_in_our_own_fonts(font):
    assert lacking(font, "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώ") == ""
    assert lacking(font, "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяђјљњћџіїєґўё") == ""


@pytest.mark.parametrize("font", [font for font in manifest.table("fonts") if font not in OTHER_SCRIPTS])
def test_a_font_has_our_letters(font):
    wanted = LETTERS if font.startswith("Cinzel") else LETTERS + ARROWS
    assert lacking(font, wanted) == ""


def test_a_letter_that_a_font_lacks_would_be_found():
    assert lacking("Cinzel-Bold", "A→") == "→"


# -- the scripts make what is there ------------------------------------------------------------------------------------

NEAR = 2
"""By how much a colour may differ: other processors round blends differently."""
CHEAP = ["images/gems/15.png", "images/signs/either.png", "images/figures/klaken.png", "images/frames/bragon_S.png",
         "images/badges/8.png", "images/cursors/hand_32.png", "images/icon/32.png"]  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("name", CHEAP)
def test_a_picture_is_still_made_like_that(name):
    content = make.STEPS[FILES[name]]()[name]()
    if content == (ASSETS / name).read_bytes():
        return
    ours, theirs = pygame.image.load(io.BytesIO(content), name), pygame.image.load(ASSETS / name)
    assert ours.get_size() == theirs.get_size()
    pairs = zip(pygame.image.tobytes(ours, "RGBA"), pygame.image.tobytes(theirs, "RGBA"), strict=True)
    assert max(abs(mine - committed) for mine, committed in pairs) <= NEAR


def test_the_same_sound_twice_is_the_same():
    first, second = sounds.sound("card_deal"), sounds.sound("card_deal")
    assert first == second
    with wave.open(io.BytesIO(first)) as file:
        assert (file.getnchannels(), file.getframerate()) == (1, synth.RATE)


@pytest.mark.skipif(shutil.which("oggenc") is None, reason="oggenc (vorbis-tools) is not installed")
def test_a_sound_is_made_small_the_same_way_twice():
    sound = sounds.sound("click")
    assert synth.ogg(sound, sounds.QUALITY) == synth.ogg(sound, sounds.QUALITY)


@pytest.mark.parametrize("name", ["A4", "D3", "C#5", "Bb3"])
def test_a_string_is_in_tune(name):
    """Its wave repeats after the time that the note's frequency says."""
    frequency = synth.pitch(name)
    string = synth.pluck(frequency, 0.4)[4000:14000]

    def likeness(lag: int) -> float:
        return sum(string[place] * string[place + lag] for place in range(5000))

    period = synth.RATE / frequency
    best = max(range(round(period * 0.9), round(period * 1.1)), key=likeness)
    assert abs(best - period) <= 1


def test_notes_have_their_frequencies():
    assert doctest.testmod(synth).failed == 0


def test_every_sound_of_the_manifest_has_a_loudness():
    assert sorted(manifest.table("sounds")["names"]) == sorted(sounds.SOUNDS)


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".ogg")])
def test_a_sound_file_is_mono_and_ends(name):
    content = (ASSETS / name).read_bytes()
    assert content[:4] == b"OggS"
    head = content.index(b"\x01vorbis")
    _, channels, rate = struct.unpack("<IBI", content[head + 7 : head + 16])
    assert (channels, rate) == (1, synth.RATE)


def test_the_icon_of_windows_and_of_mac_hold_what_they_say():
    ico = (ASSETS / "images/icon/four-crowns.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", ico[:6])
    assert (kind, count) == (1, 7)
    for entry in range(count):
        *_, length, offset = struct.unpack("<BBBBHHII", ico[6 + 16 * entry : 22 + 16 * entry])
        assert ico[offset : offset + 4] == b"\x89PNG"
        assert offset + length <= len(ico)
    icns = (ASSETS / "images/icon/four-crowns.icns").read_bytes()
    assert struct.unpack(">4sI", icns[:8]) == (b"icns", len(icns))
