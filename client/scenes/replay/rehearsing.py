"""Rehearsal of a replay: moments of each kind are drawn where nobody sees them while somebody looks at another, so that
no jump has to wait for the pictures of a stage that was never seen."""

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from ..rehearsal import rehearsed_screen

if TYPE_CHECKING:
    from .scene import ReplayScene

SPREAD = 10
"""So many more, from the whole length of the game: everybody has other things on the table then."""

STAGES = 5
"""So many moments of stages are drawn before a replay opens."""


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
    """While it is watched, in steps: tell its story as others saw it, and draw moments of each kind."""
    for _ in chain(_told(scene), _drawn(scene, moments_to_draw(scene))):
        if scene not in scene.stage.scenes:
            return
        yield


def prepared(scene: "ReplayScene") -> Iterator[None]:
    """Draw what a replay that is about to open shows first, some of its game and the stages it has, in steps:
    then neither the first picture nor the first jump has to make a whole table."""
    kinds = moments_to_draw(scene)
    last = scene.session.played.last
    yield from _drawn(scene, [scene.session.moment, last // 2, last // 4, last * 3 // 4])
    yield from _drawn(scene, kinds[: len(kinds) - SPREAD - 1], STAGES)


def _told(scene: "ReplayScene") -> Iterator[None]:
    """Tell the story to all eyes that may watch it: whoever changes them waits for none of it."""
    watching = scene.session.twin()
    for perspective in watching.perspectives():
        watching.watch_as(perspective)
        for _ in watching.prepare(scene.say):
            yield


def _drawn(scene: "ReplayScene", moments: list[int], stages: int | None = None) -> Iterator[None]:
    """Draw these moments where nobody sees them. What is drawn here counts as seen by nobody. `stages`: only so many of
    them at which the table turns to something else, as to a battle."""
    from .scene import ReplayScene

    stage, session = scene.stage, scene.session
    watching = session.twin()
    shadow = ReplayScene(stage, watching, scene.title, scene.course, rehearsal=True)
    yield
    for moment in moments:
        dirty = stage.dirty
        if watching.perspective != session.perspective:
            watching.watch_as(session.perspective)
        shadow.go(moment)
        stage.dirty = dirty  # the picture on the screen is still the right one
        if stages is not None:
            if not stages or not shadow.table.on_stage():
                continue
            stages -= 1
        yield from rehearsed_screen(stage, shadow)
