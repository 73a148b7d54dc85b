"""What a session shows: views, the chronicle, news and moments, all of it redacted for whoever looks."""

from collections.abc import Sequence
from typing import Any

from engines.core.chronicle import ActionTaken, Chronicle, Entry, seen_by
from engines.core.errors import NotOffered
from engines.core.game import Game, Say
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.record import Record
from engines.core.setup import Setup
from engines.core.types import WATCHER, Event, View

from .chronicle import Film, Moment, last_action_of
from .handing import Sitting
from .policy import Eyes
from .seats import Seat

BY_TODAYS_RULES = "From here on, today's rules apply."


class Showing:
    """One game and whoever looks at it."""

    def __init__(self, match: Match[Any], seats: Sequence[Seat], taken: list[ActionTaken], looking: bool) -> None:
        self.match = match
        """The game with all its secrets: for records, reports and tests. Scenes look at `view()`."""
        self.game: Game[Any] = match.game
        self.sitting = Sitting(match.game, seats, looking)
        self.looking = looking
        """The game is played elsewhere: nobody is asked, and nothing can be done here."""
        self.restarted: Record | None = None
        """The record, if it goes on by today's rules from a position that older ones led to."""
        self._taken = taken
        self._chronicle = Chronicle(match.game, match.setup.names)
        self._film = Film(match.game)
        self._eyes = Eyes()
        self._looked = {seat: last_action_of(seat, taken) for seat in self.people}
        """How many actions were taken when each person last looked."""

    @property
    def viewer(self) -> int | None:
        """The seat whose private things may be drawn now; None: only what lies open for all."""
        return self._eyes.viewer

    @property
    def keeps_secrets(self) -> bool:
        """Whether somebody else at this screen may not know what whoever looks is shown."""
        return False

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.sitting.seats

    @property
    def people(self) -> tuple[int, ...]:
        """Seats that people play."""
        return self.sitting.people

    @property
    def _eyes_of_viewer(self) -> int:
        return WATCHER if self.viewer is None else self.viewer

    @property
    def setup(self) -> Setup:
        return self.match.setup

    @property
    def names(self) -> tuple[str, ...]:
        return self.setup.names

    @property
    def trouble(self) -> str | None:
        """One sentence while the game cannot be saved; it is tried again with every action."""
        return self.match.journal.trouble if self.match.journal else None

    def view(self) -> View[Any]:
        """The table as the viewer may know it."""
        return self.match.view(self._eyes_of_viewer)

    @property
    def looks_back(self) -> bool:
        """Whether this is a game that is over and watched again: nothing of it need be hidden from whoever sits by."""
        return False

    def view_behind(self, seat: int) -> View[Any]:
        """The table as this person may know it, for a look while everybody else has turned away."""
        if seat not in self.people:
            raise NotOffered(f"Nobody sits at seat {seat}.")
        return self.match.view(seat)

    def chronicle(self, say: Say = ENGLISH) -> list[Entry]:
        """What happened since the start, in sentences as the viewer may read them, the oldest first."""
        entries = self.sitting.tell(self._chronicle.entries(self._taken, self.view(), say), self.match, say)
        return [Entry(say(BY_TODAYS_RULES)), *entries] if self.restarted else entries

    def chronicle_for_all(self, say: Say = ENGLISH) -> list[Entry]:
        """The same as everybody at the table may hear it."""
        return self._chronicle.entries(self._taken, self.match.view(WATCHER), say, openly=True)

    def news(self, seat: int, say: Say = ENGLISH) -> list[Entry]:
        """What everybody saw happen since this person last looked: what they lost, then the rest, the newest first."""
        news = self._chronicle.since(self._taken, self.match.view(seat), say, self._looked[seat], openly=True)
        return sorted(news, key=lambda entry: entry.tone != "bad")

    def told(self) -> tuple[Event, ...]:
        """All that happened since the start, as the viewer may know it."""
        return seen_by([event for action in self._taken for event in action.events], self._eyes_of_viewer)

    def count(self, kind: str) -> int:
        """How often something has happened."""
        return sum(event.kind == kind for action in self._taken for event in action.events)

    def take_moments(self) -> list[Moment]:
        """What happened since this was last called, for the animation. Each moment is handed out once."""
        return self._film.take(self.viewer)

    def moments_again(self) -> list[Moment]:
        """What the others did since the person at the mouse last chose something, to be shown once more."""
        return self._film.again(self.viewer, self._mine)

    def has_moments_again(self) -> bool:
        """Whether the others did anything since then."""
        return self._film.has_again(self._mine)

    @property
    def _mine(self) -> tuple[int, ...]:
        return self.people if self.viewer is None else (self.viewer,)

    def moments_of(self, first: int, last: int) -> list[Moment]:
        """The actions from one to another, to be shown once more; none if they are not remembered any more."""
        return self._film.of(self._taken[first : last + 1], self.viewer)
