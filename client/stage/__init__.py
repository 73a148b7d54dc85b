"""The stack of scenes and all they share, without a window: tests and `shot` use it as the window does."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
from msgspec.structs import replace

from engines.core.setup import Setup

from .. import clipboard
from ..assets import missing
from ..audio import Audio
from ..i18n import open_language
from ..input.intents import Intent, Kind
from ..match.people import People
from ..match.saves import Library
from ..match.seats import Seat
from ..match.thinking import InPlace, Thinker
from ..memory import give_back
from ..paths import Folders
from ..render.cache import EnoughForNow, SurfaceCache, room_for
from ..render.canvas import Box, Canvas, Look, Mark, look
from ..render.caps import Caps
from ..render.frame import Blit, Screen
from ..render.pictures import MASTERS
from ..render.scale import Pane, Scale, automatic, fitting, pane_of
from ..render.theme import PALETTES
from ..settings import Settings
from .ahead import Ahead
from .captions import Captions
from .hands import Hands
from .one_button import OneButton
from .reader import Reader
from .scene import Scene
from .toasts import Toast, draw_toasts, laid, made, pass_time

TIP_SECONDS = 0.35

RATION = 1_200_000
"""Bytes of surfaces that are made in a frame, where a unit is a pixel."""

MISSING = "Some pictures or fonts are missing. Simple ones are used instead."


class Stage:
    """Scenes, settings, words, sound and records. `dirty` asks for a new frame."""

    def __init__(
        self,
        settings: Settings,
        library: Library,
        audio: Audio,
        size: tuple[int, int] = (1920, 1080),
    ) -> None:
        self.settings = settings
        self.library = library
        self.audio = audio
        self.say = open_language(settings.language, writing=settings.writing)
        """Every word on a screen goes through it."""
        self.thinker: Thinker = InPlace()
        """Where computers think."""
        self.cache = SurfaceCache()
        self.scenes: list[Scene] = []
        self.time = 0.0
        """Seconds that have gone by for whoever looks; whatever must not be confirmed too soon goes by it."""
        self.toasts: list[Toast] = []
        self._kept: Canvas | None = None
        self.settled = 0
        """So many of the first blits of a frame are likely to be the same in the next."""
        self._later: dict[Hashable, Callable[[], object]] = {}
        self.ahead = Ahead()
        self.captions = Captions(self)
        self.one_button = OneButton(self)
        self.hands = Hands(self)
        """What people play with."""
        self.reader = Reader(self)
        """Whoever has the screen read to them."""
        self._told: set[str] = set()
        self._spent = ""
        """The letter that opened the uppermost scene, until it comes once more as text."""
        self.dirty = True
        self.fresh = True
        """Another scene is on top than in the last picture."""
        self.coming = False
        """A picture is being made: until it is there the window shows what it showed, and no time goes by."""
        self.running = True
        self.wants_full_screen: bool | None = None
        """A scene asked for full screen (or a window); the loop does it."""
        self.folders: Folders | None = None
        self.people = People()
        self.keep: Callable[[Settings], None] = lambda settings: None
        """Writes settings down."""
        self.begin: Callable[[Setup, tuple[Seat, ...]], None] = lambda setup, seats: None
        """Sits down to a new game."""
        self.begin_challenge: Callable[[Setup, tuple[Seat, ...], str], None] = lambda setup, seats, day: None
        """Sits down to the challenge of a day."""
        self.rehearse: Callable[[Setup | None, tuple[Seat, ...]], None] = lambda setup, seats: None
        """Prepares the table of such a game, if one is named, and the screens that lead to a new one or back, while
        nobody does anything."""
        self.resume: Callable[[Path], None] = lambda path: None
        """Goes on with the game of a record."""
        self.take_in: Callable[[Path], None] = lambda path: None
        """Brings a file that somebody dropped on the window."""
        self.look_up: Callable[[str, str], None] = lambda game, anchor: None
        """Opens the rules of a game at a section."""
        self.pane: Pane = pane_of(size)
        self.scale = Scale()
        self._foot = 0.0
        self._pixels = 1.0
        self._look = Look()
        self._measure()

    # -- size and look -----------------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        """What scenes are laid out for, in pixels."""
        return self.pane.size

    @property
    def width(self) -> float:
        return self.scale.units(self.size[0])

    @property
    def height(self) -> float:
        return self.scale.units(self.size[1])

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the window, in pixels, as one of the scenes."""
        return self.scale.at(*self.pane.inside(x, y))

    def resize(self, window: tuple[int, int]) -> None:
        """The window has this size now."""
        self.pane = pane_of(window)
        self._measure()

    def _measure(self) -> None:
        """Size of the window or a setting that matters for it has changed."""
        settings = self.settings
        wish = settings.scale / 100
        pixels = fitting(wish, *self.size) if wish else automatic(*self.size)
        self._foot = self._foot_of_top()
        self._pixels = pixels
        self.scale = Scale(pixels * (1 - self._foot), settings.text_size / 100)
        self.cache.limit(room_for(self.size))
        strong = settings.palette == "high_contrast"
        self._look = look(
            PALETTES[settings.palette], settings.clear_typeface, strong, settings.thick_focus, self.hands.caps
        )
        for scene in self.scenes:
            scene.stale = True
        self.dirty = True

    @property
    def caps(self) -> Caps:
        """What is written on key caps, for what is used now."""
        return self._look.caps

    def look_again(self) -> None:
        """What is written on key caps has changed."""
        self._measure()

    def _foot_of_top(self) -> float:
        """What the uppermost screen leaves to controls; a dialog leaves what lies under it as it is."""
        return next((scene.foot for scene in reversed(self.scenes) if not scene.dialog), 0.0)

    @contextmanager
    def as_on_top(self, scene: Scene) -> Iterator[None]:
        """Measures as they will be when this scene is on top, for whoever draws it before it is."""
        before = self.scale
        self.scale = before._replace(pixels=self._pixels * (1 - scene.foot))
        try:
            yield
        finally:
            self.scale = before

    def change(self, **values: Any) -> None:
        """Change settings: they are kept, and used at once."""
        self.settings = replace(self.settings, **values)
        self.keep(self.settings)
        if "language" in values or "writing" in values:
            self.say = open_language(self.settings.language, writing=self.settings.writing)
        if "full_screen" in values:
            self.wants_full_screen = self.settings.full_screen
        self.audio.follow(self.settings)
        self.hands.follow()
        self._measure()

    # -- the stack ---------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def seen(self) -> list[Scene]:
        """The scenes that can be seen, from the lowest: the uppermost, and what lies under dialogs."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].dialog:
            first -= 1
        return self.scenes[max(0, first) :]

    def slot(self) -> Box | None:
        """The slot of the bar on the screen, into which toasts come; None: there is none."""
        return next((slot for scene in self.seen() if (slot := scene.slot()) is not None), None)

    def push(self, scene: Scene) -> None:
        self.scenes.append(scene)
        self._entered()

    def pop(self) -> None:
        """Back to the scene below; from the last one, out."""
        self.scenes.pop().leave()
        if not self.scenes:
            self.running = False
            return
        self._entered()

    def replace(self, scene: Scene) -> None:
        """Go somewhere from where there is no way back: everything else is taken down."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def home(self) -> None:
        """Back to the title, which is the first of all scenes; it sees what was played meanwhile."""
        if len(self.scenes) > 1:
            while len(self.scenes) > 1:
                self.scenes.pop().leave()
            self._entered()
            self.later("memory", give_back)
            MASTERS.clear()

    def swap(self, scene: Scene) -> None:
        """Another scene in the place of the uppermost."""
        self.scenes.pop().leave()
        self.push(scene)

    def close(self) -> None:
        """The window is closed: nothing is lost, everything is on the disk already."""
        while self.scenes:
            self.scenes.pop().leave()
        self.running = False

    def _entered(self) -> None:
        """Another scene is on top: nothing of the picture before is kept for its sake."""
        self._kept = None
        self.ahead.forget()
        self.fresh = True
        self.cache.turn()
        if self._foot_of_top() != self._foot:
            self._measure()
        self.top.stale = True
        self.top.enter()
        if self.top.music:
            self.audio.start_music()
        else:
            self.audio.stop_music()
        self.dirty = True

    def later(self, key: Hashable, job: Callable[[], object], first: bool = False) -> None:
        """Do something that takes a moment, once the frame of now is on the screen; `first` of all that waits."""
        if first:
            self._later = {key: self._later.pop(key, job), **self._later}
        else:
            self._later.setdefault(key, job)

    @property
    def waiting(self) -> bool:
        """Whether something is still to be done later."""
        return bool(self._later)

    def toast(self, text: str, label: str = "", does: Callable[[], None] | None = None) -> None:
        """Say one sentence, once."""
        if text and not self.shows_toast(text):
            self.toasts.append(made(text, label, does, self.settings.messages))
            self.dirty = True

    def shows_toast(self, text: str) -> bool:
        """Whether a toast with this text can still be read."""
        return any(toast.text == text for toast in self.toasts)

    def withdraw_toast(self, text: str) -> None:
        """Take the toast with this text away."""
        self.toasts = [toast for toast in self.toasts if toast.text != text]

    # -- time and intents --------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        if not self.scenes:
            return
        self.ahead.disturbed()
        if self.hands.takes(intent):
            return
        if intent.kind is Kind.PRESS and self._pressed_toast(intent):
            return
        if intent.kind is Kind.PASTE:
            intent = Intent(Kind.TYPED, text=clipboard.get())
        intent = self.one_button.meant(intent)
        if intent.kind is Kind.BACK and self.toasts and self.settings.messages == "stay":
            self.toasts.pop(0)
            self.dirty = True
            return
        if intent.kind is Kind.DROPPED:
            self.take_in(Path(intent.text))
            return
        self.top.ready()
        if intent.kind is Kind.FULL_SCREEN:
            self.change(full_screen=not self.settings.full_screen)
            return
        if self.reader.takes(intent):
            return
        scene = self.top
        hover = scene.ui.hover
        if scene.ignores(intent):
            scene.ui.let_go()
            return
        if intent.kind is Kind.TYPED and intent.text.lower() == self._spent:  # its key has just opened this scene
            self._spent = ""
            return
        scene.handle(intent)
        opened = intent.kind is Kind.KEY and bool(self.scenes) and self.top is not scene
        self._spent = intent.text if opened else ""
        if intent.kind is not Kind.POINT or scene.ui.hover != hover or scene.ui.pressed:
            self.dirty = True

    def _tell(self) -> None:
        """What this copy of the box or this computer lacks is said once, when it is missed first."""
        for lack in (MISSING if missing else "", self.audio.notice or ""):
            if lack and lack not in self._told:
                self._told.add(lack)
                self.toast(self.say(lack))

    def play(self, sound: str) -> None:
        """Let a sound be heard, and be read where it means something."""
        self.audio.play(sound)
        self.captions.show(sound)
        self.hands.feel(sound)

    def clickable(self) -> bool:
        """Whether something happens if the person clicks where the pointer is."""
        widget = self.top.ui.get(self.top.ui.hover) if self.scenes else None
        return widget is not None and widget.enabled and widget.clickable

    def update(self, seconds: float) -> bool:
        """Time goes by for the uppermost scene. True while something moves."""
        if self.coming:
            return True
        moving = False
        self.time += seconds
        self._tell()
        if self._later and not self.dirty:
            self._later.pop(next(iter(self._later)))()
            self.dirty = True
        elif not self.dirty:
            self.ahead.update(seconds)
        coming = pass_time(self, seconds)
        if self.scenes:
            scene = self.top
            before = scene.ui.hover_time
            scene.ui.hover_time += seconds
            if before < TIP_SECONDS <= scene.ui.hover_time:
                self.dirty = True
            fading_in = scene.fading_in
            self.dirty |= fading_in
            scene.time += seconds
            moving = scene.update(seconds) or fading_in
        self.one_button.update(seconds)
        self.captions.update(seconds)
        return moving or coming

    # -- drawing -----------------------------------------------------------------------------------------------------

    def canvas(self, marks: list[Mark] | None = None) -> Canvas:
        """Something to draw on, or to measure words with."""
        canvas = Canvas(self.scale, (self.width, self.height), self.cache, self._look, marks)
        canvas.agreed = next((scene.agreed for scene in reversed(self.scenes) if scene.agreed), ())
        return canvas

    def frame(self, marks: list[Mark] | None = None) -> Sequence[Blit]:
        """The picture of now."""
        canvas = self.canvas(marks)
        top = self.scenes[-1] if self.scenes else None
        if top is not None:
            canvas.pulse = top.pulse()
        if top is None or self.dirty or not top.static or self._kept is None or marks is not None:
            self.cache.turn()
            self._draw(canvas)
            self._kept = canvas if top and top.static else None
            self.settled = len(canvas.frame) if top and top.static else 0
            frame = canvas.frame
        else:
            frame = self._pulsed(self._kept, canvas.pulse)
        over = self.canvas(marks)
        with self.cache.over():
            if top is not None:
                top.draw_over(over)
                self._tip(over, top)
            draw_toasts(self, over)
            self.captions.draw(over)
        self.dirty = False
        return [*frame, *over.frame]

    def frame_in_time(self) -> Sequence[Blit] | None:
        """The picture of now; None if more must be made for it than a frame has time for. What was made is kept, and
        the next frame goes on. What led to another scene was work enough for the frame in which it happened."""
        if self.fresh and not self.coming:
            self.dirty = self.coming = True
            return None
        ration = round(RATION * self.scale.pixels)
        try:
            with self.cache.rationed(ration), MASTERS.rationed(ration):
                frame = self.frame()
        except EnoughForNow:
            self.dirty = self.coming = True
            return None
        self.coming = False
        return frame

    def _pulsed(self, kept: Canvas, pulse: int) -> list[Blit]:
        """A picture that stands still, one moment later."""
        frame = list(kept.frame)
        for at in kept.pulsing:
            frame[at] = frame[at]._replace(alpha=pulse)
        for start, end, draw in kept.redrawn_each_frame:
            canvas = self.canvas()
            draw(canvas)
            frame[start:end] = canvas.frame
        return frame

    def _draw(self, canvas: Canvas) -> None:
        """All scenes that can be seen, from the lowest; the uppermost alone shows the focus and what is pointed at."""
        for scene in self.seen():
            scene.ready()
            if scene is self.scenes[-1]:
                self._draw_scene(canvas, scene)
            else:
                with scene.ui.asleep():
                    self._draw_scene(canvas, scene)
                    scene.draw_over(canvas)

    def _draw_scene(self, canvas: Canvas, scene: Scene) -> None:
        with canvas.faded(scene.opacity()):
            if scene.dialog:
                canvas.rect(Box(0, 0, self.width, self.height), 0, (8, 5, 10, scene.veil))
            scene.draw(canvas)
            scene.ui.draw(canvas, scene.time)

    def picture(self) -> pygame.Surface:
        """The whole window as a picture."""
        surface = pygame.Surface(self.size)
        Screen(surface).show(self.frame())
        return surface

    def _tip(self, canvas: Canvas, scene: Scene) -> None:
        """What is said about the thing that is pointed at; without a mouse, why the thing with the focus is off."""
        ui = scene.ui
        widget = ui.get(ui.focus if ui.keyboard else ui.hover)
        if widget is None or not widget.tip or ui.pressed:
            return
        pointed = ui.hover_time >= TIP_SECONDS and ui.said == (widget.id, widget.tip)
        if (not widget.enabled or scene.explains) if ui.keyboard else pointed:
            widget.draw_tip(canvas)

    def _pressed_toast(self, intent: Intent) -> bool:
        for toast, box, *_ in laid(self):
            if box.holds(intent.x, intent.y):
                self.toasts.remove(toast)
                if toast.does:
                    toast.does()
                if self.scenes:
                    self.top.changed()
                return True
        return False
