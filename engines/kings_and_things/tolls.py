"""What an answer of Kings & Things gives away by rule of thumb, in chances to win.

The rule player weighs most answers in gold. Imagined turns tell little about those of peace: a counter that waits
behind the Shield is as good as one on the board to whoever only counts, and what a fort brings comes later. Of marches
they tell much, but chance has a hand in it, so that a warning needs both.
"""

from functools import cached_property

from ..core.judgement import Line, follow
from ..core.types import Decision, Option, View
from .agenda import AGENDA
from .bots.campaign import prospects, roads, stay, ways_of, whole_plan
from .bots.kingdom import SURELY
from .bots.survey import Survey
from .bots.weights import HARD
from .bots.worths import worths
from .charter import ALLOWANCE
from .rules.construction import PRICE
from .rules.movement_column import FLIES, guarded, unexplored
from .state import NOTHING, SETUP, Column
from .terrain import ANY, COST
from .things import CREATURES, FIRST, TERRAIN, TOWNS, VALUE

PLANNED = frozenset(["move", "march"])
"""Marches are weighed by where the column could get to."""
POINTS = frozenset(["start_position", "replace_sea", "pick_hex", "place_tower"])
"""Weighed, but not in gold."""
SERIES = frozenset(["place_things", "exchange_things"])
"""What is good here can be done in any order."""
HEX = 0.2
"""What a hex more brings, in the units of the evaluation: a chance to win of p grows by p (1 - p) times as much."""
IDLE = 1.5
"""A creature that waits behind the Shield for a turn."""
LATER = 0.5
"""Of an event that is not played: there may be a better day."""
DEAREST = 15.0
"""Gold: nothing is said to cost more."""
A_BLUFF = 2.0
"""A creature without support behind the Shield, while Things are dear: it scouts, and may find its land yet."""


class Tolls:
    """What the answers to one question give away."""

    def __init__(self, survey: Survey, decision: Decision) -> None:
        self.survey, self.decision = survey, decision
        self.measured = decision.kind not in PLANNED | POINTS
        self.gold = dict(zip(decision.options, self._gold(), strict=True)) if self.measured else {}

    def __call__(self, line: Line, best: Line) -> float | None:
        if self.decision.kind in PLANNED:
            return chance_of_gold(self.survey, missed(self.survey, line))
        if line[0] not in self.gold or best[0] not in self.gold:
            return None
        toll = chance_of_gold(self.survey, self.gold[best[0]] - self.gold[line[0]])
        return min(toll, self.second_opinion.toll_of(line[0])) if toll > 0 else toll

    @cached_property
    def second_opinion(self) -> "Tolls":
        """What hard players think of it, who weigh otherwise. Where good ways to weigh differ, little is certain."""
        survey = self.survey
        return Tolls(Survey(View(survey.seat, survey.state), survey.rng, HARD), self.decision)

    def toll_of(self, answer: Option) -> float:
        """What an answer gives away beside the one that is liked best here."""
        return chance_of_gold(self.survey, max(self.gold.values()) - self.gold[answer])

    def _gold(self) -> list[float]:
        kind, survey = self.decision.kind, self.survey
        found = [
            self._own(answer, worth)
            for answer, worth in zip(self.decision.options, worths(survey, self.decision), strict=True)
        ]
        verbs = [answer.verb for answer in self.decision.options]
        if kind == "place_where":
            return [max(found) if verb == "take_back" else worth for verb, worth in zip(verbs, found, strict=True)]
        if kind == "build":
            best = max([worth for verb, worth in zip(verbs, found, strict=True) if verb == "build"], default=0.0)
            if survey.gold < 2 * PRICE:  # one thing only
                return [max(best, worth) if verb == "cash" else worth for verb, worth in zip(verbs, found, strict=True)]
            return [
                min(0.0, -best if verb == "end_building" else worth) for verb, worth in zip(verbs, found, strict=True)
            ]
        if kind == "recruit":  # what was traded is drawn with the rest
            drawn = max([worth for verb, worth in zip(verbs, found, strict=True) if verb == "draw"], default=0.0)
            return [worth + drawn * (verb == "trade") for verb, worth in zip(verbs, found, strict=True)]
        return [min(0.0, worth) for worth in found] if kind in SERIES else found

    def _own(self, answer: Option, worth: float) -> float:
        """The worth of an answer in gold, where the rule player only knows that it is first or last."""
        survey = self.survey
        if answer.verb == "end_placing":
            return -waiting(survey)
        if answer.verb == "remove_income":
            counter = survey.state.income[answer.args[0]]
            return -survey.weights.income * VALUE[counter] if counter != NOTHING else 0.0
        if answer.verb == "trade" and worth > -SURELY:
            return trade(survey, answer.args[0])
        if answer.verb == "play_event":
            return LATER * worth
        return max(-DEAREST, worth) if self.decision.kind != "place_where" else worth


