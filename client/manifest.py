"""The manifest of pictures: what every card, seat and power looks like."""

import tomllib
from functools import cache
from typing import Any

from .assets import asset


@cache
def manifest() -> dict[str, Any]:
    """`assets/manifest.toml`, read once."""
    with asset("manifest.toml").open("rb") as file:
        return tomllib.load(file)


def image(kind: str, **names: object) -> str:
    """The picture of a kind, a line of `[files]`, as the canvas names it: `image("medal", id="law")`."""
    return str(manifest()["files"][kind]).format(**names).removeprefix("images/")
