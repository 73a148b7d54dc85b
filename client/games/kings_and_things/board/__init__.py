"""The board: hexes under a camera, what stands on them, what is lit, and what happens there."""

from .board import BoardPanel

__all__ = ["BoardPanel"]
