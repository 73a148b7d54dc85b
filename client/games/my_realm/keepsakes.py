"""Keepsake of My Realm Will Be Yours on the table of the title: a token."""

from typing import Final

from ..ui import Keepsake, Keepsakes
from .sprites.pieces import token

KEEPSAKES: Final = Keepsakes((Keepsake(lambda canvas, x, y, size: token(canvas, True, x, y, size), 334, 100, 50),))
