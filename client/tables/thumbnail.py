"""A picture of a saved game: the public table only. No hand, no chosen card, nothing that only its owner knows."""

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from functools import partial
from typing import Any

import pygame
from msgspec.structs import replace

from engines import GAMES
from engines.core.chronicle import Entry
from engines.core.game import Game, Say
from engines.core.types import Decision, Event, Option, Shape, View

from ..match.prompts import SessionPrompt, Thinking
from ..match.saves import Glimpse, Saved
from ..render.cache import EnoughForNow
from ..render.canvas import Box, Canvas
from ..render.frame import Screen
from ..render.pictures import MASTERS
from ..render.scale import Pane, Scale
from ..settings import Settings
from ..sprites.timeline import Timeline
from ..sprites.wood import Light
from ..stage import RATION, Stage
from ..stage.scene import OnStage
from ..widgets.log import LogPanel
from ..widgets.ui import Ui
from .base import ActionButton, PromptLine, Table
from .context import Context
from .hints import Hint, Warned
from .picking import Picking, Thing
from .spots import HotSpot

SIZE = (1920, 1080)
"""In logical units: the table is laid out as on a large window; where it would not fill a picture, on a wider one."""
COARSEST = 0.5
"""Pixels of a unit, at least: the picture is small, and the smaller it is painted the sooner it is there."""
QUIET = Settings(animation_speed=0.0, reduced_motion=True)


class ThumbnailSitting:
    """A game at which nobody plays: nothing is asked, and nothing can be done."""

    viewer = None
    can_undo = can_turn_away = looks_back = False
    looking = True
    undo_stop = ""
    version = 0

    def __init__(self, saved: Saved, glimpse: Glimpse) -> None:
        self.game: Game[Any] = GAMES[saved.setup.game]
        self.setup, self.seats = saved.setup, saved.seats
        self.people: tuple[int, ...] = ()
        self.prompt: SessionPrompt = Thinking(0, Decision(0, "", Shape.PICK_ONE, ()))
        self._view = glimpse.view

    def view(self) -> View[Any]:
        return self._view

    def view_behind(self, seat: int) -> View[Any]:
        return self._view

    def told(self) -> tuple[Event, ...]:
        return ()

    def chronicle(self, say: Say) -> list[Entry]:
        return []

    def count(self, kind: str) -> int:
        return 0

    def hint(self) -> Option | None:
        raise LookupError("nobody is asked")

    def choose(self, option: Option, *then: Option) -> None:
        """Nobody plays."""

    def undo(self) -> None:
        """Nothing was done."""

    def can_note(self, option: Option) -> bool:
        return False

    def note(self, option: Option) -> None:
        """Nobody plays."""

    def can_abstain(self, seat: int) -> bool:
        return False

    def abstains(self, seat: int) -> bool:
        return False

    def abstain(self, seat: int, wish: bool = True) -> None:
        """Nobody plays."""


class ThumbnailContext(OnStage):
    """The context of a table that only draws."""

    asked = None
    hinted: Hint | None = None
    hint_thinks = False
    warned: Warned | None = None

    def __init__(self, stage: Stage, session: ThumbnailSitting, lights: tuple[Light, ...]) -> None:
        super().__init__(stage)
        self.session, self.lights = session, lights
        self.view, self.names = session.view(), session.setup.names
        self.badges = tuple(seat.badge for seat in session.seats)
        self.me = 0
        self.picking: Picking | None = None
        self.drag: HotSpot | None = None
        self.lifted: frozenset[Thing] = frozenset()
        self.ui, self.timeline, self.log_panel = Ui(), Timeline(), LogPanel()

    def asked_view(self) -> View[Any]:
        return self.view

    def asked_words(self) -> PromptLine | None:
        return None

    def chronicle(self) -> list[Entry]:
        return []

    @property
    def others_act(self) -> bool:
        return False

    def meanwhile(self) -> Sequence[tuple[str, str]]:
        return ()

    def draw_in_slot(self, canvas: Canvas, slot: Box) -> bool:
        return False

    def lay_aside(self, box: Box, brief: bool = False) -> Box:
        return box

    def answer(self, option: Option, *then: Option) -> None:
        """Nobody is asked."""

    def act(self, action: ActionButton) -> None:
        """Nobody is asked."""

    def insists(self, action: ActionButton) -> bool:
        return False

    def pick(self, thing: Thing, spot: str = "") -> None:
        """Nobody is asked."""

    def hint_is_on_table(self) -> bool:
        return False

    def _nothing(self) -> None:
        """Nobody plays, and nothing changes."""

    def tool(self, name: str) -> Callable[[], None]:
        return self._nothing

    def why_not(self, tool: str) -> str:
        return ""

    undo = turn_away = go_on = menu = open_log = open_aim = open_rules = _nothing
    do_hint = stop_hint = show_better = do_anyway = stop_warning = think_again = _nothing
    next = skip = follow = changed = repaint = _nothing


