"""Views: what a seat may know (reference 1.5), as a state with holes. The one door for secrets.

| hidden                                  | from                  | in a view                                      |
|-----------------------------------------|-----------------------|------------------------------------------------|
| face-down creatures on the board        | all but their owner   | HIDDEN in `armies`, unless `face_up` or `shown`|
| Things behind a Shield                  | all but their owner   | HIDDEN, one for each (see `hide_shield_count`) |
| the Bag, the tile deck, chance          | everybody             | HIDDEN, one for each; streams are 0            |
| face-down tiles during setup            | everybody             | HIDDEN in `terrain`                            |
| Things put aside in the exchange        | all but their owner   | HIDDEN in `tray`; traded ones are open         |
| which counters march or fly             | all but their owner   | HIDDEN in `column`, `flight`                   |
| which counters have moved               | all but their owner   | `moved` is empty                               |
| named targets, hits put on units        | all but their side    | HIDDEN until all are opened                    |
| pieces in pending frames                | see `SHIELD_PARTS`    | HIDDEN                                         |

Nothing is remembered: whoever saw a treasure go behind a Shield may note it down, a view does not.
"""

from ..core.agenda import Frame
from ..core.types import HIDDEN, WATCHER, View
from .state import NOTHING, SETUP, State
from .things import CREATURES

UNCOUNTED = HIDDEN - 1
"""Stands, with `hide_shield_count`, for however many Things lie behind a Shield or in the Bag."""

SHIELD_PARTS = {"place_things": 3, "place_where": 2}
"""Frames that hold Things from behind the Shield of the seat in `frame[1]`: where in the frame."""

ARMY_PARTS = {"balloon": (3, 2), "balloon_target": (3, 2), "balloon_lands": (4, 2), "fan_escape": (4, 3),
              "assassin_aim_dice": (5, 3)}  # fmt: skip
"""Frames that hold face-down creatures of the seat in `frame[1]`: where, and where the hex is that they stand in.
A chapter whose frames name face-down pieces enters them here."""


def view(state: State, seat: int) -> View[State]:
    """All that this seat may know. A watcher has only rivals."""
    known = state.clone()
    charter = state.charter
    known.rng = [0] * len(state.rng)
    known.deck = [HIDDEN] * len(state.deck)
    known.bag = [UNCOUNTED] if charter.hide_shield_count else [HIDDEN] * len(state.bag)
    if state.face_down:
        known.terrain = [
            HIDDEN if kind < 0 else tile for kind, tile in zip(charter.board.terrain, state.terrain, strict=True)
        ]
    for other in range(charter.seats):
        if other != seat:
            count = (UNCOUNTED,) if charter.hide_shield_count else (HIDDEN,) * len(state.shields[other])
            known.shields[other] = count
            _cover_armies(state, known, other)
    mover = owner_of_column(state)
    if mover != seat or seat == WATCHER:
        known.moved, known.hesitations = (), 0
        if state.column is not None:
            pieces = _covered(state, state.column.pieces)  # what each has spent would tell flyers from walkers
            known.column = state.column._replace(pieces=pieces, spent=(0,) * len(pieces))
    if state.flight is not None and state.flight.seat != seat and not state.face_up >> state.flight.hex & 1:
        known.flight = state.flight._replace(passengers=_covered(state, state.flight.passengers))
    if state.tray and state.phase == SETUP and state.agenda[-1][1] != seat:
        known.tray = (HIDDEN,) * len(state.tray)
    known.agenda = [_frame(state, frame, seat) for frame in state.agenda]
    if known.battle is not None:
        _seal(state, known, seat)
    return View(seat, known)


def owner_of_column(state: State) -> int:
    """Whose movement it is: of the part's frame that lies deepest, `("end_of_moves", seat)`."""
    return next((frame[1] for frame in state.agenda if frame[0] == "end_of_moves"), WATCHER)


def _cover_armies(state: State, known: State, other: int) -> None:
    hexes = state.charter.hexes
    for at in range(other * hexes, (other + 1) * hexes):
        pieces = state.armies[at]
        if pieces and pieces[0] < CREATURES and not state.face_up >> (at - other * hexes) & 1:
            known.armies[at] = _covered(state, pieces)


def _covered(state: State, pieces: tuple[int, ...]) -> tuple[int, ...]:
    """Heroes and shown creatures as they are; the others are holes, which sort first."""
    return tuple(sorted([piece if piece >= CREATURES or piece in state.shown else HIDDEN for piece in pieces]))


def _frame(state: State, frame: Frame, seat: int) -> Frame:
    at = SHIELD_PARTS.get(frame[0])
    if at is not None and frame[1] != seat:
        part = frame[at]
        hole = HIDDEN if isinstance(part, int) else (HIDDEN,) * len(part)
        if state.charter.hide_shield_count and part:
            hole = HIDDEN if isinstance(part, int) else (UNCOUNTED,)
        return (*frame[:at], hole, *frame[at + 1 :])
    army_part = ARMY_PARTS.get(frame[0])
    if army_part is not None and frame[1] != seat:
        at = army_part[0]
        return (*frame[:at], _covered(state, frame[at]), *frame[at + 1 :])
    return frame


def _seal(state: State, known: State, seat: int) -> None:
    """10.5, 10.7: targets until all are named, and hits until all are placed. The conductor knows the neutral
    side's."""
    battle, shown = state.battle, known.battle
    assert battle is not None
    assert shown is not None
    for side in range(state.charter.neutral + 1):
        if seat != (battle.conductor if side == state.charter.neutral else side):
            if not battle.named and battle.targets[side] != NOTHING:
                shown.targets[side] = HIDDEN - 1
            if not battle.opened:
                shown.doomed[side] = (HIDDEN,) * len(battle.doomed[side])
