"""Widths of tables: wide (1800 units and more), compact, and narrow (below 1500), as in the look."""

WIDE, NARROW = 1800.0, 1500.0
MARGIN = 16.0
WIDEST = 21 / 9
