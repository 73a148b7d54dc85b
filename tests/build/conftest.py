"""The art scripts are run as files, so they import each other by their bare names; tests do the same."""

import sys
from pathlib import Path

ART = Path(__file__).parents[2] / "build" / "art"
if str(ART) not in sys.path:
    sys.path.append(str(ART))
