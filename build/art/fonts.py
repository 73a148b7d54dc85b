"""The fonts and their licences, copied from their packages; large ones are cut down to the letters of names."""

import io
from functools import partial
from pathlib import Path

import fetch
import manifest
from canvas import Recipe

from client.render.scripts import KEPT, kept

MAKER = "@expo-google-fonts/"


def font(family: str, weight: str) -> bytes:
    """One weight of a family."""
    folder = fetch.package(MAKER + family) / weight
    (file,) = folder.glob("*.ttf")
    return file.read_bytes()


def subset(name: str, family: str, weight: str) -> bytes:
    """A font with those letters only that `client.render.scripts` keeps of it, without hints: they are for names."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    whole = TTFont(io.BytesIO(font(family, weight)), recalcTimestamp=False)
    options = Options(hinting=False, layout_features=[], notdef_outline=True, glyph_names=False)
    options.drop_tables += ["BASE", "DSIG", "GDEF", "GPOS", "GSUB", "STAT", "meta", "vhea", "vmtx"]
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(kept(name)))
    subsetter.subset(whole)
    whole.save(made := io.BytesIO())
    return made.getvalue()


def licence(family: str) -> bytes:
    """The SIL Open Font Licence with the family's own copyright line."""
    text = (fetch.package(MAKER + family) / "LICENSE_FONT").read_text(encoding="utf-8")
    return ("\n".join(line.rstrip() for line in text.splitlines()) + "\n").encode()


def recipes() -> dict[str, Recipe]:
    fonts: dict[str, list[str]] = manifest.table("fonts")
    files: dict[str, Recipe] = {
        manifest.path("font", id=name): partial(subset, name, *source) if name in KEPT else partial(font, *source)
        for name, source in fonts.items()
    }
    for name, (family, _) in fonts.items():
        files[f"fonts/OFL-{Path(name).stem.partition('-')[0]}.txt"] = partial(licence, family)
    return files
