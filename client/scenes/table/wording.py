"""Words of a table's prompt: who is asked what, and what is said while something moves."""

from typing import TYPE_CHECKING, NamedTuple

from ...match.prompts import Ask, AskAll, Cover, Thinking
from ...tables.base import PromptLine

if TYPE_CHECKING:
    from .scene import TableScene


class LastPrompt(NamedTuple):
    """What the prompt said last while nothing moved."""

    viewer: int | None = None
    words: PromptLine | None = None
    asked: bool = False
    """It was a question to whoever looked."""


class Wording:
    """Finds the words for one table scene."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._told = LastPrompt()

    def words(self) -> PromptLine | None:
        """Who is asked what. While something moves, as before: the next question would tell how it ends."""
        scene = self.scene
        timeline, prompt, viewer = scene.timeline, scene.session.prompt, scene.session.viewer
        if timeline.now is not None and timeline.now.interlude is not None:
            told: PromptLine = timeline.now.interlude.words
            return told
        if (once_more := scene.retelling.words()) is not None:
            return once_more
        if timeline.busy and self._told.words is not None and self._told.viewer == viewer:
            return self._meanwhile(self._told.words)
        words = None
        if isinstance(prompt, Ask | Thinking | Cover | AskAll):
            words = scene.table.words(prompt.decision)._replace(seat=getattr(prompt, "seat", 0))
        if words is not None and scene.session.given is not None:  # nobody can answer it any more
            words = self._see(words.seat)
        self._told = LastPrompt(viewer, words, isinstance(prompt, Ask) and prompt.seat == viewer)
        return words

    def _meanwhile(self, kept: PromptLine) -> PromptLine:
        """A question stands while one's own answer leads to one's own next one, and no longer."""
        timeline = self.scene.timeline
        now = timeline.now
        if kept.seat != self._told.viewer:
            return kept
        if now is not None and now.told:
            return PromptLine(now.told, "", seat=now.doer if now.doer >= 0 else kept.seat)
        passed = not isinstance(self.scene.session.prompt, Ask) or (now is not None and not now.own)
        return self._see(kept.seat) if self._told.asked and passed else kept

    def _see(self, seat: int) -> PromptLine:
        """Nothing is asked of this seat any more."""
        say = self.scene.say
        return PromptLine(say("{name}, see what follows", name=say.name(self.scene.names[seat])), "", seat=seat)
