"""Peek in the window: a table, and good defaults for everything else."""

from client.games.ui import GameUi, later

GAME_UI = GameUi(later(__package__, "table", "GameTable"))
