"""What one test leaves behind is not there in the next, and no computer player looks at the clock."""

from collections.abc import Iterator

import pytest

from client import assets
from client.match import thinking
from client.render import pictures
from client.render.cache import MEGABYTE
from client.stage.ahead import Ahead

PICTURES = 256 * MEGABYTE
"""So much is kept unpacked: one test after the other paints the same ones on a stage of its own."""


@pytest.fixture(autouse=True, scope="session")
def _unpacked() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures.MASTERS, "room", PICTURES)
        patch.setattr(pictures, "_LARGE", PICTURES)  # in the program a window of one size needs the largest once
        yield


@pytest.fixture(autouse=True)
def _whole_box() -> None:
    """Nothing has been missed yet."""
    assets.missing.clear()


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine three seconds pass before a bot has thought; then it plays another game."""
    monkeypatch.setattr(thinking, "PATIENCE", 3600.0)


@pytest.fixture(autouse=True)
def _nothing_ahead(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody may want next is drawn while nobody does anything: most of the work of many tests, of which their
    pictures must not depend. So the plain round does it for those marked `ahead`, and the thorough one for all."""
    if not (request.config.option.thorough or request.node.get_closest_marker("ahead")):
        monkeypatch.setattr(Ahead, "wish", lambda ahead, what, steps: None)
