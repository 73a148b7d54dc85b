"""Pieces of My Realm Will Be Yours as they are drawn: they fit, they are cached, and they differ where they should."""

import doctest

import pygame
import pytest

from client.games.my_realm.manifest import manifest
from client.games.my_realm.sprites import card as realm_card
from client.games.my_realm.sprites import cloth as realm_cloth
from client.games.my_realm.sprites import pieces as realm_pieces
from client.games.my_realm.sprites import statement as realm_statement
from client.games.my_realm.sprites.card import EventFace, event_card, event_height
from client.games.my_realm.sprites.pieces import CHOSEN, GHOST, RACK
from client.games.my_realm.sprites.statement import Part, parts, statement, statement_height
from client.render.cache import SurfaceCache
from client.render.canvas import Box, Canvas, Mark
from client.render.letters import wrapped, written_width
from client.render.scale import Scale
from engines.my_realm.events import ENDING_IDS
from engines.my_realm.forms import FORMS
from engines.my_realm.game import GAME
from engines.my_realm.matters import CARDS, MATTER, MATTER_IDS
from engines.my_realm.proverbs import PLAIN
from engines.my_realm.words import MATTER_NAMES

SCALES = (0.6, 1.0, 2.0)


def canvas(pixels: float = 1.0, text: float = 1.0) -> Canvas:
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64))
    marks: list[Mark] = []
    return Canvas(Scale(pixels, text), (1920, 1080), SurfaceCache(1 << 28), marks=marks)


def face(card: int) -> EventFace:
    matter = MATTER[card]
    return EventFace(MATTER_IDS[matter], MATTER_NAMES[matter], GAME.text.card(card))


