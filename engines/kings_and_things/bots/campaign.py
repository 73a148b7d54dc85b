"""Marching (reference 9): the whole turn is planned anew before every march and every step, and nothing remembered.

A campaign is a hex to take and the counters that shall take it, from any stacks that can get there; its worth is what
the hex brings by the odds, less what the march leaves open at home. Or counters go where they guard more, or where
there is more to take."""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from itertools import chain
from typing import NamedTuple

from ..charter import ALLOWANCE
from ..realm import army, room
from ..rules import flight_balloon
from ..rules.movement_column import FLIES, guarded, steps, unexplored, unmoved
from ..state import CITADEL, Column, State
from ..terrain import COST, SEA
from ..things import COMBAT
from .strength import BLOW, chance
from .survey import Survey

MARCH = 0.4  # a march is worth more than this, or it is not made
FRONT = 0.012  # what being nearer to a prize is worth, for each pip
SIZES = (1, 2, 3, 4, 5, 6, 8, 10, 14, 20)  # so many counters are tried together

Pieces = tuple[int, ...]
Roads = dict[int, tuple[int, ...]]


class Orders(NamedTuple):
    """Counters that go together, and their way: their own hex first, then every step."""

    pieces: Pieces
    path: tuple[int, ...]


class Stack(NamedTuple):
    """The counters of a hex that may still march, the strongest first, and where its walkers and flyers can get."""

    hex: int
    pieces: Pieces
    walks: Roads
    flights: Roads

    def road(self, pieces: Iterable[int], to: int) -> tuple[int, ...]:
        """How these get there together; empty if they cannot."""
        roads = self.flights if all(FLIES[piece] for piece in pieces) else self.walks
        return roads.get(to, ())


class RatedMarch(NamedTuple):
    """A march and what it is worth."""

    worth: float
    orders: Orders


NO_MARCH = RatedMarch(0.0, Orders((), ()))

Force = Sequence[tuple[int, Stack]]
"""Counters, each with the stack it comes from."""


class Campaign(NamedTuple):
    """A hex to take, the force that shall take it, and what that is worth."""

    worth: float
    target: int
    force: Force


def best_march(survey: Survey, pinned: int) -> RatedMarch:
    """The best march of all that can be begun; NO_MARCH if none is worth it."""
    ready = stacks(survey, pinned)
    conquests = [RatedMarch(found.worth, marches(found)[0]) for found in campaigns(survey, ready)]
    plans = sorted(chain(conquests, redeployments(survey, ready)), key=lambda plan: -plan.worth)
    return next((plan for plan in plans if plan.worth > 0 and can_begin(survey, plan.orders)), NO_MARCH)


def whole_plan(survey: Survey, pinned: int) -> list[RatedMarch]:
    """A plan for the whole phase, made once: the best campaign with all its stacks, then the best of those who are
    left, and so on. Whoever guards a citadel is not asked to leave it; who is idle in the end guards, or goes nearer to
    a prize."""
    ready, found = stacks(survey, pinned), list[RatedMarch]()
    guards = list(redeployments(survey, ready)) if survey.crowned else []
    guards = [plan for plan in guards if survey.state.fort[plan.orders.path[-1]] == CITADEL]
    waiting: list[Campaign | RatedMarch] = [*campaigns(survey, ready), *guards]
    waiting = sorted([plan for plan in waiting if plan.worth > 0], key=_worth)
    going: set[int] = set()
    idle = False
    while waiting:
        first = waiting.pop(0)
        gone: set[int] = set()
        if isinstance(first, RatedMarch):
            if going.isdisjoint(first.orders.pieces) and can_begin(survey, first.orders):
                found.append(first)
                gone = {*first.orders.pieces}
        elif going.isdisjoint([piece for piece, _ in first.force]):
            found += [RatedMarch(first.worth, orders) for orders in marches(first) if can_begin(survey, orders)]
            gone = {piece for piece, _ in first.force}
        else:
            again = campaign(survey, ready, first.target)  # with whoever is left
            waiting = sorted([*waiting, again], key=_worth) if again.worth > 0 else waiting
        going |= gone
        ready = [_without(stack, gone) for stack in ready] if gone else ready
        if not waiting and not idle:
            rest = redeployments(survey, [stack for stack in ready if stack.pieces])
            waiting, idle = sorted([plan for plan in rest if plan.worth > 0], key=_worth), True
    return found


def _worth(plan: Campaign | RatedMarch) -> float:
    """To sort by: the best first."""
    return -plan.worth


def _without(stack: Stack, gone: set[int]) -> Stack:
    return stack._replace(pieces=tuple([piece for piece in stack.pieces if piece not in gone]))


def can_begin(survey: Survey, orders: Orders) -> bool:
    """9: whether they may take the first step together; whoever sets out and cannot would set out again and again."""
    pieces, path = orders
    column = Column(path[0], pieces, (0,) * len(pieces), False)
    return path[1] in steps(survey.state, survey.seat, column)


# -- who can get where -------------------------------------------------------------------------------------------------


