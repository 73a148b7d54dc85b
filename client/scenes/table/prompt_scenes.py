"""Scenes a prompt needs besides the table itself: the cover, the question to all, the results."""

from functools import partial
from typing import TYPE_CHECKING

from engines.core.types import WATCHER

from ...match.prompts import AskAll, Cover, Over, closed
from ...render.canvas import Canvas
from ..candles import Flicker
from ..cover.scene import CoverScene, CoverView, News, draw_cover
from ..navigation import go

if TYPE_CHECKING:
    from .scene import TableScene

UNVEIL_SECONDS = 0.22
"""How long a cover takes to go. It never takes any time to come."""


class PromptScenes:
    """Puts up the scenes that the prompts of one table scene need."""

    def __init__(self, scene: "TableScene") -> None:
        self.scene = scene
        self._greets = scene.session.resumed
        self._going: CoverView | None = None
        """The cover that has just been taken off."""
        self._left = 0.0
        """How long it can still be seen."""

    def put_up(self) -> None:
        """Everything that led to the prompt has been seen: put up what it needs."""
        scene = self.scene
        if scene.watched or scene.stage.top is not scene:
            return  # nobody is asked in a replay, and its end is one moment of it
        greeting = scene.table.greeting() if self._greets else None
        self._greets = False
        if greeting is not None:
            scene.stage.push(greeting)
            return
        prompt = scene.session.prompt
        if isinstance(prompt, Cover):
            self._cover(prompt)
        elif isinstance(prompt, AskAll):
            self._ask_all(prompt)
        elif isinstance(prompt, Over):
            self._over()

    def show_cover(self) -> None:
        """The cover of whoever is asked, for pictures of it."""
        decision = self.scene.session.match.decision
        if decision is not None:
            self._cover(Cover(decision.seat, closed(decision), self.scene.session.told()))

    def _cover(self, prompt: Cover) -> None:
        scene = self.scene
        text, outside = scene.session.game.text, scene.session.match.view(WATCHER)
        news = scene.session.news(prompt.seat, scene.say) if prompt.since else []
        view = CoverView(
            scene.names[prompt.seat],
            scene.badges[prompt.seat],
            scene.session.game.title,
            text.prompt(prompt.decision, outside, scene.names, scene.say).line,
            tuple(
                News(entry.text, -1 if entry.seat is None else scene.badges[entry.seat], entry.touches)
                for entry in news
            ),
            scene.session.setup.game,
        )

        def ready() -> None:
            scene.stage.pop()
            scene.session.ready()
            self._going, self._left = view, UNVEIL_SECONDS if scene.stage.settings.animation_speed else 0.0
            scene.follow()

        scene.stage.push(CoverScene(scene.stage, view, ready, scene.menu))

    def _ask_all(self, prompt: AskAll) -> None:
        from ..ask_all.scene import AskAllScene

        scene = self.scene

        def claim(seat: int) -> None:
            scene.stage.pop()
            scene.session.claim(seat)
            scene.follow()

        def no_one() -> None:
            scene.stage.pop()
            scene.session.no_one()
            scene.follow()

        scene.stage.push(AskAllScene(scene.stage, scene.table.ask_all(prompt), claim, no_one, scene.menu))

    def _over(self) -> None:
        from ..results.facts import result_of_session

        stage, journal = self.scene.stage, self.scene.session.match.journal
        go(stage, "results", result_of_session(self.scene.session, self.scene.say))
        if journal and not journal.trouble:
            stage.later("ledger", partial(stage.library.count, journal.path))

    # -- a cover that goes ---------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Time goes by. True while a cover can still be seen."""
        going = self._left > 0
        self._left -= seconds
        return going

    def draw(self, canvas: Canvas) -> None:
        if self._going is not None and self._left > 0:
            with canvas.faded(round(255 * self._left / UNVEIL_SECONDS)):
                draw_cover(canvas, self._going, Flicker(), self.scene.say)