def named(*matters: int) -> list[tuple[str, str]]:
    return [(MATTER_IDS[matter], MATTER_NAMES[matter]) for matter in matters]


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pixels", SCALES)
def test_a_card_has_its_shape_and_round_corners_at_every_scale(pixels: float) -> None:
    room = canvas(pixels)
    surface = event_card(room, face(0), 232)
    assert surface.get_width() == room.scale.px(232)
    assert abs(surface.get_height() - event_height(232) * pixels) <= 1
    assert surface.get_at((0, 0)).a == 0
    assert surface.get_at((surface.get_width() // 2, surface.get_height() // 2)).a > 250


def test_the_same_card_is_made_once() -> None:
    room = canvas()
    assert event_card(room, face(3), 232) is event_card(room, face(3), 232)
    assert event_card(room, face(3), 232) is not event_card(room, face(4), 232)


@pytest.mark.parametrize("units", [232, 190, 150])
def test_every_line_fits_on_its_card(units: float) -> None:
    plan = manifest()["realm_card"][realm_card.event_build(units)]["prompt"]
    k = units / 232
    for card in CARDS:
        size = plan["least"]
        lines = wrapped(plan["font"], round(size * k), GAME.text.card(card), plan["box"][2] * k)
        assert len(lines) * size * plan["leading"] <= plan["box"][3], GAME.text.card(card)
        canvas()
        assert all(written_width(plan["font"], round(size * k), line) <= plan["box"][2] * k for line in lines)


@pytest.mark.parametrize("units", [232, 190, 150])
def test_words_on_a_card_are_never_smaller_than_fourteen(units: float) -> None:
    plan = manifest()["realm_card"][realm_card.event_build(units)]
    assert plan["prompt"]["least"] * units / 232 >= 13.9
    assert plan["name"]["least"] * units / 232 >= 13.9


# -- statements --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", range(len(FORMS)))
@pytest.mark.parametrize("text", [0.8, 1.0, 1.5])
def test_every_statement_fits_its_column(form: int, text: float) -> None:
    room = canvas(1.0, text)
    row = parts(PLAIN[form], named(0, 5, 4)[: FORMS[form].matters])
    box = statement(room, row, 44, 100, 392)
    assert room.marks
    assert {mark.text for mark in room.marks if mark.box.right > 44 + 392 + 1} == set()
    assert max(mark.box.bottom for mark in room.marks) <= box.bottom + 2
    assert box.h == statement_height(room, row, 392)


def test_a_statement_that_fits_takes_one_line_and_a_long_one_more() -> None:
    room = canvas()
    row = parts(PLAIN[4], named(6, 0, 2))
    assert statement_height(room, row, 600) < statement_height(room, row, 200)


def test_nothing_of_a_sentence_is_lost_on_the_way() -> None:
    for form, row in enumerate(FORMS):
        matters = named(1, 2, 3)[: row.matters]
        sentence = PLAIN[form].format(**{gap: name for gap, (_, name) in zip("xyz", matters, strict=False)})
        told = " ".join(part.text for part in parts(PLAIN[form], matters)).replace(" ,", ",")
        assert told == sentence


def test_a_part_with_a_matter_shows_its_medal() -> None:
    room = canvas()
    statement(room, [Part("Law", "law")], 0, 0, 200)
    with_medal = len(room.frame)
    statement(room, [Part("Law")], 0, 0, 200)
    assert with_medal == 2
    assert len(room.frame) - with_medal == 1


# -- pieces ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [RACK, CHOSEN, GHOST])
@pytest.mark.parametrize("pixels", SCALES)
def test_every_tile_can_be_drawn_in_every_state(state: str, pixels: float) -> None:
    room = canvas(pixels)
    for number in range(1, 10):
        realm_pieces.tile(room, number, 100, 100, 70, state)
    assert room.frame


def test_two_numbers_are_two_tiles() -> None:
    room = canvas()
    first, second = (realm_pieces.tile_surface(room, number, 96) for number in (1, 2))
    assert pygame.image.tobytes(first, "RGBA") != pygame.image.tobytes(second, "RGBA")


def test_the_ring_of_a_seal_runs_out() -> None:
    counts = [pygame.mask.from_threshold(ring, (255, 214, 107), (40, 40, 40, 255)).count() for ring in _rings()]
    assert counts == sorted(counts)
    assert counts[0] == 0 < counts[-1]


def _rings() -> list[pygame.Surface]:
    canvas()
    return [realm_pieces._ring(106, step) for step in (0, 10, 20, 40)]


def test_pieces_lie_round_their_centre() -> None:
    room = canvas()
    realm_pieces.medal(room, "law", 200, 150, 60)
    blit = room.frame[0]
    assert (blit.x, blit.y, blit.surface.get_size()) == (170, 120, (60, 60))


def test_whatever_stands_for_the_game_can_be_drawn_and_no_picture_is_missing() -> None:
    from client.assets import missing

    room, box = canvas(0.5), Box(100, 100, 400, 300)
    realm_cloth.cloth(room, Box(8, 86, 1904, 986))
    realm_cloth.night_panel(room, box)
    realm_cloth.night_panel(room, box, lit=True)
    inner = realm_cloth.scroll(room, Box(24, 100, 372, 948))
    assert inner.h > 700
    for burning in (True, False):
        realm_cloth.candle(room, 300, 700, 300, 0.4, burning)
    realm_cloth.rays(room, 400, 400, 600)
    for queens in (True, False):
        realm_cloth.crown(room, 400, 400, 200, queens)
    for id_ in ENDING_IDS:
        realm_cloth.ending(room, id_, box, id_ == "glory")
    for matter in MATTER_IDS:
        realm_pieces.medal(room, matter, 50, 50, 42)
    for good in (True, False):
        realm_pieces.token(room, good, 50, 50, 40)
        realm_pieces.star(room, good, 50, 50, 52)
        realm_pieces.seal(room, 50, 50, 48, not good)
    for person in ("king", "princess", "queen"):
        realm_pieces.portrait(room, person, 50, 50, 90)
    for number in range(1, 7):
        realm_pieces.time_die(room, number, 50, 50, 46)
        realm_pieces.time_die_tumbling(room, 5 * number, 50, 50, 46)
    realm_pieces.slot(room, 50, 50, 96)
    assert missing == set()


def test_what_the_sprites_say_of_themselves_is_true() -> None:
    for module in (realm_card, realm_statement):
        assert doctest.testmod(module).failed == 0
