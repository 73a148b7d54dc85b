"""Memory of what armies did in this phase, in the order in which it is told."""

from collections.abc import Iterable, Iterator, Sequence

from engines.core.types import Event
from engines.kings_and_things.state import State

from ....match.chronicle import Moment
from .trail import Trail

WALKS = frozenset(("marched", "flew"))
BEGINS = frozenset(("phase_began", "turn_began"))


class Following:
    """Trails of this phase. It is fed with moments as their pictures are made, and forgets them with the phase."""

    def __init__(self) -> None:
        self.trails: tuple[Trail, ...] = ()
        self._on_the_march = False
        """The last trail may still grow."""

    def take(self, event: Event) -> Trail | None:
        """An event is told: the trail that it makes longer, or None."""
        if event.kind in BEGINS:
            self.trails, self._on_the_march = (), False
        if event.kind not in WALKS:
            return None
        seat, from_, to, count = (int(str(arg)) for arg in event.args[:4])
        last = self.trails[-1] if self.trails else None
        if self._on_the_march and last is not None and (last.seat, last.hexes[-1]) == (seat, from_):
            last = last._replace(hexes=(*last.hexes, to), size=count)
            self.trails = (*self.trails[:-1], last)
        else:
            last = Trail(seat, sum(trail.seat == seat for trail in self.trails) + 1, (from_, to), count)
            self.trails = (*self.trails, last)
        self._on_the_march = True
        return last

    def stand(self, led_here: Iterable[Sequence[Event]], state: State) -> None:
        """A moment is shown at once, without the pictures that lead there: what each action brought, the newest first,
        as far back as this phase goes."""
        self.trails, self._on_the_march = (), False
        for events in reversed(list(_of_this_phase(led_here))):
            if not any(event.kind in WALKS for event in events):
                self._on_the_march = False  # the next army sets out, or this one goes on smaller: a trail of its own
            for event in events:
                self.take(event)
        self.arrived(state)

    def arrived(self, state: State) -> bool:
        """Whether the army whose trail grew last has come to its end with this position."""
        if not self._on_the_march or state.column is not None:
            return False
        self._on_the_march = False
        return True

    def take_back(self, moments: Sequence[Moment]) -> None:
        """These moments never happened, or will be told once more."""
        for moment in reversed(moments):
            for event in reversed(moment.events):
                if event.kind in WALKS and self.trails:
                    last = self.trails[-1]
                    hexes = last.hexes[:-1]
                    self.trails = (*self.trails[:-1], last._replace(hexes=hexes)) if hexes[1:] else self.trails[:-1]
                    self._on_the_march = bool(hexes[1:])


def _of_this_phase(led_here: Iterable[Sequence[Event]]) -> Iterator[Sequence[Event]]:
    for events in led_here:
        yield events
        if any(event.kind in BEGINS for event in events):
            return
