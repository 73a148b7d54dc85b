"""The manifests of pictures: what every seat, candle and cursor looks like, and what belongs to one game."""

import tomllib
from functools import cache
from typing import Any

from .assets import asset


@cache
def manifest(game: str = "") -> dict[str, Any]:
    """What all games share, `assets/manifest.toml`, or what is one game's: `assets/games/<game>/manifest.toml`."""
    with (asset("games", game, "manifest.toml") if game else asset("manifest.toml")).open("rb") as file:
        return tomllib.load(file)
