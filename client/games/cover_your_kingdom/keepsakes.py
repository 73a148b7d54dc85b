"""Keepsakes of Cover Your Kingdom on the table of the title: a hand of cards, and gems."""

from collections.abc import Callable
from typing import Final

import pygame

from engines.core.game import Say

from ...render.canvas import Canvas
from ..ui import Keepsake, Keepsakes
from .figures import face_of
from .sprites.card import card
from .sprites.ornaments import gem

HAND = ("pegleg", "klaken", "bragon", "spydra", "unique")


def _card(name: str) -> Callable[[Canvas, float, Say], pygame.Surface]:
    return lambda canvas, width, say: card(canvas, face_of(name, say), width)


def _gem(value: int) -> Callable[[Canvas, float, float, float], None]:
    return lambda canvas, x, y, size: gem(canvas, value, x, y, size, numbered=False)


KEEPSAKES: Final = Keepsakes(
    (Keepsake(_gem(5), -336, 30, 54), Keepsake(_gem(15), -292, 84, 46), Keepsake(_gem(40), 308, 30, 58)),
    tuple(_card(name) for name in HAND),
)