def roads(state: State, seat: int, start: int, flies: bool, allowance: int = ALLOWANCE) -> Roads:
    """9: every hex that a counter can end in, and the way there. Unexplored land and enemies stop it."""
    found: Roads = {start: (start,)}
    spent = {start: 0}
    queue = [(0, start)]
    while queue:
        used, at = heappop(queue)
        if used > spent[at] or (at != start and (unexplored(state, at) or guarded(state, seat, at))):
            continue
        for to in state.charter.near[at]:
            if state.terrain[to] == SEA and not flies:
                continue
            cost = used + (1 if flies else COST[state.terrain[to]])
            if cost <= allowance and cost < spent.get(to, allowance + 1):
                spent[to] = cost
                found[to] = (*found[at], to)
                heappush(queue, (cost, to))
    return {to: path for to, path in found.items() if to != start and state.terrain[to] != SEA}


def stacks(survey: Survey, pinned: int) -> list[Stack]:
    """The counters that may march; pinned ones stay and fight."""
    state, seat = survey.state, survey.seat
    found = []
    for hex_ in range(survey.charter.hexes):
        pieces = unmoved(state, seat, hex_) if army(state, seat, hex_) else ()
        if pieces and not pinned >> hex_ & 1:
            flights = roads(state, seat, hex_, True) if any(FLIES[piece] for piece in pieces) else {}
            found.append(Stack(hex_, tuple(ranked(survey, pieces)), roads(state, seat, hex_, False), flights))
    return found


def ranked(survey: Survey, pieces: Iterable[int]) -> list[int]:
    """The strongest first, bluffs last."""
    return sorted(pieces, key=lambda piece: (-survey.strength((piece,)).blow, piece))


# -- campaigns ---------------------------------------------------------------------------------------------------------


def campaigns(survey: Survey, ready: list[Stack]) -> Iterator[Campaign]:
    """For every hex that can be reached and fought for: the best force, if it is worth it."""
    state = survey.state
    for target in sorted({to for stack in ready for way in (stack.walks, stack.flights) for to in way}):
        if state.owner[target] != survey.seat or guarded(state, survey.seat, target):
            found = campaign(survey, ready, target)
            if found.worth > 0:
                yield found


def campaign(survey: Survey, ready: list[Stack], target: int) -> Campaign:
    """The force that makes the most of a hex: strongest first, or one scout that nobody will miss."""
    there = army(survey.state, survey.seat, target)
    homes = {piece: stack for stack in ready for piece in stack.pieces if stack.road((piece,), target)}
    able = [(piece, homes[piece]) for piece in ranked(survey, homes)]
    most = min(room(survey.state, survey.seat, target), len(able))
    forces = [able[:size] for size in SIZES if size <= most] + ([able[-1:]] if most > 0 else [])
    before = stake(survey, target, there)
    best, chosen = 0.0, list[tuple[int, Stack]]()
    for force in forces:
        pieces = tuple([piece for piece, _ in force])
        worth = stake(survey, target, there + pieces) - before - exposure(survey, force) - MARCH
        if worth > best:
            best, chosen = worth, force
    return Campaign(best, target, chosen)


def stake(survey: Survey, target: int, pieces: Pieces) -> float:
    """What it is worth to have these counters in a hex when the fighting begins; an own hex is to be held."""
    if survey.state.owner[target] != survey.seat:
        return survey.venture(target, pieces)
    guard = survey.strength(pieces).plus(survey.buildings(target))
    held = chance(guard, survey.opposition(target))
    return held * (survey.estate(target) + survey.vigil(target, pieces))


def exposure(survey: Survey, force: Force) -> float:
    """What is more likely lost at home when these are gone."""
    total = 0.0
    for home in {stack.hex for _, stack in force}:
        leaving = tuple([piece for piece, stack in force if stack.hex == home])
        total += survey.risk(home, leaving) - survey.risk(home) + survey.vigil(home, leaving)
    return total


def marches(found: Campaign) -> list[Orders]:
    """The marches of a campaign, stack by stack: the largest part first; walkers and flyers of a hex may go apart."""
    parts: dict[int, list[int]] = {}
    homes = {stack.hex: stack for _, stack in found.force}
    for piece, stack in found.force:
        parts.setdefault(stack.hex, []).append(piece)
    orders = []
    for hex_ in sorted(parts, key=lambda at: (-len(parts[at]), at)):
        road, together = homes[hex_].road, tuple(parts[hex_])
        if road(together, found.target):
            orders.append(Orders(together, road(together, found.target)))
            continue
        for part in (True, False):
            some = tuple([piece for piece in together if FLIES[piece] == part])
            orders.append(Orders(some, road(some, found.target)))
    return orders


# -- a column on its way -----------------------------------------------------------------------------------------------


def way_on(survey: Survey, column: Column, pinned: int) -> tuple[int, ...]:
    """The way of a column that has begun its march, from the hex where it stands; empty: it has arrived."""
    best, path = stay(survey, column), tuple[int, ...]()
    ways = ways_of(survey, column)
    for target, worth in prospects(survey, column, pinned, ways):
        if worth > best:
            best, path = worth, ways[target]
    return path


