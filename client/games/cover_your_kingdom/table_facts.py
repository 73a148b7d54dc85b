"""Facts about the table of Cover Your Kingdom that its parts may ask for: none of them knows the table itself."""

from typing import TYPE_CHECKING, Protocol

from engines.core.game import Label
from engines.core.types import Option
from engines.cover_your_kingdom.state import State

from .faces import Faces

if TYPE_CHECKING:
    from ...tables.context import Context


class TableFacts(Protocol):
    """What is shown, and what is being chosen."""

    @property
    def context(self) -> "Context": ...

    @property
    def state(self) -> State:
        """What is shown, with holes."""

    @property
    def faces(self) -> Faces: ...

    def crowded(self) -> bool: ...

    def player_words(self, seat: int) -> str: ...

    def hand_is_open(self) -> bool: ...

    def chosen_kinds(self) -> tuple[int, ...]: ...

    def label(self, option: Option) -> Label: ...

    def why_not(self, option: Option) -> str: ...
