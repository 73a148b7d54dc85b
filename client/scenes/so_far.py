"""How far a game that goes on has come, in its own words and from what everybody at the table sees."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from engines.core.game import Say
from engines.kings_and_things.words import PHASE_NAMES

from ..match.saves import Glimpse, Saved

if TYPE_CHECKING:  # the title says it of one game and need not wait for the others
    from engines.cover_your_kingdom.state import State as CoverYourKingdom
    from engines.kings_and_things.state import State as KingsAndThings
    from engines.knights_and_ninjas.state import State as KnightsAndNinjas
    from engines.my_realm.state import State as MyRealm

REALM_PHASES = ("", "the King teaches", "time is short", "the Queen rules")


def so_far(saved: Saved, glimpse: Glimpse | None, say: Say) -> str:
    """A few words that begin small: "turn 5, movement"."""
    words = SO_FAR.get(saved.setup.game)
    if glimpse is None or words is None:
        return say("{count} action" if saved.actions == 1 else "{count} actions").format(count=saved.actions)
    return words(glimpse.view.state, say)


def _cover_your_kingdom(state: "CoverYourKingdom", say: Say) -> str:
    deck = len(state.deck)
    cards = say("{count} card in the deck" if deck == 1 else "{count} cards in the deck").format(count=deck)
    left = cards if deck else say("the deck is empty")
    if not state.rounds:
        return left
    return say("round {n}, {cards}").format(n=len(state.rounds) + 1, cards=left)


def _kings_and_things(state: "KingsAndThings", say: Say) -> str:
    phase = say(PHASE_NAMES[state.phase])
    return say("turn {turn}, {phase}").format(turn=state.turn, phase=phase) if state.turn else phase


def _knights_and_ninjas(state: "KnightsAndNinjas", say: Say) -> str:
    if state.agenda and state.agenda[-1][0] == "draft":
        return say("draft {n}").format(n=state.drafts)
    return say("turn {turn}, {count} gems win").format(turn=max(1, state.turns), count=state.target)


def _my_realm(state: "MyRealm", say: Say) -> str:
    return say("{phase}, year {year}").format(phase=say(REALM_PHASES[state.phase]), year=state.year)


SO_FAR: Mapping[str, Callable[[Any, Say], str]] = MappingProxyType(
    {
        "cover_your_kingdom": _cover_your_kingdom,
        "kings_and_things": _kings_and_things,
        "knights_and_ninjas": _knights_and_ninjas,
        "my_realm": _my_realm,
    }
)
"""By game; of one that is missing here, the actions are counted."""
