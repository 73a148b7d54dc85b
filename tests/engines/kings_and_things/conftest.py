"""Dice that a test foresees, and what an exploration draws."""

from .table import dice
from .war import draws

__all__ = ["dice", "draws"]
