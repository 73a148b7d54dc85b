"""The manifests of pictures: what every seat, candle and cursor looks like, and what belongs to one game."""

import tomllib
from functools import cache
from typing import Any

from msgspec import json

from .assets import asset


@cache
def manifest(game: str = "") -> dict[str, Any]:
    """What all games share, `assets/manifest.toml`, or what is one game's: `assets/games/<game>/manifest.toml`. Where
    the program was packaged it lies beside it, parsed (`build/manifests.py`)."""
    folder = asset("games", game) if game else asset()
    parsed = folder / "manifest.json"
    if parsed.is_file():
        table: dict[str, Any] = json.decode(parsed.read_bytes())
        return table
    with (folder / "manifest.toml").open("rb") as file:
        return tomllib.load(file)
