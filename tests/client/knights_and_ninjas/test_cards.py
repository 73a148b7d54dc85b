"""Cards, gems and places of Of Knights & Ninjas: every kind has its words, they fit, and pictures are made once."""

import doctest
from itertools import pairwise

import pygame
import pytest

from client.games.knights_and_ninjas.faces import faces
from client.games.knights_and_ninjas.manifest import manifest
from client.games.knights_and_ninjas.sprites import card as knight_card
from client.games.knights_and_ninjas.sprites import gems as knight_gems
from client.games.knights_and_ninjas.sprites import places as knight_places
from client.games.knights_and_ninjas.sprites.card import KnightFace, build_for, card_pixels
from client.games.knights_and_ninjas.words import cards as words
from client.render.canvas import Box
from client.render.letters import wrapped
from client.render.theme import contrast
from engines.core.game import set_up
from engines.core.language import ENGLISH
from engines.knights_and_ninjas.cards import (
    CASTLE,
    FIRST,
    HERALD,
    JESTER,
    KIND_COUNT,
    KIND_IDS,
    MERCHANT,
    MINSTREL,
    MONK,
    QUEEN,
    ROWS,
    SHIELD_MAIDEN,
)
from engines.knights_and_ninjas.drafting import draw_up
from engines.knights_and_ninjas.game import GAME

from ..cover_your_kingdom.canvas import blank, long_words

KINDS = range(KIND_COUNT)
EXPANSIONS = {"lockedUp": True, "dragonsLair": True, "invaders": True, "dancingBear": True}
BASE, ALL = (draw_up(set_up(GAME, 4, options)) for options in ({}, EXPANSIONS))
DUEL = draw_up(set_up(GAME, 2, {}))
LETTERS = {"attack": "A", "before": "P", "fortify": "F", "respond": "R", "special": "S"}


@pytest.fixture(autouse=True)
def window() -> None:
    blank((1920, 1080))


# -- words -------------------------------------------------------------------------------------------------------------


def test_every_kind_has_its_words_and_no_other():
    assert tuple(words.CARDS) == KIND_IDS


@pytest.mark.parametrize("kind", KINDS, ids=KIND_IDS)
def test_a_card_says_what_it_is(kind):
    for charter in (BASE, ALL, DUEL):
        sentence, rule = words.sentence(kind, charter), words.rule(kind, charter)
        assert sentence.endswith(".")
        assert len(sentence) <= 60
        assert 1 <= rule.count(". ") + 1 <= 5
        assert rule.endswith(".")
        assert rule != sentence
    assert words.class_name(kind) in words.CLASSES.values()


def test_uses_are_those_of_the_rules():
    for kind in KINDS:
        letters = "".join(LETTERS[use] for use in words.uses_of(kind, ALL))
        assert letters == ("AFRS" if kind == JESTER else ROWS[kind].use)


def test_with_two_players_a_minstrel_is_no_defence_and_a_beginners_jester_no_special_card():
    assert words.uses_of(MINSTREL, DUEL) == ("respond",)
    beginners = draw_up(set_up(GAME, 4, {"beginnerDeck": True}))
    assert words.uses_of(JESTER, beginners) == ("attack", "fortify", "respond")


def test_every_class_and_use_of_the_manifest_has_a_word():
    assert tuple(words.CLASSES) == tuple(manifest()["knight_class"])
    assert tuple(words.USES) == tuple(manifest()["knight_use"])


def test_four_cards_do_something_else_with_two_players():
    for said in (words.rule, words.sentence):
        assert [kind for kind in KINDS if said(kind, DUEL) != said(kind, BASE)] == [MINSTREL, HERALD, MERCHANT, MONK]


def test_every_word_on_a_card_is_looked_up():
    face = faces(BASE, long_words).kind(JESTER)
    printed = (face.name, face.sentence, *(word for _, word in face.uses))
    assert all(text.startswith("[") and text.endswith("]") for text in printed)


def test_strength_is_on_the_stone():
    assert [words.strength(kind) for kind in (QUEEN, CASTLE, JESTER, SHIELD_MAIDEN)] == ["5", "", "*", "4"]


def test_words_can_be_read_on_ivory():
    ink = manifest()["knight_ink"]
    for name in ("name", "use", "sentence"):
        assert contrast(ink[name], ink["ivory"][1]) >= 7


# -- pictures ----------------------------------------------------------------------------------------------------------


def face(kind: int) -> KnightFace:
    return faces(ALL, ENGLISH).kind(kind)


