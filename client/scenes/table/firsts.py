"""What is new to somebody is explained in one quiet line in the bar, once: a kind of question, a card, a counter."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from engines.core.game import Say
from engines.core.types import Option

from ... import rulebook
from ...games.ui import ui_of
from ...notation import Section
from ...render.canvas import Box, Canvas
from ...stage.toasts import made

if TYPE_CHECKING:
    from ...match.prompts import Ask
    from .scene import TableScene

LONGEST = 120
"""Letters of a line; what takes more is told by its name, and the rules have the rest."""
READING = 1.5
"""So many times as long as a toast it can be read; then the slot tells again where the game stands."""
LOOKED_AT = 12
"""So many answers are read for names that are new."""
MORE = "{name}: R opens its rules."


@lru_cache(maxsize=64)
def page(game: str, say: Say, anchor: str) -> Section:
    """A page of the rules as it is read aloud: cards by their names. All of the book takes longer than a frame."""
    names = {card: say(name) for card, name in ui_of(game).figures().names.items()}
    return rulebook.load(game, say.code, names, only=anchor).find(anchor)


def named_in(text: str, words: Iterable[str]) -> set[str]:
    """Those names that stand in a text, each as a whole and not in a longer one.

    >>> sorted(named_in("Place the Blue Fox", ["Fox", "Blue Fox", "Place the"]))
    ['Blue Fox', 'Place the']
    """
    longest = sorted(words, key=len, reverse=True)
    return set(re.findall(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", text)) if longest else set()


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
        self._until = 0.0

    def look(self) -> str:
        """What is new in the question of now, if it is one to a person who plays in earnest; empty: nothing."""
        scene, asked = self.scene, self.scene.asked
        if asked is None or not scene.stage.settings.first_lines or scene.session.match.journal is None:
            return ""
        if asked is not self._looked:
            self._looked, self.line = asked, self._new(asked)
            self._until = scene.stage.time + READING * made(self.line, "", None, scene.stage.settings.messages).left
        return self.line

    def wait(self) -> None:
        """Time goes by: when the line was read, the slot is the game's again."""
        if self.line and self.scene.stage.time >= self._until:
            self.line, self.scene.stage.dirty = "", True

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
        section = page(self.scene.session.setup.game, self.scene.say, words.anchor)
        sentence = first_sentence(section.text)
        return self._short(section.heading.text, sentence)

    def _named(self, options: tuple[Option, ...]) -> list[tuple[str, str]]:
        """Cards and counters that the answers name, and what each does."""
        scene, text = self.scene, self.scene.session.game.text
        view = scene.asked_view()
        said = " ".join([text.option(option, view, scene.names, scene.say) for option in options])
        glossary = text.glossary(view, scene.say)
        there = named_in(said, glossary) - text.shared_names(scene.say)  # a first sentence would tell of one of them
        return [(word, self._short(word, first_sentence(what))) for word, what in glossary.items() if word in there]

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
