"""Names in any script: drawn by a font that has their letters, in the order in which they are read; never as boxes."""

import unicodedata

import pygame
import pytest

from client.render.letters import shortened, written, written_width
from client.render.scripts import ARABIC, HAN, HANGUL, HEBREW, OTHERS, SIGN, is_kept, is_written, kept, runs

from .scene_kit import key, make_stage

FACES = ("Alegreya-Bold", "Alegreya-MediumItalic", "AlegreyaSans-Medium", "Cinzel-Bold", "Cinzel-Black")
NAMES = {
    "Greek": "Ελένη",
    "Cyrillic": "Дмитрий",
    "Serbian": "Ђорђе",
    "Vietnamese": "Nguyễn",
    "Hebrew": "דָּנִיאֵל",
    "Arabic": "محمد",
    "Persian": "پژمان",
    "Chinese": "张伟 欧阳睿",
    "Taiwanese": "張偉 歐陽靜",
    "Japanese": "田中さくら 渡辺ケンジ 佐々木",
    "Korean": "김민준",
}


@pytest.fixture(autouse=True)
def font():
    pygame.font.init()


def ink(surface):
    return pygame.mask.from_surface(surface).count()


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("script", NAMES)
def test_a_name_is_drawn_and_none_of_its_letters_is_a_box(script, face):
    name = NAMES[script]
    assert is_written(name)
    drawn = written(face, 40, name, "#FFFFFF")
    assert ink(drawn) > 50
    for run in runs(face, name):
        from client.render.fonts import font as open_font

        letters = open_font(run.face, 40)
        box = pygame.image.tobytes(letters.render("\ue123", True, "#FFFFFF"), "RGBA")
        for letter in run.text:
            assert pygame.image.tobytes(letters.render(letter, True, "#FFFFFF"), "RGBA") != box, (run.face, letter)


@pytest.mark.parametrize("face", FACES)
def test_a_line_of_several_scripts_is_as_high_and_as_wide_as_it_says(face):
    line = "Ada, דנה and محمد: Ελένη"
    drawn = written(face, 30, line, "#FFFFFF")
    assert drawn.get_width() == written_width(face, 30, line)
    assert drawn.get_height() == written(face, 30, "Ada", "#FFFFFF").get_height()


def test_what_runs_from_right_to_left_stays_in_the_line_around_it():
    assert [(run.face, run.text) for run in runs("Alegreya-Bold", "דנה attacks عمر.")] == [
        (HEBREW, "דנה"), ("Alegreya-Bold", " "), ("Alegreya-Bold", "attacks "), (ARABIC, "عمر"), ("Alegreya-Bold", "."),
    ]  # fmt: skip
    assert [run.text for run in runs("Alegreya-Bold", "דנה عمر")] == ["عمر", " ", "דנה"], "two names change places"


def test_arabic_letters_are_joined():
    joined = pygame.mask.from_surface(written("Alegreya-Bold", 80, "محمد", "#FFFFFF"))
    assert len(joined.connected_components(20)) == 1


def test_what_no_font_has_is_a_sign():
    for name in ("अनन्या", "ཀརྨ", "꯱ꯃ", "🦄", "뷁", "龘"):
        assert not is_written(name)
        assert {run.text for run in runs("Alegreya-Bold", name)} == {
            SIGN * len([c for c in name if unicodedata.category(c)[0] != "M"])
        }
        assert ink(written("Cinzel-Bold", 30, name, "#FFFFFF")) > 10


@pytest.mark.thorough
@pytest.mark.parametrize("face", [HAN, HANGUL])
def test_a_font_that_was_cut_down_has_the_letters_it_is_said_to_have(face):
    from client.render.fonts import font as open_font

    letters = [chr(code) for first, last, writer in OTHERS if writer == face for code in range(first, last + 1)]
    has = open_font(face, 20).metrics("".join((*letters, *kept(face))))
    drawn = dict(zip((*letters, *kept(face)), has, strict=True))
    assert [letter for letter in kept(face) if drawn[letter] is None] == []
    assert sum(is_kept(face, letter) for letter in letters) == {HAN: 9526, HANGUL: 2350}[face]


def test_a_name_too_long_for_its_room_is_cut():
    cut = shortened("Alegreya-Bold", 20, "دنيا " * 40, 200)
    assert written_width("Alegreya-Bold", 20, cut) <= 200


def test_whoever_types_such_a_name_is_told(tmp_path):
    from client.scenes.navigation import go

    stage = make_stage(tmp_path, (1280, 720))
    go(stage, "setup", "cover_your_kingdom")
    stage.top.ui.focus = "seat0.name"
    key(stage, "é")
    assert not stage.toasts
    key(stage, "龘")
    assert SIGN in stage.toasts[0].text
