"""Looks of the things of this game: `assets/games/knights_and_ninjas/manifest.toml`."""

from functools import partial

from ...manifest import manifest as manifest_of

manifest = partial(manifest_of, "knights_and_ninjas")
