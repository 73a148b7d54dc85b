"""Judgement of a question of Kings & Things: the turn is played to its end by normal players in imagined worlds."""

from collections.abc import Iterator, Sequence

from ..core.judgement import Count, Effort, Line, Look, SearchingJudge, Terms, Trying, follow
from ..core.rng import Rng
from ..core.search import Budget
from ..core.types import Decision, Option, View
from .agenda import AGENDA
from .bots.campaign import Orders, way_on, whole_plan
from .bots.evaluation import value
from .bots.hard import NEVER, PLANS, UNTHINKABLE, won_by
from .bots.marshal import HALT, Marshal
from .bots.survey import Survey
from .bots.weights import NORMAL
from .bots.worlds import worlds
from .bots.worths import worths
from .decisions import PICK_UP, STEP, option
from .realm import hexes_of, income
from .rules.movement_column import unmoved
from .state import CITADEL, COMBAT_PHASE, CONSTRUCTION, MOVEMENT, State
from .things import KIND, THINGS
from .view import view as view_of

COUNTS = (
    Count("won", 1.0, 0.1),
    Count("beaten", -1.0, 0.1),
    Count("citadel", 0.5),
    Count("crowned", -0.3),
    Count("hero", 0.06),
    Count("lost", -0.05),
    Count("land", 0.03, 0.5, chance=False),
    Count("income", 0.02, 0.7, chance=False),
    Count("counters", 0.01, 0.7, chance=False),
    Count("gold", 0.004, 2.0, chance=False),
)
"""What is looked at when the turn is over; `advice.py` has a sentence for each."""

WEIGHTY = frozenset(["hero_target", "hero_pre_gold", "recruit", "play_event", "move", "bribe", "retreat", "build"])
"""Questions on which more hangs than on others."""

SMALL = {MOVEMENT: 8, COMBAT_PHASE: 16, CONSTRUCTION: 24}
LARGE = {MOVEMENT: 8, COMBAT_PHASE: 24, CONSTRUCTION: 40}
"""Simulations by phase: the less of a turn there is still to be played, the quicker it is done."""
EARLY = 0, 10
"""The same before the Movement Phase. What is small there is left to the rule of thumb."""
ALIKE = 1.0
"""Gold: answers whose worths differ by less are equally good."""
CANDIDATES = {False: 2, True: 3}
"""So many are tried, of small and of weighty questions; of marches, which are dear, two."""


class KingJudge(SearchingJudge[State]):
    """Judges for one player."""

    counts = COUNTS
    stake = 0.35  # hundreds of answers in a game, and few that matter alone

    def __init__(self) -> None:
        super().__init__(State.clone, lambda state: state.charter.seats)

    def trying(self, view: View[State], decision: Decision, rng: Rng) -> Trying[State]:
        survey = Survey(view, rng)
        rated = rated_lines(survey, view, decision, rng)
        most = 2 if decision.kind == "move" else CANDIDATES[decision.kind in WEIGHTY]
        lines = list(rated)[:most]
        look, seat, turn = looking(view), view.seat, view.state.turn

        def attempt(state: State, line: Line, luck: Rng) -> Sequence[float]:
            kings = [Marshal() for _ in range(state.charter.seats)]
            follow(AGENDA, state, seat, line)
            march_on(state, seat, luck)
            while (asked := AGENDA.decision(state)) is not None and state.turn == turn:
                who, answer = asked.seat, asked.options[0]
                if len(asked.options) > 1:
                    known = view_of(state, who) if asked.kind == "move" else View(who, state)
                    answer = kings[who].choose(known, asked, NEVER, luck)
                AGENDA.apply(state, answer)
            return (*(value(state) if state.agenda else won_by(state)), *look(state))

        terms: Terms = {line: (("gold", worth),) for line, worth in rated.items()}
        shunned = frozenset([line for line, worth in rated.items() if worth <= UNTHINKABLE])

        def alike(line: Line, other: Line) -> bool:
            if line == other or decision.kind in ("move", "march"):
                return line == other
            return abs(rated[line[:1]] - rated[other[:1]]) < ALIKE

        return Trying(lines, terms, worlds(view), attempt, effort(view, decision), shunned, alike)


