"""Positions for the Movement Phase: seat 0 owns nearly all the land."""

from typing import Any

from .table import Table, table

ALL = [hex_ for hex_ in range(37) if hex_ != 30]
TEN = "goblins goblins goblins goblins eskimos eskimos eskimos eskimos nomads nomads"


def moving(**position: Any) -> Table:
    """Seat 0 owns all the land but hex 30, and moves."""
    return table(phase="movement", **{"kingdoms": [ALL, [30]], **position})


def enemy_hex(**position: Any) -> Table:
    """Hex 1 belongs to seat 1."""
    return moving(kingdoms=[[hex_ for hex_ in ALL if hex_ != 1], [1, 30]], **position)
