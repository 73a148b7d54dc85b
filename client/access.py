"""Screen readers: the page of now as a tree of AccessKit, which every system's readers understand.

Without a reader nothing is built: the system asks for a tree when one begins to listen. Without the package, or where
the system has nothing to talk to, there is no tree, and the program is as it was.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from queue import SimpleQueue
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pygame

from .version import VERSION
from .widgets.told import Role, Told

if TYPE_CHECKING:
    from .stage import Stage

NAME = "Four Crowns"
WINDOW, POLITE, URGENT = 1, 2, 3
"""Numbers of the window, and of the two lines in which something is said on its own."""
FIRST = 10
"""Numbers of all other things begin here."""
ROLES = {
    Role.BUTTON: "BUTTON", Role.SWITCH: "SWITCH", Role.CHOICE: "COMBO_BOX", Role.RADIO: "RADIO_BUTTON",
    Role.SLIDER: "SLIDER", Role.FIELD: "TEXT_INPUT", Role.TAB: "TAB", Role.LINK: "LINK", Role.TEXT: "LABEL",
    Role.HEADING: "HEADING", Role.QUESTION: "LABEL", Role.LIST: "LIST", Role.ITEM: "LIST_ITEM", Role.TOOLS: "TOOLBAR",
}  # fmt: skip
LABELLED = frozenset((Role.TEXT, Role.QUESTION))
"""What is a text alone has it as its value."""
MARK = "\u200b"
"""Behind what is said twice: a reader does not say the same again."""


def load() -> ModuleType | None:
    """The package, where there is a wheel of it."""
    try:
        return import_module("accesskit")
    except ImportError:
        return None


def needs_hidden_window() -> bool:
    """Whether a reader has to be introduced to the window before it is first shown."""
    return sys.platform in ("win32", "darwin") and load() is not None


class ScreenReader:
    """The screen readers of this computer, as a listener of the stage."""

    def __init__(self, stage: "Stage", kit: ModuleType) -> None:
        self.stage, self.kit = stage, kit
        self.listens = self.broken = False
        self._asked: SimpleQueue[tuple[str, int]] = SimpleQueue()
        """What a reader wants done: it asks from another thread."""
        self._next = FIRST
        self._numbers: dict[str, int] = {}
        self._names: dict[int, str] = {}
        self._said = {POLITE: "", URGENT: ""}
        self._sent = -1
        self._focused = False
        self._focus_told: bool | None = None
        self.adapter = self._adapter()

    # -- the system ----------------------------------------------------------------------------------------------------

    def _adapter(self) -> Any:
        kit = self.kit
        if sys.platform == "win32":
            return kit.windows.SubclassingAdapter(pygame.display.get_wm_info()["window"], self._begin, self._ask)
        if sys.platform == "darwin":
            kit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            window = pygame.display.get_wm_info()["window"]
            return kit.macos.SubclassingAdapter.for_window(window, self._begin, self._ask)
        return kit.unix.Adapter(self._begin, self._ask, self._end)

    def _begin(self) -> Any:
        """Somebody listens. The window alone is told at once; what is in it follows with the next step.

        On Linux this comes from another thread, which holds the adapter's lock meanwhile and needs Python to come to
        its end. Whoever called the adapter at that moment would hold Python and wait for the lock: for ever. So nobody
        does before somebody listens, and that is said last of all.
        """
        self._sent, self._focus_told = -1, None
        update = self.kit.TreeUpdate(WINDOW)
        update.tree = self._whole()
        root = self.kit.Node(self.kit.Role.WINDOW)
        root.set_label(NAME)
        update.nodes.append((WINDOW, root))
        self.listens = True
        return update

    def _end(self) -> None:
        self.listens = False

    def _ask(self, request: Any) -> None:
        for action in ("CLICK", "FOCUS", "INCREMENT", "DECREMENT"):
            if request.action == getattr(self.kit.Action, action):
                self._asked.put((action, int(request.target)))

    def focus(self, focused: bool) -> None:
        """The window has the keyboard now, or lost it."""
        self._focused = focused
        if sys.platform == "darwin":
            self._raise(self.adapter.update_view_focus_state(focused))

    def _raise(self, events: Any) -> None:
        if events is not None:
            events.raise_events()

    # -- a step of the loop --------------------------------------------------------------------------------------------

    def step(self) -> None:
        """Do what was asked for, and tell what is new. If the package fails, nothing is read any more."""
        try:
            self._step()
        except Exception:
            raise
        except BaseException as error:  # a panic of the package is no Exception
            if isinstance(error, KeyboardInterrupt | SystemExit):
                raise
            self.broken = True

    def _step(self) -> None:
        reader = self.stage.reader
        if self.listens != (self in reader.listeners):
            reader.listeners.append(self) if self.listens else reader.listeners.remove(self)
        asked = not self._asked.empty()
        while not self._asked.empty():
            self._do(*self._asked.get())
        if not self.listens or asked:  # a screen that was opened just now is drawn first: its words are measured then
            return
        self._tell_focus()
        if reader.version == self._sent or not reader.is_of_now:
            reader.update()
            if reader.version == self._sent or not self.stage.top.covers:
                return  # describing is one step, handing it over the next; but what a cover hides is gone at once
        self._sent = reader.version
        self._raise(self.adapter.update_if_active(self._tree))

    def _tell_focus(self) -> None:
        """Whether the window has the keyboard, which on Linux nobody else tells a reader."""
        if self._focus_told != self._focused and sys.platform not in ("win32", "darwin"):
            self._focus_told = self._focused
            self.adapter.update_window_focus_state(self._focused)

    def _do(self, action: str, target: int) -> None:
        reader, name = self.stage.reader, self._names.get(target, "")
        if not name or not self.stage.scenes:
            return
        deeds: dict[str, Callable[[], object]] = {
            "CLICK": lambda: reader.press(name),
            "FOCUS": lambda: reader.go_to(name),
            "INCREMENT": lambda: reader.step(name, 1),
            "DECREMENT": lambda: reader.step(name, -1),
        }
        deeds[action]()

    # -- a listener ----------------------------------------------------------------------------------------------------

    def hear(self, text: str, urgent: bool) -> None:
        line = URGENT if urgent else POLITE
        self._said[line] = text + MARK if self._said[line] == text else text

    def follow(self, told: Told) -> None:
        """The reader follows the focus of the tree on its own."""

    # -- the tree ------------------------------------------------------------------------------------------------------

    def _whole(self) -> Any:
        tree = self.kit.Tree(WINDOW)
        tree.toolkit_name, tree.toolkit_version = NAME, VERSION
        return tree

    def _number(self, name: str) -> int:
        if name not in self._numbers:
            self._numbers[name] = number = self._next
            self._next += 1
            self._names[number] = name
        return self._numbers[name]

    def _tree(self) -> Any:
        kit, page = self.kit, self.stage.reader.page
        focus = self._number(page.focus) if page.get(page.focus) else WINDOW
        update = kit.TreeUpdate(focus)
        update.tree = self._whole()
        root = kit.Node(kit.Role.WINDOW)
        root.set_label(NAME if not page.name else f"{page.name} \N{EN DASH} {NAME}")
        root.set_children([*(self._node(told, update) for told in page.told), POLITE, URGENT])
        update.nodes.append((WINDOW, root))
        there = {told.id for told in page.walk()}
        self._numbers = {name: number for name, number in self._numbers.items() if name in there}
        self._names = {number: name for name, number in self._numbers.items()}
        for line, live in ((POLITE, kit.Live.POLITE), (URGENT, kit.Live.ASSERTIVE)):
            node = kit.Node(kit.Role.LABEL)
            node.set_value(self._said[line])
            node.set_live(live)
            update.nodes.append((line, node))
        return update

    def _node(self, told: Told, update: Any) -> int:
        kit, number = self.kit, self._number(told.id)
        node = kit.Node(getattr(kit.Role, ROLES[told.role]))
        if told.role in LABELLED:
            node.set_value(told.name)
        else:
            node.set_label(told.name)
            if told.value:
                node.set_value(told.value)
        if told.why or told.more:
            node.set_description(told.why or told.more)
        if told.key:
            node.set_keyboard_shortcut(told.key)
        if not told.enabled:
            node.set_disabled()
        if told.on is not None:
            self._state(node, told)
        node.add_action(kit.Action.FOCUS)
        if told.does is not None:
            node.add_action(kit.Action.CLICK)
        if told.steps is not None:
            node.add_action(kit.Action.INCREMENT)
            node.add_action(kit.Action.DECREMENT)
        node.set_children([self._node(thing, update) for thing in told.things])
        update.nodes.append((number, node))
        return number

    def _state(self, node: Any, told: Told) -> None:
        if told.role is Role.TAB:
            node.set_selected(told.on)
        else:
            node.set_toggled(self.kit.Toggled.TRUE if told.on else self.kit.Toggled.FALSE)


def introduce(stage: "Stage") -> ScreenReader | None:
    """Tell the system that this window can be read; None where nothing can read it."""
    kit = load()
    if kit is None or pygame.display.get_driver() in ("dummy", "offscreen"):
        return None
    try:
        return ScreenReader(stage, kit)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # the package says so by a panic, which is no Exception: no reader is no reason not to play
        return None