def chance_of_gold(survey: Survey, gold: float) -> float:
    """What this much gold is in chances to win, as things stand when all are equal."""
    even = 1 / len(survey.state.order)
    return HEX / survey.weights.land * even * (1 - even) * max(-DEAREST, min(DEAREST, gold))


# -- marches (9) -------------------------------------------------------------------------------------------------------


def missed(survey: Survey, line: Line) -> float:
    """What those who march could have had elsewhere, less what they have where they go. To set out is no step yet; to
    end the phase leaves the best march undone."""
    first, steps = line[0], [option.args[0] for option in line if option.verb == "step"]
    if first.verb == "end_moves":
        plan = whole_plan(survey, survey.frame[2])
        return plan[0].worth if plan else 0.0
    state = survey.state
    if state.column is None and steps:
        state = state.clone()
        follow(AGENDA, state, survey.seat, line[: [option.verb for option in line].index("step")])
    column = state.column
    if column is None or not (steps or (first.verb == "halt" and any(column.spent))):
        return 0.0
    marching = Survey(View(survey.seat, state), survey.rng, survey.weights)
    here, ways = stay(marching, column), ways_of(marching, column)
    worth = {column.hex: here, **dict(prospects(marching, column, survey.frame[2], ways))}
    ends = {column.hex} if not steps else {steps[-1]} if len(line) > 1 else _beyond(marching, column, steps[0])
    return max(worth.values()) - max([worth[end] for end in ends if end in worth], default=0.0)


def _beyond(survey: Survey, column: Column, hex_: int) -> set[int]:
    """Where a column may end after a step to this hex."""
    state, seat = survey.state, survey.seat
    if unexplored(state, hex_) or guarded(state, seat, hex_):
        return {hex_}
    flies = column.hunter or all(FLIES[piece] for piece in column.pieces)
    left = ALLOWANCE - max(column.spent) - (1 if flies else COST[state.terrain[hex_]])
    return {hex_, *roads(state, seat, hex_, flies, left)}


# -- peace -------------------------------------------------------------------------------------------------------------


def waiting(survey: Survey) -> float:
    """What is lost by all that could be placed now and is not: what it would bring in a turn."""
    state, total = survey.state, 0.0
    free = [state.terrain[at] for at in survey.lands if state.income[at] == NOTHING]
    for thing in state.shields[survey.seat]:
        if thing < CREATURES:
            total += IDLE * (state.phase != SETUP and TERRAIN[thing] in survey.terrains)
        elif thing < TOWNS:
            total += VALUE[thing] * (TERRAIN[thing] in free or (TERRAIN[thing] == ANY and bool(free)))
    return total


def trade(survey: Survey, kind: int) -> float:
    """7: two Things for one. The second of a pair was decided on with the first."""
    state = survey.state
    own, new = kept(survey, FIRST[kind]), thing_now(survey)
    if len(state.tray) % 2:
        return new - own
    others = sorted([kept(survey, thing) for thing in state.shields[survey.seat]])
    others.remove(own)
    return new - own - others[0] if others else -own


def kept(survey: Survey, thing: int) -> float:
    """What a Thing behind the Shield is worth."""
    if thing >= CREATURES:
        return survey.thing(thing)
    if TERRAIN[thing] in survey.terrains:
        return max(thing_now(survey), survey.counter(thing))
    return min(A_BLUFF, thing_now(survey))


def thing_now(survey: Survey) -> float:
    """What a draw from the Bag is worth: early it takes land."""
    early = survey.state.turn <= survey.weights.early and not survey.last
    return survey.weights.early_thing if early else survey.weights.thing
