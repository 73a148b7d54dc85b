"""Looks of the things of this game: `assets/games/kings_and_things/manifest.toml`."""

from functools import partial

from ...manifest import manifest as manifest_of

manifest = partial(manifest_of, "kings_and_things")
