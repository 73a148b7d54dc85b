"""A lesson at the table: all is scripted but what the learner does, and nothing of it is recorded."""

from collections import deque

from engines.core.match import Move
from engines.core.types import Option

from .lessons import Lesson, LessonStep
from .policy import Likes
from .prompts import SessionPrompt, Thinking, closed
from .session import Session
from .thinking import Pause


class LessonSession(Session):
    """One lesson, from one of its steps on.

    On the path the computers do what the file says. Who leaves it plays on with computers that think for themselves.
    """

    def __init__(self, lesson: Lesson, step: int, settings: Likes, name: str = "") -> None:
        self.lesson = lesson
        self.step = step
        """Which note is to come, or is there."""
        self.on_path = True
        self._coming: deque[Move] = deque(lesson.steps[step].before)
        self._given = 0
        match, taken = lesson.at(step, name)
        super().__init__(match, lesson.seats(name), settings, taken)
        self._go_past_silence()

    @property
    def finished(self) -> bool:
        """The path has been gone to its end."""
        return self.on_path and self.step >= len(self.lesson.steps)

    @property
    def current(self) -> LessonStep | None:
        """The note of now; None while something happens before it, off the path and at the end."""
        return self.lesson.steps[self.step] if self.on_path and not self.finished and not self._coming else None

    @property
    def awaited(self) -> Option | None:
        """The answer that the note waits for; None: it is only read."""
        note = self.current
        return note.answer[self._given] if note and note.answer else None

    @property
    def awaited_all(self) -> tuple[Option, ...]:
        """All answers that the note still waits for."""
        return self.current.answer[self._given :] if self.current else ()

    @property
    def is_begun(self) -> bool:
        """Of several answers that the note waits for, some are given."""
        return self._given > 0

    def is_expected(self, option: Option, *then: Option) -> bool:
        """Whether this is the path: the next answers of it, or the last of them in other words that are as good."""
        note = self.current
        if note is None:
            return not self.on_path
        left, given = self.awaited_all, (option, *then)
        return given == left[: len(given)] or (not then and len(left) == 1 and option in note.also)

    def choose(self, option: Option, *then: Option) -> None:
        expected = self.is_expected(option, *then)
        aside = option.verb in self.game.asides
        before = len(self._taken)
        super().choose(option, *then)
        if not self.on_path or aside:
            return
        if not expected:
            self.leave()
            return
        self._given += len(self._taken) - before
        if self.current is None or self._given >= len(self.current.answer):
            self.go_on()

    def leave(self) -> None:
        """From here on without the path: everybody thinks for themselves."""
        self.on_path = False
        self._go_on()

    def go_on(self) -> None:
        """The note has been read, or done: on to the next."""
        self._to_next()
        self._go_past_silence()
        self._go_on()

    def _to_next(self) -> None:
        self.step += 1
        self._given = 0
        if not self.finished:
            self._coming = deque(self.lesson.steps[self.step].before)

    def _go_past_silence(self) -> None:
        """A step without words is there for what happens in it alone."""
        while (note := self.current) and not note.do and not note.answer:
            self._to_next()

    def tick(self, now: float, held: bool = False) -> bool:
        if not self.on_path:
            return super().tick(now, held)
        if not self._coming:
            return False
        self._passing = self._passing or Pause()
        if held or not self._passing.is_over(now, self.settings.seconds(self.pause)):
            return False
        self._act(self._coming.popleft().option)
        self._go_past_silence()
        return True

    @property
    def given(self) -> Option | None:
        """On the path the learner gives every answer, also where there is only one."""
        return None if self.on_path else super().given

    def _next_prompt(self) -> SessionPrompt:
        decision = self.match.decision
        if self.on_path and decision is not None and (self._coming or self.awaited is None):
            self._eyes = self._eyes._replace(viewer=self.lesson.learner, holder=self.lesson.learner)
            return Thinking(decision.seat, closed(decision))
        return super()._next_prompt()
