"""The icons in use, one small white SVG each, from the icon set. Our own (`own-…`) are drawn by hand and left alone."""

import json
from functools import cache, partial

import fetch
import manifest
from canvas import Recipe

ICON_SET = "@iconify-json/game-icons"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n'


@cache
def bodies() -> dict[str, str]:
    """The drawing inside each icon's `<svg>` element."""
    text = (fetch.package(ICON_SET) / "icons.json").read_text(encoding="utf-8")
    return {name: icon["body"] for name, icon in json.loads(text)["icons"].items()}


def svg(name: str) -> bytes:
    """An icon as a white SVG file."""
    return SVG.format(body=bodies()[name].replace("currentColor", "#fff")).encode()


def recipes() -> dict[str, Recipe]:
    names = [name for name in manifest.icon_names() if not name.startswith(manifest.OWN)]
    return {manifest.path("icon", id=name): partial(svg, name) for name in names}
