"""A full world that fits what a seat knows, for bots that search: view(redeal(view, rng), seat) == view."""

from typing import Final

from ..core.agenda import Frame
from ..core.rng import Rng
from ..core.types import HIDDEN, View
from .charter import SHIELD_LIMIT
from .realm import supported
from .rules.events_targets import sources
from .rules.hits import takers
from .rules.magic import holds
from .rules.magic_asking import fitting
from .rules.magic_battle import timely, usable
from .state import State
from .terrain import ANY
from .things import BALLOON, CREATURES, FLAGS, MAGIC, THINGS
from .view import ARMY_PARTS, SHIELD_PARTS, UNCOUNTED

EVERY_THING: Final = frozenset(range(THINGS))


def redeal(view: View[State], rng: Rng) -> State:
    """Fill every hole of the view."""
    state = view.state.clone()
    state.rng = [rng.fresh() for _ in state.rng]
    _fill_tiles(state, rng)
    pool = unseen(state)
    rng.shuffle(pool)
    _fill_sources(state, pool, rng)
    _fill_armies(state, pool)
    _fill_shields(state, pool, _promises(state, pool), rng)
    state.bag = pool
    _fill_march(state, rng)
    state.agenda = [_frame(state, list(frame), rng) for frame in state.agenda]
    _fill_battle(state, rng)
    return state


def unseen(state: State) -> list[int]:
    """The Things that a view does not show anywhere."""
    known = (state.gone, state.tray, state.in_play, state.income, state.bag)
    return sorted(EVERY_THING.difference(*known, *state.armies, *state.shields, *state.hoard))


def _fill_tiles(state: State, rng: Rng) -> None:
    charter = state.charter
    left = list(charter.tiles)
    for kind in (*state.terrain, *state.aside):
        if kind != HIDDEN:
            left[kind] -= 1
    tiles = [kind for kind, count in enumerate(left) for _ in range(count)]
    rng.shuffle(tiles)
    if state.face_down:
        state.terrain = [
            tiles.pop() if fixed == ANY else kind
            for fixed, kind in zip(charter.board.terrain, state.terrain, strict=True)
        ]
    state.deck = tiles


def _fill_sources(state: State, pool: list[int], rng: Rng) -> None:
    """12: whoever is being asked for a source of magic has one on the board, face down if none is face up."""
    hexes = state.charter.hexes
    for frame in state.agenda:
        if frame[0] != "magic_source" or sources(state, frame[1]):
            continue
        seat = frame[1]
        stacks = [hex_ for hex_ in range(hexes) if HIDDEN in state.armies[seat * hexes + hex_]]
        rng.shuffle(stacks)
        magic = [thing for thing in pool if thing < CREATURES and FLAGS[thing] & MAGIC]
        found = next(((hex_, thing) for hex_ in stacks for thing in magic if supported(state, seat, hex_, thing)), None)
        if found is not None:
            at = seat * hexes + found[0]
            pool.remove(found[1])
            state.armies[at] = tuple(sorted((*state.armies[at][1:], found[1])))  # holes sort first


def _fill_armies(state: State, pool: list[int]) -> None:
    """Face-down counters are creatures."""
    for at, pieces in enumerate(state.armies):
        if HIDDEN in pieces:
            known = [piece for piece in pieces if piece != HIDDEN]
            state.armies[at] = tuple(sorted(known + [_creature(pool) for _ in range(pieces.count(HIDDEN))]))


def _creature(pool: list[int]) -> int:
    at = len(pool) - 1
    while pool[at] >= CREATURES:
        at -= 1
    return pool.pop(at)


def _promises(state: State, pool: list[int]) -> dict[int, list[int]]:
    """15: whoever boards the Balloon has it; where only holders are asked, whoever is being asked holds an item that
    fits. Taken out of the pool, which is in random order; innermost windows first, since they leave the least choice.
    """
    promised: dict[int, list[int]] = {}
    asking: tuple[str, ...] = ("balloon", "balloon_target")
    if not state.charter.ask_everyone:
        asking += ("react", "battle_magic")
    for frame in reversed(state.agenda):
        if frame[0] in asking and _is_hidden(state.shields[frame[1]]):
            seat = frame[1]
            items = _fitting(state, frame)
            if items and not items & {*promised.get(seat, ())}:
                found = next((thing for thing in pool if thing in items), None)
                if found is not None:
                    pool.remove(found)
                    promised.setdefault(seat, []).append(found)
    return promised


def _is_hidden(things: tuple[int, ...]) -> bool:
    return HIDDEN in things or UNCOUNTED in things


