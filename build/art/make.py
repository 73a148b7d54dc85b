"""Makes the pictures, fonts, icons and sounds in `assets/` from the manifests there: see README.md beside this file.

python build/art/make.py              everything
python build/art/make.py gems sounds  some steps
python build/art/make.py frames tokens --of bragon  some steps, of one thing
python build/art/make.py --check      make nothing, say what would differ
"""

import argparse
import sys
from collections.abc import Callable, Iterable

import appicon
import backs
import boxes
import buildings
import bulwarks
import candles
import counters
import cursors
import dice
import endings
import fetch
import figures
import flipbook
import fonts
import frames
import gems
import hall
import heraldry
import icons
import jewels
import knights
import lights
import manifest
import marks
import portraits
import realm
import regalia
import scenes
import shield
import signs
import sounds
import terrain
import tokens
import tune
import wood
from canvas import Recipe

STEPS: dict[str, Callable[[], dict[str, Recipe]]] = {
    "icons": icons.recipes,
    "fonts": fonts.recipes,
    "figures": figures.recipes,
    "scenes": scenes.recipes,
    "frames": frames.recipes,
    "gems": gems.recipes,
    "signs": signs.recipes,
    "badges": heraldry.recipes,
    "portraits": portraits.recipes,
    "backs": backs.recipes,
    "tokens": tokens.recipes,
    "wood": wood.recipes,
    "lights": lights.recipes,
    "hall": hall.recipes,
    "shield": shield.recipes,
    "candles": candles.recipes,
    "boxes": boxes.recipes,
    "flipbook": flipbook.recipes,
    "terrain": terrain.recipes,
    "counters": counters.recipes,
    "forts": buildings.recipes,
    "marks": marks.recipes,
    "dice": dice.recipes,
    "realm": realm.recipes,
    "regalia": regalia.recipes,
    "endings": endings.recipes,
    "knights": knights.recipes,
    "jewels": jewels.recipes,
    "bulwarks": bulwarks.recipes,
    "appicon": appicon.recipes,
    "cursors": cursors.recipes,
    "sounds": sounds.recipes,
    "tune": tune.recipes,
}
"""What can be made, in order: each step names its files and how to make each."""


def make(steps: Iterable[str], check: bool = False, thing: str = "") -> list[str]:
    """Write the files of some steps, or only compare them; answers with those that were (or would be) changed.

    With a thing, only its own files: those called by its id, or by its id and more after a low line.
    """
    changed = []
    for step in steps:
        for name, recipe in STEPS[step]().items():
            path = manifest.ASSETS / name
            if thing and path.stem != thing and not path.stem.startswith(f"{thing}_"):
                continue
            content = recipe()
            if path.exists() and path.read_bytes() == content:
                continue
            changed.append(name)
            if not check:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
    return changed


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make.py", description="Make the files in assets/.")
    parser.add_argument("steps", nargs="*", metavar="step", default=["all"], help=f"all, fetch, {', '.join(STEPS)}")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    parser.add_argument("--of", default="", metavar="thing", help="only the files of one thing: the id of a card")
    chosen = parser.parse_args(arguments)
    known = ("all", "fetch", *STEPS)
    for step in chosen.steps:
        if step not in known:
            parser.error(f"no step {step}; there are {', '.join(known)}")
    steps = ["fetch", *STEPS] if "all" in chosen.steps else chosen.steps
    if "fetch" in steps:
        fetch.fetch()
    try:
        changed = make([step for step in STEPS if step in steps], chosen.check, chosen.of)
    except fetch.NotFetched as problem:
        parser.error(str(problem))
    for name in changed:
        print(f"{'differs' if chosen.check else 'made'}: {name}")
    return 1 if chosen.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