@pytest.mark.parametrize("width", [150, 172, 236])
def test_a_sentence_has_at_most_three_lines_at_its_full_size(width):
    row = manifest()["knight_card"]["L"]["sentence"]
    k = width / manifest()["knight_card"]["L"]["size"][0]
    size = round(max(14, row["size"] * k))
    said = [words.sentence(kind, charter) for kind in KINDS for charter in (BASE, ALL, DUEL)]
    long = [sentence for sentence in said if len(wrapped(row["font"], size, sentence, row["box"][2] * k)) > 3]
    assert long == []
    assert 3 * size * row["leading"] <= row["box"][3] * k + 1


@pytest.mark.parametrize(("width", "build"), [(172, "L"), (84, "M"), (46, "S")])
def test_a_card_is_five_by_seven_in_every_build(width, build):
    assert build_for(width) == build
    for kind in KINDS:
        picture = card_pixels(face(kind), width, build, 1.0)
        assert picture.get_size() == (width, round(width * 1.4))
        assert picture.get_at((0, 0)).a < 80
        assert picture.get_at((width // 2, 2)).a > 250


def test_kinds_look_different_also_where_they_are_smallest():
    pictures = {pygame.image.tobytes(card_pixels(face(kind), 46, "S", 1.0), "RGB") for kind in KINDS}
    assert len(pictures) == KIND_COUNT


def test_a_card_is_made_once_for_its_size_and_its_guise():
    canvas, _ = blank((1920, 1080))
    first = knight_card.knight_card(canvas, face(JESTER), 172)
    assert knight_card.knight_card(canvas, face(JESTER), 172) is first
    disguised = knight_card.knight_card(canvas, face(JESTER), 172, guise="as Ninja")
    assert disguised is not first
    assert pygame.image.tobytes(disguised, "RGBA") != pygame.image.tobytes(first, "RGBA")
    assert knight_card.knight_back(canvas, 172).get_size() == first.get_size()


def test_a_card_of_the_deck_shows_its_kind():
    assert faces(ALL, ENGLISH).card(FIRST[QUEEN]) == face(QUEEN)


def test_a_longer_language_stays_on_the_card():
    for kind in KINDS:
        for width in (84, 172):
            assert card_pixels(faces(ALL, long_words).kind(kind), width, build_for(width), 1.0).get_width() == width


def test_a_row_of_gems_stays_in_its_room():
    for count in range(1, 31):
        middles = knight_gems.places(count, 40, 200, 30)
        assert middles[-1] + 15 <= 240
        assert len({round(after - before, 6) for before, after in pairwise(middles)}) <= 1


def test_gems_fly_to_where_they_will_lie():
    canvas, _ = blank((1920, 1080))
    box = Box(100, 50, 300, 30)
    before = len(canvas.frame)
    knight_gems.row(canvas, [0, 1, knight_gems.GOLD], box, 30)
    x, y = knight_gems.row_place(box, 30, 3, 2)
    last = canvas.frame[-1]
    assert len(canvas.frame) == before + 4
    middle = (last.x + last.surface.get_width() / 2, last.y + last.surface.get_height() / 2)
    assert middle == pytest.approx((x, y), abs=1.5)


def test_a_place_stands_on_the_lower_edge_of_its_box():
    for box in (Box(10, 10, 84, 112), Box(0, 0, 64, 200), Box(0, 0, 300, 90)):
        room = knight_places.standing(box)
        assert room.bottom == pytest.approx(box.bottom)
        assert room.cx == pytest.approx(box.cx)
        assert room.w <= box.w + 0.01
        assert room.h <= box.h + 0.01


def test_places_are_those_of_the_manifest_and_fire_moves():
    assert list(manifest()["knight_place"]["places"]) == list(knight_places.NAMES)
    canvas, _ = blank((1920, 1080))
    seen = set()
    for moment in range(8):
        knight_places.burning(canvas, Box(0, 0, 84, 112), moment / 9 + 0.01)
        seen.add(id(canvas.frame[-1].surface))
    assert len(seen) == 4


def test_empty_places_and_felt_can_be_drawn_at_every_size():
    for size in ((1920, 1080), (1024, 640)):
        canvas, marks = blank(size)
        for number in range(3):
            knight_places.place(canvas, number, number, Box(0, 0, 64, 84), jest=True)
            knight_places.empty(canvas, number, "Minstrel", Box(0, 0, 84, 112))
        knight_places.felt(canvas, Box(100, 100, 600, 320))
        assert [mark for mark in marks if mark.box.w > mark.room] == []


def test_what_is_said_of_them_is_true():
    for module in (knight_card, knight_gems, words):
        assert doctest.testmod(module).failed == 0