def _fitting(state: State, frame: Frame) -> set[int]:
    """The items for which a seat may have been asked; none if it would be asked anyway, for what lies open."""
    name, seat, what = frame[:3]
    if name in ("balloon", "balloon_target"):
        return {BALLOON}
    if name == "react":
        items = fitting(what)
        return set() if any(holds(state, seat, item) for item in items) else {*items}
    battle = state.battle
    if battle is None or what == state.charter.neutral or usable(state, seat, what):
        return set()
    return {*timely(state, battle, what)}


def _fill_shields(state: State, pool: list[int], promised: dict[int, list[int]], rng: Rng) -> None:
    state.tray = tuple(sorted([pool.pop() if thing == HIDDEN else thing for thing in state.tray]))
    for seat, things in enumerate(state.shields):
        if UNCOUNTED in things:
            sure = promised.get(seat, [])
            count = max(_needed(state, seat), rng.below(SHIELD_LIMIT + 1)) - len(sure)
            state.shields[seat] = tuple(sorted([*sure, *[pool.pop() for _ in range(min(count, len(pool)))]]))
        elif HIDDEN in things:
            sure = promised.get(seat, [])
            state.shields[seat] = tuple(sorted([*sure, *[pool.pop() for _ in things[len(sure) :]]]))


def _needed(state: State, seat: int) -> int:
    """Whoever is asked about a Thing has one, and whoever is over the limit has eleven."""
    needs = [0]
    for frame in state.agenda:
        if frame[0] == "shield_discard" and frame[1] == seat:
            needs.append(SHIELD_LIMIT + 1)
        elif frame[0] == "recruit" and frame[1] == seat and len(state.tray) % 2:
            needs.append(1)  # the other half of a trade
        elif frame[0] in SHIELD_PARTS and frame[1] == seat and frame[SHIELD_PARTS[frame[0]]] != ():
            needs.append(1)
    return max(needs)


def _fill_march(state: State, rng: Rng) -> None:
    """Counters on the march are some of the mover's."""
    column = state.column
    if column is not None and HIDDEN in column.pieces:
        seat = next(frame[1] for frame in state.agenda if frame[0] == "end_of_moves")
        standing = state.armies[seat * state.charter.hexes + column.hex]
        state.column = column._replace(pieces=_some(state, column.pieces, standing, rng))
    flight = state.flight
    if flight is not None and HIDDEN in flight.passengers:
        standing = state.armies[flight.seat * state.charter.hexes + flight.hex]
        state.flight = flight._replace(passengers=_some(state, flight.passengers, standing, rng))


def _some(state: State, pieces: tuple[int, ...], among: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """Holes filled with creatures that stand there, each once. Whoever is shown would be named."""
    known = [piece for piece in pieces if piece != HIDDEN]
    free = [piece for piece in among if piece < CREATURES and piece not in known and piece not in state.shown]
    return tuple(sorted(known + rng.sample(free, pieces.count(HIDDEN))))


def _frame(state: State, frame: list[object], rng: Rng) -> tuple[object, ...]:
    name, seat = str(frame[0]), frame[1] if len(frame) > 1 else 0
    at = SHIELD_PARTS.get(name)
    if at is not None and isinstance(seat, int):
        part, held = frame[at], state.shields[seat]
        if part in (HIDDEN, UNCOUNTED):
            frame[at] = rng.pick(held)
        elif isinstance(part, tuple) and (HIDDEN in part or UNCOUNTED in part):
            frame[at] = tuple(sorted(rng.sample(held, len(part))))
    army_part = ARMY_PARTS.get(name)
    if army_part is not None and isinstance(seat, int):
        part, hex_ = frame[army_part[0]], frame[army_part[1]]
        if isinstance(part, tuple) and HIDDEN in part and isinstance(hex_, int):
            frame[army_part[0]] = _some(state, part, state.armies[seat * state.charter.hexes + hex_], rng)
    return tuple(frame)


def _fill_battle(state: State, rng: Rng) -> None:
    """Sealed targets: any opponent; sealed hits: any units of the side."""
    battle = state.battle
    if battle is None:
        return
    for side, target in enumerate(battle.targets):
        if target == HIDDEN - 1:
            battle.targets[side] = rng.pick([other for other in battle.sides if other != side])
        doomed = battle.doomed[side]
        if HIDDEN in doomed:
            battle.doomed[side] = ()
            for _ in doomed:
                battle.doomed[side] = (*battle.doomed[side], rng.pick(takers(state, side)))
