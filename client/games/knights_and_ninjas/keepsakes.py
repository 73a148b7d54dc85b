"""Keepsake of Of Knights & Ninjas on the table of the title: a gem of the first kingdom."""

from typing import Final

from ..ui import Keepsake, Keepsakes
from .sprites.gems import gem

KEEPSAKES: Final = Keepsakes((Keepsake(lambda canvas, x, y, size: gem(canvas, 0, x, y, size), 372, 52, 48),))
