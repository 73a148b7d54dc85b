"""A table as one tells it to somebody who cannot see it: the question, its answers, place after place, what happened.

Every word is the game's own (`Text.prompt`, `spoken`, `places`, the chronicle). What the others at the screen may not
hear is told from a watcher's view, and answers that would show a hand have numbers, unless the listener is alone with
it: by the key that is held, or by headphones.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engines.core.chronicle import DEED, DETAIL, Entry
from engines.core.game import Place, Prompt
from engines.core.types import WATCHER, Option

from ...tables.bar import APART_WORDS
from ...tables.base import ActionButton
from ...tables.shortcuts import AIM, MAIN, TOOLS
from ...tables.spots import HotSpot
from ...widgets.button import Button, MenuButton, ToolButton
from ...widgets.log import LogGround, LogRow
from ...widgets.told import Page, Role, Told

if TYPE_CHECKING:
    from .scene import TableScene

LINES = 12
"""So many deeds of the chronicle are told with the table; its page has them all."""
ACTIONS = "actions"
"""The group of the buttons that stand in the column."""


class TableAloud:
    """What is told of one table scene."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene

    @property
    def hushed(self) -> bool:
        """Whether others hear what is said to whoever looks."""
        session, settings, reader = self.scene.session, self.scene.settings, self.scene.stage.reader
        return session.keeps_secrets and not settings.headphones and not reader.alone

    def describe(self) -> Page:
        scene, say = self.scene, self.scene.say
        heading = scene.table.heading()
        second = heading.second.replace(APART_WORDS, ", ")
        told = [Told("heading", Role.HEADING, say("{title}. {second}").format(title=heading.title, second=second))]
        question = self.question()
        if question:
            told.append(Told("question", Role.QUESTION, question))
        answers = self._answers()
        if scene.hinted and scene.asked and not self.hushed:
            words = scene.table.hint_words(scene.hinted.option)
            told.append(Told("hint", Role.BUTTON, say("Hint: {words}").format(words=words), does=scene.do_hint))
        if answers:
            told.append(Told("answers", Role.LIST, self._answers_title(len(answers)), things=tuple(answers)))
        told += [self._place(number, place) for number, place in enumerate(self.places())]
        lines = self._lines()
        if lines:
            newest = tuple(
                Told(f"line{at}", Role.ITEM, deed, more=" ".join(details))
                for at, (deed, details) in enumerate(reversed(lines[-LINES:]))
            )
            told.append(Told("chronicle", Role.LIST, say("Chronicle, newest first"), things=newest))
        told += self._beside()
        told.append(self._tools())
        at = scene.stage.reader.at
        asked = question if scene.asked_or_held else ""
        page = Page(heading.title, tuple(told), at, asked, tuple(entry.text for entry in self._entries()))
        if page.get(at) is None or (question and question != scene.stage.reader.page.question):
            first = next((answer.id for answer in answers), "question" if question else "heading")
            page = page._replace(focus=first)
        return page

    # -- the question --------------------------------------------------------------------------------------------------

    def question(self) -> str:
        """What is asked, without what only somebody can do who sees the table; or what goes on."""
        scene, asked = self.scene, self.scene.asked
        if asked is not None:
            view = scene.session.match.view(WATCHER) if self.hushed and not self._open else scene.asked_view()
            return scene.session.game.text.prompt(asked.decision, view, scene.names, scene.say).line
        line = scene.table.prompt_line()
        if line is None:
            return ""
        return Prompt(line.lead, line.sentence if scene.timeline.held is not None else "").line

    @property
    def _open(self) -> bool:
        """Whether the question is answered by what lies open for all."""
        return self.scene.session.viewer is None

    def _cap(self, key: str) -> str:
        """The key as whoever plays has it."""
        return self.scene.stage.caps(key, False).text if key else ""

    def _answers_title(self, count: int) -> str:
        say = self.scene.say
        if self.scene.asked is None:
            return say("What you can do")
        if self.hushed and not self._open:
            words = self.scene.stage.hands.keyed(say("{count} answers, read while {key_f8} is held"))
            return words.format(count=count)
        return say.plural("{count} answer", "{count} answers", count, count=count)

    def _answers(self) -> list[Told]:
        asked = self.scene.asked
        if asked is None:
            return self._buttons()
        buttons = self.scene.table.buttons()
        by_option = {action.option: action for action in buttons if action.option is not None and not action.reason}
        main = {option for option, action in by_option.items() if action.key == MAIN}
        options = sorted(
            asked.decision.options, key=main.__contains__
        )  # what ends a series is not what one begins with
        spoken = self._spoken(options)
        answers = [self._answer(at, option, spoken[at], by_option.get(option)) for at, option in enumerate(options)]
        answers += [self._action(action.name, action) for action in buttons if action.name == "turn_away"]
        if self.scene.settings.speech == "all":
            refused = [action for action in buttons if action.reason and action.option is not None]
            answers += [self._action(f"refused{at}", action) for at, action in enumerate(refused)]
        return answers

    def _spoken(self, options: Sequence[Option]) -> list[str]:
        scene, say = self.scene, self.scene.say
        if self.hushed and not self._open:
            return [say("Answer {number} of {count}").format(number=at, count=len(options))
                    for at in range(1, len(options) + 1)]  # fmt: skip
        return scene.session.game.text.spoken(options, scene.asked_view(), scene.names, say)

    def _id(self, at: int) -> str:
        """Of an answer: the same as long as the question is, so that nobody answers another one by mistake."""
        return f"answer {self.scene.session.version} {at}"

    def _answer(self, at: int, option: Option, words: str, action: ActionButton | None) -> Told:
        """One answer; one that has a button is given by it, for a button may ask back."""
        scene = self.scene
        if action is None:
            return Told(self._id(at), Role.BUTTON, words, does=partial(scene.answer, option))
        if scene.insists(action):
            words = scene.say("{words}, {second}").format(words=action.label, second=action.second)
        return Told(self._id(at), Role.BUTTON, words, key=self._cap(action.key), does=partial(scene.act, action))

    def _action(self, name: str, action: ActionButton) -> Told:
        words = action.label
        if action.second:
            words = self.scene.say("{words}, {second}").format(words=action.label, second=action.second)
        return Told(
            name, Role.BUTTON, words, enabled=not action.reason, why=action.reason, key=self._cap(action.key),
            does=partial(self.scene.act, action),
        )  # fmt: skip

    def _buttons(self) -> list[Told]:
        """While nobody is asked: the buttons by which one goes on."""
        found = [widget for widget in self.scene.ui.widgets if isinstance(widget, Button) and widget.group == ACTIONS]
        return [
            Told(button.id, Role.BUTTON, button.label, enabled=button.enabled, why=button.second,
                 key=self._cap(button.key), does=button.use, widget=button.id)
            for button in reversed(found)
        ]  # fmt: skip

    # -- the table -----------------------------------------------------------------------------------------------------

    def places(self) -> list[Place]:
        """What lies where, as whoever listens may know it."""
        scene = self.scene
        view = scene.session.match.view(WATCHER) if self.hushed else scene.view
        return scene.session.game.text.places(view, scene.names, scene.say)

    def _place(self, number: int, place: Place) -> Told:
        short = self.scene.settings.speech == "short"
        things = tuple(
            Told(f"place{number} {at}", Role.ITEM, thing.name, more="" if short else thing.more)
            for at, thing in enumerate(place.things)
        )
        return Told(f"place{number}", Role.LIST, place.name, things=things)

    def _lines(self) -> list[tuple[str, list[str]]]:
        """The deeds of the chronicle, each with how it went, not ahead of what has been shown."""
        told: list[tuple[str, list[str]]] = []
        for entry in self._entries():
            if entry.depth == DEED:
                told.append((entry.text, []))
            elif entry.depth == DETAIL and told and self.scene.settings.speech != "short":
                told[-1][1].append(entry.text)
        return told

    def _entries(self) -> list[Entry]:
        if not self.hushed:
            return self.scene.chronicle()
        return self.scene.rail.lines_for_all()

    def _beside(self) -> list[Told]:
        """Other buttons at this table that have a name: those of a replay, of a drawer."""
        scene = self.scene
        if self.hushed:
            return []
        found = [
            Told(f"beside {widget.id}", widget.told_as, name, widget.value_told(), widget.is_on(), widget.enabled,
                 key=self._cap(widget.key), does=widget.use, widget=widget.id)
            for widget in scene.ui.widgets
            if not isinstance(widget, HotSpot | ToolButton | MenuButton | LogRow | LogGround)
            and widget.group not in (ACTIONS, "bar") and widget.clickable
            and (name := widget.says or getattr(widget, "label", ""))
        ]  # fmt: skip
        return [Told("beside", Role.LIST, scene.say("Beside the table"), things=tuple(found))] if found else []

    def _tools(self) -> Told:
        scene, say = self.scene, self.scene.say
        tools = [
            Told(f"tool {tool.name}", Role.BUTTON, say(tool.word), enabled=not why, why=why, key=self._cap(tool.key),
                 does=scene.tool(tool.name))
            for tool, why in ((tool, scene.why_not(tool.name)) for tool in TOOLS)
        ]  # fmt: skip
        aim = Told(
            "tool aim", Role.BUTTON, say("The aim, and how near everyone is"), key=self._cap(AIM), does=scene.open_aim
        )
        menu = Told("tool menu", Role.BUTTON, say("Menu"), key=self._cap("Esc"), does=scene.menu)
        return Told("tools", Role.TOOLS, say("Tools"), things=(*tools, aim, menu))
