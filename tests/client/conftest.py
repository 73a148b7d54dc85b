"""What one test leaves behind is not there in the next, and no computer player looks at the clock."""

import pytest

from client import assets
from client.match import thinking


@pytest.fixture(autouse=True)
def _whole_box() -> None:
    """Nothing has been missed yet."""
    assets.missing.clear()


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine three seconds pass before a bot has thought; then it plays another game."""
    monkeypatch.setattr(thinking, "PATIENCE", 3600.0)