def ways_of(survey: Survey, column: Column) -> Roads:
    """Where a column can still get to."""
    flies = all(FLIES[piece] for piece in column.pieces)
    return roads(
        survey.state, survey.seat, column.hex, flies or column.hunter, ALLOWANCE - max(column.spent, default=0)
    )


def prospects(survey: Survey, column: Column, pinned: int, ways: Roads) -> Iterator[tuple[int, float]]:
    """What it is worth for a column to go on to each of the hexes it has room in. Others who may still come are counted
    on, as they were when it set out."""
    here = Stack(column.hex, column.pieces, ways, ways)
    marching = [(piece, here) for piece in column.pieces]
    others = stacks(survey, pinned)
    for target in sorted(ways):
        if room(survey.state, survey.seat, target) >= len(column.pieces):
            yield target, _ahead(survey, marching, others, target)


def stay(survey: Survey, column: Column) -> float:
    """What it is worth for a column to stop where it is: on land that is to be taken, the land."""
    there = army(survey.state, survey.seat, column.hex)
    others = tuple([piece for piece in there if piece not in column.pieces])
    if survey.state.owner[column.hex] == survey.seat:
        return 0.0
    return max(0.0, stake(survey, column.hex, there) - stake(survey, column.hex, others))


def _ahead(survey: Survey, marching: Force, others: list[Stack], target: int) -> float:
    """What it is worth for a column to go on to this hex."""
    state, pieces = survey.state, tuple([piece for piece, _ in marching])
    home = marching[0][1].hex
    if state.owner[target] == survey.seat and not guarded(state, survey.seat, target):
        left_open = survey.risk(home, pieces) - survey.risk(home) if home in survey.lands else 0.0
        nearer = survey.front(target) - (survey.front(home) if home in survey.lands else 0.0)
        guarded_more = survey.risk(target) - survey.risk(target, (), pieces)
        return guarded_more - left_open + FRONT * nearer * sum([BLOW[piece] for piece in pieces])
    there = army(state, survey.seat, target)
    homes = {piece: stack for stack in others for piece in stack.pieces if stack.road((piece,), target)}
    able = [(piece, homes[piece]) for piece in ranked(survey, homes)]
    most = room(state, survey.seat, target) - len(marching)
    before = stake(survey, target, there)
    return max(
        [
            stake(survey, target, there + tuple([piece for piece, _ in force])) - before - exposure(survey, force)
            for force in [[*marching, *able[:size]] for size in (0, *SIZES) if size <= min(most, len(able))]
        ],
        default=0.0,
    )


# -- everybody else ----------------------------------------------------------------------------------------------------


def redeployments(survey: Survey, ready: list[Stack]) -> Iterator[RatedMarch]:
    """Idle counters go where they guard more or stand nearer to a prize: all, all but one, or one."""
    fronts = {at: survey.front(at) for at in survey.lands}
    for stack in ready:
        for pieces in sorted({stack.pieces, stack.pieces[:-1], stack.pieces[-1:]} - {()}):
            left_open = survey.risk(stack.hex, pieces) - survey.risk(stack.hex)
            blow = sum([BLOW[piece] for piece in pieces])
            left_open += survey.vigil(stack.hex, pieces)
            for to in survey.lands:
                road = stack.road(pieces, to)
                if road and room(survey.state, survey.seat, to) >= len(pieces):
                    guarded_more = survey.risk(to) - survey.risk(to, (), pieces)
                    nearer = FRONT * blow * (fronts[to] - fronts.get(stack.hex, 0.0))
                    guarded_more += survey.vigil(to, pieces)
                    yield RatedMarch(guarded_more - left_open + nearer - MARCH, Orders(pieces, road))


# -- the Balloon (15) --------------------------------------------------------------------------------------------------


def ascent(survey: Survey, hex_: int) -> float:
    """What it is worth to inflate the Balloon in a hex: the best that its passengers could do, less the Balloon."""
    light = [piece for piece in unmoved(survey.state, survey.seat, hex_) if COMBAT[piece] <= flight_balloon.STRONGEST]
    passengers = tuple(ranked(survey, light)[: flight_balloon.SEATS])
    far = survey.charter.far[hex_]
    goals = [
        at for at, terrain in enumerate(survey.state.terrain) if terrain != SEA and 0 < far[at] <= flight_balloon.REACH
    ]
    best = max([landing(survey, at, passengers) for at in goals], default=0.0)
    return best - (survey.risk(hex_, passengers) - survey.risk(hex_)) - survey.weights.item - MARCH


def landing(survey: Survey, hex_: int, passengers: Pieces) -> float:
    """What it is worth to land there."""
    state, seat = survey.state, survey.seat
    there = army(state, seat, hex_)
    if room(state, seat, hex_) < len(passengers):
        return 0.0
    if state.owner[hex_] == seat and not guarded(state, seat, hex_):
        return survey.risk(hex_) - survey.risk(hex_, (), passengers)
    return stake(survey, hex_, there + passengers) - stake(survey, hex_, there)
