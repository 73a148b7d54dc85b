"""The windows that people have, and how large they set their letters: what every screen must fit."""

import pytest

from tests.rounds import thorough

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
TEXTS = (80, 100, 150)
LEAST, USUAL = ((1024, 640), 150), ((1920, 1080), 100)
"""The least room there is, and the window that all is designed for: what the plain round looks at."""

every_size = pytest.mark.parametrize("size", [pytest.param(size, marks=thorough(size != LEAST[0])) for size in SIZES])
least_window = pytest.mark.parametrize(
    ("size", "text"),
    [pytest.param(size, text, marks=thorough((size, text) != LEAST)) for size in SIZES for text in TEXTS],
)
"""For what the plain round has seen in the usual window already, in other words."""
every_window = pytest.mark.parametrize(
    ("size", "text"),
    [pytest.param(size, text, marks=thorough((size, text) not in (LEAST, USUAL))) for size in SIZES for text in TEXTS],
)
