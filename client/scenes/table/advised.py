"""A table scene at which a computer has a word: hints that are asked for, warnings that are not."""

from functools import cached_property
from typing import TYPE_CHECKING

from engines.core.types import Option

from ...match.prompts import Ask
from ...render.canvas import Box, Canvas
from ...sprites.timeline import Cue
from ...stage.scene import Scene
from ...tables.hints import Hint, Warned
from .firsts import Firsts
from .hinting import is_on_table, press, put_away, thinks

if TYPE_CHECKING:
    from .scene import TableScene
    from .tutoring import Tutoring


class Advised(Scene):
    """What a table asks of its scene for hints and warnings."""

    hinted: Hint | None = None
    hint_for: Ask | None = None
    """Who asked for a hint, until it is there."""
    hint_waits = 0.0
    """Seconds since then."""
    tutoring: "Tutoring"

    @property
    def asked(self) -> Ask | None:
        raise NotImplementedError

    def scopes(self) -> tuple[str, ...]:
        return (self.name, self._table_scene.session.setup.game)

    def give(self, option: Option, *then: Option) -> None:
        raise NotImplementedError

    def hint(self) -> None:
        """Say what a computer would do here; again: more of it."""
        press(self._table_scene)

    def stop_hint(self) -> None:
        put_away(self._table_scene)

    def do_hint(self) -> None:
        """Give the answer of the hint."""
        if self.hinted and self.asked is self.hinted.asked:
            self.give(*self.hinted.line)

    @property
    def hint_thinks(self) -> bool:
        return thinks(self._table_scene)

    def hint_is_on_table(self) -> bool:
        return self.hinted is not None and is_on_table(self._table_scene, self.hinted.line)

    @property
    def warned(self) -> Warned | None:
        return self.tutoring.warned if self.asked else None

    def show_better(self) -> None:
        self.tutoring.show_better()

    def do_anyway(self) -> None:
        self.tutoring.do_anyway()

    def stop_warning(self) -> None:
        self.tutoring.stop()

    def think_again(self) -> None:
        self.tutoring.think_again()

    @cached_property
    def firsts(self) -> Firsts:
        """What is new to whoever is asked."""
        return Firsts(self._table_scene)

    def draw_in_slot(self, canvas: Canvas, slot: Box) -> bool:
        """What stands in the bar instead of where the game stands."""
        return self.firsts.draw(canvas, slot)

    def before_asking(self) -> Cue | None:
        """What a person has to see before the question that is put to them now."""
        return self._table_scene.table.before_asking()

    def lay_aside(self, box: Box, brief: bool = False) -> Box:
        """What stands in the column before the chronicle: nothing at a usual table."""
        return box

    @property
    def _table_scene(self) -> "TableScene":
        from .scene import TableScene

        assert isinstance(self, TableScene)
        return self
