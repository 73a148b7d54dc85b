"""A record that is watched: a session at which nobody is asked, that stands at whatever moment somebody wants to see.

What may be seen depends on whether the game is over. Then anything may; while it goes on, only what lies open for all,
and, for a person at this table, what that person saw.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from engines.core.chronicle import ActionTaken, Entry, seen_by
from engines.core.game import Say
from engines.core.language import ENGLISH
from engines.core.match import Match
from engines.core.playback import Playback
from engines.core.record import Record
from engines.core.types import Event, View

from .chronicle import Moment
from .handing import changes_in
from .policy import Eyes, Likes
from .seats import seats_of
from .session import Session


class Sight(StrEnum):
    """How much is shown."""

    PUBLIC = "public"  # what lies open for all
    SEAT = "seat"  # what one seat saw
    OPEN = "open"  # everything


class Perspective(NamedTuple):
    """With whose eyes a record is watched."""

    sight: Sight
    seat: int = 0
    """Who sits at the near side of the table."""


PUBLIC = Perspective(Sight.PUBLIC)


class Watching(Session):
    """A game that is watched."""

    def __init__(self, played: Playback[Any], record: Record, settings: Likes) -> None:
        self.played, self.record = played, record
        self.moment = 0
        self.furthest = 0
        """The latest moment that has been seen: what comes after it stays hidden."""
        self.perspective = PUBLIC
        self._story: tuple[object, list[Entry]] = (None, [])
        seats = seats_of(played.game, played.setup, record.table)
        super().__init__(Match(played.game, played.setup), seats, settings, played.taken[:1], looking=True)
        self.persons = tuple(number for number, seat in enumerate(seats) if seat.is_human)
        """Seats that people played from the beginning."""
        self._changes = changes_in(record)
        first = self.perspectives()[0]
        self.watch_as(PUBLIC if self.needs_cover(first) else first)
        self.go(0)

    def twin(self) -> "Watching":
        """The same record to be looked at beside this one: where it stands and what it has seen is its own affair, but
        what either has been told need not be told to the other."""
        twin = Watching(self.played, self.record, self.settings)
        twin._chronicle = self._chronicle
        return twin

    def perspectives(self) -> list[Perspective]:
        """With whose eyes this record may be watched, the usual first: one's own, or those of the first person."""
        people = list(self.persons)
        if not self.played.is_over:
            return [*(Perspective(Sight.SEAT, seat) for seat in people), PUBLIC]
        order = people or list(range(self.setup.seats))
        rest = [seat for seat in range(self.setup.seats) if seat not in order]
        near = order[0]
        seats = [Perspective(Sight.SEAT, seat) for seat in (*order, *rest)]
        return [*seats, Perspective(Sight.PUBLIC, near), Perspective(Sight.OPEN, near)]

    def needs_cover(self, perspective: Perspective) -> bool:
        """Whether the others must look away first: the game goes on, and several people play it."""
        return perspective.sight is Sight.SEAT and not self.played.is_over and len(self.persons) > 1

    def watch_as(self, perspective: Perspective) -> None:
        """Look with other eyes from now on."""
        assert perspective in self.perspectives() or perspective == PUBLIC, "nobody may look so"
        self.perspective = perspective
        self._eyes = Eyes() if perspective.sight is Sight.PUBLIC else Eyes(perspective.seat)
        self._film.unseen.clear()
        self.version += 1

    def go(self, moment: int) -> None:
        """Stand at a moment at once."""
        self._film.unseen.clear()
        self._stand(moment)

    def led_here(self) -> Iterator[tuple[Event, ...]]:
        """What each action up to this moment brought, as these eyes know it, the newest first."""
        for action in reversed(self._taken):
            yield action.events if self._sees_all else seen_by(action.events, self._eyes_of_viewer)

    def step(self) -> None:
        """The next action, as something that happens. At the end nothing does."""
        if self.moment < self.played.last:
            before = self.played.state(self.moment)
            action = self.played.taken[self.moment + 1]
            self._stand(self.moment + 1)
            self._film.add(action, before, self.match.state)

    def _stand(self, moment: int) -> None:
        self.moment = min(max(0, moment), self.played.last)
        self.furthest = max(self.furthest, self.moment)
        match = self.match
        self._before = self.played.state(max(0, self.moment - 1))  # on the way: nothing is played twice for it
        match.state = self.played.state(self.moment)
        match.decision = self.played.decision(self.moment)
        match.conceded = self.played.match.conceded if self.moment == self.played.last else ()
        self._taken = self.played.taken[: self.moment + 1]
        self.sitting.changes = [change for change in self._changes if change.after <= self.moment]
        self._go_on()

    @property
    def last_action(self) -> ActionTaken:
        """What led here."""
        return self._taken[-1]

    @property
    def knows_it(self) -> bool:
        """Whether these eyes know what was answered last, told or not: their own, or all where everything is open."""
        return self._sees_all or self.viewer == self.last_action.seat

    def chosen(self, say: Say) -> str:
        """The last answer in the words of its button; empty if these eyes don't know it."""
        action, game = self.last_action, self.played.game
        if action.option is None or action.seat is None or not self.knows_it:
            return ""
        return game.text.label(action.option, game.view(self._before, action.seat), self.names, say).words

    # -- the story -----------------------------------------------------------------------------------------------------

    def chronicle(self, say: Say = ENGLISH) -> list[Entry]:
        key = (self.moment, self.perspective, id(say))
        if self._story[0] != key:
            self._story = key, super().chronicle(say)
        return self._story[1]

    def prepare(self, say: Say) -> Iterator[int]:
        """Tell the story of these eyes turn by turn, a turn a step, so that no jump has to tell several at once. Each
        is told with what was known when it ended."""
        eyes = self.perspective.seat if self._sees_all else self._eyes_of_viewer
        for at in self.played.turns:
            view = self.played.game.view(self.played.state(at), eyes)
            self._chronicle.entries(self.played.taken[: at + 1], view, say)
            yield at

    # -- with open eyes ------------------------------------------------------------------------------------------------

    @property
    def looks_back(self) -> bool:
        return self.played.is_over

    @property
    def _sees_all(self) -> bool:
        return self.perspective.sight is Sight.OPEN

    def view(self) -> View[Any]:
        if self._sees_all:
            return View(self.perspective.seat, self.match.state)
        return super().view()

    def take_moments(self) -> list[Moment]:
        if not self._sees_all:
            return super().take_moments()
        unseen, self._film.unseen = self._film.unseen, []
        seat = self.perspective.seat
        return [
            Moment(at.action.seat, at.action.option, at.action.events, View(seat, at.before), View(seat, at.after))
            for at in unseen
        ]
