"""A whole card from its parts, as the client lays it together: for the pictures on game boxes."""

import math
from typing import Any

import figures
import frames
import gems
import manifest
import pygame
import scenes
import signs
from canvas import Colour, blank, cut, mix, put, rounded, shrink

UNIT = frames.UNIT
INK = "#22140A"
NUMBER_INK = "#0B0610"


def font(name: str, size: float) -> pygame.font.Font:
    """One of the fonts of the box."""
    pygame.font.init()
    return pygame.font.Font(manifest.ASSETS / manifest.path("font", id=name), round(size))


def card(id_: str, name: str, kind: str, size: str = "L") -> pygame.Surface:
    """A card with its words."""
    creature = manifest.creatures()[id_]
    measures = manifest.card_size(size)
    places = manifest.table("card")[size]
    frame = frames.frame(creature, measures)
    picture = blank(*frame.get_size())
    window = blank(*(UNIT * side for side in measures.scene[2:]))
    window.blit(scenes.card_scene(creature, size), (0, 0))
    cut(window, rounded(*window.get_size(), UNIT * measures.plate_radius))
    picture.blit(window, [round(UNIT * side) for side in measures.scene[:2]])
    picture.blit(frame, (0, 0))
    _lay(picture, figures.figure(creature), places["figure"], 1 + 2 * figures.MARGIN)
    _lay(picture, numbered(creature.gem), places["gem"])
    _lay(picture, signs.sign(creature.sign), places["sign"])
    _write(picture, name, places["name"], INK)
    _write(picture, kind, places["kind"], mix(manifest.table("sign")[creature.sign]["colour"], "#000000", 0.45))
    return picture


def numbered(magic: str) -> pygame.Surface:
    """A gem with its number."""
    gem = gems.named(magic)
    if not magic.isdigit():
        return gem
    row = manifest.table("card")
    letters = font("Cinzel-Black", gems.SIZE * (row["number_short"] if len(magic) == 1 else row["number"]))
    dark, white = letters.render(magic, True, NUMBER_INK), letters.render(magic, True, "#FFFFFF")
    middle = gems.SIZE / 2
    for step in range(12):
        turn, reach = step * math.tau / 12, gems.SIZE * row["ink"]
        put(gem, dark, middle + reach * math.cos(turn), middle - gems.SIZE * 0.01 + reach * math.sin(turn))
    put(gem, white, middle, middle - gems.SIZE * 0.01)
    return gem


def _lay(picture: pygame.Surface, part: pygame.Surface, place: dict[str, Any], larger: float = 1.0) -> None:
    side = UNIT * place["box"] * larger
    put(picture, shrink(part, side, side), *(UNIT * side for side in place["centre"]))


def _write(picture: pygame.Surface, words: str, place: dict[str, Any], shade: Colour) -> None:
    """Words in the middle of their place, smaller if they are too long for it."""
    size = float(place["size"])
    while font(place["font"], UNIT * size).size(words)[0] > UNIT * place["width"]:
        size -= 0.25
    put(
        picture, font(place["font"], UNIT * size).render(words, True, shade), *(UNIT * side for side in place["centre"])
    )
