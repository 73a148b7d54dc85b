"""Whoever has the screen read to them: what they hear of it, where they are in it, and what is said on its own.

Nothing here is done while nobody listens. A listener is the screen reader of the system (`client/access.py`), the
system's voice (`client/voice.py`), or a test.
"""

from collections import Counter
from typing import TYPE_CHECKING, Protocol

from ..input.intents import Intent, Kind
from ..widgets.told import EMPTY, Page, Role, Told

if TYPE_CHECKING:
    from . import Stage
    from .scene import Scene

READING = frozenset((Kind.SAY_AGAIN, Kind.WHERE_AM_I, Kind.ALONE, Kind.ALONE_OVER))
SILENT = "Nothing reads aloud now. Start your screen reader, or choose the voice in the settings: Reading aloud."
REMEMBERED = 8
"""So many of the last events are told with the table."""


class Listener(Protocol):
    """Hears what is said, and where the focus goes."""

    def hear(self, text: str, urgent: bool) -> None:
        """Something is said on its own: at once, or when nothing else is."""

    def follow(self, told: Told) -> None:
        """The focus is on this now."""


class Reader:
    """The page of now, the place in it, and what was said."""

    def __init__(self, stage: "Stage") -> None:
        self.stage = stage
        self.listeners: list[Listener] = []
        self.page = EMPTY
        self.at = ""
        """Where somebody is who walks through a page that tells itself."""
        self.alone = False
        """The key is held by which one hears what nobody else may."""
        self.last = ""
        """What was said last on its own."""
        self.version = 0
        """Goes up whenever there is something new to hear."""
        self._seen: tuple[object, ...] = ()
        self._scene: Scene | None = None
        self._told = EMPTY
        self._toasts: tuple[str, ...] = ()
        self._focused: tuple[object, ...] = ()

    @property
    def active(self) -> bool:
        """Whether anybody listens."""
        return bool(self.listeners) and self.stage.settings.read_aloud != "off"

    @property
    def is_of_now(self) -> bool:
        """Whether the page is that of the screen of now."""
        return bool(self.stage.scenes) and self._scene is self.stage.top

    # -- following the screen ------------------------------------------------------------------------------------------

    def update(self) -> None:
        """Look whether there is something new to hear; costs nothing while nobody listens or nothing changed."""
        stage = self.stage
        if not self.active or not stage.scenes:
            return
        scene = stage.top
        scene.ready()
        toasts = tuple(toast.text for toast in stage.toasts)
        seen = (scene, scene.laid, scene.ui.focus, self.at, self.alone, toasts, stage.settings)
        if seen == self._seen:
            return
        self._seen = seen
        secret = scene.private and any(below.hushed for below in stage.scenes)
        page = self._withheld(scene) if secret else scene.describe()
        if scene is not self._scene:
            self._enter(scene, page)
        self._news(page)
        for text in [text for text in toasts if text not in self._toasts]:
            self.say(text)
        self._toasts = toasts
        self._show(page)

    def _withheld(self, scene: "Scene") -> Page:
        """Instead of a page that the others may not hear."""
        say = self.stage.say
        words = self.stage.hands.keyed(say("Only for you: hold {key_f8}, and it is read."))
        told = Told("withheld", Role.TEXT, words)
        return Page("", (told, Told("back", Role.BUTTON, say("Back"), key="Esc", does=scene.back)), "withheld")

    def _enter(self, scene: "Scene", page: Page) -> None:
        """Another screen: its title and what a dialog says are told, and nothing that happened before."""
        before, self._scene = self._scene, scene
        self._told = page._replace(question="")
        if not page.question and before is not None:
            told = [thing.name for thing in page.told if thing.role in ("heading", "text")]
            self.say(
                " ".join(_ended(text) for text in (told if scene.dialog or scene.covers else told[:1])), scene.dialog
            )

    def _news(self, page: Page) -> None:
        if page.question and page.question != self._told.question:
            self.say(page.question, urgent=True)
            self.at = page.focus
        if self.stage.settings.read_chronicle:
            known = Counter(self._told.events)
            for event in page.events:
                if known[event]:
                    known[event] -= 1
                else:
                    self.say(event)
        self._told = page

    def _show(self, page: Page) -> None:
        self.page = page
        self.version += 1
        focus = page.get(page.focus)
        if focus is not None and focus.heard() != self._focused:
            self._focused = focus.heard()
            for listener in self.listeners:
                listener.follow(focus)

    def say(self, text: str, urgent: bool = False) -> None:
        """Say something on its own."""
        if not text:
            return
        self.last = text
        self.version += 1
        for listener in self.listeners:
            listener.hear(text, urgent)

    # -- what people do ------------------------------------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Do what a thing of the page does, if it is still there. False if it does nothing."""
        self.update()
        told = self.page.get(name)
        if told is None or told.does is None:
            return False
        if not told.enabled:
            self.say(told.why or told.name, urgent=True)
            return True
        if told.widget:
            self.stage.top.ui.focus = told.widget
        told.does()
        self.stage.dirty = True
        return True

    def step(self, name: str, step: int) -> None:
        """One value on or back."""
        told = self.page.get(name)
        if told is not None and told.steps is not None and told.enabled:
            told.steps(step)
            self.stage.top.changed()

    def go_to(self, name: str) -> None:
        """The focus of the screen reader goes there."""
        told = self.page.get(name)
        if told is None:
            return
        self.at = name
        if told.widget:
            self.stage.top.ui.focus, self.stage.top.ui.keyboard = told.widget, True
        self.stage.dirty = True

    def takes(self, intent: Intent) -> bool:
        """Keys by which somebody walks through a page that tells itself; and those that have it read."""
        if intent.kind in READING:
            self._read(intent.kind)
            return True
        if not self.active or not self.stage.top.tells_itself:
            return False
        if intent.kind in (Kind.UP, Kind.DOWN, Kind.HOME, Kind.END):
            return self._walk(intent.kind)
        if intent.kind in (Kind.NEXT, Kind.PREVIOUS):
            return self._leap(1 if intent.kind is Kind.NEXT else -1)
        return intent.kind is Kind.ACTIVATE and self.press(self.at)

    def _walk(self, kind: Kind) -> bool:
        """To the thing before or after, to the first or the last."""
        names = [told.id for told in self.page.walk()]
        if not names:
            return False
        here = names.index(self.at) if self.at in names else -1
        to = {Kind.UP: max(0, here - 1), Kind.DOWN: here + 1, Kind.HOME: 0, Kind.END: len(names)}[kind]
        self.go_to(names[min(len(names) - 1, to)])
        return True

    def _leap(self, step: int) -> bool:
        """To the first thing of the next part of the page, or of the one before."""
        parts = self.page.told
        if not parts:
            return False
        here = next((at for at, part in enumerate(parts) if self.at in _names(part)), -step)
        part = parts[(here + step) % len(parts)]
        self.go_to(part.things[0].id if part.things and part.things[0].does else part.id)
        return True

    def _read(self, kind: Kind) -> None:
        if kind in (Kind.ALONE, Kind.ALONE_OVER):
            self.alone = kind is Kind.ALONE
            self.update()
            if self.alone and self.active:
                self.say(aloud(self.page), urgent=True)
        elif not self.active:
            self.stage.toast(self.stage.say(SILENT))
        elif kind is Kind.SAY_AGAIN:
            self.say(self.last or aloud(self.page), urgent=True)
        else:
            self.update()
            last = self.last
            self.say(aloud(self.page), urgent=True)
            self.last = last or self.last


def aloud(page: Page) -> str:
    """Where somebody is: the question, the page in order, and what happened last."""
    said = [page.question or page.name]
    for told in page.told:
        if told.name in (page.question, page.name) or told.role in ("tools", "question"):
            continue
        things = [thing.words() for thing in told.things if thing.id != "chronicle"][: REMEMBERED * 4]
        said.append(" ".join(_ended(text) for text in (told.words(), *things)))
    return " ".join(_ended(text) for text in said if text)


def _ended(text: str) -> str:
    """As a sentence, so that a voice makes a pause."""
    return text if text[-1:] in ".?!:…”" else f"{text}."


def _names(told: Told) -> set[str]:
    return {told.id, *(thing.id for thing in told.things)}
