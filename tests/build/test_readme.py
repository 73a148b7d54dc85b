"""Pictures of the README: each can be drawn, and shows the screen that is kept."""

from itertools import product

import pygame
import pytest
import readme

SMALL = (96, 54)


@pytest.mark.thorough
@pytest.mark.parametrize("name", [*readme.SCENES, *readme.TABLES, readme.SHEET])
def test_a_picture_of_the_readme_is_drawn_as_it_is_kept(name: str) -> None:
    kept = pygame.image.load(readme.FOLDER / f"{name}.jpg")
    assert kept.get_size() == readme.SIZE
    one, two = (pygame.transform.smoothscale(picture, SMALL) for picture in (readme.draw(name), kept))
    places = list(product(range(SMALL[0]), range(SMALL[1])))
    apart = sum(abs(a - b) for at in places for a, b in zip(one.get_at(at)[:3], two.get_at(at)[:3], strict=True))
    assert apart / len(places) < 6  # of 765: a word more or less, and what a .jpg leaves out
