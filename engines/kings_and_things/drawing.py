"""The whole table in lines of plain text, as one seat sees it: the board with its hexes drawn, then armies, players,
and what lies beside the board.

A hex is nine letters wide at its top:

       _________
      /12 swamp \\
     /A keep city\\      owner, fort, special income
     \\A5+1 B3    /      armies: face-down or not, and Heroes
      \\_________/
"""

from ..core.game import Say
from ..core.types import HIDDEN, View
from . import words
from .phrases import Names, hex_word, people, pieces_in_words, place, side_name
from .realm import army, income, lands_of, supported
from .state import NOBODY, NOTHING, State
from .things import CITY_KIND, INCOMES, KIND, THINGS, VALUE
from .view import UNCOUNTED

TOP = 9
IN_A_LINE = 7  # so many names of places
STEP_X, STEP_Y = TOP + 2, 2  # from a hex to its neighbour in the south-east


def draw(view: View[State], names: Names, say: Say) -> list[str]:
    """Everything this seat may know."""
    state = view.state
    marks = marks_of(names)
    return [
        *_board(state, marks, say),
        *[say(line) for line in words.LEGEND],
        *_places(state, say),
        *_stacks(view, names, say),
        *_fight(state, names, say),
        *_players(state, names, marks, say),
        *_beside(view, say),
    ]


def marks_of(names: Names) -> tuple[str, ...]:
    """One letter for each player: the first of the name, or a number if two begin alike."""
    initials = tuple(name[:1].upper() for name in names)
    return initials if len(set(initials)) == len(names) else tuple(str(seat + 1) for seat in range(len(names)))


# -- the board ---------------------------------------------------------------------------------------------------------


def _board(state: State, marks: tuple[str, ...], say: Say) -> list[str]:
    places = state.charter.board.places
    left = min(q for q, _ in places)
    top = min(2 * r + q for q, r in places)
    width = (max(q for q, _ in places) - left) * STEP_X + TOP + 4
    height = (max(2 * r + q for q, r in places) - top) * STEP_Y + 5
    canvas = [[" "] * width for _ in range(height)]
    for hex_, (q, r) in enumerate(places):
        _cell(canvas, (q - left) * STEP_X, (2 * r + q - top) * STEP_Y, _inside(state, hex_, marks, say))
    return ["".join(row).rstrip() for row in canvas]


def _cell(canvas: list[list[str]], x: int, y: int, inside: tuple[str, str, str]) -> None:
    first, second, third = inside
    _write(canvas, x + 2, y, "_" * TOP)
    _write(canvas, x + 1, y + 1, f"/{first:{TOP}.{TOP}}\\")
    _write(canvas, x, y + 2, f"/{second:{TOP + 2}.{TOP + 2}}\\")
    _write(canvas, x, y + 3, f"\\{third:{TOP + 2}.{TOP + 2}}/")
    _write(canvas, x + 1, y + 4, f"\\{'_' * TOP}/")


def _write(canvas: list[list[str]], x: int, y: int, text: str) -> None:
    canvas[y][x : x + len(text)] = text


def _inside(state: State, hex_: int, marks: tuple[str, ...], say: Say) -> tuple[str, str, str]:
    kind = state.terrain[hex_]
    land = "?" if kind == HIDDEN else say(words.CELL_LANDS[kind])
    owner = state.owner[hex_]
    counter = state.income[hex_]
    signs = [marks[owner] if owner != NOBODY else "", say(words.CELL_FORTS[state.fort[hex_]]), _income(counter, say)]
    return f"{hex_} {land}", " ".join(sign for sign in signs if sign), _armies(state, hex_, marks)


def _income(counter: int, say: Say) -> str:
    if counter == NOTHING:
        return ""
    if counter < INCOMES:
        return f"+{VALUE[counter]}"
    return say(words.CELL_CITY if KIND[counter] == CITY_KIND else words.CELL_VILLAGE)


