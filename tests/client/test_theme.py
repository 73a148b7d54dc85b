"""Every pair of letters and ground can be read, and no one is told apart by colour alone.

Contrast is that of WCAG. Colour deficiencies are simulated with the matrices of Machado, Oliveira and Fernandes (2009)
at full severity; colours are compared by their distance in CIE Lab (CIE76), of which about 2.3 can just be noticed.
"""

import math
from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

import pygame
import pytest

from client.games.cover_your_kingdom.sprites.card import KIND_COLOURS
from client.manifest import manifest
from client.render.canvas import Box
from client.render.pictures import picture
from client.render.theme import (
    BUTTONS,
    COLOUR_BLIND,
    LAND_GROUNDS,
    NIGHT_GROUNDS,
    PALETTES,
    PANELS,
    RGBA,
    SEAT_COLOURS,
    TOKENS,
    Stop,
    contrast,
    mix,
    rgba,
)
from client.sprites.ornaments import CHIP_GROUND
from client.tables import lights

from .shell_kit import stage

LEAST = 4.5
SIGNALS = ("legal", "chosen", "target")

DARK = tuple(colour for _, colour in PANELS["dark"])
PARCHMENT = tuple(colour for _, colour in PANELS["parchment"])
NIGHT = tuple(colour for _, colour in PANELS["night"])
LANDS = tuple(colour for grounds in (LAND_GROUNDS, NIGHT_GROUNDS) for pair in grounds.values() for colour in pair)

Colours = tuple[str | RGBA, ...]

PAIRS: Mapping[str, tuple[Colours, Colours]] = {
    "text on walnut": (("t1", "t2", "t3", "g300", "g100"), ("w900", "w800", "w700")),
    "text on raised walnut": (("t1", "t2", "g300"), ("w600",)),
    "text on a dark panel": (("t1", "t2", "t3", "g300", "warn", "e300", "ok"), DARK),
    "text on parchment": (("inkp", "inkp2"), (*PARCHMENT, "p100", "p200", "p300")),
    "text on night": (("t1", "t2", "g300", "v300"), NIGHT),
    "text on a land": (("t1", "t2"), LANDS),
    "row of whose turn it is": (("t1", "g100"), ((96, 68, 34, 255), (66, 45, 22, 255))),
    "other rows": (("t1", "t2"), ((58, 40, 26, 255), (40, 27, 17, 255))),
    "chosen pill": (("e100",), ("e600",)),
    "switch that is off": (("t2",), ("#2A1E14",)),
    "field on parchment": (("inkp", "inkp2"), ("#FBF3E0",)),
    "verb on a target": (("target_ink",), ("target_tag", "target")),
    "verb on what is legal": (("e800",), ("e200", "e300", "legal")),
    "verb on what is chosen": (("inkp",), ("chosen",)),
    "guard that blocks": (("#FFF0E6",), ("#7A2420",)),
    "aim": (("aim_ink", "g100"), ("aim", "aim_deep")),
    "power": (("v100",), ("v700", "v800", "v900")),
    "now": (("#DDF8F5",), ("#14343A",)),
    "I'll answer": (("#0E3A40", "inkp", "inkp2"), ("#FFF9EA", "#EBDAB4", "#F3E6C6")),
    "plate under a stack": (("inkp", "#4A2A08"), ("#F6EAD0", "#E0CC9F")),
    "link on parchment": (("#4A2E10", "#5A3A14"), PARCHMENT),
    "prompt line": (("inkp",), ("#FAF0DA", "#E4D0A2")),
    "kind on a card": (tuple(mix(colour, "black", 0.45) for colour in KIND_COLOURS.values()), PARCHMENT),
    "news on the cover": (("inkp", "inkp2"), tuple(mix(colour, (90, 66, 40, 255), 28 / 255) for colour in PARCHMENT)),
    "what touches one, on the cover": (
        ("inkp",),
        tuple(mix(colour, (255, 231, 176, 255), 190 / 255) for colour in PARCHMENT),
    ),
}
"""Where letters stand on what. Each colour of the first with each of the second."""


def ratio(letters: str | RGBA, ground: str | RGBA, palette: Mapping[str, str] = TOKENS) -> float:
    return contrast(rgba(letters, palette), rgba(ground, palette))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", PAIRS)
def test_letters_can_be_read(name: str, palette: str):
    letters, grounds = PAIRS[name]
    found = {(ink, ground): ratio(ink, ground, PALETTES[palette]) for ink in letters for ground in grounds}
    assert {pair: round(value, 2) for pair, value in found.items() if value < LEAST} == {}


def at(stops: tuple[Stop, ...], place: float) -> RGBA:
    """The colour of a gradient at a place."""
    for (start, first), (end, second) in pairwise(stops):
        if place <= end:
            return mix(first, second, (place - start) / (end - start))
    return rgba(stops[-1][1])


@pytest.mark.parametrize("kind", BUTTONS)
def test_buttons_can_be_read_at_rest_pointed_at_and_pressed(kind: str):
    """Letters stand in the middle of a button: between a quarter and three quarters of its height."""
    stops, _, letters = BUTTONS[kind]
    for share, colour in ((0.0, "white"), (0.07, "white"), (0.25, "black")):
        state = tuple((place, mix(ground, colour, share)) for place, ground in stops)
        for place in (0.25, 0.5, 0.75):
            assert ratio(letters, at(state, place)) >= LEAST
    assert all(ratio(letters, ground) >= LEAST for _, ground in stops)


