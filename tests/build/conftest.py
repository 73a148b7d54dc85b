"""The scripts of `build/` are run as files, so they import each other by their bare names; tests do the same."""

import sys
from pathlib import Path

BUILD = Path(__file__).parents[2] / "build"
sys.path += [place for place in (str(BUILD / "art"), str(BUILD)) if place not in sys.path]
