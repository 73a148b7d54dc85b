"""Composing only what differs gives the same pixels as composing everything; and what is dear to make is kept."""

import random
from collections.abc import Sequence

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.render.frame import FEW, Blit, Screen, differences, joined

SIZE = (64, 48)


def surfaces() -> list[pygame.Surface]:
    """Small things of all sorts: opaque, with holes, half seen through, larger than the window."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    chance = random.Random(7)
    found = []
    for number in range(10):
        size = (chance.randint(1, 30), chance.randint(1, 30)) if number else (70, 60)
        if number % 3 == 0:
            surface = pygame.Surface(size).convert()
            surface.fill([chance.randrange(256) for _ in range(3)])
        else:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            surface.fill([chance.randrange(256) for _ in range(4)])
            surface.fill((0, 0, 0, 0), (size[0] // 3, 0, size[0] // 3, size[1]))
        found.append(surface)
    return found


THINGS = surfaces()
BLITS = st.builds(
    Blit,
    st.sampled_from(THINGS),
    st.integers(-20, SIZE[0]),
    st.integers(-20, SIZE[1]),
    st.sampled_from((255, 255, 255, 128, 40)),
)
CHANGES = st.tuples(st.sampled_from(("put", "take", "move", "turn")), st.integers(0, 99), BLITS)


def changed(frame: list[Blit], how: str, at: int, blit: Blit) -> list[Blit]:
    """The frame after: something comes, goes, is somewhere else, or lies at another depth."""
    place = at % (len(frame) + 1)
    if how == "put":
        return [*frame[:place], blit, *frame[place:]]
    if how == "take":
        return [*frame[:place], *frame[place + 1 :]]
    if how == "move":
        return [*frame[:place], *(item._replace(x=blit.x) for item in frame[place : place + 1]), *frame[place + 1 :]]
    return [*frame[place:], *frame[:place]]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def whole(frame: Sequence[Blit]) -> bytes:
    surface = pygame.Surface(SIZE).convert()
    Screen(surface).show(frame)
    return pixels(surface)


@pytest.mark.thorough
@settings(max_examples=150)
@given(
    st.lists(BLITS, max_size=20),
    st.lists(st.tuples(st.lists(CHANGES, max_size=4), st.integers(0, 20), st.booleans()), max_size=6),
)
def test_the_differences_are_enough(
    frame: list[Blit], story: list[tuple[list[tuple[str, int, Blit]], int, bool]]
) -> None:
    screen = Screen(pygame.Surface(SIZE).convert())
    screen.show(frame)
    for changes, settled, covered in story:
        if covered:
            screen.surface.fill("magenta")
            screen.uncover()
        for how, at, blit in changes:
            frame = changed(frame, how, at, blit)
        screen.show(frame, settled)
        assert pixels(screen.surface) == whole(frame)


def test_a_frame_that_is_the_same_costs_nothing() -> None:
    frame = [Blit(THINGS[0], 0, 0), Blit(THINGS[1], 5, 5)]
    screen = Screen(pygame.Surface(SIZE))
    assert screen.show(frame) == [pygame.Rect(0, 0, *SIZE)]
    assert screen.show(list(frame)) == []
    screen.forget()
    assert screen.show(frame) == [pygame.Rect(0, 0, *SIZE)]


def test_one_thing_that_moves_is_two_places() -> None:
    ground = [Blit(THINGS[0], 0, 0)]
    thing = THINGS[1]
    rects = differences([*ground, Blit(thing, 1, 1)], [*ground, Blit(thing, 40, 30)])
    assert rects == [pygame.Rect(1, 1, *thing.get_size()), pygame.Rect(40, 30, *thing.get_size())]


def test_many_places_become_one_and_none_is_off_the_window() -> None:
    window = pygame.Rect(0, 0, 100, 100)
    spread = [pygame.Rect(x * 10, y * 10, 4, 4) for x in range(5) for y in range(5)]
    assert joined(spread, window) == [pygame.Rect(0, 0, 44, 44)]
    assert len(joined(spread[:FEW], window)) == FEW
    assert joined([pygame.Rect(-50, -50, 20, 20)], window) == []
    assert joined([pygame.Rect(90, 90, 50, 50)], window) == [pygame.Rect(90, 90, 10, 10)]
