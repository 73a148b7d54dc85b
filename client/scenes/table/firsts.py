"""What is new to somebody is explained in one quiet line in the bar, once: a kind of question, a card, a counter."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from engines.core.types import Option

from ... import rulebook
from ...render.canvas import Box, Canvas

if TYPE_CHECKING:
    from ...match.prompts import Ask
    from .scene import TableScene

LONGEST = 120
"""Letters of a line; what takes more is told by its name, and the rules have the rest."""
LOOKED_AT = 12
"""So many answers are read for names that are new."""
MORE = "{name}: R opens its rules."


@lru_cache(maxsize=8)
def book(game: str, language: str) -> rulebook.Rulebook:
    return rulebook.load(game, language)


def first_sentence(text: str) -> str:
    """
    >>> first_sentence("Roll two dice. Then move.")
    'Roll two dice.'
    """
    return re.split(r"(?<=[.!?])\s", text.strip(), maxsplit=1)[0]


class Firsts:
    """The line of one table, for the question of now."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self.line = ""
        self._looked: Ask | None = None

    def look(self) -> str:
        """What is new in the question of now, if it is one to a person who plays in earnest; empty: nothing."""
        scene, asked = self.scene, self.scene.asked
        if asked is None or not scene.stage.settings.first_lines or scene.session.match.journal is None:
            return ""
        if asked is not self._looked:
            self._looked, self.line = asked, self._new(asked)
        return self.line

    def _new(self, asked: "Ask") -> str:
        people, name = self.scene.stage.people, self.scene.names[asked.seat]
        game = self.scene.session.setup.game
        if people.first_time(name, f"{game}: {asked.decision.kind}"):
            return self._question()
        for word, told in self._named(asked.decision.options[:LOOKED_AT]):
            if people.first_time(name, f"{game}: {word}"):
                return told
        return ""

    def _question(self) -> str:
        """What the page of the rules says first that belongs to it."""
        words = self.scene.asked_words()
        if words is None or not words.anchor:
            return ""
        section = book(self.scene.session.setup.game, self.scene.stage.settings.language or rulebook.LANGUAGE).find(
            words.anchor
        )
        sentence = first_sentence(section.text)
        return self._short(section.heading.text, sentence)

    def _named(self, options: tuple[Option, ...]) -> list[tuple[str, str]]:
        """Cards and counters that the answers name, and what each does."""
        scene, text = self.scene, self.scene.session.game.text
        view = scene.asked_view()
        said = " ".join([text.option(option, view, scene.names, scene.say) for option in options])
        found = [(word, what) for word, what in text.glossary(view, scene.say).items() if word in said]
        return [(word, self._short(word, first_sentence(what))) for word, what in found]

    def _short(self, name: str, sentence: str) -> str:
        line = sentence if sentence.startswith(name) else f"{name}: {sentence}"
        return line if len(line) <= LONGEST else self.scene.say(MORE, name=name)

    def draw(self, canvas: Canvas, slot: Box) -> bool:
        """The line, in the slot of the bar. False: there is none, and the slot is the game's."""
        line = self.look()
        if not line:
            return False
        size = canvas.fitted(line, "label", 17, slot.w - 70)
        wide = min(slot.w - 8, canvas.text_width(line, "label", size) + 60)
        box = Box(slot.cx - wide / 2, slot.y + 8, wide, slot.h - 16)
        canvas.rect(box, box.h / 2, (18, 12, 8, 210), "g500", 1.4)
        canvas.icon("light-bulb", box.x + 22, box.cy, 20, "g100")
        canvas.text(line, box.x + 42, box.cy, "label", size, "p100", "lm", box.w - 52)
        return True
