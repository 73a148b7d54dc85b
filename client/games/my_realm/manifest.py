"""Looks of the things of this game: `assets/games/my_realm/manifest.toml`."""

from functools import partial

from ...manifest import manifest as manifest_of

manifest = partial(manifest_of, "my_realm")


def image(kind: str, **names: object) -> str:
    """The picture of a kind, a line of `[files]`, as the canvas names it: `image("medal", id="law")`."""
    files = manifest_of()["files"] | manifest()["files"]
    return str(files[kind]).format(**names).removeprefix("images/")
