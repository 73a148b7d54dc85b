"""Memory that goes back to the system as soon as nobody needs it, where the C library must be told to do that, and
Python's search for what nobody needs any more, which must not stop a motion.

Surfaces are large and short-lived. Unless told otherwise, glibc learns from that to keep their memory for itself: a
window whose surfaces take 80 megabytes then takes 300.
"""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Any, Final

LARGE: Final = 1 << 22
"""What is as large as this, in bytes, gets memory of its own, which goes back with it. To ask for that costs more than
to draw something smaller."""
SPARE: Final = 1 << 24
"""So many bytes are kept for what is needed next."""
YOUNG: Final = 20_000
"""So many new things are there before Python looks which of them are out of use: with its own 700 it looks in every
frame, and in one of fifty at everything."""
M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX = -1, -3, -8
"""Names of glibc."""


def _library() -> Any:
    return ctypes.CDLL(None) if sys.platform.startswith("linux") else None


def tune_memory() -> None:
    """At the start, before there are threads."""
    gc.set_threshold(YOUNG)
    with suppress(OSError, AttributeError):  # another C library, which needs no telling
        library = _library()
        library.mallopt(M_MMAP_THRESHOLD, LARGE)
        library.mallopt(M_TRIM_THRESHOLD, SPARE)
        library.mallopt(M_ARENA_MAX, 1)


def keep_for_good() -> None:
    """When everything is imported: rules, scenes and words are never looked through again."""
    gc.freeze()


def give_back() -> None:
    """Between two games: what of the last is out of use, and what small things have left."""
    gc.collect()
    trim()


def trim() -> None:
    """What small things have left, after many of them."""
    with suppress(OSError, AttributeError):
        _library().malloc_trim(0)
