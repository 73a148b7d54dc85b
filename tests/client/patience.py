"""People who look before they press: what has just come ignores those who do not (`test_grace.py`)."""

from typing import TypeVar

from client.input.intents import Intent
from client.stage import Stage
from client.stage.scene import TOUCHED

S = TypeVar("S", bound=Stage)


def patient(stage: S) -> S:
    """So much time goes by on the clock of the stage before anything is done that every grace is over."""
    plain = stage.handle

    def handle(intent: Intent) -> None:
        if stage.scenes:
            stage.top.ready()
        stage.time += TOUCHED
        plain(intent)

    stage.handle = handle  # type: ignore[method-assign]
    return stage
