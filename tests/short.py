"""Games that chance alone would hardly ever end, on the command line: played for a few turns only."""

from engines import find
from engines.core.setup import spelling


def settings(game_id: str) -> list[str]:
    """The settings, as after `--set`."""
    return [f"{name}={spelling(value)}" for name, value in find(game_id).brief.items()]


def arguments(game_id: str) -> list[str]:
    """`--set` with its settings, if there are any."""
    wishes = settings(game_id)
    return ["--set", *wishes] if wishes else []
