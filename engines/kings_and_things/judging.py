"""Judgement of a question of Kings & Things: the turn is played to its end by normal players in imagined worlds."""

from collections.abc import Iterator, Sequence

from ..core.judgement import Effort, Line, Look, Outlook, SearchingJudge, Terms, Trying, follow
from ..core.rng import Rng
from ..core.search import Budget
from ..core.types import Decision, Option, View
from .agenda import AGENDA
from .bots.campaign import Orders, way_on, whole_plan
from .bots.evaluation import value
from .bots.hard import NEVER, PLANS, UNTHINKABLE, Hasty, won_by
from .bots.marshal import HALT, Marshal
from .bots.survey import Survey
from .bots.weights import USUAL
from .bots.worlds import worlds
from .bots.worths import worths
from .decisions import PICK_UP, STEP, option
from .realm import hexes_of, income
from .rules.movement_column import unmoved
from .state import CITADEL, COMBAT_PHASE, MOVEMENT, State
from .things import KIND, THINGS
from .tolls import POINTS, Tolls
from .view import view as view_of

COUNTS = (
    Outlook("won", 1.0, 0.1),
    Outlook("beaten", -1.0, 0.1),
    Outlook("citadel", 0.5),
    Outlook("crowned", -0.3),
    Outlook("hero", 0.06),
    Outlook("lost", -0.05),
    Outlook("land", 0.03, 0.5, chance=False),
    Outlook("income", 0.02, 0.7, chance=False),
    Outlook("counters", 0.01, 0.7, chance=False),
    Outlook("gold", 0.004, 2.0, chance=False),
)
"""What is looked at when the turn is over; `advice.py` has a sentence for each."""

WEIGHTY = frozenset(["hero_target", "hero_pre_gold", "recruit", "play_event", "move", "bribe", "retreat", "build"])
"""Questions on which more hangs than on others."""

SMALL = {MOVEMENT: 8, COMBAT_PHASE: 16}
LARGE = {MOVEMENT: 8, COMBAT_PHASE: 24}
"""Simulations by phase: the less of a turn there is still to be played, the quicker it is done."""
SURVEYED = 12
"""Where nothing is to be fought for the phase is soon over."""
DUEL = 8
"""Deals in which a choice is compared with the best one."""
CANDIDATES = {False: 2, True: 3}
"""So many are tried, of small and of weighty questions; of marches, which are dear, two."""


def peaceful(state: State, decision: Decision) -> bool:
    """Whether the rule of thumb judges, and deals only tell what comes of an answer in this phase: before the Movement
    Phase so much is still to come that a turn's end is noise."""
    return state.phase < MOVEMENT


class KingJudge(SearchingJudge[State]):
    """Judges for one player."""

    counts = COUNTS
    stake = 0.2  # hundreds of answers in a game, and few that matter alone: a costly one gives away two gold

    def __init__(self) -> None:
        super().__init__(State.clone, lambda state: state.charter.seats)

    def trying(self, view: View[State], decision: Decision, rng: Rng) -> Trying[State]:
        survey = Survey(view, rng, USUAL)
        plans = planned(survey, view, rng) if decision.kind == "move" else []
        whole = {line[0]: line for line in reversed(plans)}  # how a march may go on that is begun so
        rated = rated_lines(survey, view, decision, plans, rng)
        most = 2 if decision.kind == "move" else CANDIDATES[decision.kind in WEIGHTY]
        lines = list(rated)[:most]
        look, seat, turn, phase = looking(view), view.seat, view.state.turn, view.state.phase
        tolls, calm = Tolls(survey, decision), peaceful(view.state, decision)
        now = value(view.state) if calm else []

        def going_on(state: State) -> bool:
            return state.turn == turn and (not calm or state.phase == phase)

        def attempt(state: State, line: Line, luck: Rng) -> Sequence[float]:
            kings = [Hasty(USUAL) for _ in range(state.charter.seats)]
            follow(AGENDA, state, seat, whole.get(line[0], line) if len(line) == 1 else line)
            march_on(state, seat, luck)
            while (asked := AGENDA.decision(state)) is not None and going_on(state):
                who, answer = asked.seat, asked.options[0]
                if len(asked.options) > 1:
                    plan = asked.kind == "move" and kings[who].planned != turn
                    known = view_of(state, who) if plan else View(who, state)
                    answer = kings[who].choose(known, asked, NEVER, luck)
                AGENDA.apply(state, answer)
            if calm:
                chances = [*now[:seat], now[seat] - (tolls(line, lines[0]) or 0.0), *now[seat + 1 :]]
            else:
                chances = value(state) if state.agenda else [*won_by(state)]
            return (*chances, *look(state))

        terms: Terms = {line: (("gold", tolls.gold.get(line[0], worth)),) for line, worth in rated.items()}
        shunned = frozenset([line for line, worth in rated.items() if worth <= UNTHINKABLE])
        return Trying(lines, terms, worlds(view), attempt, effort(view, decision), shunned, tolls)


def rated_lines(
    survey: Survey, view: View[State], decision: Decision, plans: list[Line], rng: Rng
) -> dict[Line, float]:
    """What to compare, the rule player's own choice first, with what that player thinks it is worth."""
    if decision.kind == "move" and len(decision.options) > 1:
        return dict.fromkeys(_marches(view, decision, plans, rng), 0.0)
    if decision.kind == "march" and len(decision.options) > 1:
        return dict.fromkeys(_ways(survey, view, decision, rng), 0.0)
    found = zip(decision.options, worths(survey, decision), strict=True)
    return {(answer,): worth for answer, worth in sorted(found, key=lambda each: -each[1])}


def effort(view: View[State], decision: Decision) -> Effort:
    if peaceful(view.state, decision):
        return Effort(Budget(SURVEYED), SURVEYED // 2 if decision.kind not in POINTS else 0)
    weighty, phase = decision.kind in WEIGHTY, view.state.phase
    simulations = (LARGE if weighty else SMALL).get(phase, LARGE[COMBAT_PHASE])
    return Effort(Budget(simulations, gate=1.0), DUEL)


# -- marches (9) -------------------------------------------------------------------------------------------------------


def planned(usual: Survey, view: View[State], rng: Rng) -> list[Line]:
    """The marches of the usual plan, then of others: the first of each before the rest."""
    plans = []
    for weights in (USUAL, *[change(USUAL) for change in PLANS.values()]):
        survey = usual if weights is USUAL else Survey(view, rng, weights)
        plans.append([line_of(view, march.orders) for march in whole_plan(survey, survey.frame[2])])
    return [*[plan[0] for plan in plans if plan], *[line for plan in plans for line in plan[1:]]]


def _marches(view: View[State], decision: Decision, plans: list[Line], rng: Rng) -> Iterator[Line]:
    """The first march of the usual plan, then of others that go somewhere else; or no march at all."""
    goals = set()
    for line in plans:
        goal = line[-2]  # the last step, before the halt
        if goal not in goals:
            goals.add(goal)
            yield line
    rule = Marshal(USUAL).choose(view, decision, NEVER, rng)
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
    yield (Marshal(USUAL).choose(view, decision, NEVER, rng),)
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
    survey = Survey(View(seat, state), rng, USUAL)
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
