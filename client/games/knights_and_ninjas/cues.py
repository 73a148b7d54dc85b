"""Cues of every event: the events of a moment become steps, which the timeline plays one after the other.

How each kind of event is shown is written in `cue_cards` and `cue_blows`.
"""

from collections.abc import Callable, Mapping

from engines.core.types import Event

from ...match.chronicle import Moment
from ...sprites.timeline import Cue
from ...tables.steps import DEAL, PAUSE, Leg, Step, StepNews, cues_of, first_turning
from . import cue_blows, cue_cards
from .moment_places import SHINE, Cards, MomentPlaces
from .table_places import TablePlaces


def _quiet(seconds: float, sound: str = "", turns: bool = False) -> Callable[..., Step]:
    """A fact that moves nothing."""
    return lambda it, known, *args: Step((Leg(seconds),), sound, turns=turns)


STEPS: Mapping[str, Callable[..., Step]] = {
    # piles and turns
    "began": _quiet(DEAL),
    "drew": cue_cards.drew,
    "reshuffled": _quiet(SHINE, "shuffle", turns=True),
    "locked": _quiet(PAUSE),
    "unlocked": _quiet(PAUSE, "gold"),
    "turn_began": _quiet(DEAL, turns=True),
    "minstrel_left": cue_cards.minstrel_left,
    "skipped": _quiet(SHINE),
    "fortified": cue_cards.fortified,
    "passed": cue_cards.passed,
    # attacks
    "attacked": _quiet(DEAL, "click", turns=True),
    "laid": cue_blows.laid,
    "stopped": _quiet(PAUSE),
    "ladder_set": cue_blows.ladder_set,
    "destroyed": cue_blows.destroyed,
    "scattered": cue_blows.scattered,
    "captured": cue_blows.captured,
    # answers
    "answered": cue_blows.answered,
    "endured": _quiet(PAUSE),
    "can_answer": _quiet(PAUSE),
    "cannot_answer": _quiet(PAUSE),
    "parried": cue_blows.parried,
    "turned": cue_blows.turned,
    "charmed": cue_blows.charmed,
    "executed": cue_blows.executed,
    "returned": cue_blows.returned,
    "warded": cue_blows.warded,
    "jailed": cue_blows.jailed,
    # Highwaymen
    "raced": _quiet(PAUSE),
    "robbed": cue_blows.robbed,
    # special actions
    "heralded": cue_cards.special("herald"),
    "chose_in_secret": _quiet(PAUSE, "click"),
    "showed": cue_cards.showed,
    "took": cue_cards.took,
    "bought": cue_cards.bought,
    "monk_came": cue_cards.special("monk"),
    "collected": _quiet(PAUSE),
    "paid_gems": cue_cards.paid_gems,
    "paid_cards": cue_cards.paid_cards,
    "bear_sent": cue_cards.bear_sent,
    "freed": cue_cards.freed,
    "hoarded": cue_cards.hoarded,
    "ship_came": cue_cards.special("horn"),
    # the two-player game
    "shuffled_in": _quiet(DEAL, "shuffle", turns=True),
    "lane_dealt": _quiet(SHINE, "shuffle", turns=True),
    "looked": cue_cards.looked,
    "kept": cue_cards.kept,
    "gave": cue_cards.gave,
    "gave_up": cue_cards.gave_up,
    "redealt": _quiet(PAUSE),
    "swept": _quiet(DEAL, "card_slide"),
    # the end
    "won": _quiet(SHINE, "victory"),
}
"""By kind of event."""


def cues_for(
    moment: Moment,
    before: TablePlaces,
    after: TablePlaces,
    show: Callable[[], None],
    reduced: bool = False,
    tell: Callable[[MomentPlaces, int], StepNews | None] = lambda it, steps: None,
) -> list[Cue]:
    """The cues of a moment. `show` turns the picture of the table from before to after, and is called once; `tell` says
    what is told of it, and before which of so many steps."""
    if moment.undone:
        return [Cue(DEAL, sound="undo"), Cue(after=show)]
    places = MomentPlaces(moment, before, after)
    steps = [step_of(places, event) for event in moment.events]
    return cues_of(steps, first_turning(steps), show, reduced, tell(places, len(steps)))


def step_of(places: MomentPlaces, event: Event) -> Step:
    """How one event of the moment is shown."""
    secret = event.secret[0] if event.secret else ()
    known: Cards = secret if isinstance(secret, tuple) else (secret,)
    return STEPS[event.kind](places, known, *event.args)