@pytest.mark.parametrize("ground", ["white", "black", *SEAT_COLOURS])
def test_chips_can_be_read_whatever_lies_below_them(ground: str):
    for chip in (CHIP_GROUND, (20, 10, 8, 235)):
        seen = mix(ground, (*chip[:3], 255), chip[3] / 255)
        assert ratio("t1", seen) >= LEAST


def test_the_contrasts_of_the_look_are_still_what_was_measured():
    measured = {
        ("t1", "w800"): 14.9,
        ("t2", "w800"): 10.5,
        ("t3", "w800"): 6.5,
        ("g300", "w800"): 11.6,
        ("t2", "w600"): 7.5,
        ("inkp", "p100"): 14.3,
        ("inkp", "p300"): 10.2,
        ("inkp2", "p300"): 5.7,
        ("warn", "w800"): 8.6,
    }
    assert {pair: round(ratio(*pair), 1) for pair in measured} == pytest.approx(measured, abs=0.15)


def test_strong_contrast_is_stronger():
    for letters, ground in (("t1", "w800"), ("t2", "w800"), ("t3", "w800"), ("inkp", "p300"), ("inkp2", "p300")):
        assert ratio(letters, ground, PALETTES["high_contrast"]) > ratio(letters, ground)


# -- colour deficiencies -----------------------------------------------------------------------------------------------

MACHADO = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""Linear RGB to linear RGB, severity 1.0."""

Lab = tuple[float, float, float]


def lab(colour: tuple[int, ...], deficiency: str) -> Lab:
    """How the colour is seen, in CIE Lab (D65)."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    seen = [linear(part) for part in colour[:3]]
    rows = MACHADO[deficiency]
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, seen, strict=True)))) for row in rows)
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(first: str, second: str, deficiency: str, palette: Mapping[str, str] = TOKENS) -> float:
    return math.dist(lab(rgba(first, palette), deficiency), lab(rgba(second, palette), deficiency))


@pytest.mark.parametrize(
    ("deficiency", "measured"),
    [
        ("protanopia", (6.2, 2, 5)),  # blue and purple
        ("deuteranopia", (4.6, 7, 8)),  # teal and grey
        ("tritanopia", (7.3, 4, 7)),  # green and teal
    ],
)
def test_seat_colours_alone_can_be_noticed_but_are_not_enough(deficiency: str, measured: tuple[float, int, int]):
    """The closest two are noticeably different side by side (2.3), but nobody should have to tell them so."""
    closest = min(
        (apart(SEAT_COLOURS[a - 1], SEAT_COLOURS[b - 1], deficiency), a, b) for a, b in combinations(range(1, 9), 2)
    )
    assert (round(closest[0], 1), *closest[1:]) == measured
    assert closest[0] > 2.3


def test_no_two_seats_share_emblem_or_division():
    seats = [manifest()["seat"][str(number)] for number in range(1, 9)]
    assert [seat["colour"] for seat in seats] == list(SEAT_COLOURS)
    assert len({seat["emblem"] for seat in seats}) == len({seat["division"] for seat in seats}) == 8


def seen_badges(deficiency: str, size: int = 26) -> Iterator[list[Lab]]:
    """Every badge as it stands in the log, the smallest there is, pixel by pixel on a dark panel."""
    for number in range(1, 9):
        surface = pygame.Surface((size, size))
        surface.fill(rgba("w800"))
        surface.blit(picture(f"badges/{number}.png", (size, size)), (0, 0))
        yield [lab(tuple(surface.get_at((x, y))), deficiency) for x in range(size) for y in range(size)]


@pytest.mark.parametrize("deficiency", MACHADO)
def test_badges_tell_players_apart_even_where_colours_do_not(deficiency: str):
    """Of the smallest badges of any two seats a sixth of all pixels differ plainly (by 15): emblem and division."""
    stage()
    for one, two in combinations(seen_badges(deficiency), 2):
        plainly = sum(math.dist(a, b) >= 15 for a, b in zip(one, two, strict=True))
        assert plainly / len(one) >= 1 / 6


@pytest.mark.parametrize("deficiency", MACHADO)
def test_the_palette_for_colour_deficiencies_keeps_the_signals_apart(deficiency: str):
    for one, two in combinations(SIGNALS, 2):
        assert apart(one, two, deficiency, COLOUR_BLIND) >= 15


def drawn(state: str, palette: str) -> bytes:
    """The shape of a signal without its colour: where it paints at all."""
    made = stage((1024, 640), palette=palette)
    canvas = made.canvas()
    lights.light(canvas, Box(100, 100, 100, 140), state, 8)
    surface = pygame.Surface((300, 300))
    for item in canvas.frame:
        solid = item.surface.copy()
        solid.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        surface.blit(solid, (item.x, item.y))
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("palette", PALETTES)
def test_signals_differ_in_shape_too(palette: str):
    """With all colours taken away a ring, a thick ring and a ring with brackets are left."""
    assert len({drawn(state, palette) for state in SIGNALS}) == 3