def rated_lines(survey: Survey, view: View[State], decision: Decision, rng: Rng) -> dict[Line, float]:
    """What to compare, the rule player's own choice first, with what that player thinks it is worth."""
    if decision.kind in ("move", "march") and len(decision.options) > 1:
        lines = (_marches if decision.kind == "move" else _ways)(survey, view, decision, rng)
        return dict.fromkeys(lines, 0.0)
    found = zip(decision.options, worths(survey, decision), strict=True)
    return {(answer,): worth for answer, worth in sorted(found, key=lambda each: -each[1])}


def effort(view: View[State], decision: Decision) -> Effort:
    weighty, phase = decision.kind in WEIGHTY, view.state.phase
    simulations = (LARGE if weighty else SMALL).get(phase, EARLY[weighty])
    return Effort(Budget(simulations, gate=1.0), max(6, simulations // 2))


# -- marches (9) -------------------------------------------------------------------------------------------------------


def _marches(usual: Survey, view: View[State], decision: Decision, rng: Rng) -> Iterator[Line]:
    """The first march of the usual plan, then of others that go somewhere else; or no march at all."""
    goals = set()
    for weights in (NORMAL, *[change(NORMAL) for change in PLANS.values()]):
        survey = usual if weights is NORMAL else Survey(view, rng, weights)
        for march in whole_plan(survey, survey.frame[2])[:1]:
            goal = march.orders.path[-1]
            if goal not in goals:
                goals.add(goal)
                yield line_of(view, march.orders)
    rule = Marshal().choose(view, decision, NEVER, rng)
    if not goals or rule.verb in ("inflate", "demand"):
        yield (rule,)
    yield (option("end_moves"),)
    yield from [(answer,) for answer in decision.options]


def line_of(view: View[State], orders: Orders) -> Line:
    """A march with all its steps."""
    pieces, path = orders
    ready = unmoved(view.state, view.seat, path[0])
    if len(pieces) > 1 and len(pieces) == len(ready):
        gathered: list[Option] = [option("march_all", path[0])]
    else:
        first, *others = sorted(pieces, key=lambda piece: KIND[piece] != KIND[pieces[0]])
        gathered = [option("march", path[0], KIND[first]), *[PICK_UP[KIND[piece]] for piece in others]]
    return (*gathered, *[STEP[hex_] for hex_ in path[1:]], HALT)


def _ways(survey: Survey, view: View[State], decision: Decision, rng: Rng) -> Iterator[Line]:
    """On the march: what the rule player does, the dearest hexes to step to, and to stay."""
    yield (Marshal().choose(view, decision, NEVER, rng),)
    steps = [answer for answer in decision.options if answer.verb == "step"]
    yield from [(answer,) for answer in sorted(steps, key=lambda answer: -survey.prize(*answer.args))[:2]]
    yield from [(answer,) for answer in decision.options if answer == HALT]
    yield from [(answer,) for answer in decision.options]


def march_on(state: State, seat: int, rng: Rng) -> None:
    """Whoever has set out goes where it is best from there, whatever the rule player would have sent out. Changes the
    state."""
    column, asked = state.column, AGENDA.decision(state)
    if column is None or asked is None or asked.kind != "march" or asked.seat != seat or any(column.spent):
        return
    survey = Survey(View(seat, state), rng)
    path = way_on(survey, column, survey.frame[2])
    if len(path) > 1 and STEP[path[1]] in asked.options:
        AGENDA.apply(state, STEP[path[1]])


# -- what came of it ---------------------------------------------------------------------------------------------------


def looking(view: View[State]) -> Look[State]:
    """How the counts are made, from what there is now."""
    seat, before = view.seat, view.state
    mine, heroes = set(hexes_of(before, seat)), len([piece for piece in army_of(before, seat) if piece >= THINGS])

    def look(state: State) -> Sequence[float]:
        lands, pieces = hexes_of(state, seat), army_of(state, seat)
        crowns = {state.owner[at] for at, level in enumerate(state.fort) if level == CITADEL}
        return (
            seat in state.winners,
            bool(state.winners) and seat not in state.winners,
            seat in crowns,
            bool(crowns - {seat, -1}),
            len([piece for piece in pieces if piece >= THINGS]) > heroes,
            bool(mine - set(lands)),
            len(lands),
            income(state, seat),
            len(pieces),
            state.gold[seat],
        )

    return look


def army_of(state: State, seat: int) -> list[int]:
    """All counters of a player on the board."""
    hexes = state.charter.hexes
    return [piece for stack in state.armies[seat * hexes : (seat + 1) * hexes] for piece in stack]
