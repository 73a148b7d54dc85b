"""The fonts and their licences, copied from their packages."""

from functools import partial
from pathlib import Path

import fetch
import manifest
from canvas import Recipe

MAKER = "@expo-google-fonts/"


def font(family: str, weight: str) -> bytes:
    """One weight of a family."""
    folder = fetch.package(MAKER + family) / weight
    (file,) = folder.glob("*.ttf")
    return file.read_bytes()


def licence(family: str) -> bytes:
    """The SIL Open Font Licence with the family's own copyright line."""
    text = (fetch.package(MAKER + family) / "LICENSE_FONT").read_text(encoding="utf-8")
    return ("\n".join(line.rstrip() for line in text.splitlines()) + "\n").encode()


def recipes() -> dict[str, Recipe]:
    fonts: dict[str, list[str]] = manifest.table("fonts")
    files: dict[str, Recipe] = {
        manifest.path("font", id=name): partial(font, family, weight) for name, (family, weight) in fonts.items()
    }
    for name, (family, _) in fonts.items():
        files[f"fonts/OFL-{Path(name).stem.partition('-')[0]}.txt"] = partial(licence, family)
    return files
