"""The table as its parts know it: the position, the plan, small questions, and how an answer is begun anew.

Parts know this class and nothing above it; `table.py` puts them together.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engines.core.game import Label
from engines.core.types import Option
from engines.my_realm.decisions import BACK, LOOK
from engines.my_realm.reasons import NOT_NOW
from engines.my_realm.state import State
from engines.my_realm.text import WORDS

from ...tables.base import Table
from ...tables.picking import Thing
from .plan import plan
from .ui import GAME_UI

if TYPE_CHECKING:
    from ...tables.context import Context

TALK = ("discuss", "speak", "answer")


class RealmTable(Table):
    """Base of the table: all that a part may ask of it."""

    sign = GAME_UI.sign
    prompt_ink = "#33266B"

    def __init__(self, context: "Context") -> None:
        super().__init__(context)
        self.plan = plan(self.frame)

    @property
    def state(self) -> State:
        """What is shown, with holes."""
        state: State = self.context.view.state
        return state

    def asks(self, kind: str) -> bool:
        """Whether the person at the mouse is asked this."""
        return self.context.asked is not None and self.context.asked.decision.kind == kind

    def talking(self) -> bool:
        """Whether there is still talk this year."""
        return bool(self.state.agenda) and self.state.agenda[-1][0] in TALK

    def reminds(self) -> bool:
        """Whether the aim stands there in full: until somebody has seen a game through, or always."""
        settings = self.context.settings
        return settings.reminders == "always" or (
            settings.reminders == "first" and self.context.session.setup.game not in settings.seen_through
        )

    # -- words ---------------------------------------------------------------------------------------------------------

    def label(self, option: Option) -> Label:
        return WORDS.label(option, self.context.view, self.context.names, self.context.say)

    def why_not(self, option: Option) -> str:
        """Why this cannot be done now; empty if it can."""
        return WORDS.why_not(option, self.context.view, self.context.names, self.context.say)

    def look_lock(self) -> str:
        """Why the King may not look at his key; empty if he may."""
        noted = not self.state.charter.free_talk or self.context.session.can_note(LOOK)
        return self.why_not(LOOK) or ("" if noted else self.context.say(NOT_NOW))

    # -- an answer that is put together --------------------------------------------------------------------------------

    def can_clear(self) -> bool:
        """Whether the answer can be begun anew."""
        return self.context.asked is not None and (
            self.context.session.can_undo or BACK in self.context.asked.decision.options
        )

    def clear(self) -> None:
        """Begin the answer anew. Nobody but who gives it ever knew of it."""
        self._take_back(0)
        context = self.context
        if context.session.view().state.draft and context.asked and BACK in context.asked.decision.options:
            context.session.choose(BACK)
        context.follow()

    def _take_back(self, down_to: int) -> None:
        """Take back what was put together, until so much of it is left."""
        context = self.context
        context.picking = None
        while len(context.session.view().state.draft) > down_to and context.session.can_undo:
            context.session.undo()

    def taker(self, matter: int) -> Callable[[], None]:
        """Takes the tile of this matter back, and leaves the others where they lie."""

        def take() -> None:
            draft = self.state.draft
            at = draft[::2].index(matter)
            later = list(zip(draft[2 * at + 2 :: 2], draft[2 * at + 3 :: 2], strict=True))
            self._take_back(2 * at)
            for pair in later:
                self.context.session.choose(Option("place", pair))
            self.context.follow()

        return take

    def can_swap(self, thing: Thing) -> bool:
        """Whether this can be picked in the place of what is picked: another tile, another slot."""
        picking = self.context.picking
        if picking is None or len(picking.picked) != 1 or thing in picking.picked:
            return False
        return thing[0] == picking.picked[0][0] and bool(picking.matching((thing,)))

    def swapper(self, thing: Thing) -> Callable[[], None]:
        def swap() -> None:
            if self.context.picking:
                self.context.picking.put_back()
                self.context.pick(thing)

        return swap