def _armies(state: State, hex_: int, marks: tuple[str, ...]) -> str:
    signs = ["%"] if state.cloud == hex_ else []
    for side in range(state.charter.neutral + 1):
        pieces = army(state, side, hex_)
        if pieces:
            heroes = len([piece for piece in pieces if piece >= THINGS])
            mark = marks[side] if side < len(marks) else "n"
            signs.append(f"{mark}{len(pieces) - heroes}{f'+{heroes}' if heroes else ''}")
    return " ".join(signs)


# -- under it ----------------------------------------------------------------------------------------------------------


def _places(state: State, say: Say) -> list[str]:
    """What the hexes are called, as far as they lie open."""
    if state.face_down:
        return []
    named = [say(words.NUMBERED, number=hex_, place=hex_word(state, hex_, say)) for hex_ in range(state.charter.hexes)]
    rows = [", ".join(named[at : at + IN_A_LINE]) for at in range(0, len(named), IN_A_LINE)]
    return [say(words.PLACES, places=row) for row in rows]


def _stacks(view: View[State], names: Names, say: Say) -> list[str]:
    """Every stack by name, as far as this seat knows it, and what defenders guard."""
    state = view.state
    lines = []
    for hex_ in range(state.charter.hexes):
        stacks = [
            say(
                words.STACK_OF,
                name=side_name(side, names, say),
                things=_stack(state, side, hex_, say, mine=side == view.seat),
            )
            for side in range(state.charter.neutral + 1)
            if army(state, side, hex_)
        ]
        where = place(state, hex_, names, say)
        if stacks:
            lines.append(say(words.STACK, hex=where, stacks="; ".join(stacks)))
        if state.hoard[hex_]:
            lines.append(say(words.HOARD, hex=where, things=pieces_in_words(state.hoard[hex_], say)))
    return lines


def _stack(state: State, side: int, hex_: int, say: Say, *, mine: bool) -> str:
    """A stack in words; one's own bluffs are named as such (8.2)."""
    pieces = army(state, side, hex_)
    bluffs = [piece for piece in pieces if mine and not supported(state, side, hex_, piece)]
    found = [pieces_in_words([piece for piece in pieces if piece not in bluffs], say, state.charter.combat)]
    if bluffs:
        found.append(say(words.UNSUPPORTED, things=pieces_in_words(bluffs, say, state.charter.combat)))
    return ", ".join(found[len(bluffs) == len(pieces) :])


def _fight(state: State, names: Names, say: Say) -> list[str]:
    battle = state.battle
    if battle is None:
        return []
    sides = people(battle.sides, names, say)
    where = place(state, battle.hex, names, say)
    step = say(words.STEP_NAMES[battle.step])
    return [say(words.FIGHT, hex=where, round=battle.round, step=step, sides=sides)]


def _players(state: State, names: Names, marks: tuple[str, ...], say: Say) -> list[str]:
    lines = []
    for seat in (*state.order, *[seat for seat in range(len(names)) if seat not in state.order]):
        if seat not in state.order:
            lines.append(f"{marks[seat]} {names[seat]}: {say(words.OUT)}")
            continue
        held = state.shields[seat]
        line = say(
            words.PLAYER,
            mark=marks[seat],
            name=names[seat],
            gold=state.gold[seat],
            income=_known_income(state, seat),
            lands=say.count(_known_lands(state, seat), words.LAND_HEX),
            things=words.UNCOUNTED if UNCOUNTED in held else len(held),
        )
        lines.append(f"{line} ({say(words.FIRST)})" if seat == state.order[0] else line)
    return lines


def _known_income(state: State, seat: int) -> int:
    return 0 if state.face_down else income(state, seat)


def _known_lands(state: State, seat: int) -> int:
    return 0 if state.face_down else lands_of(state, seat)


def _beside(view: View[State], say: Say) -> list[str]:
    state, values = view.state, view.state.charter.combat
    phase = say(words.PHASE_NAMES[state.phase])
    lines = [say(words.TURN, turn=state.turn, phase=phase)]
    lines.append(say(words.OFFER, heroes=pieces_in_words(state.offer, say, values)))
    if view.seat >= 0:
        lines.append(say(words.SHIELD, things=pieces_in_words(state.shields[view.seat], say, values)))
    return lines
