"""Rehearsal of a replay: moments of each kind are drawn where nobody sees them while somebody looks at another, so that
no jump has to wait for the pictures of a stage that was never seen."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ...match.watching import Watching
from ..rehearsal import rehearsed_screen

if TYPE_CHECKING:
    from .scene import ReplayScene

SPREAD = 10
"""So many more, from the whole length of the game: everybody has other things on the table then."""


def moments_to_draw(scene: "ReplayScene") -> list[int]:
    """Some of each kind of answer, so that every stage is among them, and some from everywhere."""
    kinds: dict[str, list[int]] = {}
    for moment, action in enumerate(scene.session.played.taken):
        if action.option is not None:
            kinds.setdefault(action.option.verb, []).append(moment - 1)
    found = [at[share * (len(at) - 1) // 3] for share in (2, 0) for at in kinds.values()]
    last = scene.session.played.last
    found += [number * last // SPREAD for number in range(SPREAD + 1)]
    return list(dict.fromkeys(found))


def rehearsed(scene: "ReplayScene") -> Iterator[None]:
    """Draw them one after another, in steps. What is drawn here counts as seen by nobody."""
    from .scene import ReplayScene

    stage, session = scene.stage, scene.session
    watching = Watching(session.played, session.record, stage.settings)
    shadow = ReplayScene(stage, watching, scene.title, scene.course, rehearsal=True)
    yield
    for moment in moments_to_draw(scene):
        if scene not in stage.scenes:
            return
        dirty = stage.dirty
        if watching.perspective != session.perspective:
            watching.watch_as(session.perspective)
        shadow.go(moment)
        stage.dirty = dirty  # the picture on the screen is still the right one
        yield from rehearsed_screen(stage, shadow)
