"""Tournaments: who sits where in which game, and what the results tell. Commands play the games."""
