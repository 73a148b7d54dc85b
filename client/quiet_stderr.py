"""Keeping libraries below Python from writing into people's terminals."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """What ALSA, Wayland and their like have to say about missing devices is not heard."""
    with suppress(OSError, ValueError, AttributeError):
        sys.stderr.flush()
    try:
        kept = os.dup(2)
    except OSError:  # no stderr at all, as in a program without a terminal on Windows
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
