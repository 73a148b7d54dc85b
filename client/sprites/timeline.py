"""Timeline of a table: what moves, one thing after another. Nothing here changes the game: it was already there.

A cue is the picture of one fact: cards that fly, things lifted from where they lay meanwhile, a sound. When it is over
(or skipped) the table shows the position after it. A cue that waits is over when somebody has seen it and says so; no
speed and no skipping leads past it.
"""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .tween import Easing, in_out_cubic

HURRY = 4.0
"""How much faster everything goes while Space is held."""


class Pose(NamedTuple):
    """Place of a flying thing: its centre, its width in units, its turn in degrees."""

    x: float
    y: float
    width: float
    degrees: float = 0


class Flight(NamedTuple):
    """A thing on its way. `sprite` is what the table knows how to draw: a face, or a back."""

    sprite: Any
    start: Pose
    end: Pose
    seconds: float = 0.26
    delay: float = 0.0
    arc: float = 40.0
    easing: Easing = in_out_cubic

    def pose(self, time: float) -> Pose | None:
        """Where it is so long after its cue began; None before it starts."""
        if time < self.delay:
            return None
        t = self.easing(min(1.0, (time - self.delay) / max(1e-6, self.seconds)))
        a, b = self.start, self.end
        lift = self.arc * 4 * t * (1 - t)
        return Pose(
            a.x + (b.x - a.x) * t,
            a.y + (b.y - a.y) * t - lift,
            a.width + (b.width - a.width) * t,
            a.degrees + (b.degrees - a.degrees) * t,
        )


@dataclass
class Cue:
    """The picture of one fact. `after` is called when it is over, with the position to be shown from then on."""

    seconds: float = 0.0
    flights: tuple[Flight, ...] = ()
    lifted: frozenset[Any] = frozenset()
    sound: str = ""
    paint: Callable[[Any, float], None] | None = None
    """Draws on the canvas whatever else moves, so many seconds after the cue began: dice, a border that runs ..."""
    after: Callable[[], None] = field(default=lambda: None)
    waits: bool = False
    """It stays, its motion over, until `go_on` is called."""
    own: bool = False
    """It shows what whoever looks did themselves."""
    told: str = ""
    """The headline of the deed it shows; empty: it is only a motion."""
    doer: int = -1
    """The seat whose deed it is; below 0: nobody's."""
    interlude: Any = None
    """What the table turns to while the cue lasts: the window is laid out anew when it comes and when it goes."""


class Timeline:
    """Cues in a row."""

    def __init__(self) -> None:
        self.waiting: deque[Cue] = deque()
        self.now: Cue | None = None
        self.time = 0.0
        self.hurry = False

    @property
    def busy(self) -> bool:
        return self.now is not None or bool(self.waiting)

    @property
    def held(self) -> Cue | None:
        """The cue that waits for somebody to go on; None: none does."""
        return self.now if self.now is not None and self.now.waits else None

    @property
    def shows_others(self) -> bool:
        """Whether something is still to be seen that somebody else did."""
        return any(not cue.own for cue in (*([self.now] if self.now else []), *self.waiting))

    def go_on(self) -> None:
        """Somebody has seen the cue that waits."""
        held = self.held
        if held is not None:
            held.waits, self.time = False, held.seconds

    def add(self, cue: Cue) -> None:
        self.waiting.append(cue)

    def show_first(self, cues: Iterable[Cue]) -> None:
        """These come before what is shown now, which begins anew after them."""
        now = [self.now] if self.now is not None else []
        self.waiting.extendleft(reversed([*cues, *now]))
        self.now, self.time = None, 0.0

    def update(self, seconds: float, speed: float, play: Callable[[str], None]) -> bool:
        """Time goes by; speed 0 is instant. True while something moves."""
        factor = speed * (HURRY if self.hurry else 1.0)
        self.time += seconds * factor
        while True:
            if self.now is not None:
                if speed and self.time < self.now.seconds:
                    return True
                if self.now.waits:
                    self.time = self.now.seconds
                    return False
                done, self.now = self.now, None
                self.time -= done.seconds
                done.after()
            if not self.waiting:
                self.time = 0.0
                return False
            self.now = self.waiting.popleft()
            self.time = max(0.0, self.time) if speed else 0.0
            if self.now.sound:
                play(self.now.sound)

    def clear(self) -> None:
        """Nothing is shown any more, and what was to follow never is: the picture goes elsewhere."""
        self.waiting.clear()
        self.now, self.time = None, 0.0

    def skip(self) -> None:
        """A click: what moves now is there at once."""
        if self.now is not None:
            self.time = self.now.seconds

    def finish(self) -> None:
        """Everything that was still to come is over, up to a cue that waits."""
        while self.now or self.waiting:
            self.now = self.now or self.waiting.popleft()
            if self.now.waits:
                self.time = self.now.seconds
                return
            done, self.now = self.now, None
            done.after()
        self.time = 0.0
