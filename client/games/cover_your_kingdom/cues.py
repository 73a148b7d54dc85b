"""Cues of a moment: a picture for every event, which the timeline plays one after the other.

How each kind of event is shown is written in `cue_cards` and `cue_clans`, how numbers count up in `cue_counts`; where
things start and end, and what can be lifted, in `moment_places`.
"""

from collections.abc import Callable, Mapping, Sequence

from engines.core.types import Event

from ...match.chronicle import Moment
from ...sprites.timeline import Cue
from ...tables.steps import DEAL, PAUSE, Leg, Step, StepNews, cues_of, first_turning
from . import cue_cards, cue_clans
from .cue_counts import Draw, with_counts
from .faces import Faces
from .legs import COUNT, SHINE
from .moment_places import Cards, MomentPlaces, Places


def _quiet(seconds: float, sound: str = "") -> Callable[..., Step]:
    """A fact that moves nothing."""
    return lambda it, known, *args: Step((Leg(seconds),), sound)


STEPS: Mapping[str, Callable[..., Step]] = {
    # setting up, and turns
    "round_began": cue_cards.round_began,
    "power_dealt": cue_cards.power_dealt,
    "drew": cue_cards.drew,
    "crowned": cue_cards.crowned,
    "skipped": _quiet(DEAL),
    "passed": _quiet(DEAL, "click"),
    "guard_left": cue_cards.guard_left,
    # clans
    "settled": cue_clans.settled,
    "settled_discard": cue_clans.settled_discard,
    "discard_shown": cue_cards.discard_shown,
    "added": cue_clans.added,
    "moved": cue_clans.moved,
    "discarded": cue_cards.discarded,
    "placed": cue_clans.placed,
    "uncovered": cue_clans.uncovered,
    "kid_swapped": cue_clans.kid_swapped,
    # challenges
    "challenged": cue_clans.challenged,
    "answered": cue_clans.answered,
    "can_answer": _quiet(PAUSE),
    "cannot_answer": _quiet(PAUSE),
    "conceded": cue_clans.conceded,
    "recruited": cue_clans.recruited,
    "held": cue_clans.held,
    # hires
    "hired": cue_cards.hired,
    "clan_moved": cue_clans.clan_moved,
    "stole": cue_cards.stole,
    "gave_back": cue_cards.gave_back,
    "guarded": cue_cards.guarded,
    "blocked": cue_cards.blocked,
    "elves_sent": cue_cards.elves_sent,
    "sacrificed": cue_cards.sacrificed,
    "dispersed": cue_clans.dispersed,
    "swapped": cue_clans.swapped,
    # the Drafty Inn
    "claimed": cue_cards.claimed,
    "inn_shown": cue_cards.inn_shown,
    "inn_hired": cue_cards.inn_hired,
    "inn_reshuffled": cue_cards.inn_reshuffled,
    "chose_in_secret": _quiet(PAUSE, "click"),
    # the night sky
    "lit": cue_clans.lit,
    "no_token": cue_clans.no_token,
    "sky_complete": cue_clans.sky_complete,
    "light_speed": cue_clans.light_speed,
    # the end
    "stalemate": _quiet(SHINE),
    "scored": _quiet(COUNT),
    "round_won": _quiet(SHINE, "round_won"),
    "won": _quiet(SHINE, "victory"),
}
"""By kind of event."""


def cues_for(
    moment: Moment,
    before: Places,
    after: Places,
    faces: Faces,
    show: Callable[[], None],
    draw_magic: Draw,
    reduced: bool = False,
    tell: Callable[[MomentPlaces, int], StepNews | None] = lambda it, steps: None,
) -> list[Cue]:
    """The cues of a moment. `show` turns the picture of the table from before to after, and is called once;
    `draw_magic` draws a number that counts up; `tell` says what is told of it, and before which of so many steps."""
    if moment.undone:
        return [Cue(DEAL, sound="undo"), Cue(after=show)]
    it = MomentPlaces(moment, before, after, faces)
    steps = [step_of(it, event) for event in moment.events]
    if not reduced:
        steps = with_counts(it, steps, draw_magic)
    return cues_of(steps, _turn(moment, steps), show, reduced, tell(it, len(steps)))


def step_of(it: MomentPlaces, event: Event) -> Step:
    """How one event of a moment is shown."""
    known: Cards = event.secret[0] if event.secret else ()  # type: ignore[assignment]  # all secrets are cards
    return STEPS[event.kind](it, known, *event.args)


def _turn(moment: Moment, steps: Sequence[Step]) -> int:
    """Which step is the first over the picture after. A round that ends is told to its end before the next one."""
    for at, event in enumerate(moment.events):
        if event.kind == "round_began":
            return at
    return first_turning(steps)
