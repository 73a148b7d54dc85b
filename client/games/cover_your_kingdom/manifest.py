"""Manifest of this game: what its things look like, `assets/games/cover_your_kingdom/manifest.toml`."""

from functools import partial

from ...manifest import manifest as manifest_of

manifest = partial(manifest_of, "cover_your_kingdom")