Maker = Callable[[Context], Table]
"""The class of a game's table."""


def _stage(stage: Stage, scale: Scale, width: float) -> Stage:
    """A stage of this width beside that of the window, for one picture, in the language of the window."""
    size = (scale.px(width), scale.px(SIZE[1]))
    likes = stage.settings
    made = Stage(replace(QUIET, language=likes.language, writing=likes.writing), stage.library, stage.audio, size)
    made.pane, made.scale, made.cache = Pane(size, 0, 0, size), scale, stage.cache
    return made


def laid_out(context: ThumbnailContext, maker: Maker) -> Table:
    """A table that stands for its picture."""
    table = maker(context)
    table.lay_out_for_picture()
    return table


def thumbnail(
    stage: Stage, saved: Saved, glimpse: Glimpse, size: tuple[int, int], maker: Maker, lights: tuple[Light, ...] = ()
) -> Iterator[pygame.Surface | None]:
    """The public table, whole, in the middle of a picture of this size; around it, the ground that it stands on.

    It is drawn in steps, of which only the last gives the picture: between them a frame can be shown.
    """
    scale = Scale(min(1.0, max(COARSEST, 1.5 * size[0] / SIZE[0])))
    session = ThumbnailSitting(saved, glimpse)
    box = laid_out(ThumbnailContext(_stage(stage, scale, SIZE[0]), session, lights), maker).picture_box()
    yield None
    large = _stage(stage, scale, SIZE[0] * max(1.0, size[0] / size[1] * box.h / box.w))
    table = laid_out(ThumbnailContext(large, session, lights), maker)
    yield None
    whole = pygame.Surface(large.size)
    ground = yield from _in_steps(large, table.draw_ground)
    Screen(whole).show(ground.frame)
    picture = pygame.transform.smoothscale(whole, size)
    yield None
    part = pygame.Rect(*map(scale.px, table.picture_box())).clip(whole.get_rect())
    fit = min(size[0] / part.w, size[1] / part.h)
    place = pygame.Rect(0, 0, round(part.w * fit), round(part.h * fit)).clip(picture.get_rect())
    place.center = picture.get_rect().center
    # what lies under the table is the ground of the picture itself, so that no edge is seen where the table ends
    under = pygame.transform.smoothscale(picture.subsurface(place), part.size)

    def draw(public: Canvas) -> None:
        public.agreed = table.agreed
        public.put(under, *part.topleft)
        table.draw_public(public)

    public = yield from _in_steps(large, draw)
    yield None
    Screen(whole).show(public.frame)
    picture.blit(pygame.transform.smoothscale(whole.subsurface(part), place.size), place)
    yield picture


def _in_steps(stage: Stage, draw: Callable[[Canvas], None]) -> Generator[None, None, Canvas]:
    """What this draws: in a step as much is made for it as in a frame."""
    while True:
        canvas = stage.canvas()
        try:
            with stage.cache.rationed(round(RATION * stage.scale.pixels)), MASTERS.rationed(RATION):
                draw(canvas)
            return canvas
        except EnoughForNow:
            yield


def painter(
    stage: Stage, before: Callable[[Canvas, Box, Saved], None], maker: Callable[[], Maker], lights: tuple[Light, ...]
) -> Callable[[Canvas, Box, Saved, Glimpse], None]:
    """Draws the tables of saved games, safely and step by step; `before` is drawn until one is there, and for good if
    there will be none."""
    safeguard = stage.library.safeguard

    def paint(canvas: Canvas, box: Box, saved: Saved, glimpse: Glimpse) -> None:
        px = canvas.scale.px
        size = (max(1, px(box.w)), max(1, px(box.h)))
        key = ("thumbnail", saved.path, saved.actions, size, stage.settings.language)

        def steps() -> Iterator[pygame.Surface | None]:
            yield from thumbnail(stage, saved, glimpse, size, maker(), lights)

        if (picture := stage.cache.find(key)) is not None:
            canvas.put(picture, px(box.x), px(box.y))
            return
        before(canvas, box, saved)
        if not safeguard.refuses(saved.path):
            stage.later(key, partial(_paint_on, stage, key, safeguard.watched(saved.path, steps())))

    return paint


def _paint_on(stage: Stage, key: Hashable, steps: Iterator[pygame.Surface | None]) -> None:
    """Do the next step of a picture; what comes out of the last one is kept."""
    try:
        picture = next(steps)
    except StopIteration:  # it was given up
        return
    if picture is None:
        stage.later(key, partial(_paint_on, stage, key, steps), first=True)
    else:
        made = picture
        stage.cache.get(key, lambda: made)
