"""The scripts of `build/` are run as files, so they import each other by their bare names; tests do the same."""

import sys
from pathlib import Path

ART = str(Path(__file__).parents[2] / "build" / "art")
if ART not in sys.path:
    sys.path.insert(0, ART)  # before `build`, which pytest knows: both have a module `figures`
